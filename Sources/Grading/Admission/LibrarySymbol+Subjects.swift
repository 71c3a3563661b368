extension LibrarySymbol {
  /// The declaration that a symbol belongs to. For a closure in a getter, that is the property.
  struct Subject: Equatable {
    /// The module at the beginning of the name.
    let module: Substring
    /// The module whose extension adds it, if any.
    let addedBy: Substring?
    /// The names below the module: Task, name, getter for `Swift.Task<A, B>.name.getter`.
    let names: [Substring]
  }

  /// The declarations of a symbol, and all labels in it that begin with an underscore.
  typealias Subjects = (declarations: [Subject], labels: [Substring])

  /// The declarations that it belongs to, without the types in signatures and between `<` and `>`.
  ///
  /// Parsed as bytes in one pass, because an object has hundreds of symbols.
  var subjects: Subjects {
    var reader = SubjectReader(text)
    return reader.read()
  }
}

/// Parses the words of a demangled symbol, such as
/// `static (extension in Swift):Swift.Task< where A == Swift.Never>.name.getter : Swift.String?`.
private struct SubjectReader {
  private let text: String
  private let bytes: String.UTF8View
  private var position: String.Index
  private var depth = 0
  private var names: [Substring] = []
  private var addedBy: Substring?
  private var declarations: [LibrarySymbol.Subject] = []
  private var labels: [Substring] = []

  init(_ text: String) {
    self.text = text
    bytes = text.utf8
    position = bytes.startIndex
  }

  private var current: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  mutating func read() -> LibrarySymbol.Subjects {
    while let byte = current {
      switch byte {
      case UInt8(ascii: "(") where text[position...].hasPrefix(Self.extensionMark):
        end()
        position = bytes.index(position, offsetBy: Self.extensionMark.utf8.count)
        addedBy = word()
        skip(")")
        skip(":")
      case UInt8(ascii: "("):
        end()
        depth += 1
        advance()
      case UInt8(ascii: ")"):
        end()
        depth -= 1
        advance()
      case UInt8(ascii: "<") where !names.isEmpty && !endsWithDot: skipGenerics()
      case UInt8(ascii: "."): advance()
      case _ where byte.isOfName: take(word())
      default:
        end()
        advance()
      }
    }
    end()
    return (declarations, labels)
  }

  private static let extensionMark = "(extension in "

  private var endsWithDot: Bool {
    position > bytes.startIndex && bytes[bytes.index(before: position)] == UInt8(ascii: ".")
  }

  private mutating func take(_ word: Substring) {
    if word.utf8.first == UInt8(ascii: "_"), word.utf8.count > 1, current == UInt8(ascii: ":") {
      labels.append(word)
    }
    if depth == 0 { names.append(word) }
  }

  /// Ends the current name; a single word does not count as one.
  private mutating func end() {
    if let module = names.first, names.count > 1 {
      declarations.append(
        LibrarySymbol.Subject(module: module, addedBy: addedBy, names: Array(names.dropFirst())))
      addedBy = nil
    }
    names = []
  }

  private mutating func word() -> Substring {
    let start = position
    while let byte = current, byte.isOfName { advance() }
    return text[start..<position]
  }

  /// Skips `<…>`. The arrow of a function type is not a closing bracket.
  private mutating func skipGenerics() {
    var open = 0
    var before: UInt8 = 0
    while let byte = current {
      if byte == UInt8(ascii: "<") { open += 1 }
      if byte == UInt8(ascii: ">"), before != UInt8(ascii: "-") { open -= 1 }
      before = byte
      advance()
      if open == 0 { return }
    }
  }

  private mutating func skip(_ sign: Unicode.Scalar) {
    if current == UInt8(ascii: sign) { advance() }
  }

  private mutating func advance() { position = bytes.index(after: position) }
}

extension UInt8 {
  /// Whether it is part of a name, as all bytes beyond ASCII are.
  var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
