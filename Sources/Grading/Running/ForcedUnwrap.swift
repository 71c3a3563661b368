import Messages

/// A `!` in a learner's line that found nil, or a value of another type.
///
/// It is found in the text of the line: a hostile file is only parsed where a process can be ended.
struct ForcedUnwrap {
  /// The expressions that may have been it, without the `!`: `picker.delegate`.
  private let expressions: [String]
  /// The sentences about them.
  private let words: (Message) -> [Message]

  /// - Parameters:
  ///   - reason: The runtime's message.
  ///   - line: The learner's line, as written, with those before it in the file.
  ///   - outline: The declarations of the learner's files, if known.
  /// - Returns: nil if the message is another, or the line does not show what was nil.
  init?(_ reason: String, in line: String, outline: SourceOutline?) {
    let code = CodeLines(line)
    let last = (code.bare.lastIndex(of: "\n") ?? -1) + 1
    let found = (last..<code.bare.count).compactMap { Unwrapping(endingAt: $0, in: code) }
    if reason.hasPrefix("Unexpectedly found nil while implicitly ") {
      let words = Set(code.bare[last...].split { !$0.isPartOfName }.map { String($0) })
      let declared = outline?.declarations.filter { $0.isProperty && $0.text.hasSuffix("!") } ?? []
      expressions = Set(declared.map(\.name)).filter(words.contains).sorted()
      self.words = Self.implicit
    } else if reason.hasPrefix("Unexpectedly found nil while ") {
      expressions = Self.distinct(found.map(\.text))
      // Of `a!.b!`, the last one stands for all.
      let whole = found.last.flatMap { last in
        found.allSatisfy { $0.text == last.text || last.text.hasPrefix("\($0.text)!") }
          ? last : nil
      }
      let isCast = found.contains { $0.type != nil }
      self.words = { isCast ? Self.castNil($0, whole) : Self.unwrapped($0, whole) }
    } else if let types = reason.wholeMatch(of: /Could not cast value of type '(.+)' to '(.+)'\.?/)
    {
      let (given, wanted) = (Self.short(types.1), Self.short(types.2))
      let casts = found.filter { $0.type != nil }
      let fitting = casts.filter { $0.type == wanted }
      let texts = Self.distinct((fitting.isEmpty ? casts : fitting).map(\.text))
      expressions = texts
      let cast = texts.count == 1 ? casts.first { $0.text == texts[0] } : nil
      self.words = { Self.cast($0, given, wanted, cast) }
    } else {
      return nil
    }
    guard (1...2).contains(expressions.count) else { return nil }
  }

  /// The end of a sentence that has named the place.
  var sentence: Message { .sentences(words(.either(expressions.map { "`\($0)`" }))) }

  private static func implicit(_ names: Message) -> [Message] {
    [
      Message(
        """
        \(names, "names") was nil. Its type ends with `!`, so each use ends the program if there is \
        no value. Declare it with `?`, and use `?.`, `if let` or `guard let`.
        """)
    ]
  }

  private static func unwrapped(_ names: Message, _ whole: Unwrapping?) -> [Message] {
    let isChain = whole?.text.contains("!") == true
    return [
      Message("\(names, "names") was nil, and `!` ends the program in that case."),
      whole.flatMap { whole in
        guard let safe = whole.safe else { return nil }
        return whole.isFollowed
          ? Message(
            """
            Write `\(safe, "expression")?.` if nothing should happen then. Otherwise decide with \
            `if let` or `guard let`.
            """) : isChain ? asks(safe) : nil
      }
        ?? Message(
          """
          Write `if let` or `guard let` to decide what happens in that case, or `??` to give a value.
          """),
    ]
  }

  private static func castNil(_ names: Message, _ whole: Unwrapping?) -> [Message] {
    [
      Message("\(names, "names") was nil, and `!` ends the program in that case."),
      asks(whole?.safe ?? "as?"),
    ]
  }

  private static func cast(
    _ names: Message, _ given: String, _ wanted: String, _ cast: Unwrapping?
  ) -> [Message] {
    [
      Message(
        """
        \(names, "names") had a value of type `\(given, "given")`, not `\(wanted, "wanted")`, and \
        `as!` ends the program in that case.
        """), asks(cast?.safe ?? "as?"),
    ]
  }

  private static func asks(_ expression: String) -> Message {
    Message(
      """
      `\(expression, "expression")` gives nil instead. Use it with `if let` or `guard let`, and \
      decide what happens otherwise.
      """)
  }

  /// A type without its module: `Int` for `Swift.Int`.
  private static func short(_ type: Substring) -> String {
    String(type.replacing(/(?:\(unknown context at [^)]*\)|\b\w+)\./, with: ""))
  }

  private static func distinct(_ texts: [String]) -> [String] {
    texts.enumerated().filter { texts.firstIndex(of: $1) == $0 }.map(\.1)
  }
}

