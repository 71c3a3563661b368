import Foundation

/// The code between Markdown fences, as people copy it from a chat or a mail.
struct FencedCode {
  /// The code, with an empty line for each line outside the fences, so that lines keep their
  /// numbers.
  let text: Data

  /// Returns nil if code comes before the first fence: then the fence is part of a comment or of a
  /// string in a Swift file.
  init?(in content: Data) {
    let lines = String(decoding: content, as: UTF8.self).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.last == "\r" ? $0.dropLast() : $0 }.map(Substring.init)
    guard let first = lines.firstIndex(where: { Fence($0) != nil }),
      !lines[..<first].contains(where: Self.isCode)
    else { return nil }
    var open: Fence?
    var isCode = false
    let kept = lines.map { line -> Substring in
      if let fence = Fence(line) {
        if open == nil {
          (open, isCode) = (fence, ["", "swift"].contains(fence.language))
          return ""
        }
        if let opening = open, fence.closes(opening) {
          (open, isCode) = (nil, false)
          return ""
        }
      }
      return isCode ? line : ""
    }
    guard kept.contains(where: { !$0.isEmpty }) else { return nil }
    let code = Data(kept.joined(separator: "\n").utf8)
    // Somebody may have fenced only a part of the code.
    let outside = zip(lines, kept).map { $1.isEmpty && Fence($0) == nil ? $0 : "" }
    let isPart = !DeclaredTypes(in: Data(outside.joined(separator: "\n").utf8)).types
      .subtracting(DeclaredTypes(in: code).types).isEmpty
    text =
      isPart
      ? Data(lines.map { Fence($0) == nil ? $0 : "" }.joined(separator: "\n").utf8) : code
  }

  /// A line that opens or closes a block of code (CommonMark 0.31, 4.5).
  private struct Fence {
    let sign: Character
    let length: Int
    let language: String

    init?(_ line: Substring) {
      let start = line.drop { $0 == " " || $0 == "\t" }
      guard let sign = start.first, "`~".contains(sign) else { return nil }
      length = start.prefix { $0 == sign }.count
      let rest = start.dropFirst(length).trimmingCharacters(in: .whitespaces)
      guard length >= 3, !rest.contains("`") else { return nil }
      self.sign = sign
      language = rest.lowercased().prefix { $0.isLetter }.lowercased()
    }

    func closes(_ other: Fence) -> Bool {
      sign == other.sign && length >= other.length && language.isEmpty
    }
  }

  /// Whether a line is Swift rather than prose or a heading.
  private static func isCode(_ line: Substring) -> Bool {
    let start = line.drop { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" }
    if start.contains(/^#{1,6} |^=+ *$/) { return false }
    return ["import ", "//", "/*", "@", "#"].contains { start.hasPrefix($0) }
      || start.replacing(/`[^`]*`/, with: "").contains { "{}=".contains($0) }
  }
}
