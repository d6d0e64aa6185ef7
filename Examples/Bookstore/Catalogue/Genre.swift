/// The shop's categories.
public enum Genre: String, Hashable, Sendable, Codable, CaseIterable {
  case fantasy
  case scienceFiction = "science-fiction"
  case computing
  case poetry
}
