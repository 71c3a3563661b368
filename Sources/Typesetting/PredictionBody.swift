import CourseModel

/// The parsed text of a prediction: a question, options after `- `, and the reason after `Why: `.
package struct PredictionBody: Hashable, Sendable {
  /// The language in the info string of a prediction.
  package static let language = "predict"

  /// The question in CommonMark, with empty lines in place of the rest so that line numbers match.
  package let question: String
  /// The options without their markers.
  package let options: [String]
  /// The reason in CommonMark without its keyword, with matching line numbers; or nil.
  package let why: String?

  /// The keyword before the reason.
  private static let sign = "Why:"

  /// Parses the text of a block.
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

  /// Removes backticks around the whole option, which is plain text, not Markdown.
  private static func plain(_ option: Substring) -> String {
    let text = option.trimmed
    let isQuoted =
      text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
      && !text.dropFirst().dropLast().contains("`")
    return String(isQuoted ? text.dropFirst().dropLast() : text)
  }
}
