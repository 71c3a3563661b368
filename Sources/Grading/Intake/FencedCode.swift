import Foundation

/// The code of a text that has it between Markdown fences, as chats and mails hand it out.
struct FencedCode {
  /// As many lines as the text has: what is around the fences is empty, so that lines keep their numbers.
  let text: Data

  /// Nil for a text without a fence, or with fences only where Swift may have them: in comments and in
  /// texts of several lines.
  init?(in content: Data) {
    guard content.range(of: Data("```".utf8)) != nil else { return nil }
    let lines = String(decoding: content, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var surroundings = Surroundings()
    var isCode = false
    var kept: [Substring] = []
    var hasFence = false
    for line in lines {
      let start = line.drop { $0 == " " || $0 == "\t" }
      if start.hasPrefix("```"), surroundings.areCode {
        hasFence = true
        let language = start.drop { $0 == "`" }.trimmingCharacters(in: .whitespaces).lowercased()
        isCode = !isCode && ["", "swift"].contains(language.prefix { $0.isLetter })
        kept.append("")
      } else {
        kept.append(isCode ? line : "")
        // Prose may have any signs.
        if isCode || !hasFence { surroundings.pass(line) }
      }
    }
    guard hasFence, kept.contains(where: { !$0.isEmpty }) else { return nil }
    text = Data(kept.joined(separator: "\n").utf8)
  }

  /// What a line stands in.
  private struct Surroundings {
    private var comments = 0
    private var isText = false

    var areCode: Bool { comments == 0 && !isText }

    mutating func pass(_ line: Substring) {
      var rest = line
      while !rest.isEmpty {
        if isText || comments == 0, rest.hasPrefix("\"\"\"") {
          isText.toggle()
          rest = rest.dropFirst(3)
        } else if !isText, rest.hasPrefix("/*") {
          comments += 1
          rest = rest.dropFirst(2)
        } else if comments > 0, rest.hasPrefix("*/") {
          comments -= 1
          rest = rest.dropFirst(2)
        } else if areCode, rest.hasPrefix("//") {
          return
        } else {
          rest = rest.dropFirst()
        }
      }
    }
  }
}
