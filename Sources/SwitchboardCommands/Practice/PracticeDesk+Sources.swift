import Comparing
import CourseModel
import Foundation
import Practising
import Reporting
import Terminal
import Workspaces

// What changes, opens or compares the learner's files.

extension PracticeDesk {
  /// Puts the stub back, and says so.
  func reset(_ name: String) throws -> String {
    let exercise = try course.exercise(named: name)
    let restoration = try workspace.reset(exercise, keepingIn: progress, at: Date())
    return restoration.isEmpty
      ? "\(name) is as it was given: there is nothing to reset."
      : "\(name) is as it was given; 'u' brings back what you had."
  }

  /// Brings back what was there before, and says so.
  func undo(_ name: String) throws -> String {
    guard let restoration = try workspace.undo(name, keepingIn: progress, at: Date()) else {
      return "\(name) was never reset, so there is nothing to undo."
    }
    return restoration.isEmpty
      ? "\(name) is already as it was before."
      : "\(name) is as it was before; 'u' again goes back."
  }

  /// The model answer against the learner's own; it counts as seen from now on.
  func solution(of name: String) throws -> PracticePage {
    let exercise = try course.exercise(named: name)
    let comparison = SourceComparison(
      of: try workspace.submission(for: exercise).files, with: try exercise.solution())
    // Who cannot be noted, as on a read-only disk, may see it all the same.
    try? progress.seeSolution(of: name, at: Date())
    let title = "\(name) · \(exercise.title) · your answer and the model's"
    return PracticePage(title: "Solution") { profile, theme in
      ComparisonPage(comparison, title: title, profile: profile, theme: theme).lines
    }
  }

  /// Opens the learner's editor at a place, or at the first of the exercise's files.
  func edit(_ name: String, at place: SourcePlace?, on terminal: RawTerminal) throws {
    let sources = workspace.sources(of: name)
    let names = try workspace.files(of: name).map(\.name).sorted()
    guard let file = place?.file ?? names.first else {
      throw UsageError("there is no file in \(sources.path); 'switchboard init' puts it back")
    }
    let environment = ProcessInfo.processInfo.environment
    guard
      let editor = EditorCommand(
        opening: sources.appending(path: file).path, at: place?.line, environment: environment,
        exists: { ForegroundProgram.path(of: $0, environment) != nil })
    else {
      throw UsageError("no editor was found; name yours in EDITOR, as in: export EDITOR=nano")
    }
    let program = ForegroundProgram(editor.program, editor.arguments, environment: environment)
    if editor.needsTerminal {
      _ = try terminal.lend { () throws in try program.run() }
    } else {
      _ = try program.start()
    }
  }
}
