import CourseModel
import Foundation
import FullScreen
import Messages
import Terminal

/// `switchboard audit --watch NAME`: audits an exercise each time one of its files is saved.
///
/// Another save cancels the current round. Unchanged programs are not judged twice: the report
/// cache has their results.
struct AuditWatch: Sendable {
  let context: Context
  let exercise: String
  let course: Course
  let isSandboxed: Bool
  let jobs: Int

  init(
    _ exercises: [String], of course: Course, in context: Context, sandboxed: Bool,
    _ jobs: JobsOptions
  ) throws {
    self.context = context
    let here = course.exerciseName(around: context.folder)
    guard exercises.count < 2, let name = exercises.first ?? here else {
      throw UsageError(
        Messages.Message(
          """
          --watch takes one exercise: go to its folder, or name it, as in 'switchboard audit \
          --watch FlipSide'
          """))
    }
    self.course = course
    exercise = try course.folderName(ofExercise: name)
    isSandboxed = sandboxed
    self.jobs = jobs.jobs
  }

  /// Watches until the user ends it.
  func run() async throws {
    let screen = context.screen
    guard let place = ReaderTerminal(in: context) else {
      return try await Loop.run { (tasks: LoopTasks<AuditBoard.Event>) in
        (
          AuditBoard(exercise: exercise, size: nil, profile: screen.table),
          try AuditWatchServices(self, tasks, hasScreen: false),
          SentenceDisplay(keyboard: nil, output: STDOUT_FILENO, show: { screen.show($0) })
        )
      }.end.verify()
    }
    let (end, board) = try await Loop.run { (tasks: LoopTasks<AuditBoard.Event>) in
      let services = try AuditWatchServices(self, tasks, hasScreen: true)
      let terminal = try RawTerminal(input: place.input, output: STDOUT_FILENO)
      return (
        AuditBoard(exercise: exercise, size: terminal.size, profile: screen.output), services,
        ScreenDisplay(on: terminal)
      )
    }
    screen.show(board.farewell(in: screen.output))
    screen.next(.command("switchboard audit \(exercise)"))
    try end.verify()
  }
}

extension Course {
  /// The name of this exercise's folder, even if its files cannot be read yet.
  fileprivate func folderName(ofExercise name: String) throws -> String {
    let path = folder(ofExercise: name).path
    if name == URL(filePath: path).lastPathComponent,
      FileManager.default.fileExists(atPath: path)
    {
      return name
    }
    return try exercise(named: name).name
  }
}
