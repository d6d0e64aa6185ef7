/// The books the shop has.
public struct Catalogue: Sendable {
  /// A book as the catalogue lists it.
  public struct Book: Hashable, Sendable {
    /// The book's identifier.
    public let id: BookID
    /// Its title.
    public let title: String
    /// Its category.
    public let genre: Genre
  }

  /// All books.
  public let books: [Book]

  /// Makes a catalogue.
  public init(_ books: [Book] = Self.stock) { self.books = books }

  /// Tells whether there is such a book.
  public func contains(_ id: BookID) -> Bool { books.contains { $0.id == id } }

  /// The title of a book, where there is such a book.
  public func title(of id: BookID) -> String? { books.first { $0.id == id }?.title }

  /// What the example has in stock.
  public static let stock: [Book] = [
    Book(id: "1", title: "The First Book", genre: .poetry),
    Book(id: "7", title: "Seven Bridges", genre: .poetry),
    Book(id: "42", title: "The Answer and Other Questions", genre: .scienceFiction),
    Book(id: "99", title: "Dragons for Beginners", genre: .fantasy),
    Book(id: "451", title: "Paper Burns", genre: .scienceFiction),
    Book(id: "swift", title: "Swift by Example", genre: .computing),
    Book(id: "a/b", title: "Slashes and How to Escape Them", genre: .computing),
  ]
}
