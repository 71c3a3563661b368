extension LibrarySymbol {
  /// A declaration that a symbol is of, or inside of: of a getter's closure, the property.
  struct Subject: Equatable {
    /// The module that the name begins with.
    let module: Substring
    /// The module that adds it in an extension, if it is in one.
    let addedBy: Substring?
    /// The names below the module: of `Swift.Task<A, B>.name.getter` they are Task, name, getter.
    let names: [Substring]
  }

  /// What a symbol is of, and the labels with an underscore that anything in it has.
  typealias Subjects = (declarations: [Subject], labels: [Substring])

  /// What it is of, without the types in signatures and between `<` and `>`.
  ///
  /// Read as bytes in one pass, since an object has hundreds of symbols.
  var subjects: Subjects {
    var reader = SubjectReader(text)
    return reader.read()
  }
}

/// Reads the words of a demangled symbol, such as
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

  /// What has been read so far is one name; a single word is none.
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

  /// Skips `<…>`; the arrow of a function's type closes nothing.
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
  /// Whether it is part of a name; so is all beyond ASCII.
  var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
