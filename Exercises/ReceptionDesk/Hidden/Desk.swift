import MiniCocoa
import Workplace
import Synchronization
import Testing

import class ReceptionDesk.Receptionist

/// A receptionist at work, with a meter, and the queue in the hands of a check.
final class Desk {
  let office = Office()
  let meter = Meter()
  let queue = OperationQueue()
  let notes = Notes()
  private(set) var receptionist: Receptionist<Int>?

  init() {
    queue.name = "desk"
    queue.maxConcurrentOperationCount = 1
    queue.isSuspended = true
    receptionist = Receptionist(in: office, queue: queue) { [notes] memo in notes.take(memo) }
  }

  /// Lets the receptionist attend to the meter.
  func attend() { receptionist?.attend(to: meter, keyPath: "value") }

  /// Releases the receptionist.
  func drop() { receptionist = nil }

  /// Changes the meter to each value in turn, on another thread.
  func change(_ meter: Meter? = nil, _ values: [Int]) {
    let meter = meter ?? self.meter
    onAnotherThread { for value in values { meter.value = value } }
  }

  /// Runs the queue until it is empty.
  func work() {
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    queue.isSuspended = true
  }

  /// The new values of all memos.
  var news: [Int?] { notes.all.map(\.memo.new) }
}

/// The memo that a task got, and where it ran.
final class Notes: Sendable {
  struct Note: Sendable {
    let memo: Memo<Int>
    let queue: OperationQueue?
  }

  private let list = Mutex<[Note]>([])

  var all: [Note] { list.withLock { $0 } }

  func take(_ memo: Memo<Int>) {
    let note = Note(memo: memo, queue: .current)
    list.withLock { $0.append(note) }
  }

  func clear() { list.withLock { $0 = [] } }
}

/// Values in a sentence.
func list(_ values: [Int?]) -> String {
  guard !values.isEmpty else { return "nothing" }
  let shown = values.prefix(6).map { $0.map(String.init) ?? "no value" }.joined(separator: ", ")
  return shown + (values.count > 6 ? " …" : "")
}

/// A complaint; nil if all is well.
typealias Story = (Desk) -> String?

/// Plays a story, in which misuse stops nothing.
///
/// If one of those `before` it goes wrong, there is nothing to judge yet.
func judge(after before: [Story] = [], _ story: Story) {
  guard before.allSatisfy({ play($0).complaint == nil }) else { return }
  guard let complaint = play(story).complaint else { return }
  Issue.record(Comment(rawValue: complaint))
}

/// Returns a story's complaint, and every misuse during it, on any thread.
func play(_ story: Story) -> (complaint: String?, misuses: [Misuse]) {
  var complaint: String?
  let misuses = Misuse.recorded {
    let desk = Desk()
    complaint = story(desk)
    desk.work()
  }
  return (complaint, misuses)
}
