import Authoring
import CourseModel
import Execution
import Foundation
import Grading
import Messages
import FullScreen
import SwiftSources
import Synchronization
import Terminal
import Typesetting

/// Runs the programs of pages for their readers.
///
/// It is a class, because it looks for its tools only once, before the first program.
final class PageProgramHost: Sendable {
  /// A program of a page that was run.
  struct Performance {
    /// The program's name.
    let program: String
    let title: String
    let outcome: Rehearsal.Outcome
    let file: SourceFile
    /// The learner's copy, if there is one.
    let copy: Workspace.LessonProgram?

    /// The result, set for a terminal.
    func page(in place: TerminalProfile, theme: Theme) -> RehearsalPage {
      RehearsalPage(
        outcome, exercise: .unjudged(named: program, title: title), files: [file], profile: place,
        theme: theme)
    }

    /// Its page, followed by the remark on the learner's copy.
    func lines(in place: TerminalProfile, theme: Theme) -> [Line] {
      let remark = remark.map {
        [Line()]
          + LineBreaker(width: place.columns)
          .lines(of: place.spans(of: $0, style: Style(dim: true)))
      }
      return page(in: place, theme: theme).lines + (remark ?? [])
    }

    /// A remark on the learner's copy.
    var remark: Message? {
      guard let copy else { return nil }
      let path = copy.file.path
      return copy.isNew
        ? Message("\(path, "path") is new: change it, and run it again.")
        : copy.isChanged
          ? Message("\(path, "path") is no longer the lesson's; delete it to get that back.")
          : Message("This is \(path, "path"): change it, and run it again.")
    }
  }

  private let context: Context
  private let workspace: Workspace?
  private let progress: ProgressStore?
  private let isSandboxed: Bool
  private let isQuiet: Bool
  private let tools = Mutex<PageProgramRunner?>(nil)
  private let cancellation = Mutex<Cancellation?>(nil)
  private let stopped = Mutex(false)

  /// - Parameters:
  ///   - context: The context with the machine's tools.
  ///   - workspace: The workspace with copies of programs, if there is one.
  ///   - progress: The store for answers, if there is one.
  ///   - isQuiet: Whether another program part has the terminal, and the signals.
  init(
    in context: Context, workspace: Workspace? = nil, progress: ProgressStore? = nil,
    isSandboxed: Bool = true, isQuiet: Bool
  ) {
    self.context = context
    self.workspace = workspace
    self.progress = progress
    self.isSandboxed = isSandboxed
    self.isQuiet = isQuiet
  }

  private func programRunner() throws -> PageProgramRunner {
    try tools.withLock { tools in
      if let runner = tools { return runner }
      let runner = try PageProgramRunner(in: machine())
      tools = runner
      return runner
    }
  }

  private func machine() throws -> Machine {
    guard isQuiet else { return try Machine(in: context, sandboxed: isSandboxed) }
    let cancellation = try Cancellation()
    self.cancellation.withLock { $0 = cancellation }
    // `stop` looks for the cancellation after setting the flag.
    if isStopped { cancellation.cancel() }
    return try Machine(in: context, sandboxed: isSandboxed, isInterruptible: false) { _ in }
      .cancelled(by: cancellation)
  }

  /// Whether all work should end.
  var isStopped: Bool { stopped.withLock { $0 } }

  /// Ends the running work, and any that would start later.
  func stop() {
    stopped.withLock { $0 = true }
    cancellation.withLock { $0 }?.cancel()
  }

  // MARK: - Predictions

  /// Carries out an effect of a page, on this thread; tells the results as they come.
  func perform(_ effect: PageEffect, _ tell: (PageEvent) -> Void) {
    switch effect {
    case .keep(let answer): keep(answer)
    case .predict(let predictions, let page):
      for (index, prediction) in predictions.enumerated() where !isStopped {
        tell(.predicted(answer(to: prediction), index: index, page: page))
      }
    case .tryOut(let trial, let page):
      let outcome = outcome(of: trial.line, in: trial.prediction)
      if !isStopped { tell(.tried(outcome, trial, page: page)) }
    }
  }

  /// The answer to a prediction, or why it cannot be had.
  func answer(to prediction: Prediction) -> Result<PredictionAnswer, PredictionAnswer.Fault> {
    do {
      return try programRunner().answer(to: prediction)
    } catch {
      return .failure(fault(error))
    }
  }

