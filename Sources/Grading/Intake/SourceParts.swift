import Foundation
import Messages

/// The parts of a Swift text outside of all brackets: a declaration with the comment above it, or
/// a line that is none. Found by words and brackets alone, like `DeclaredTypes`.
struct SourceParts {
  struct Part {
    let lines: Range<Int>
    /// The first line after comments and attributes.
    let first: Int
    let kind: Kind
    let declared: DeclaredTypes
    /// The type that it declares for all files, and the function or variable that it declares.
    let type, member: String?
  }

  enum Kind {
    case declaration
    /// A heading or a sentence between the code.
    case prose
    /// Code that compiles only inside of a type or a function.
    case fragment
  }

  private(set) var parts: [Part] = []
  /// Whether each bracket is closed.
  private(set) var isClosed = true
  private let lines: [Substring]

  /// No answer has more parts.
  private static let maxParts = 2_000

  /// After a bracket that is never closed, all is one part, and so is a text of too many parts.
  init(_ text: Data) {
    // CRLF is one Character.
    lines = String(decoding: text, as: UTF8.self).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
    var scanner = CodeScanner()
    var (start, kind) = (0, Kind?.none)
    var first = 0
    var firstCode = ""
    // Whether a declaration goes on after a comma, a colon or an operator.
    var isOpen = false
    // Whether the line before ends a block or is empty.
    var isAfterBlock = true
    for (index, line) in lines.enumerated() {
      guard parts.count <= Self.maxParts else {
        (parts, start, kind) = ([], 0, nil)
        break
      }
      defer { isAfterBlock = line.last { !$0.isWhitespace }.map { $0 == "}" } ?? true }
      var next = scanner
      let code = String(decoding: next.read(line.utf8), as: UTF8.self)
      let last = code.last { !$0.isWhitespace }
      guard scanner.isOutside, !isOpen else {
        scanner = next
        isOpen = scanner.isOutside && last.map(Self.isUnfinished) ?? isOpen
        continue
      }
      switch SourceLine(line, code: code) {
      case .condition:
        end(start..<index, kind ?? .declaration, at: kind == nil ? start : first, firstCode, &start)
        end(index..<index + 1, .declaration, at: index, code, &start)
        kind = nil
      case .blank:
        // A comment before a blank line belongs to no declaration.
        if kind == nil, start < index { end(start..<index, .declaration, at: start, "", &start) }
      case .comment:
        if let kind { end(start..<index, kind, at: first, firstCode, &start) }
        kind = nil
        scanner = next
      case .more where kind == .declaration: scanner = next
      case .operation where kind == .declaration && !isAfterBlock: scanner = next
      case let own:
        if let kind { end(start..<index, kind, at: first, firstCode, &start) }
        (kind, first, firstCode) = (own.kind, index, code)
        // In prose, a quotation mark or a bracket may stand alone.
        if own.kind != .prose { scanner = next }
        isOpen = own.kind == .declaration && last.map(Self.isUnfinished) == true
      }
    }
    isClosed = scanner.isOutside
    end(
      start..<lines.count, kind ?? .declaration, at: kind == nil ? start : first,
      kind == nil ? "" : firstCode, &start)
  }

