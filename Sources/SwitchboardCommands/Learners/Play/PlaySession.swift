import CourseModel
import Foundation
import FullScreen
import Grading
import Learning
import Messages
import Practising
import SwiftSources
import Terminal

/// An exercise's demo with the learner's code.
struct PlaySession: Sendable {
  /// The result of compiling.
  enum Build {
    case ready(DemoProgram)
    /// The page that says why it does not compile.
    case refused([Line])
  }

  let learner: Learner
  let exercise: Exercise
  let context: Context
  let isSandboxed: Bool
  /// The path of the file for the events as the user typed it; nil to write none.
  let recordFile: String?

  /// The learner's files and the demo as they are now; empty if they cannot be read.
  var files: [SourceFile] {
    let own = (try? learner.workspace.files(of: exercise.name)) ?? []
    return own + [(try? exercise.demo()) ?? nil].compactMap(\.self)
  }

  /// Compiles what the learner has written. Blocks the calling thread.
  func build(on machine: Machine) throws -> Build {
    guard let demo = try exercise.demo() else {
      throw UsageError(
        Message("\(exercise.name, "exercise") has no screen to play with: it has no Demo.swift"))
    }
    let files = try learner.submission(for: exercise).files
    switch try ConversationRecording(of: exercise, in: machine).demo(demo, of: files) {
    case .ready(let program): return .ready(program)
    case .refused(let outcome):
      return .refused(
        RehearsalPage(
          outcome, exercise: exercise, files: files + [demo], profile: context.screen.output
        ).lines)
    }
  }

  /// Writes the events down, as `--events` reads them.
  func record(_ events: [String]) throws {
    guard let recordFile else { return }
    try WholeFile.writePage(
      Data(events.map { $0 + "\n" }.joined().utf8), to: context.url(recordFile), typed: recordFile)
  }

  /// Plays on the whole screen, until the user leaves.
  func play(_ events: [String], on place: ReaderTerminal) async throws -> LoopEnd {
    try await Loop.run { (tasks: LoopTasks<PlayModel.Event>) in
      let services = try PlayServices(self, tasks)
      let terminal = try RawTerminal(
        input: place.input, output: STDOUT_FILENO, takesMouse: true)
      let model = PlayModel(
        exercise: exercise.name, events: events, size: terminal.size,
        profile: context.screen.output)
      return (model, services, ScreenDisplay(on: terminal))
    }.end
  }

  /// Performs events, and prints what follows from each.
  func perform(_ events: [String]) async throws {
    let screen = context.screen
    let machine = try Machine(in: context, sandboxed: isSandboxed)
    let build = try await showingThatItWorks(on: .starting(exercise.name), screen) {
      try await onThread { try self.build(on: machine) }.get()
    }
    switch build {
    case .refused(let page):
      screen.show(page)
      throw Failure.notPassed
    case .ready(let program):
      try await perform(events, with: program)
    }
  }

  private func perform(_ events: [String], with program: DemoProgram) async throws {
    let screen = context.screen
    let isWhole = try await onThread { () throws(GradingError) -> Bool in
      let run = try DemoRun(of: program, events: events)
      run.finish()
      let page = PlayPage(profile: screen.table)
      var isPossible = true
      let result = try run.run { report in
        guard case .moment(let moment) = report else { return }
        if moment.refusal != nil { isPossible = false }
        screen.show(page.lines(of: moment))
      }
      screen.show(page.lines(ofEnd: result.ending.reason, result.last, printed: result.output))
      return result.ending == .finished && isPossible
    }.get()
    guard isWhole else { throw Failure.notPassed }
  }
}

extension Message {
  /// Shown while a demo is compiled, with seconds behind it.
  fileprivate static func starting(_ exercise: String) -> Message {
    Message("starting \(exercise, "exercise")")
  }
}
