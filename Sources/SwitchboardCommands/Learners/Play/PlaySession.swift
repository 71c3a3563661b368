import ArgumentParser
import CourseModel
import Foundation
import FullScreen
import Grading
import Messages
import SwiftSources
import Terminal
import Typesetting

/// An exercise's demo with the learner's code, or a lesson's program that has a screen.
struct PlaySession: Sendable {
  /// The result of compiling.
  enum Build {
    case ready(DemoProgram)
    /// The page that says why it does not compile.
    case refused([Line])
  }

  /// The exercise of the demo; for a lesson's program, an exercise around it without checks.
  let exercise: Exercise
  let name: String
  let context: Context
  let isSandboxed: Bool
  /// The path of the file for the events as the user typed it; nil to write none.
  let recordFile: String?
  /// The folders in which a save starts it anew.
  let folders: [URL]
  /// Reads the learner's files, and the demo around them.
  private let read: @Sendable () throws -> (files: [SourceFile], demo: SourceFile)

  init(
    of exercise: Exercise, by learner: Learner, in context: Context, isSandboxed: Bool,
    recordFile: String?
  ) throws {
    self.exercise = exercise
    name = exercise.name
    self.context = context
    self.isSandboxed = isSandboxed
    self.recordFile = recordFile
    folders = [learner.workspace.sources(of: exercise.name), exercise.folder]
    guard exercise.hasDemo else {
      throw UsageError(
        Message("\(exercise.name, "exercise") has no screen to play with: it has no Demo.swift"))
    }
    read = {
      guard let demo = try exercise.demo() else { throw CancellationError() }
      return (try learner.submission(for: exercise).files, demo)
    }
  }

  /// A program of a lesson: the learner's copy of it, where there is a workspace.
  init(
    of program: PagePrograms.Program, in lesson: Lesson, copiedTo workspace: Workspace?,
    in context: Context, isSandboxed: Bool, recordFile: String?
  ) throws {
    guard PagePrograms.hasScreen(program.source) else {
      let command = "switchboard run --lesson \(lesson.name) \(program.name)"
      throw UsageError(
        Message(
          "\(program.name, "program") has no screen to play with: '\(command, "command")' runs it"))
    }
    exercise = .unjudged(named: "main", title: lesson.title)
    name = program.name
    self.context = context
    self.isSandboxed = isSandboxed
    self.recordFile = recordFile
    let copy = { @Sendable in
      try workspace?.program(named: program.name, ofLesson: lesson.name, source: program.source)
    }
    folders = try copy().map { [$0.file.deletingLastPathComponent()] } ?? []
    read = {
      let content = try copy()?.content ?? Data(program.source.utf8)
      return ([], SourceFile(name: program.name, content: content))
    }
  }

  /// The learner's files and the demo as they are now; empty if they cannot be read.
  var files: [SourceFile] { (try? read()).map { $0.files + [$0.demo] } ?? [] }

  /// Compiles the learner's sources. Blocks the calling thread.
  func build(on machine: Machine) throws -> Build {
    let (files, demo) = try read()
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
        exercise: name, events: events, size: terminal.size,
        profile: context.screen.output)
      return (model, services, ScreenDisplay(on: terminal))
    }.end
  }

  /// Performs events, and prints the consequences of each.
  func perform(_ events: [String]) async throws {
    let screen = context.screen
    let machine = try Machine(in: context, sandboxed: isSandboxed)
    let build = try await showingThatItWorks(on: .starting(name), screen) {
      try await onThread { try self.build(on: machine) }.get()
    }
    switch build {
    case .refused(let page):
      screen.show(page)
      throw ExitCode.notPassed
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
    guard isWhole else { throw ExitCode.notPassed }
  }
}

extension Message {
  /// Shown while a demo is compiled, with seconds behind it.
  fileprivate static func starting(_ exercise: String) -> Message {
    Message("starting \(exercise, "exercise")")
  }
}