  /// Whether it calls something outside of all declarations, which only a program's entry point may.
  var hasStatements: Bool {
    isClosed
      && parts.contains { part in
        part.kind == .fragment && part.declared.names.union(part.declared.members).isEmpty
          && lines[part.first].contains(
            /^(?!init|if|for|while|switch|subscript)[A-Za-z_][\w.?!]*\(/)
      }
  }

  /// The parts of a playground that only run the code: statements, what only these use, and the
  /// import of an app's framework.
  fileprivate var played: [Part] {
    let isRun = { (part: Part) in
      part.kind == .fragment || part.declared.importsAppFramework
        || part.type == nil
          && Set(["let", "var"]).contains(
            SourceLine.words(of: lines[part.first]).first {
              !DeclaredTypes.modifiers.contains($0)
            })
    }
    let code = parts.filter { !isRun($0) }.reduce(into: Set<String>()) {
      $0.formUnion($1.declared.words)
    }
    return parts.filter { isRun($0) && $0.member.map(code.contains) != true }
  }

  fileprivate func isImport(_ part: Part) -> Bool {
    SourceLine.words(of: lines[part.first]).contains("import")
  }

  private static func isUnfinished(_ last: Character) -> Bool { ",:=+-*/%&|^<".contains(last) }

  private mutating func end(
    _ range: Range<Int>, _ kind: Kind, at first: Int, _ code: String, _ start: inout Int
  ) {
    start = range.upperBound
    guard !range.isEmpty else { return }
    let words = SourceLine.words(of: Substring(code))
    let isHidden = words.contains { ["private", "fileprivate"].contains($0) }
    let declared = zip(words, words.dropFirst()).first { word, _ in
      DeclaredTypes.kinds.contains(word) || DeclaredTypes.memberKinds.contains(word)
    }
    let isMember = declared.map { DeclaredTypes.memberKinds.contains($0.0) } ?? false
    let name = declared.map { String($0.1) }
    parts.append(
      Part(
        lines: range, first: first, kind: kind,
        declared: DeclaredTypes(in: Data(lines[range].joined(separator: "\n").utf8)),
        type: isHidden || isMember ? nil : name, member: isMember ? name : nil))
  }

  /// The text with an empty line for each line of the left out parts, so that the others keep
  /// their numbers.
  func without(_ leftOut: [Part]) -> Data {
    var lines = lines
    for part in leftOut { for line in part.lines { lines[line] = "" } }
    return Data(lines.joined(separator: "\n").utf8)
  }
}

/// A line outside of brackets.
private enum SourceLine {
  case blank, comment, declaration, fragment, prose
  /// It continues the code before.
  case more
  /// It continues the line before, if that is code, or is an item of a list.
  case operation
  /// Such as `#if`.
  case condition

  private static let insideOnly: Set<Substring> = [
    "override", "weak", "unowned", "lazy", "convenience", "required", "static", "mutating", "init",
    "deinit", "subscript", "case", "return", "if", "guard", "for", "while", "switch", "self",
    "super",
  ]

