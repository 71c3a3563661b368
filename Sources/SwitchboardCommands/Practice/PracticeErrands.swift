import CourseModel
import Execution
import Foundation
import Practising
import Threads
import Watching

/// What is done for a learner's loop wherever it is shown: saves are noticed, checks begun and
/// ended, and what the model asks for is fetched.
struct PracticeErrands {
  /// What is done beside the loop.
  enum Job: Sendable {
    case check(CheckOrder, Cancellation)
    case run(exercise: String, Cancellation)
  }

  /// How a loop was left.
  enum End: Hashable, Sendable {
    case quit, interrupted
  }

  let desk: PracticeDesk
  private let hand: (Job) -> Void
  private let watch: FolderWatch
  private var calm = Calm()
  /// The check under way, since when, and what ends it.
  private var check: (order: CheckOrder, since: ContinuousClock.Instant, end: Cancellation)?
  /// What ends a program of the learner's that is running.
  private var run: Cancellation?

  /// - Parameter hand: Takes a job, and has it done.
  init(_ desk: PracticeDesk, handing hand: @escaping (Job) -> Void) throws {
    self.desk = desk
    self.hand = hand
    watch = try FolderWatch([])
  }

  /// Ends what is under way.
  func end() {
    check?.end.cancel()
    run?.cancel()
  }

  // MARK: - What happens

  /// What to wait for: saves, and answers.
  var descriptors: [Int32] { [watch.descriptor, desk.mailbox.descriptor] }

  /// How long to wait at most, in milliseconds; nil is for ever.
  var patience: Int32? {
    let now = ContinuousClock.now
    return [calm.milliseconds(at: now), millisecondsToNextSecond(at: now)].compactMap { $0 }.min()
  }

  /// While a check is under way, its seconds are counted.
  private func millisecondsToNextSecond(at now: ContinuousClock.Instant) -> Int32? {
    guard let check else { return nil }
    let elapsed = (now - check.since) / .milliseconds(1)
    return Int32(1_000 - elapsed.truncatingRemainder(dividingBy: 1_000)) + 1
  }

  /// What has come through a descriptor that is ready.
  mutating func receive(from descriptor: Int32) -> [PracticeMessage] {
    if descriptor == watch.descriptor {
      if watch.drain() { calm.note(at: .now) }
      return []
    }
    let messages = desk.mailbox.receive()
    for message in messages where message.ends(check?.order) { check = nil }
    return messages
  }

  /// What has come about by the mere passing of time.
  mutating func dueMessages(for exercise: String?) -> [PracticeMessage] {
    let now = ContinuousClock.now
    var messages: [PracticeMessage] = []
    if let check {
      let seconds = Int((now - check.since) / .seconds(1))
      if seconds > 0 { messages.append(.waited(check.order, seconds: seconds)) }
    }
    if calm.ends(at: now), let exercise {
      messages.append(.saved(exercise: exercise, digest: desk.digest(of: exercise)))
    }
    return messages
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
      case .edit, .choose, .suspend, .redraw: show(effect)
      case .check(let order): begin(order)
      case .cancelCheck:
        check?.end.cancel()
        check = nil
      default:
        guard let message = answer(to: effect) else { continue }
        if let end = perform(update(message), update, show: show) { return end }
      }
    }
    return nil
  }

  private mutating func begin(_ order: CheckOrder) {
    do {
      let cancellation = try Cancellation()
      check = (order, .now, cancellation)
      hand(.check(order, cancellation))
    } catch {
      desk.mailbox.send(.notJudged(order, sentence: "\(error)"))
    }
  }

  /// What comes at once of an effect; a failure is said.
  private mutating func answer(to effect: PracticeEffect) -> PracticeMessage? {
    do {
      switch effect {
      case .open(let exercise):
        run?.cancel()
        watch.watch([desk.workspace.sources(of: exercise)])
        return .opened(try desk.assignment(exercise))
      case .nextHint(let exercise, let todo):
        return try desk.nextHint(of: exercise, forTODO: todo)
      case .showLesson(let name): return .showing(try desk.lesson(named: name))
      case .showSolution(let exercise, _): return .showing(try desk.solution(of: exercise))
      case .reset(let exercise): return .notice(try desk.reset(exercise))
      case .undo(let exercise): return .notice(try desk.undo(exercise))
      case .showAttempts(let exercise): return try desk.attempts(at: exercise)
      case .restore(let exercise, let attempt):
        return .notice(try desk.restore(exercise, attempt: attempt))
      case .noteRead(let lesson):
        try desk.progress.read(lesson: lesson, at: Date())
        return .progressChanged(try desk.outline())
      case .run(let exercise):
        run?.cancel()
        let cancellation = try Cancellation()
        run = cancellation
        hand(.run(exercise: exercise, cancellation))
        return nil
      case .check, .cancelCheck, .edit, .choose, .quit, .interrupt, .suspend, .redraw: return nil
      }
    } catch {
      return .notice("\(error)")
    }
  }
}

extension PracticeMessage {
  /// Whether this is the answer that a check ends with.
  fileprivate func ends(_ order: CheckOrder?) -> Bool {
    switch self {
    case .judged(order, _, _), .notJudged(order, _): true
    default: false
    }
  }
}
