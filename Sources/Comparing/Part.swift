/// A declaration with all that tells it from others, on its way to its counterpart.
struct Part: Sendable {
  /// What decides how a counterpart is looked for.
  enum Kind: Sendable, Equatable {
    /// Properties or cases, of which one declaration may have several.
    case names
    /// A type or an extension, whose members may be parts themselves.
    case frame
    case other
  }

  /// How many keys each part has.
  static let levels = 4

  var declaration: Declaration
  let kind: Kind
  /// The path of the type that it is in; empty at the top.
  let owner: String
  /// What it introduces.
  var names: [String] = []
  /// What it is, from every detail to hardly more than a name: who is equal in an early one is a
  /// better counterpart than who is equal in a later one.
  var keys: [String]
  /// The code, without comments, blanks and semicolons.
  var words: [String]
  /// The lines of its comments.
  var comments: [String] = []
  /// Whether it only arranges, as an import that each file needs, or a bare extension.
  var isArrangement = false
  /// Where the frame that it stands in is among the parts of its side.
  var parent: Int?
  /// Whether another part has taken it in.
  var isAbsorbed = false

  /// Takes in another part of the same file; a frame takes it in before its last brace.
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
