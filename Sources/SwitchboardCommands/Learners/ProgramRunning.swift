import ArgumentParser
import CourseModel
import Grading
import Messages
import FullScreen
import SwiftSources
import Terminal
import Typesetting

/// The runs of the command `run`: of a learner's code, or a lesson's program.
struct ProgramRunning {
  let theme: Theme
  let isSandboxed: Bool
  /// Whether to draw the conversation; nil decides by whether there is a terminal.
  var drawsConversation: Bool?
  let context: Context

  private var screen: Screen { context.screen }

  /// Runs the learner's code for an exercise, by the statements of their Play.swift.
  func run(_ exercise: Exercise, of learner: Learner) async throws {
    let play = try learner.play(for: exercise)
    if play.isNew {
      screen.note(
        Message(
          """
          \(play.url.path, "path") is new: write the code that you want to run there.
          """))
    }
    if let remark = try learner.remark(onModulesOf: exercise) { screen.note(remark) }
    let submission = try learner.submission(for: exercise)
    let machine = try Machine(in: context, sandboxed: isSandboxed)
    let outcome = try await showingThatItWorks(on: .running(exercise.name), screen) {
      try await Grader(for: exercise, in: machine).rehearse(submission, with: play.file)
    }
    let page = RehearsalPage(
      outcome, exercise: exercise, files: submission.files + [play.file],
      profile: screen.output, theme: theme)
    screen.show(page.lines)
    if case .ran = outcome, drawsConversation ?? screen.output.isTerminal {
      try await showConversation(of: submission.files, with: play.file, exercise, on: machine)
    }
    guard page.isFinished else { throw ExitCode.notPassed }
  }

  /// Shows the conversation that the statements caused; nothing where it cannot be recorded.
  private func showConversation(
    of files: [SourceFile], with play: SourceFile, _ exercise: Exercise, on machine: Machine
  ) async throws {
    let conversation = try await showingThatItWorks(on: .listening(to: exercise.name), screen) {
      await onThread {
        CheckConversations(of: exercise, in: machine)?.rehearsal(of: files, with: play)
      }.get()
    }
    guard let conversation else { return }
    let heading = Line(
      screen.output.spans(of: Message("What your objects said"), style: Style(bold: true)))
    screen.show(
      [Line(), heading]
        + TerminalTypesetter(profile: screen.output, theme: theme).lines(of: conversation)
        + [Line()])
  }

  /// Runs a program of a lesson: the learner's copy of it, where there is a workspace. Lists the
  /// programs if it has no name, and there are several.
  ///
  /// - Parameter line: The line for the program's gap, to find out whether it is right.
  func run(
    _ name: String?, writing line: String?, of lesson: Lesson, in workspace: Workspace?
  ) async throws {
    let document = try MarkdownDocument(parsing: lesson.body)
    let programs = PagePrograms(in: document)
    guard let program = try programs.choose(name, of: lesson) else {
      return screen.show(
        programs.all.map { program in
          Line([.command("switchboard run --lesson \(lesson.name) \(program.name)")])
        })
    }
    let host = PageProgramHost(
      in: context, workspace: workspace, isSandboxed: isSandboxed, isQuiet: false)
    if let line {
      let gaps = PagePredictions(in: document, of: lesson.name).predictions
        .filter { $0.kind == .write }
      guard let gap = gaps.first(where: { $0.programName == program.name }) else {
        // Translators: The program and the lesson are names.
        throw UsageError(
          Message(
            """
            in the lesson \(lesson.name, "lesson"), \(program.name, "program") is not missing a \
            line: run it without '--line'
            """))
      }
      return try await tryOut(line, in: gap, on: host, workspace.map(ProgressStore.init))
    }
    let performance = try await showingThatItWorks(on: .running(program.name), screen) {
      try await onThread { try host.perform(program, of: lesson) }.get()
    }
    if let remark = performance.remark { screen.note(remark) }
    try show(performance.page(in: screen.output, theme: theme))
  }

  /// Compiles and runs a lesson's program with a line in its gap, and says whether that is right.
  ///
  /// - Throws: `UsageError` if nothing was written.
  private func tryOut(
    _ typed: String, in gap: Prediction, on host: PageProgramHost, _ progress: ProgressStore?
  ) async throws {
    let (answer, line, written) = try await showingThatItWorks(
      on: .running(gap.programName), screen
    ) {
      try await onThread {
        let answer = try host.answer(to: gap).get()
        guard case .line(let line) = try? answer.guess(from: typed) else {
          throw UsageError(Message("'--line' is empty: write the missing line"))
        }
        return (answer, line, try host.outcome(of: line, in: gap).get())
      }.get()
    }
    let blocks = answer.blocks(about: written, of: line, in: screen.output.catalogue)
    screen.show(
      TerminalTypesetter(profile: screen.output, theme: theme)
        .typeset(MarkdownDocument(blocks)))
    guard answer.isRight(written) else { throw ExitCode.notPassed }
    let kept = ProgressStore.Answer(
      question: gap.identity, page: gap.page, typed: line, isRight: true, time: context.now())
    try progress?.keep(kept)
  }

  private func show(_ page: RehearsalPage) throws {
    screen.show(page.lines)
    guard page.isFinished else { throw ExitCode.notPassed }
  }
}

extension PagePrograms {
  /// The program with this name; the only one, without a name; nil if there are several.
  ///
  /// - Throws: `UsageError` if there is none, or none with that name.
  func choose(_ name: String?, of lesson: Lesson) throws(UsageError) -> Program? {
    guard !all.isEmpty else {
      throw UsageError(Message("the lesson \(lesson.name, "lesson") has no complete program"))
    }
    guard let name else { return all.count == 1 ? all.first : nil }
    if let program = all.first(where: { [name, "\(name).swift"].contains($0.name) }) {
      return program
    }
    let names = all.map(\.name)
    throw UsageError(
      // Translators: All programs are names, behind commas.
      nearest(to: name, among: names).map {
        Message(
          """
          the lesson \(lesson.name, "lesson") has no program '\(name, "name")': did you mean \
          '\($0, "nearest")'?
          """)
      }
        ?? Message(
          """
          the lesson \(lesson.name, "lesson") has no program '\(name, "name")': its programs are \
          \(names.map { "'\($0)'" }.joined(separator: ", "), "all")
          """))
  }
}

extension Message {
  /// Shown while a check is run once more, with seconds behind it.
  static func listening(to exercise: String) -> Message {
    Message("recording \(exercise, "exercise")")
  }

  /// Shown while a program runs, with seconds behind it.
  fileprivate static func running(_ name: String) -> Message {
    Message("running \(name, "name")")
  }
}
