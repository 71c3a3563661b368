import ArgumentParser
import CourseModel
import Foundation
import Grading
import Packages
import Reporting
import Typesetting

/// Judges somebody's own package by its own tests.
struct PackageCheck {
  /// The package, as far as it could be read.
  let package: PackageExercise
  let machine: Machine
  /// Whether every test that did not pass is explained, not only the first.
  let explainsAll: Bool
  /// For other programs; nil is a page for people.
  let format: ReportFormat?
  let theme: Theme
  let screen: Screen

  /// Judges what is there now, and shows the verdict.
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
      screen.next(.liftARule(), ["options": needed.options])
    } else {
      screen.next(.changeAndCheckPackage(), ["command": "switchboard check --package"])
    }
  }
}