/// Lines of Swift.
private struct CodeLines {
  /// The characters as written, without comments.
  private(set) var text: [Character] = []
  /// The same with `_` for the characters of strings, but not for the code in them.
  private(set) var bare: [Character] = []

  init(_ lines: String) {
    // The open parentheses of each interpolation around this place.
    var depths: [Int] = []
    var (isText, isComment, last) = (false, false, Character(" "))
    for character in lines {
      var shown = character
      switch (character, isText) {
      case (_, _) where character.isNewline:
        (isText, isComment, depths, shown) = (false, false, [], "\n")
      case _ where isComment: continue
      case ("\"", _) where !(isText && last == "\\"): isText.toggle()
      case ("(", true) where last == "\\":
        depths.append(0)
        isText = false
      case (_, true): shown = "_"
      case ("(", false): if let depth = depths.popLast() { depths.append(depth + 1) }
      case (")", false):
        guard let depth = depths.popLast() else { break }
        if depth == 0 { isText = true } else { depths.append(depth - 1) }
      case ("/", false) where last == "/": isComment = true
      default: break
      }
      text.append(character)
      bare.append(shown)
      last = character
    }
  }
}

/// A `!` that unwraps, or that of `as!`.
private struct Unwrapping {
  /// The expression before it.
  let text: String
  /// The type behind `as!`; nil if it is a `!` alone.
  let type: String?
  /// The expression and the cast with `?` for each `!`; nil if that may not compile.
  let safe: String?
  /// Whether a member or a call follows.
  let isFollowed: Bool

  /// The limit on the length of an expression in a sentence.
  private static let limit = 40

  /// Looks at the character at this place; nil if it is none that unwraps.
  init?(endingAt end: Int, in code: CodeLines) {
    guard code.bare[end] == "!" else { return nil }
    let rest = String(code.bare[(end + 1)...].prefix { $0 != "\n" })
    let isCast = String(code.bare[max(0, end - 3)..<end]) == " as"
    let cast =
      isCast ? rest.prefixMatch(of: /\s*((?:any\s+)?([\w.<>\[\]]+(?:: [\w.<>\[\]]+)*))/) : nil
    type = isCast ? cast.map { String($0.2) } ?? "" : nil
    isFollowed = rest.hasPrefix(".")
    guard !rest.hasPrefix("="),
      let (text, bare) = Self.expression(before: isCast ? end - 3 : end, in: code)
    else { return nil }
    self.text = text
    let chain = Self.chain(text, bare)
    safe = isCast ? chain.flatMap { chain in cast.map { "\(chain) as? \($0.1)" } } : chain
  }

  /// The expression with `?` for each `!`; nil if one is inside brackets.
  private static func chain(_ text: String, _ bare: String) -> String? {
    var (chain, depth, last) = ("", 0, Character(" "))
    for (character, shown) in zip(text, bare) {
      if ")]}".contains(shown) { depth -= 1 }
      let isUnwrapping = shown == "!" && (last.isCallable || last == "\"")
      if isUnwrapping, depth > 0 { return nil }
      chain.append(isUnwrapping ? "?" : character)
      if "([{".contains(shown) { depth += 1 }
      last = shown
    }
    return chain
  }

  private static func expression(before end: Int, in code: CodeLines)
    -> (text: String, bare: String)?
  {
    let bare = code.bare
    var (start, depth) = (end, 0)
    while start > 0 {
      let character = bare[start - 1]
      if ")]}".contains(character) {
        depth += 1
      } else if "([{".contains(character) {
        if depth == 0 { break }
        depth -= 1
      } else if depth == 0, !character.isPartOfName, !".?!\"".contains(character),
        // A closure behind a call: `rows.firstIndex { … }`.
        !(character == " " && bare[start...].first == "{"
          && bare[..<(start - 1)].last?.isCallable == true)
      {
        break
      }
      start -= 1
    }
    while start < end, ".?!".contains(bare[start]) { start += 1 }
    let whole = code.text[start..<end]
    let isShort = whole.count <= limit && !whole.contains("\n")
    let text = isShort ? String(whole) : shortened(whole, bare[start..<end])
    let plain =
      isShort ? String(bare[start..<end]) : shortened(bare[start..<end], bare[start..<end])
    guard let last = bare[start..<end].last, last.isCallable || "}\"".contains(last),
      text.count <= limit, !["as", "try", "is"].contains(text)
    else { return nil }
    return (text, plain)
  }

  /// The text with `…` for the content of its outermost brackets.
  private static func shortened(
    _ text: ArraySlice<Character>, _ bare: ArraySlice<Character>
  ) -> String {
    var (short, depth) = ("", 0)
    for (character, shown) in zip(text, bare) {
      if ")]}".contains(shown) { depth -= 1 }
      if depth == 0 { short.append(character) }
      if "([{".contains(shown) {
        if depth == 0 { short += "…" }
        depth += 1
      }
    }
    return short
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }

  /// Whether an expression that a call or an index follows may end with it.
  fileprivate var isCallable: Bool { isPartOfName || ")]".contains(self) }
}
