/// The types of a submission's own: those that the reference lacks.
struct OwnTypes {
  let module: String
  /// All of them, by their paths.
  let all: Set<String>
  /// Those of which a suite uses no member and that no literal can be: it can only pass them on.
  let opaque: Set<String>
}

/// A type as the demangler prints it, such as `([Swift.Int]) -> M.Sum?`, to compare with another.
struct TypeText {
  private let text: [Character]
  private let own: OwnTypes

  init(_ text: String, knowing own: OwnTypes) {
    self.text = Array(Self.plain(text))
    self.own = own
  }

  /// A type of the submission's that replaces one of the reference's; both by their paths.
  struct Substitution: Hashable {
    let own: String
    let promised: String
  }

  /// Whether both are the same type. A generic parameter and `any` match any type, and so does the
  /// reference's `some`: the submission may have any type there. A type of the submission's own
  /// matches one of the module's, but no type of a library's, unless it is opaque.
  func fits(_ other: String) -> Bool { substitutions(for: other) != nil }

  /// The types that replace others, if it fits.
  func substitutions(for other: String) -> Set<Substitution>? {
    let other = Array(Self.plain(other))
    var found: Set<Substitution> = []
    var (here, there) = (0, 0)
    while here < text.count {
      if let wildcard = wildcard(in: text, at: here, isOwn: true) {
        let end = Self.endOfType(in: other, at: there)
        if let path = wildcard.own {
          let expected = String(other[there..<end])
          if isOfModule(expected) {
            found.insert(Substitution(own: path, promised: self.path(of: expected)))
          } else if !own.opaque.contains(path), isOfLibrary(expected) {
            return nil
          }
        }
        here = wildcard.end
        there = end
      } else if there < other.count,
        let wildcard = wildcard(in: other, at: there, isOwn: false)
      {
        there = wildcard.end
        here = Self.endOfType(in: text, at: here)
      } else if there < other.count, text[here] == other[there] {
        here += 1
        there += 1
      } else {
        return nil
      }
    }
    return there == other.count ? found : nil
  }

  private func isOfModule(_ type: String) -> Bool { type.hasPrefix(own.module + ".") }

  private func path(of type: String) -> String {
    String(type.prefix { $0.isPartOfPath }.dropFirst(own.module.count + 1))
  }

  /// Whether it is a type whose values a suite writes as literals, or that a library compares. A
  /// tuple is one, because its elements take the types of the suite's literals.
  private func isOfLibrary(_ type: String) -> Bool {
    if type.hasPrefix("[") || (type.hasPrefix("(") && type != "()") { return true }
    let path = type.prefix { $0.isPartOfPath }
    return path.contains(".") && !Self.existentials.contains(String(path))
  }

  /// Protocols of Swift's, which the demangler writes as types.
  private static let existentials: Set<String> = [
    "Swift.AnyObject", "Swift.CustomStringConvertible", "Swift.Error", "Swift.Sendable",
  ]

  /// Removes effects and ownership: a function that never throws matches one that may. Of a contiguous
  /// array it makes an array, which has the same elements in the same places; a slice's places begin
  /// anywhere, so `firstIndex(of:)` of one may be right by chance.
  private static func plain(_ text: String) -> String {
    let alike = text.replacing("Swift.ContiguousArray<", with: "Swift.Array<")
      .replacing(#/ throws\([^()]*\)/#, with: "")
    return words.reduce(alike) { $0.replacing($1, with: "") }
  }

  private static let words = [
    " throws", " async", "@Sendable ", "@escaping ", "@Swift.MainActor ", "__owned ", "__shared ",
    "sending ", "isolated ", "nonisolated(nonsending) ", "inout ",
  ]

  /// The patterns that match other types.
  private struct Wildcard {
    let end: Int
    /// The path of a type of the submission's own, if it is one.
    var own: String?
  }

  /// The wildcard that begins here, if one does.
  private func wildcard(in text: [Character], at start: Int, isOwn: Bool) -> Wildcard? {
    guard start == 0 || !text[start - 1].isPartOfPath else { return nil }
    let path = String(text[start...].prefix(while: \.isPartOfPath))
    guard let first = path.split(separator: ".").first else { return nil }
    let isParameter =
      first.first?.isUppercase == true && first.dropFirst().allSatisfy(\.isNumber)
      && first != own.module[...]
    let isExistential = path == "any" || (path == "some" && !isOwn)
    let name = String(path.dropFirst(own.module.count + 1))
    let isOwnType = isOwn && isOfModule(path) && own.all.contains(name)
    guard isParameter || isExistential || isOwnType else { return nil }
    return Wildcard(
      end: Self.endOfType(in: text, at: start), own: isOwnType ? name : nil)
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
