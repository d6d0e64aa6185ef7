/// Why a link was not read.
///
/// ```swift
/// router.explain(url).reason   // .noRoute, .brokenEncoding, .host …
/// ```
@nonexhaustive
public enum MissReason: Hashable, Sendable {
  /// The link is longer than the table's limit.
  case tooLong
  /// The link has more path segments than the table's limit.
  case tooManySegments
  /// The link has more query items than the table's limit.
  case tooManyItems
  /// The link has no scheme, or one the table does not list.
  case scheme
  /// The host is not one the table lists, or it is written in a way no host is.
  case host
  /// The port is not the one the table lists.
  case port
  /// The authority holds user information, a backslash or an escaped delimiter.
  case authority
  /// The path does not begin with the origin's own.
  case basePath
  /// A percent sign is not followed by two hexadecimal digits, or the bytes are not UTF-8.
  case brokenEncoding
  /// The link holds a NUL, plain or escaped.
  case nulCharacter
  /// A segment is `.` or `..`, plain or escaped.
  case dotSegment
  /// A segment is empty.
  case emptySegment
  /// No route reads the link.
  case noRoute
  /// The codec's gate refused the intent.
  case refusedByGate
}

extension MissReason: CustomStringConvertible {
  /// The reason in words, to follow a link's text.
  public var description: String {
    switch self {
    case .tooLong: "is longer than the table's limit"
    case .tooManySegments: "has more path segments than the table's limit"
    case .tooManyItems: "has more query items than the table's limit"
    case .scheme: "has a scheme the table does not list"
    case .host: "has a host the table does not list"
    case .port: "has a port the table does not list"
    case .authority: "has user information, a backslash or an escaped delimiter before its path"
    case .basePath: "does not begin with the origin's own path"
    case .brokenEncoding: "has broken percent-encoding"
    case .nulCharacter: "holds a NUL"
    case .dotSegment: "has a dot segment"
    case .emptySegment: "has an empty path segment"
    case .noRoute: "is read by no route"
    case .refusedByGate: "means something the gate refused"
    }
  }
}
