import CourseModel
import Execution
import Foundation
import FullScreen
import Messages

/// The only place where the effects of a learner's loop are carried out. It also reports saves.
struct PracticePerformer: LoopServices {
  let tasks: LoopTasks<PracticeMessage>
  private let services: PracticeServices
  private var checks: PracticeChecks
  /// Cancels the learner's program.
  private var run: Cancellation?
  /// Cancels a recording, or the preparation for one.
  private var hearing: Cancellation?

  init(_ services: PracticeServices) throws {
    self.services = services
    tasks = services.tasks
    checks = try PracticeChecks(services) { order, cancellation in
      services.tasks.begin { await services.judge(order, until: cancellation) }
    } keeping: { report, files in
      services.tasks.begin { services.keep(report, of: files) }
    }
  }

  mutating func end() {
    checks.cancel()
    run?.cancel()
    hearing?.cancel()
    services.end()
  }

  // MARK: - Events

  var descriptors: [Int32] { [checks.descriptor] }
  var patience: Int32? { checks.patience }

  mutating func read(from descriptor: Int32) { checks.hear() }

  mutating func receive(_ events: [PracticeMessage]) -> [PracticeMessage] {
    checks.receive(events)
  }

  mutating func dueEvents() -> [PracticeMessage] { checks.dueEvents() }

  // MARK: - Requests

  func event(about error: any Error) -> PracticeMessage { .notice(.saying(error)) }

  mutating func perform(_ effect: PracticeEffect) throws -> Outcome<PracticeMessage> {
    let services = services
    switch effect {
    case .quit: return .end(.quit)
    case .interrupt: return .end(.interrupted)
    case .suspend: return .suspend
    case .redraw: return .redraw

    case .check(let order): checks.order(order)
    case .cancelCheck: checks.cancel()
    case .run(let exercise):
      let cancellation = try Self.replace(&run)
      tasks.begin { await services.run(exercise, until: cancellation) }
    case .hear(let order, let files):
      let cancellation = try Self.replace(&hearing)
      tasks.beginOnThread { services.hear(order, of: files, until: cancellation) }
    case .prepareConversations(let exercise):
      let cancellation = try Self.replace(&hearing)
      tasks.beginOnThread { services.prepareConversations(of: exercise, until: cancellation) }
    case .endHearing: hearing?.cancel()
    case .makeReady(let exercise): tasks.beginOnThread { services.makeReady(exercise) }
    case .page(.keep(let answer)): services.host.keep(answer)
    case .page(let effect):
      tasks.beginOnThread { services.host.perform(effect) { services.tasks.send(.page($0)) } }
    case .runProgram(let lesson, let program)
    where try services.hasScreen(program, of: lesson):
      return .onTerminal { try services.play(program, of: lesson, $0.lend) }
    case .runProgram(let lesson, let program):
      tasks.beginOnThread { services.run(program: program, of: lesson) }

    case .edit(let exercise, let place):
      return .onTerminal { try services.edit(exercise, at: place, on: $0) }
    case .editProgram(let lesson, let program):
      return .onTerminal { try services.edit(program: program, of: lesson, on: $0) }
    case .choose(let editor, let exercise, let place):
      return .onTerminal {
        try services.choose(editor: editor, for: exercise, at: place, on: $0)
      }
    case .play(let exercise):
      return .onTerminal { try services.play(exercise, $0.lend) }
    case .review: return .onTerminal { try services.review($0.lend) }

    case .open(let exercise):
      run?.cancel()
      checks.attend(to: exercise)
      // The loop works without the record, as on a read-only disk.
      try? services.progress.open(exercise, at: services.context.now())
      return .result(.opened(try services.assignment(exercise)))
    case .nextHint(let exercise, let todo):
      return .result(try services.nextHint(of: exercise, forTODO: todo))
    case .showLesson(let name, let heading):
      return .result(.showing(try services.lesson(named: name, at: heading)))
    case .showCard(let topic): return .result(.showing(try services.card(ofTopic: topic)))
    case .showSolution(let exercise, _):
      return .result(.showing(try services.solution(of: exercise)))
    case .showOther(let exercise): return .result(.showing(try services.other(of: exercise)))
    case .showTwin(let exercise): return .result(.showing(try services.twin(of: exercise)))
    case .showAttempts(let exercise): return .result(try services.attempts(at: exercise))
    case .reset(let exercise): return .result(.notice(try services.reset(exercise)))
    case .undo(let exercise): return .result(.notice(try services.undo(exercise)))
    case .restore(let exercise, let attempt):
      return .result(.notice(try services.restore(exercise, attempt: attempt)))
    case .noteRead(let lesson):
      try services.progress.read(lesson: lesson, at: services.context.now())
      return .result(.progressChanged(try services.outline()))
    case .askForReview:
      let count = try services.dueQuestions(at: services.context.now())
      return .result(count > 0 ? .reviewDue(count) : nil)
    }
    return .result(nil)
  }

  /// Cancels the work in progress, and returns the cancellation of the work that replaces it.
  private static func replace(_ former: inout Cancellation?) throws -> Cancellation {
    former?.cancel()
    let cancellation = try Cancellation()
    former = cancellation
    return cancellation
  }
}
