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
  private let lines: [Substring]

  /// After a bracket that is never closed, all is one part.
  init(_ text: Data) {
    // CRLF is one Character.
    lines = String(decoding: text, as: UTF8.self).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
    var brackets = Brackets()
    var (start, kind) = (0, Kind?.none)
    var first = 0
    // Whether a declaration goes on after a comma or a colon.
    var isOpen = false
    for (index, line) in lines.enumerated() {
      let last = line.last { !$0.isWhitespace }
      guard brackets.isOutside, !isOpen else {
        brackets.read(line)
        isOpen = brackets.isOutside && last.map(",:".contains) ?? isOpen
        continue
      }
      switch SourceLine(line) {
      case .condition:
        end(start..<index, kind ?? .declaration, at: kind == nil ? start : first, &start)
        end(index..<index + 1, .declaration, at: index, &start)
        kind = nil
      case .blank:
        // A comment before a blank line belongs to no declaration.
        if kind == nil, start < index { end(start..<index, .declaration, at: start, &start) }
      case .comment:
        if let kind { end(start..<index, kind, at: first, &start) }
        kind = nil
        brackets.read(line)
      case .more where kind == .declaration: brackets.read(line)
      case let own:
        if let kind { end(start..<index, kind, at: first, &start) }
        (kind, first) = (own.kind, index)
        if own.kind != .prose { brackets.read(line) }
        isOpen = own.kind == .declaration && last.map(",:".contains) == true
      }
    }
    end(start..<lines.count, kind ?? .declaration, at: kind == nil ? start : first, &start)
  }

  private mutating func end(_ range: Range<Int>, _ kind: Kind, at first: Int, _ start: inout Int) {
    start = range.upperBound
    guard !range.isEmpty else { return }
    let words = SourceLine.words(of: lines[first])
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
  /// It continues the line before.
  case more
  /// Such as `#if`.
  case condition

  private static let insideOnly: Set<Substring> = [
    "override", "weak", "unowned", "lazy", "convenience", "required", "static", "mutating", "init",
    "deinit", "subscript", "case", "return", "if", "guard", "for", "while", "switch", "self",
    "super",
  ]

  init(_ line: Substring) {
    let text = line.trimmingCharacters(in: .whitespaces.union(["\u{FEFF}", "\r"]))
    let words = Self.words(of: line)
    let rest = words.drop { DeclaredTypes.modifiers.contains($0) }
    if text.isEmpty {
      self = .blank
    } else if text.hasPrefix("//") || text.hasPrefix("/*") {
      self = .comment
    } else if text.contains(/^#[a-z]/) {
      self = .condition
    } else if text.hasPrefix("@") {
      self = text.contains(/^(@\w+(\([^)]*\))?\s*)+$/) ? .comment : .declaration
    } else if text.contains(/^([{}),:&]|\.\w|->|where )/) {
      self = .more
    } else if text.contains(
      /\b(class|struct|enum|actor|protocol|extension|typealias) +\w+(\.\w+)* *([{:<,=]|where\b|$)/),
      let kind = rest.first, DeclaredTypes.kinds.contains(kind) || kind == "extension"
    {
      self = .declaration
    } else if let word = rest.first,
      word == "func" && text.contains("(")
        || ["let", "var"].contains(word) && text.contains(/[:=]/)
        || word == "import" && words.count <= 3 || ["operator", "precedencegroup"].contains(word)
    {
      self = .declaration
    } else if !text.contains(/[.:!?…]$|^([-*>]|\d+[.)])\s/),
      text.contains(/[{};]|\w\(|\w.*=/)
        || words.first.map(Self.insideOnly.contains) == true && words.count <= 4
    {
      self = .fragment
    } else if let word = rest.first, Self.insideOnly.contains(word), text.contains(/[{(]/) {
      self = .fragment
    } else {
      self = .prose
    }
  }

  var kind: SourceParts.Kind {
    switch self {
    case .prose: .prose
    case .fragment, .more: .fragment
    default: .declaration
    }
  }

  static func words(of line: Substring) -> [Substring] {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}

/// The depth of brackets, without those in comments and strings.
private struct Brackets {
  private var depth = 0
  private var comments = 0
  private var isInText = false

  var isOutside: Bool { depth == 0 && comments == 0 && !isInText }

  mutating func read(_ line: Substring) {
    let bytes = Array(line.utf8)
    var (index, isInString) = (0, false)
    func isNext(_ sign: String) -> Bool { bytes[index...].starts(with: sign.utf8) }
    while index < bytes.count {
      let byte = bytes[index]
      var length = 1
      if comments > 0 {
        if isNext("*/") { (comments, length) = (comments - 1, 2) }
        if isNext("/*") { (comments, length) = (comments + 1, 2) }
      } else if isInText || isInString {
        if byte == UInt8(ascii: "\\") {
          length = 2
        } else if isInText, isNext("\"\"\"") {
          (isInText, length) = (false, 3)
        } else if isInString, byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else if isNext("//") {
        return
      } else if isNext("/*") {
        (comments, length) = (1, 2)
      } else if isNext("\"\"\"") {
        (isInText, length) = (true, 3)
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      } else if "{([".utf8.contains(byte) {
        depth += 1
      } else if "})]".utf8.contains(byte) {
        depth = max(0, depth - 1)
      }
      index += length
    }
  }
}

// MARK: - Of several exercises

extension ExpectedSources {
  /// Whether a text declares an expected type, or extends one that no other exercise asks for.
  func isOwn(_ text: DeclaredTypes) -> Bool {
    !text.names.isDisjoint(with: types)
      || text.extended.contains { name in
        types.contains(name) && !others.contains { $0.types.contains(name) }
      }
  }

  /// The places of the texts for this exercise: they declare its types, or what such a text uses.
  /// Not what several texts declare, since the answer needs only one of them.
  func needed(among texts: [DeclaredTypes]) -> Set<Int> {
    var counts: [String: Int] = [:]
    for name in texts.flatMap(\.names) { counts[name, default: 0] += 1 }
    var words = types
    var (places, rest) = (Set<Int>(), Set(texts.indices))
    while true {
      let found = rest.filter { place in
        isOwn(texts[place])
          || texts[place].names.contains { words.contains($0) && counts[$0] == 1 }
      }
      guard !found.isEmpty else { return places }
      places.formUnion(found)
      rest.subtract(found)
      for place in found { words.formUnion(texts[place].words) }
    }
  }

  /// The places of the texts for other exercises: this answer does not need them, and they use what
  /// only the others declare, so they do not compile beside this answer.
  func foreign(among texts: [DeclaredTypes]) -> Set<Int> {
    let core = texts.filter(isOwn)
    let needed = needed(among: texts)
    let own = core.reduce(into: types) { $0.formUnion($1.names) }
    var rest = Set(texts.indices).subtracting(needed)
    // The types of the others' helpers are foreign, too.
    var theirs = others.reduce(into: Set<String>()) { $0.formUnion($1.types + $1.given) }
      .subtracting(own).subtracting(given)
    var foreign: Set<Int> = []
    while true {
      let found = rest.filter { !texts[$0].words.isDisjoint(with: theirs) }
      guard !found.isEmpty else { return foreign }
      foreign.formUnion(found)
      rest.subtract(found)
      theirs = found.reduce(into: Set<String>()) { $0.formUnion(texts[$1].names) }
        .subtracting(rest.reduce(into: own) { $0.formUnion(texts[$1].names) })
    }
  }

  /// The text's parts that are code of a type without that type, such as a single function: those
  /// for this exercise, or for any, and those for another.
  func fragments(in text: SourceParts) -> (own: [SourceParts.Part], others: [SourceParts.Part]) {
    let own = DeclaredTypes(of: stub)
    let others = DeclaredTypes(of: others.flatMap(\.stub))
    let members = own.members.union(others.members)
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

  /// Of texts of one name, those that another exercise's answer uses and this one does not, by the
  /// words that only one of them has.
  ///
  /// - Throws: If both answers may use both.
  func namesakes(
    among texts: [DeclaredTypes], _ foreign: Set<Int>, areNamesakes: (Int, Int) -> Bool
  ) throws(Namesakes) -> Set<Int> {
    let core = Set(texts.indices.filter { isOwn(texts[$0]) })
    let mine = core.reduce(into: Set<String>()) { $0.formUnion(texts[$1].words) }
    let theirs = foreign.reduce(into: Set<String>()) { $0.formUnion(texts[$1].words) }
    guard !core.isEmpty, !theirs.isEmpty else { return [] }
    let rest = texts.indices.filter { !core.contains($0) && !foreign.contains($0) }
    var found: Set<Int> = []
    for index in rest {
      for other in rest where other > index && areNamesakes(index, other) {
        let (one, two) = (texts[index], texts[other])
        let types = one.names.intersection(two.names)
        let isInBoth = !types.isDisjoint(with: mine) && !types.isDisjoint(with: theirs)
        guard isInBoth || one.names.union(two.names).isEmpty else { continue }
        let own = [one.words.subtracting(two.words), two.words.subtracting(one.words)]
        let (isMine, isTheirs) = (
          own.map { !$0.isDisjoint(with: mine) }, own.map { !$0.isDisjoint(with: theirs) }
        )
        if isMine[0] != isMine[1] {
          found.insert(isMine[0] ? other : index)
        } else if !isMine[0], isTheirs[0] != isTheirs[1] {
          found.insert(isTheirs[0] ? index : other)
        } else {
          throw Namesakes(one: index, other: other)
        }
      }
    }
    return found
  }

  /// The places of two texts of one name, each of which may be for this exercise.
  struct Namesakes: Error { let one, other: Int }

  /// The text without the parts for other exercises; of a document or of typed text, also without
  /// what is no Swift, and what is there twice. Nil if all of it counts.
  ///
  /// - Throws: The first part of which nobody knows whether it is for this exercise.
  func ownText(
    of text: Data, isDocument: Bool
  ) throws(SourceParts.Doubt) -> (text: Data, hasOthers: Bool)? {
    guard isDocument || !others.isEmpty else { return nil }
    let source = SourceParts(text)
    let texts = source.parts.map(\.declared)
    var foreign = foreign(among: texts)
    do throws(Namesakes) {
      foreign.formUnion(
        try namesakes(among: texts, foreign) { one, other in
          source.parts[one].type.map { $0 == source.parts[other].type } ?? false
        })
    } catch {
      throw source.twice(error.one, error.other)
    }
    var leftOut = foreign.sorted().map { source.parts[$0] }.filter { $0.kind != .prose }
    let hasOthers = !leftOut.isEmpty
    if isDocument {
      let fragments = fragments(in: source)
      if let own = fragments.own.first { throw .fragment(line: own.first + 1) }
      leftOut += source.parts.filter { $0.kind == .prose } + fragments.others
      leftOut += try source.repeated(of: types)
    }
    return leftOut.isEmpty ? nil : (source.without(leftOut), hasOthers)
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
