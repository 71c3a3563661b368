import Messages

/// A `!` in a learner's line that found nil.
///
/// It is found in the text of the line: a hostile file is only parsed where a process can be ended.
struct ForcedUnwrap {
  /// The expressions that may have been nil, without the `!`: `picker.delegate`.
  private let expressions: [String]
  /// Whether a member or a call follows the first `!`.
  private var isFollowed = false
  /// Whether the `!` is in the declaration, as in `var delegate: Delegate!`.
  private let isImplicit: Bool

  /// The limit on the length of an expression in a sentence.
  private static let limit = 40

  /// - Parameters:
  ///   - reason: The runtime's message.
  ///   - line: The learner's line, as written.
  ///   - outline: The declarations of the learner's files, if known.
  /// - Returns: nil if the message is another, or the line does not show what was nil.
  init?(_ reason: String, in line: String, outline: SourceOutline?) {
    guard reason.hasPrefix("Unexpectedly found nil while ") else { return nil }
    let code = Self.code(of: line)
    isImplicit = reason.contains(" implicitly ")
    if isImplicit {
      let words = Set(code.split { !Self.isPartOfName($0) })
      let declared = outline?.declarations.filter { $0.isProperty && $0.text.hasSuffix("!") } ?? []
      expressions = Set(declared.map(\.name)).filter { words.contains($0[...]) }.sorted()
    } else {
      let ends = code.indices.filter { code[$0] == "!" }
      let found = ends.compactMap { end in Self.expression(before: end, in: code).map { ($0, end) }
      }
      expressions = found.map(\.0)
      isFollowed = found.first.map { code[code.index(after: $0.1)...].hasPrefix(".") } == true
    }
    guard (1...2).contains(expressions.count) else { return nil }
  }

  /// The end of a sentence that has named the place.
  var sentence: Message {
    let names = Message.either(expressions.map { "`\($0)`" })
    if isImplicit {
      return Message(
        """
        \(names, "names") was nil. Its type ends with `!`, so each use ends the program if there is \
        no value. Declare it with `?`, and use `?.`, `if let` or `guard let`.
        """)
    }
    let instead =
      isFollowed && expressions.count == 1
      ? Message(
        """
        If nothing should happen then, write `\(expressions[0], "expression")?.`. Otherwise decide \
        with `if let` or `guard let`.
        """)
      : Message(
        """
        Write `if let` or `guard let` to decide what happens in that case, or `??` to give a value.
        """)
    return .sentences([
      Message("\(names, "names") was nil, and `!` ends the program in that case."), instead,
    ])
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// The line without comments, and with blanks for the text of strings, but not for the code in
  /// them.
  private static func code(of line: String) -> String {
    var code = ""
    // The open parentheses of each interpolation around this place.
    var depths: [Int] = []
    var (isText, last) = (false, Character(" "))
    for character in line {
      var shown = character
      switch (character, isText) {
      case ("\"", _) where !(isText && last == "\\"): isText.toggle()
      case ("(", true) where last == "\\":
        depths.append(0)
        isText = false
      case (_, true): shown = " "
      case ("(", false): if let depth = depths.popLast() { depths.append(depth + 1) }
      case (")", false):
        guard let depth = depths.popLast() else { break }
        if depth == 0 { isText = true } else { depths.append(depth - 1) }
      case ("/", false) where last == "/": return code
      default: break
      }
      code.append(shown)
      last = character
    }
    return code
  }

  /// The expression that a `!` at this place unwraps; nil if it is another `!`.
  private static func expression(before end: String.Index, in code: String) -> String? {
    var (start, depth) = (end, 0)
    while start > code.startIndex {
      let previous = code.index(before: start)
      let character = code[previous]
      if ")]".contains(character) {
        depth += 1
      } else if "([".contains(character) {
        if depth == 0 { break }
        depth -= 1
      } else if depth == 0, !isPartOfName(character), !".?!\"".contains(character) {
        break
      }
      start = previous
    }
    let text = code[start..<end].drop { ".?!".contains($0) }
    let rest = code[code.index(after: end)...]
    guard let last = text.last, isPartOfName(last) || ")]".contains(last), text.count <= limit,
      !["as", "try", "is"].contains(text), !rest.hasPrefix("=")
    else { return nil }
    return String(text)
  }
}
