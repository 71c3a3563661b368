import ArgumentParser
import CourseModel
import Foundation
import Grading
import Messages
import Reporting
import Typesetting

/// Judges a user's package by its own tests.
struct PackageCheck {
  let package: PackageExercise
  let machine: Machine
  /// Whether to explain every test that did not pass, not only the first.
  let explainsAll: Bool
  /// A format for other programs; nil for a page for people.
  let format: ReportFormat?
  let theme: Theme
  let screen: Screen

  /// Judges the current files, and shows the verdict.
  ///
  /// - Returns: The exit code.
  func judge() async throws -> ExitCode {
    let grader = try Grader(for: Exercise(of: package), in: machine)
    let own = Submission(name: package.title, files: package.stub)
    let (report, exercise) = try await showingThatItWorks(on: .judging(package.module), screen) {
      do {
        return try await grader.gradeOpenly(
          own, processes: ProcessInfo.processInfo.activeProcessorCount)
      } catch let error as GradingError {
        throw error.inWords(ofPackage: package.module)
      }
    }
    if report.status == .passed, exercise.checks.isEmpty {
      throw PackageError.noTestFound(package.module)
    }
    if let format {
      screen.write(try format.document(of: [report], asArray: false))
    } else {
      let page = VerdictPage(
        report, title: package.title, files: own.files, explainsAll: explainsAll,
        profile: screen.output, theme: theme)
      screen.show(page.lines)
      showNext(after: report)
    }
    return [report].exitCode
  }

  private func showNext(after report: Report) {
    if report.status == .passed { return }
    if report.status == .rejected, let needed = Admission(toAdmit: report.diagnostics) {
      // Translators: The options are to be typed.
      screen.next(
        Message(
          """
          \(span: "options") allows it where you judge your own package; your instructor decides \
          for theirs.
          """), ["options": needed.options])
    } else {
      screen.next(
        Message("change it, save, and \(span: "command") again."),
        ["command": "switchboard check --package"])
    }
  }
}

extension Message {
  /// Shown while an exercise is judged, with seconds behind it.
  static func judging(_ exercise: String) -> Message {
    Message("judging \(exercise, "exercise")")
  }
}
