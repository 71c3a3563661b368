/// A declaration with its distinguishing features, for finding its counterpart.
struct Part: Sendable {
  /// The kind of part, which determines the search for a counterpart.
  enum Kind: Sendable, Equatable {
    /// Properties or cases; one declaration may contain several.
    case names
    /// A type or an extension, whose members may be separate parts.
    case frame
    case other
  }

  /// The number of keys of each part.
  static let levels = 4

  var declaration: Declaration
  let kind: Kind
  /// The path of the enclosing type; empty at the top level.
  let owner: String
  /// The names that it declares.
  var names: [String] = []
  /// Identifying keys, from every detail to little more than a name. A counterpart with an equal
  /// early key is better than one with an equal later key.
  var keys: [String]
  /// The code, without comments, blanks and semicolons.
  var words: [String]
  /// The lines of its comments.
  var comments: [String] = []
  /// Whether it has no content, such as an import that each file needs or a bare extension.
  var isArrangement = false
  /// The index of the enclosing frame among the parts of its side.
  var parent: Int?
  /// Whether another part has absorbed it.
  var isAbsorbed = false

  /// Absorbs another part of the same file; a frame inserts it before its last brace.
  mutating func absorb(_ other: Part) {
    declaration.lines = (declaration.lines + other.declaration.lines).sorted {
      $0.number < $1.number
    }
    names += other.names
    comments += other.comments
    let isInside = kind == .frame && words.last == "}"
    words.insert(contentsOf: other.words, at: isInside ? words.count - 1 : words.count)
  }
}
