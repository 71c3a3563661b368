import CourseModel
import Foundation
import GradingTestSupport
@testable import SwitchboardCommands
import Testing

@Suite("A learner")
final class LearnerTests {
  private let folder: URL
  private let learner: Learner
  private let exercise: Exercise
  private static let time = Date(timeIntervalSince1970: 1_800_000_000)

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "learner-\(UUID())")
    let course = try Course(at: Tool.repository)
    let workspace = try Workspace.make(
      in: folder, of: course, miniCocoa: Tool.repository.appending(path: "Sources/MiniCocoa")
    ).workspace
    learner = try Learner(of: course, in: workspace) { Self.time }
    exercise = try course.exercise(named: "FlipSide")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var file: URL {
    learner.workspace.sources(of: exercise.name).appending(path: "FlipsideViewController.swift")
  }

  private func write(_ text: String) throws { try Data(text.utf8).write(to: file) }

  @Test("has what was there before a reset back, and cannot undo what was never done")
  func undo() throws {
    #expect(throws: LearningError.neverReset(exercise: "FlipSide")) {
      try learner.undo(exercise)
    }
    try write("// mine\n")
    #expect(try learner.reset(exercise).isEmpty == false)
    #expect(try String(contentsOf: file, encoding: .utf8) != "// mine\n")
    _ = try learner.undo(exercise)
    #expect(try String(contentsOf: file, encoding: .utf8) == "// mine\n")
  }

  @Test("keeps verdicts at the time that the clock says, and puts back what they are about")
  func attempts() throws {
    #expect(throws: LearningError.noAttempt(1, exercise: "FlipSide", count: 0)) {
      try learner.attempts(at: exercise).attempt(1)
    }
    try write("// first\n")
    let files = try learner.submission(for: exercise).files
    let report = Report(
      course: learner.course.name, exercise: exercise.name, submission: "me", status: .failed,
      checks: [], diagnostics: [], ignored: [], seconds: Report.Timing(), provenance: nil)
    try learner.keep(report, of: files)
    try write("// second\n")
    let record = try learner.attempts(at: exercise)
    let attempt = try record.attempt(1)
    #expect(attempt.time == Self.time)
    #expect(record.number(of: attempt) == 1)
    #expect(try record.filesNow() != files)
    _ = try record.restore(attempt)
    #expect(try record.filesNow() == files)
  }

  @Test("is at the first TODO before anything was judged, and has its hints alone")
  func hints() throws {
    #expect(try learner.openTODO(of: exercise) == 1)
    #expect(try learner.hints(of: exercise, forTODO: 1).isEmpty == false)
    let count = exercise.todoCount
    #expect(throws: LearningError.noTODO(count + 1, exercise: "FlipSide", count: count)) {
      try learner.hints(of: exercise, forTODO: count + 1)
    }
  }

  @Test("says which folder is missing, and what puts it back")
  func noSources() throws {
    let sources = learner.workspace.sources(of: exercise.name)
    try FileManager.default.removeItem(at: sources)
    #expect(learner.digest(of: exercise) == "")
    let error = #expect(throws: LearningError.self) { try learner.intake(of: exercise) }
    #expect(error?.description.contains("'switchboard init \(folder.path)' puts it back") == true)
  }

  @Test(
    "gets a hint for the beginning only where nothing is written, and the others in their order")
  func hintsThatFit() throws {
    let exercise = try learner.course.exercise(named: "ColorPicker")
    #expect(try learner.nextHint(of: exercise, forTODO: 3) == 1)

    let name = "ColorPickerController.swift"
    let url = learner.workspace.sources(of: exercise.name).appending(path: name)
    let stub = try String(contentsOf: url, encoding: .utf8)
    let line = try #require(stub.split(separator: "\n").first { $0.contains("TODO: 3.") })
    try Data(stub.replacing(line, with: "    dismiss()").utf8).write(to: url)

    #expect(try learner.nextHint(of: exercise, forTODO: 3) == 2)
    try learner.progress.seeHint(2, of: exercise.name, forTODO: 3)
    #expect(try learner.nextHint(of: exercise, forTODO: 3) == 3)
    let seen = try learner.progress.states()[exercise.name]?.hints.total
    #expect(seen == 1, "the first was not seen")
    for number in 3...exercise.hints(forTODO: 3).count {
      try learner.progress.seeHint(number, of: exercise.name, forTODO: 3)
    }
    #expect(try learner.nextHint(of: exercise, forTODO: 3) == 1, "it is still to be had")
    try learner.progress.seeHint(1, of: exercise.name, forTODO: 3)
    #expect(try learner.nextHint(of: exercise, forTODO: 3) == nil)
    #expect(try learner.nextHint(of: exercise, forTODO: 1) == 1, "TODO 1 is not begun")
  }
}
