import CourseModel
import Grading
import Messages
import Reporting
import Terminal
import Typesetting

/// The result of running code without judging it.
struct RehearsalPage {
  let outcome: Rehearsal.Outcome
  let exercise: Exercise
  /// The learner's files, for quoting lines.
  let files: [SourceFile]
  let profile: TerminalProfile
  let theme: Theme

  /// Creates the page for a terminal or pipe.
  init(
    _ outcome: Rehearsal.Outcome, exercise: Exercise, files: [SourceFile],
    profile: TerminalProfile, theme: Theme = .standard
  ) {
    self.outcome = outcome
    self.exercise = exercise
    self.files = files
    self.profile = profile
    self.theme = theme
  }

  /// Whether the program ran to its end.
  var isFinished: Bool {
    if case .ran(let performance) = outcome { performance.ending == .finished } else { false }
  }

  /// The output of the program, or the reason why it did not run.
  var lines: [Line] {
    switch outcome {
    case .ran(let performance): lines(of: performance)
    case .doesNotCompile(let diagnostics, let message):
      verdict(.doesNotCompile, message, diagnostics)
    case .notAdmitted(let diagnostics, let message): verdict(.rejected, message, diagnostics)
    }
  }

  private func lines(of performance: Rehearsal.Performance) -> [Line] {
    var lines = Self.lines(of: performance.output)
    lines += Self.lines(of: performance.errorOutput).map { line in
      Line(line.spans.map { Span($0.text, style: Style(dim: true)) })
    }
    if performance.isCut {
      // Translators: Below what a program printed, of which only the beginning is shown.
      lines.append(Line(profile.text(of: Message("… and more")), style: Style(dim: true)))
    }
    switch performance.ending {
    case .finished:
      return lines.isEmpty
        ? [Line(profile.text(of: Message("It finished and printed nothing.")))] : lines
    case .stopped(let sentence):
      let breaker = LineBreaker(width: profile.columns, first: [], following: [])
      return lines + breaker.lines(of: profile.spans(of: sentence, style: Style(foreground: .red)))
    }
  }

  private static func lines(of text: String) -> [Line] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { Line(String($0)) }
  }

  /// Returns the page that a check would show.
  private func verdict(
    _ status: ReportStatus, _ message: Message?, _ diagnostics: [Diagnostic]
  ) -> [Line] {
    let report = Report.unjudged(
      "", exercise, status, message: message, diagnostics: diagnostics)
    return VerdictPage(
      report, title: exercise.title, files: files, explainsAll: false, profile: profile,
      theme: theme
    ).lines
  }
}
