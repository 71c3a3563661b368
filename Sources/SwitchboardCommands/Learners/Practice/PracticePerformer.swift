import CourseModel
import Execution
import Foundation
import Practising
import Predicting

/// What is done for a learner's loop, wherever it is shown: saves are noticed, and what the model asks
/// for is done or handed out.
struct PracticePerformer {
  /// What takes its time, and is done beside the loop.
  enum Job: Sendable {
    case check(CheckOrder, Cancellation)
    /// Keep a verdict that was shown.
    case keep(Report, of: [SourceFile])
    case run(exercise: String, Cancellation)
    case hear(ConversationOrder, of: [SourceFile], Cancellation)
    case prepareConversations(exercise: String, Cancellation)
    case makeReady(exercise: String)
    case predict(lesson: String, [Prediction])
    case tryOut(lesson: String, QuestionedPage.Trial)
    case runProgram(lesson: String, program: String)
  }

  /// How a loop was left.
  enum End: Hashable, Sendable {
    case quit, interrupted
  }

  /// What comes of an effect.
  enum Outcome {
    /// It is done, or handed out: what comes of it comes later.
    case nothing
    case message(PracticeMessage)
    /// Whoever has the screen is to do it.
    case screen(ScreenTask)
    case end(End)
  }

  let services: PracticeServices
  private let hand: (Job) -> Void
  private var checks: PracticeChecks
  /// What ends a program of the learner's that is running.
  private var run: Cancellation?
  /// What ends a recording, or what is prepared for one.
  private var hearing: Cancellation?

  /// - Parameter hand: Takes a job, and has it done.
  init(_ services: PracticeServices, handing hand: @escaping (Job) -> Void) throws {
    self.services = services
    self.hand = hand
    checks = try PracticeChecks(services, handing: hand)
  }

  /// Ends what is under way.
  mutating func end() {
    checks.cancel()
    run?.cancel()
    hearing?.cancel()
    services.host.stop()
  }

  // MARK: - What happens

  /// What to wait for: saves, and answers.
  var descriptors: [Int32] { [checks.descriptor, services.mailbox.descriptor] }

  /// How long to wait at most, in milliseconds; nil is for ever.
  var patience: Int32? { checks.patience }

  /// What has come through a descriptor that is ready.
  mutating func receive(from descriptor: Int32) -> [PracticeMessage] {
    guard descriptor == services.mailbox.descriptor else {
      checks.hear()
      return []
    }
    return checks.receive(services.mailbox.receive())
  }

  /// What has come about by the mere passing of time.
  mutating func dueMessages(for exercise: String?) -> [PracticeMessage] {
    checks.dueMessages(for: exercise)
  }

  // MARK: - What is asked for

  /// Does what a model asks for; a failure is said.
  mutating func perform(_ effect: PracticeEffect) -> Outcome {
    do {
      return try outcome(of: effect)
    } catch {
      return .message(.notice(.saying(error)))
    }
  }

  private mutating func outcome(of effect: PracticeEffect) throws -> Outcome {
    switch effect {
    case .quit: return .end(.quit)
    case .interrupt: return .end(.interrupted)
    case .suspend: return .screen(.suspend)
    case .redraw: return .screen(.redraw)
    case .review: return .screen(.review)
    case .edit(let exercise, let place): return .screen(.edit(exercise: exercise, place))
    case .editProgram(let lesson, let program):
      return .screen(.editProgram(lesson: lesson, program: program))
    case .choose(let editor, let exercise, let place):
      return .screen(.choose(editor: editor, exercise: exercise, place))
    case .check(let order): checks.order(order)
    case .cancelCheck: checks.cancel()
    case .hear(let order, let files): hand(.hear(order, of: files, try newHearing()))
    case .prepareConversations(let exercise):
      hand(.prepareConversations(exercise: exercise, try newHearing()))
    case .makeReady(let exercise): hand(.makeReady(exercise: exercise))
    case .endHearing: hearing?.cancel()
    case .run(let exercise): try run(exercise)
    case .predict(let lesson, let predictions):
      hand(.predict(lesson: lesson, predictions))
    case .tryOut(let lesson, let trial): hand(.tryOut(lesson: lesson, trial))
    case .runProgram(let lesson, let program):
      hand(.runProgram(lesson: lesson, program: program))
    case .keep(let answer): services.host.keep(answer)
    case .open(let exercise): return .message(try open(exercise))
    case .nextHint(let exercise, let todo):
      return try services.nextHint(of: exercise, forTODO: todo).map { .message($0) } ?? .nothing
    case .showLesson(let name, let heading):
      return .message(.showing(try services.lesson(named: name, at: heading)))
    case .showCard(let topic): return .message(.showing(try services.card(ofTopic: topic)))
    case .showSolution(let exercise, _):
      return .message(.showing(try services.solution(of: exercise)))
    case .showOther(let exercise): return .message(.showing(try services.other(of: exercise)))
    case .showTwin(let exercise): return .message(.showing(try services.twin(of: exercise)))
    case .reset(let exercise): return .message(.notice(try services.reset(exercise)))
    case .undo(let exercise): return .message(.notice(try services.undo(exercise)))
    case .showAttempts(let exercise): return .message(try services.attempts(at: exercise))
    case .restore(let exercise, let attempt):
      return .message(.notice(try services.restore(exercise, attempt: attempt)))
    case .noteRead(let lesson):
      try services.progress.read(lesson: lesson, at: services.context.now())
      return .message(.progressChanged(try services.outline()))
    case .askForReview:
      let count = try services.dueQuestions(at: services.context.now())
      return count > 0 ? .message(.reviewDue(count)) : .nothing
    }
    return .nothing
  }

  private mutating func open(_ exercise: String) throws -> PracticeMessage {
    run?.cancel()
    checks.attend(to: exercise)
    return .opened(try services.assignment(exercise))
  }

  /// What ends the recording that begins now, in place of the one before.
  private mutating func newHearing() throws -> Cancellation {
    hearing?.cancel()
    let cancellation = try Cancellation()
    hearing = cancellation
    return cancellation
  }

  private mutating func run(_ exercise: String) throws {
    run?.cancel()
    let cancellation = try Cancellation()
    run = cancellation
    hand(.run(exercise: exercise, cancellation))
  }
}
