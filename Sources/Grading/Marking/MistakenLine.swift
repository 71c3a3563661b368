import CourseModel
import Messages

/// The line of a submission that makes a known mistake.
///
/// A mistake is recognised by the checks that it fails. If its own program has one line that the
/// solution lacks, and only one, that line makes it. Blanks, `self.` and comments make no difference.
/// So it quotes a line only if the submission has the same one, and never if it merely looks alike.
struct MistakenLine: Equatable {
  /// The learner's own name of the file.
  let file: String
  /// Counted from 1.
  let number: Int
  /// The line as the learner wrote it, with single blanks.
  let text: String

  /// The Markdown above the mistake's message.
  var message: Message {
    Message("Line \(number, "number") of `\(file, "file")`: `\(text, "text")`")
  }
}

extension MistakenLine {
  /// Shorter lines, such as `return true`, may be anywhere.
  private static let shortest = 12

  /// The line that makes a mistake; nil if a single line does not make it.
  ///
  /// - Parameter mistake: The mistake's files that differ from the solution's.
  static func key(of mistake: [SourceFile], beside solution: [SourceFile]) -> String? {
    var right: [String: Int] = [:]
    for line in solution.flatMap(\.codeLines) { right[line.key, default: 0] += 1 }
    let known = Set(right.keys)
    let changed = Set(mistake.map(\.name))
    for line in solution.filter({ !changed.contains($0.name) }).flatMap(\.codeLines) {
      right[line.key, default: 0] -= 1
    }
    let added = mistake.flatMap(\.codeLines).map(\.key).filter { key in
      right[key, default: 0] -= 1
      return right[key, default: 0] < 0
    }
    guard added.count == 1, added[0].count >= shortest, !known.contains(added[0]) else {
      return nil
    }
    return added[0]
  }

  /// The line of a submission that says this; nil if there isn't exactly one.
  init?(_ key: String, in submission: [SourceFile]) {
    let lines = submission.flatMap { file in file.codeLines.map { (file: file.name, line: $0) } }
    let alike = lines.filter { $0.line.key == key }
    // A backtick would end the quotation.
    guard alike.count == 1, !key.contains("`") else { return nil }
    self.init(file: alike[0].file, number: alike[0].line.number, text: alike[0].line.text)
  }
}

/// A line of code without its comment.
private struct CodeLine {
  let number: Int
  let text: String

  /// The common text of two equal lines.
  var key: String { text.filter { !$0.isWhitespace }.replacing("self.", with: "") }
}

extension SourceFile {
  fileprivate var codeLines: [CodeLine] {
    String(decoding: content, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
      .compactMap { index, line in
        let words = line.split(whereSeparator: \.isWhitespace)
        let code = words.prefix { !$0.hasPrefix("//") }
        return code.isEmpty ? nil : CodeLine(number: index + 1, text: code.joined(separator: " "))
      }
  }
}
