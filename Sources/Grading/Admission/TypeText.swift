/// A type as the demangler prints it, such as `([Swift.Int]) -> M.Sum?`, to compare with another.
struct TypeText {
  private let text: [Character]
  private let module: String
  private let own: Set<String>

  /// - Parameters:
  ///   - module: The module whose types may be somebody's own.
  ///   - own: The last names of the submission's own types, which match any type.
  init(_ text: String, of module: String, knowing own: Set<String>) {
    self.text = Array(Self.plain(text))
    self.module = module
    self.own = own
  }

  /// Whether both are the same type. A generic parameter, `any` and a type of the submission's own match
  /// any type, and so does `some` of the other one's: behind the submission's there may be any type.
  func fits(_ other: String) -> Bool {
    let other = Array(Self.plain(other))
    var (here, there) = (0, 0)
    while here < text.count {
      if let end = endOfWildcard(in: text, at: here, isOwn: true) {
        here = end
        there = Self.endOfType(in: other, at: there)
      } else if there < other.count,
        let end = endOfWildcard(in: other, at: there, isOwn: false)
      {
        there = end
        here = Self.endOfType(in: text, at: here)
      } else if there < other.count, text[here] == other[there] {
        here += 1
        there += 1
      } else {
        return false
      }
    }
    return there == other.count
  }

  /// Removes effects and ownership: a function that never throws matches one that may.
  private static func plain(_ text: String) -> String {
    words.reduce(text.replacing(#/ throws\([^()]*\)/#, with: "")) { $0.replacing($1, with: "") }
  }

  private static let words = [
    " throws", " async", "@Sendable ", "@escaping ", "@Swift.MainActor ", "__owned ", "__shared ",
    "sending ", "isolated ", "nonisolated(nonsending) ", "inout ",
  ]

  /// Returns the end of a wildcard, or nil if none begins here.
  private func endOfWildcard(in text: [Character], at start: Int, isOwn: Bool) -> Int? {
    guard start == 0 || !text[start - 1].isPartOfPath else { return nil }
    let path = String(text[start...].prefix(while: \.isPartOfPath))
    guard let first = path.split(separator: ".").first else { return nil }
    let isParameter =
      first.first?.isUppercase == true && first.dropFirst().allSatisfy(\.isNumber)
      && first != module[...]
    let isExistential = path == "any" || (path == "some" && !isOwn)
    let name = path.split(separator: ".").last.map(String.init) ?? ""
    let isOwnType = isOwn && path.hasPrefix(module + ".") && own.contains(name)
    guard isParameter || isExistential || isOwnType else { return nil }
    return Self.endOfType(in: text, at: start)
  }

  /// Returns the end of the type that begins here: the next separator outside all brackets.
  private static func endOfType(in text: [Character], at start: Int) -> Int {
    var depth = 0
    var index = start
    while index < text.count {
      let letter = text[index]
      let isArrow = letter == ">" && index > 0 && text[index - 1] == "-"
      if "([<".contains(letter) { depth += 1 }
      if ")]>".contains(letter), !isArrow {
        if depth == 0 { return index }
        depth -= 1
      }
      let isEnd = letter == "," || (letter == " " && !isBehindAny(text, index, start))
      if depth == 0, isEnd { return index }
      index += 1
    }
    return index
  }

  /// Whether the blank follows `any` or `some`, so that the type goes on after it.
  private static func isBehindAny(_ text: [Character], _ index: Int, _ start: Int) -> Bool {
    ["any", "some"].contains(String(text[start..<index]))
  }
}

extension Character {
  /// Whether it may be part of a type's path.
  fileprivate var isPartOfPath: Bool { isLetter || isNumber || self == "_" || self == "." }
}
