/// The text of a prediction's block, taken apart: a question, options behind `- `, and behind
/// `Why: ` the reason.
package struct PredictionBody: Hashable, Sendable {
  /// The first word of the info string of such a block.
  package static let language = "predict"

  /// CommonMark, with empty lines in place of all else, so that lines keep their numbers.
  package let question: String
  /// Behind their marks.
  package let options: [String]
  /// CommonMark, without the word; likewise. Nil if there is none.
  package let why: String?

  /// The word before the reason.
  private static let sign = "Why:"

  /// The parts of a block's text.
  package init(_ text: String) {
    var (question, options): ([String], [String]) = ([], [])
    var why: [String]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let isReason = why == nil && line.hasPrefix(Self.sign)
      let isOption = why == nil && line.hasPrefix("- ")
      if isReason { why = question.map { _ in "" } }
      if isOption { options.append(Self.plain(line.dropFirst(2))) }
      why?.append(isReason ? String(line.dropFirst(Self.sign.count)) : line)
      question.append(isOption || why != nil ? "" : line)
    }
    self.question = question.joined(separator: "\n")
    self.options = options
    self.why = why?.joined(separator: "\n")
  }

  /// An option is a text and no Markdown; backticks around all of it may be written.
  private static func plain(_ option: Substring) -> String {
    let text = option.drop { $0 == " " }.trimmed
    let isQuoted =
      text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
      && !text.dropFirst().dropLast().contains("`")
    return String(isQuoted ? text.dropFirst().dropLast() : text)
  }
}

extension Substring {
  /// This without blanks at its end.
  package var trimmed: Substring {
    self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)]
  }
}
