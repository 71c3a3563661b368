import CourseModel
import Messages
import Mustache
import Reporting

/// What one student reads of one submission: as a page, and as Markdown.
package struct FeedbackPage {
  /// What objects said in a check that failed.
  package struct Picture: Sendable {
    /// What the check is called.
    package let check: String
    /// A picture as SVG, which our own code has drawn.
    package let svg: String

    /// A picture of what was said in a check.
    package init(check: String, svg: String) {
      self.check = check
      self.svg = svg
    }
  }

  private let name: String
  private let title: String
  private let report: Report
  private let picture: Picture?

  /// Feedback for a submission.
  ///
  /// - Parameters:
  ///   - name: The student's, as people say it.
  ///   - title: What people call the exercise.
  package init(name: String, title: String, report: Report, picture: Picture? = nil) {
    self.name = name
    self.title = title
    self.report = report
    self.picture = picture
  }

  /// One file of HTML, which needs no network; nothing runs in it.
  ///
  /// - Throws: `MustacheTemplate.ParserError` if our template is wrong.
  package func html() throws -> String {
    PageText.register()
    return try MustacheTemplate(string: FeedbackTemplate.html).render(values)
  }

  private var isJudged: Bool { report.status != .errored }

  private var values: [String: Any] {
    let mark = StatusMark(report.status)
    let values: [String: Any?] = [
      "title": title, "name": name, "style": PageStyle.text, "status": report.status.rawValue,
      "sign": mark.mark, "verdict": mark.word.english, "judged": report.provenance?.judgedAt,
      "points": isJudged ? "\(report.points)" : nil, "maximum": report.maxPoints,
      "message": report.message, "hasDiagnostics": !report.diagnostics.isEmpty,
      "diagnostics": report.diagnostics.map {
        ["place": "\($0.file):\($0.line)", "text": $0.message]
      },
      "conversation": picture.map { ["check": $0.check, "picture": $0.svg] },
      "hasChecks": isJudged && !report.checks.isEmpty, "checks": report.checks.map(values),
      "hasIgnored": !report.ignored.isEmpty, "ignored": report.ignored.joined(separator: ", "),
    ]
    return values.compactMapValues(\.self)
  }

  private func values(of check: CheckResult) -> [String: Any] {
    let mark = StatusMark(check.status)
    let values: [String: Any?] = [
      "name": check.name, "sign": mark.mark, "verdict": mark.word.english,
      "class": check.status == .passed ? "passed" : check.status.isWrong ? "failed" : "soft",
      "points": check.points, "maximum": check.maxPoints, "messages": check.messages,
      "printed": check.printed,
    ]
    return values.compactMapValues(\.self)
  }

  // MARK: - Markdown

  /// The same without a picture, in CommonMark: what learners wrote stands in it as text.
  package var markdown: String {
    let mark = StatusMark(report.status)
    let points = isJudged ? ", \(report.points) of \(report.maxPoints) points" : ""
    var parts = [
      "# \(title.escapedForMarkdown)", name.escapedForMarkdown,
      "**\(mark.mark) \(mark.word.english)**\(points)",
    ]
    // An exercise's own words, or ours, in Markdown.
    if let message = report.message { parts.append(message) }
    if !report.diagnostics.isEmpty {
      parts.append(
        report.diagnostics.map {
          "- \($0.file.escapedForMarkdown):\($0.line): \($0.message.escapedForMarkdown)"
        }.joined(separator: "\n"))
    }
    if isJudged { parts.append(report.checks.map(item).joined(separator: "\n")) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func item(_ check: CheckResult) -> String {
    let mark = StatusMark(check.status)
    let head =
      "- \(mark.mark) \(check.name.escapedForMarkdown) (\(check.points)/\(check.maxPoints))"
    return ([head] + check.messages.map { "  \($0.escapedForMarkdown)" }).joined(separator: "\n")
  }
}

extension String {
  private static let markdownEscapes: [Unicode.Scalar: String] = {
    let signs = "\\`*_{}[]<>#|&~!".unicodeScalars.map { ($0, "\\\($0)") }
    return Dictionary(signs + [("\n", " "), ("\r", " ")]) { first, _ in first }
  }()

  /// Text that Markdown shows as it is (CommonMark 0.31, 2.4: any punctuation may be escaped), in one
  /// line.
  fileprivate var escapedForMarkdown: String { escaped(Self.markdownEscapes) }
}
