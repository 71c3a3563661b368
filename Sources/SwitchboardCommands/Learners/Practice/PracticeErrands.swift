import CourseModel
import Execution
import Foundation
import Practising
import Predicting
import Threads

/// What is done for a learner's loop wherever it is shown: saves are judged, and what the model asks
/// for is fetched.
struct PracticeErrands {
  /// What is done beside the loop.
  enum Job: Sendable {
    case check(CheckOrder, Cancellation)
    /// Keep a verdict that was shown.
    case keep(Report, of: [SourceFile])
    case run(exercise: String, Cancellation)
    case predict(lesson: String, [Prediction])
    case runProgram(lesson: String, program: String)
  }

  /// How a loop was left.
  enum End: Hashable, Sendable {
    case quit, interrupted
  }

  let desk: PracticeDesk
  private let hand: (Job) -> Void
  private var checks: PracticeChecks
  /// What ends a program of the learner's that is running.
  private var run: Cancellation?

  /// - Parameter hand: Takes a job, and has it done.
  init(_ desk: PracticeDesk, handing hand: @escaping (Job) -> Void) throws {
    self.desk = desk
    self.hand = hand
    checks = try PracticeChecks(desk, handing: hand)
  }

  /// Ends what is under way.
  mutating func end() {
    checks.cancel()
    run?.cancel()
    desk.stage.stop()
  }

  // MARK: - What happens

  /// What to wait for: saves, and answers.
  var descriptors: [Int32] { [checks.descriptor, desk.mailbox.descriptor] }

  /// How long to wait at most, in milliseconds; nil is for ever.
  var patience: Int32? { checks.patience }

  /// What has come through a descriptor that is ready.
  mutating func receive(from descriptor: Int32) -> [PracticeMessage] {
    guard descriptor == desk.mailbox.descriptor else {
      checks.hear()
      return []
    }
    return checks.receive(desk.mailbox.receive())
  }

  /// What has come about by the mere passing of time.
  mutating func dueMessages(for exercise: String?) -> [PracticeMessage] {
    checks.dueMessages(for: exercise)
  }

  // MARK: - What is asked for

  /// Does what a model asks for, and what that leads to.
  ///
  /// - Parameters:
  ///   - update: Lets something happen to the model.
  ///   - show: Does what only a screen can: edit, suspend, redraw.
  mutating func perform(
    _ effects: [PracticeEffect], _ update: (PracticeMessage) -> [PracticeEffect],
    show: (PracticeEffect) -> Void
  ) -> End? {
    for effect in effects {
      switch effect {
      case .quit: return .quit
      case .interrupt: return .interrupted
      case .edit, .editProgram, .choose, .review, .suspend, .redraw: show(effect)
      case .check(let order): checks.order(order)
      case .cancelCheck: checks.cancel()
      default:
        guard let message = answer(to: effect) else { continue }
        if let end = perform(update(message), update, show: show) { return end }
      }
    }
    return nil
  }

  /// What comes at once of an effect; a failure is said.
  private mutating func answer(to effect: PracticeEffect) -> PracticeMessage? {
    do {
      switch effect {
      case .open(let exercise):
        run?.cancel()
        checks.attend(to: exercise)
        return .opened(try desk.assignment(exercise))
      case .nextHint(let exercise, let todo):
        return try desk.nextHint(of: exercise, forTODO: todo)
      case .showLesson(let name, let heading):
        return .showing(try desk.lesson(named: name, at: heading))
      case .showCard(let topic): return .showing(try desk.card(ofTopic: topic))
      case .showSolution(let exercise, _): return .showing(try desk.solution(of: exercise))
      case .showOther(let exercise): return .showing(try desk.other(of: exercise))
      case .showTwin(let exercise): return .showing(try desk.twin(of: exercise))
      case .reset(let exercise): return .notice(try desk.reset(exercise))
      case .undo(let exercise): return .notice(try desk.undo(exercise))
      case .showAttempts(let exercise): return try desk.attempts(at: exercise)
      case .restore(let exercise, let attempt):
        return .notice(try desk.restore(exercise, attempt: attempt))
      case .noteRead(let lesson):
        try desk.progress.read(lesson: lesson, at: desk.context.now())
        return .progressChanged(try desk.outline())
      case .run(let exercise):
        run?.cancel()
        let cancellation = try Cancellation()
        run = cancellation
        hand(.run(exercise: exercise, cancellation))
        return nil
      case .askForReview:
        let count = try desk.dueQuestions(at: desk.context.now())
        return count > 0 ? .reviewDue(count) : nil
      case .predict(let lesson, let predictions):
        hand(.predict(lesson: lesson, predictions))
        return nil
      case .runProgram(let lesson, let program):
        hand(.runProgram(lesson: lesson, program: program))
        return nil
      case .keep(let answer):
        desk.stage.keep(answer)
        return nil
      case .check, .cancelCheck, .edit, .editProgram, .choose, .review, .quit, .interrupt, .suspend,
        .redraw:
        return nil
      }
    } catch {
      return .notice("\(error)")
    }
  }
}