  /// The result of a written line for a program's gap, or the reason why there is none.
  func outcome(
    of line: String, in prediction: Prediction
  ) -> Result<WrittenLine, PredictionAnswer.Fault> {
    do {
      return .success(try programRunner().outcome(of: line, in: prediction))
    } catch {
      return .failure(fault(error))
    }
  }

  /// The reason why there is no answer.
  private func fault(_ error: any Error) -> PredictionAnswer.Fault {
    PredictionAnswer.Fault(sentence: context.screen.output.text(of: .saying(error)))
  }

  /// Returns a page with its predictions answered, for printing.
  ///
  /// - Parameter prepares: Whether to prepare the grader for that, which takes some time once.
  /// - Throws: Only if it was stopped.
  func answered(_ page: QuestionedPage, prepares: Bool) async throws -> QuestionedPage {
    try await onThread {
      var page = page
      if !prepares, (try? self.machine().isPrepared) != true {
        let reason = self.context.screen.output.text(
          of: Message(
            """
            this needs a grader, which a page in a pipe does not prepare; open the page on a \
            terminal
            """))
        for index in page.predictions.indices {
          page.note(.failure(PredictionAnswer.Fault(sentence: reason)), of: index)
        }
        return page
      }
      for (index, prediction) in page.predictions.enumerated() {
        do {
          page.note(try self.programRunner().answer(to: prediction), of: index)
        } catch GradingError.execution(.cancelled) {
          throw GradingError.execution(.cancelled)
        } catch {
          page.note(.failure(self.fault(error)), of: index)
        }
      }
      return page
    }.get()
  }

  /// A page with its predictions answered, on this very thread.
  func answeredHere(_ page: QuestionedPage) -> QuestionedPage {
    var answered = page
    for (index, prediction) in page.predictions.enumerated() {
      answered.note(answer(to: prediction), of: index)
    }
    return answered
  }

  /// Keeps an answer. If it cannot be kept, as on a read-only disk, the reader may still answer.
  func keep(_ answer: QuestionedPage.Kept) {
    try? progress?.keep(ProgressStore.Answer(answer, at: context.now()))
  }

  // MARK: - Programs

  /// Runs a program of a lesson: the learner's copy of it, where there is a workspace.
  func perform(_ program: PagePrograms.Program, of lesson: Lesson) throws -> Performance {
    guard !PagePrograms.hasScreen(program.source) else {
      let command = "switchboard play --lesson \(lesson.name) \(program.name)"
      throw UsageError(
        Message("\(program.name, "program") has a screen: '\(command, "command")' shows it"))
    }
    let copy = try workspace?.program(
      named: program.name, ofLesson: lesson.name, source: program.source)
    return try perform(program, copy: copy, title: lesson.title)
  }

  private func perform(
    _ program: PagePrograms.Program, copy: Workspace.LessonProgram?, title: String
  ) throws -> Performance {
    let file = SourceFile(
      name: program.name, content: copy?.content ?? Data(program.source.utf8))
    return Performance(
      program: program.name, title: title, outcome: try programRunner().rehearse(file), file: file,
      copy: copy)
  }

  /// Runs a program of a page, and returns its output, set for a terminal.
  func lines(
    ofRunning name: String, _ page: ReaderPage, _ library: Library, _ place: TerminalProfile,
    _ theme: Theme
  ) -> [Line] {
    do {
      let program = try PagePrograms(in: page.document).program(named: name)
      let performance =
        if let lesson = library.lesson(at: page.address) {
          try perform(program, of: lesson)
        } else {
          try perform(program, copy: nil, title: page.title)
        }
      return performance.lines(in: place, theme: theme)
    } catch {
      return LineBreaker(width: place.columns).lines(of: place.spans(of: .saying(error)))
    }
  }
}

extension ProgressStore.Answer {
  init(_ answer: QuestionedPage.Kept, at time: Date) {
    self.init(
      question: answer.identity, page: answer.page, typed: answer.typed, isRight: answer.isRight,
      time: time)
  }
}

extension [ProgressStore.Answer] {
  /// The last typed answers, by the identity of the question.
  var typed: [String: String] {
    reduce(into: [:]) { $0[$1.question] = $1.typed }
  }
}
