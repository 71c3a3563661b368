import Authoring
import CourseModel
import Execution
import Foundation
import Grading
import SwiftSources
import Synchronization
import Terminal

/// `switchboard audit --watch NAME`: audits an exercise each time one of its files is saved.
///
/// Another save cancels the current round. Unchanged programs are not judged twice: the report
/// cache has their results.
struct AuditWatch: Sendable {
  /// A message from a round in progress.
  enum Message: Sendable {
    /// The number of programs judged so far.
    case progressed(round: Int, done: Int, all: Int)
    case ended(round: Int, AuditRound.Result)
    /// A step takes longer than usual.
    case announced(String)
  }

  /// The way the user left it.
  enum End: Sendable {
    case quit, interrupted
  }

  let context: Context
  let exercise: String
  let course: Course
  let mailbox: Mailbox<Message>
  private let machine: Machine
  private let jobs: Int

  init(
    _ exercises: [String], of course: Course, in context: Context, sandboxed: Bool,
    _ jobs: JobsOptions
  ) throws {
    self.context = context
    let here = course.exerciseName(around: context.folder)
    guard exercises.count < 2, let name = exercises.first ?? here else {
      throw UsageError(.watchIsAboutOne)
    }
    self.course = course
    exercise = try course.folderName(ofExercise: name)
    self.jobs = jobs.jobs
    let mailbox = try Mailbox<Message>()
    self.mailbox = mailbox
    machine = try Machine(in: context, sandboxed: sandboxed, isInterruptible: false) {
      mailbox.send(.announced($0))
    }
  }

  var folder: URL { course.folder(ofExercise: exercise) }

  /// Watches until the user ends it.
  func run() async throws {
    let (orders, line) = AsyncStream.makeStream(of: AuditWatchRounds.Order.self)
    async let end = onThread {
      defer { line.finish() }
      return try watch(with: AuditWatchRounds(self) { line.yield($0) })
    }
    await withDiscardingTaskGroup { group in
      for await order in orders { group.addTask { await perform(order) } }
    }
    if try await end.get() == .interrupted { throw Failure.interrupted }
  }

  private func watch(with rounds: AuditWatchRounds) throws -> End {
    guard let place = ReaderTerminal(in: context) else {
      return AuditWatchTranscript(exercise: exercise, screen: context.screen).show(with: rounds)
    }
    let end: End
    var screen: AuditWatchScreen
    do {
      let terminal = try RawTerminal(input: place.input, output: 1)
      defer { terminal.end() }
      screen = AuditWatchScreen(
        exercise: exercise, rounds, on: terminal, profile: context.screen.output)
      end = screen.show()
    }
    context.screen.show(screen.board.farewell(in: context.screen.output))
    context.screen.next(.command("switchboard audit \(exercise)"))
    return end
  }

  private func perform(_ order: AuditWatchRounds.Order) async {
    let round = order.round
    let mailbox = mailbox
    let result = await AuditRound.result(
      forExercise: exercise, in: course.folder, machine.cancelled(by: order.cancellation),
      jobs: jobs
    ) { done, all in
      mailbox.send(.progressed(round: round, done: done, all: all))
    }
    if let result { mailbox.send(.ended(round: round, result)) }
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