  /// - Parameter code: The line without comments and literals.
  init(_ line: Substring, code: String) {
    let all = line.trimmingCharacters(in: Self.blanks)
    let text = code.trimmingCharacters(in: Self.blanks)
    let words = Self.words(of: Substring(code))
    let rest = words.drop { DeclaredTypes.modifiers.contains($0) }
    if all.isEmpty {
      self = .blank
    } else if text.isEmpty, ["//", "/*"].contains(where: all.hasPrefix) {
      self = .comment
    } else if text.contains(/^#[a-z]/) {
      self = .condition
    } else if words.count == 1, rest.isEmpty, text == words[0] {
      // A modifier whose declaration follows.
      self = .comment
    } else if text.hasPrefix("@") {
      self = text.contains(/^(@\w+(\([^)]*\))?\s*)+$/) ? .comment : .declaration
    } else if text.contains(/^([{}),:&]|\.\w|->|where )/) {
      self = .more
    } else if text.contains(/^([-+*\/%<>|^~?=][^-*=>]|(is|as[?!]?) )/) {
      self = .operation
    } else if text.contains(
      /\b(class|struct|enum|actor|protocol|extension|typealias) +(\w+(\.\w+)*|\[.+\]) *([{:<,=]|where\b|$)/
    ),
      let kind = rest.first, DeclaredTypes.kinds.contains(kind) || kind == "extension"
    {
      self = .declaration
    } else if let word = rest.first,
      word == "func" && text.contains("(")
        || ["let", "var"].contains(word) && text.contains(/[:=]/)
        || word == "import" && words.count <= 3 || ["operator", "precedencegroup"].contains(word)
    {
      self = .declaration
    } else if !all.contains(/[.:!?…]$|^([-*>]|\d+[.)])\s/),
      text.contains(/[{};]|\w\(/) || text.drop(while: { !$0.isLetter }).contains("=")
        || words.first.map(Self.insideOnly.contains) == true && words.count <= 4
    {
      self = .fragment
    } else if let word = rest.first, Self.insideOnly.contains(word), text.contains(/[{(]/) {
      self = .fragment
    } else {
      self = .prose
    }
  }

  private static let blanks = CharacterSet.whitespaces.union(["\u{FEFF}", "\r"])

  var kind: SourceParts.Kind {
    switch self {
    case .prose, .operation: .prose
    case .fragment, .more: .fragment
    default: .declaration
    }
  }

  static func words(of line: Substring) -> [Substring] {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}

// MARK: - Of several exercises

extension ExpectedSources {
  /// Whether a text declares an expected type, or extends one as the stub does, or one that no other
  /// exercise asks for.
  func isOwn(_ text: DeclaredTypes) -> Bool {
    !text.names.isDisjoint(with: types) || extendsAsStub(text)
      || !others.contains { $0.extendsAsStub(text) }
        && text.extended.contains { name in
          types.contains(name) && !others.contains { $0.types.contains(name) }
        }
  }

  /// Whether a text extends a type that the stub extends, too, by a member of the stub's.
  private func extendsAsStub(_ text: DeclaredTypes) -> Bool {
    !text.extended.isDisjoint(with: stubTypes.extended)
      && !text.members.isDisjoint(with: stubTypes.members)
  }

  /// The places of the texts for this exercise: they declare its types, or what such a text uses.
  /// Not what several texts declare, since the answer needs only one of them.
  func needed(among texts: [DeclaredTypes]) -> Set<Int> {
    var declarers: [String: [Int]] = [:]
    for (place, text) in texts.enumerated() {
      for name in text.names.union(text.globals) { declarers[name, default: []].append(place) }
    }
    var open = texts.indices.filter { isOwn(texts[$0]) }
    var places = Set(open)
    while let place = open.popLast() {
      for name in texts[place].words {
        guard let found = declarers[name], found.count == 1, places.insert(found[0]).inserted else {
          continue
        }
        open.append(found[0])
      }
    }
    return places
  }

  /// The places of the texts for other exercises: this answer does not need them, and they use what
  /// only the others declare, so they do not compile beside this answer.
  func foreign(among texts: [DeclaredTypes]) -> Set<Int> {
    let core = texts.filter(isOwn)
    let needed = needed(among: texts)
    // A type that the stub uses is this exercise's, even if another exercise has one of that name.
    let own = core.reduce(into: types.union(stubTypes.words)) {
      $0.formUnion($1.names)
    }
    // An extension of a type that this stub extends may be for both.
    var rest = Set(texts.indices).subtracting(needed)
      .filter { texts[$0].extended.isDisjoint(with: stubTypes.extended) }
    // What only another answer uses is not this one's.
    var foreign = others.reduce(into: Set<Int>()) { $0.formUnion($1.needed(among: texts)) }
      .intersection(rest)
    rest.subtract(foreign)
    var (users, declarers): ([String: [Int]], [String: Int]) = ([:], [:])
    for place in rest {
      for word in texts[place].words { users[word, default: []].append(place) }
      for name in texts[place].names { declarers[name, default: 0] += 1 }
    }
    var theirs = Array(
      others.reduce(into: Set<String>()) {
        $0.formUnion($1.types.union($1.given).union($1.imports))
      }
      .subtracting(own).subtracting(given).subtracting(imports))
    while let name = theirs.popLast() {
      for place in users[name] ?? [] where rest.remove(place) != nil {
        foreign.insert(place)
        // The types of the others' helpers are foreign, too.
        for name in texts[place].names {
          declarers[name, default: 0] -= 1
          if declarers[name] == 0, !own.contains(name) { theirs.append(name) }
        }
      }
    }
    return foreign
  }

  /// The text's parts that are code of a type without that type, such as a single function: those
  /// for this exercise, or for any, and those for another.
  func fragments(in text: SourceParts) -> (own: [SourceParts.Part], others: [SourceParts.Part]) {
    let own = stubTypes
    let others = others.reduce(into: (members: Set<String>(), words: Set<String>())) {
      $0.members.formUnion($1.stubTypes.members.subtracting($1.stubTypes.globals))
      $0.words.formUnion($1.stubTypes.words)
    }
    let members = own.members.subtracting(own.globals).union(others.members)
    let hasTypes = text.parts.contains { !$0.declared.names.isDisjoint(with: types) }
    let fragments = text.parts.filter { part in
      part.kind == .fragment
        || part.kind == .declaration && part.member.map(members.contains) == true
        || !hasTypes && !part.declared.extended.isDisjoint(with: types)
    }
    func isOwn(_ part: SourceParts.Part) -> Bool {
      let words = part.declared.words
      return words.intersection(own.words.subtracting(others.words)).count
        >= words.intersection(others.words.subtracting(own.words)).count
    }
    return (fragments.filter(isOwn), fragments.filter { !isOwn($0) })
  }

  /// The text without the parts for other exercises; of a document or of typed text, also without
  /// what is no Swift, and what is there twice; of a playground, without what only runs the code. Nil
  /// if all of it counts.
  ///
  /// - Throws: The first part of which nobody knows whether it is for this exercise.
  func ownText(
    of text: Data, isDocument: Bool, isPlayground: Bool = false
  ) throws(SourceParts.Doubt) -> (
    text: Data, hasOthers: Bool, isExcerpt: Bool, setAside: Set<String>
  )? {
    guard isDocument || isPlayground || !others.isEmpty else { return nil }
    let source = SourceParts(text)
    // A bracket that is missing in one exercise's part takes the others' with it.
    let isTorn =
      !source.isClosed
      && others.contains {
        !$0.types.subtracting(types).isDisjoint(with: DeclaredTypes(in: text).names)
      }
    var leftOut = foreign(among: source.parts.map(\.declared)).sorted().map { source.parts[$0] }
      .filter { $0.kind != .prose }
    let hasOthers = !leftOut.isEmpty
    let setAside = leftOut.reduce(into: Set<String>()) { $0.formUnion($1.declared.all) }
    if isDocument {
      let fragments = fragments(in: source)
      if let own = fragments.own.first { throw .fragment(line: own.first + 1) }
      leftOut += source.parts.filter { $0.kind == .prose } + fragments.others
      leftOut += try source.repeated(of: types)
    }
    if isPlayground { leftOut += source.played }
    let isExcerpt =
      isTorn || isPlayground
      || leftOut.contains { $0.kind == .prose || source.isImport($0) }
    return leftOut.isEmpty && !isTorn
      ? nil : (source.without(leftOut), hasOthers, isExcerpt, setAside)
  }
}

extension SourceParts {
  /// Something in a text of which nobody knows whether it counts. Lines count from 1.
  enum Doubt: Error, Equatable {
    /// Code that compiles only inside of a type that is missing, or beside it.
    case fragment(line: Int)
    /// A type that two parts declare.
    case twice(String, line: Int, other: Int)

    func sentence(about file: String) -> Message {
      switch self {
      case .fragment(let line):
        Message(
          """
          \(file, "file") has only a part of an answer: the type of the code in line \
          \(line, "line") is missing. Hand in whole files.
          """)
      case .twice(let name, let line, let other):
        Message(
          """
          \(file, "file") declares `\(name, "type")` twice, in lines \(line, "line") and \
          \(other, "other"): hand in only what counts, and each exercise in its own file.
          """)
      }
    }
  }

  /// The declarations that are there a second time, word by word.
  ///
  /// - Throws: If two different ones declare one of the types.
  fileprivate func repeated(of types: Set<String>) throws(Doubt) -> [Part] {
    var (seen, owners): (Set<String>, [String: Int]) = ([], [:])
    var repeated: [Part] = []
    for (index, part) in parts.enumerated() where part.kind == .declaration {
      let declared = part.declared
      guard part.member != nil || !declared.names.union(declared.extended).isEmpty else { continue }
      let text = lines[part.first..<part.lines.upperBound].joined(separator: "\n")
        .trimmingCharacters(in: .whitespacesAndNewlines)
      if !seen.insert(text).inserted {
        repeated.append(part)
      } else if let type = part.type, types.contains(type),
        let other = owners.updateValue(index, forKey: type)
      {
        throw twice(other, index)
      }
    }
    return repeated
  }

  fileprivate func twice(_ one: Int, _ other: Int) -> Doubt {
    let names = parts[one].declared.names.intersection(parts[other].declared.names)
    return .twice(names.min() ?? "", line: parts[one].first + 1, other: parts[other].first + 1)
  }
}
