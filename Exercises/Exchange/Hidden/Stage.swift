import Checking
import MiniCocoa
import Synchronization
import Telephony
import Testing

import class Exchange.CallPicker
import protocol Exchange.CallPickerDelegate
import protocol Exchange.DirectoryRow
import protocol Exchange.DirectorySource

/// The people of a story: those that messages show, or others.
struct Cast {
  let names: [String]
  let room: Int
  let isKnown: Bool

  static var known: Cast {
    Cast(names: ["Ann", "Bob", "Cleo", "Dan", "Eve"], room: 12, isKnown: true)
  }

  static var random: Cast {
    let names = (0..<5).map { index in
      "\(index)" + String((1...6).compactMap { _ in "abcdefghijklmnopqrstuvwxyz".randomElement() })
    }
    return Cast(names: names, room: .random(in: 100..<900), isKnown: false)
  }

  subscript(index: Int) -> String { names[index] }

  /// A call of two of them.
  func call(_ caller: Int, _ callee: Int) -> Call { Call(from: names[caller], to: names[callee]) }

  /// So many free lines, which post in a centre.
  func lines(_ count: Int, center: NotificationCenter = NotificationCenter()) -> [Line] {
    (1...count).map { Line($0, center: center) }
  }
}

/// A complaint; nil if all is well.
typealias Story = (Cast) -> String?

/// Plays a story twice: with names that messages may show, then with random ones.
///
/// If one of those `before` it goes wrong, there is nothing to judge yet.
func judge(after before: [Story] = [], _ story: Story) {
  var complaint: String?
  _ = Misuse.recorded {
    guard before.allSatisfy({ $0(.known) == nil }) else { return leavesUnjudged() }
    complaint = story(.known)
    if complaint == nil, story(.random) != nil {
      complaint =
        "Your program is right with the task's names and numbers, and wrong with others. It must work "
        + "with any of them: did you write one of the task's into your code?"
    }
  }
  if let complaint { Issue.record(Comment(rawValue: complaint)) }
}

/// A serial queue that waits until a check lets it run.
func screenQueue() -> OperationQueue {
  let queue = OperationQueue()
  queue.name = "screen"
  queue.maxConcurrentOperationCount = 1
  queue.isSuspended = true
  return queue
}

extension OperationQueue {
  /// Runs all work that waits in it.
  func runAll() {
    isSuspended = false
    waitUntilAllOperationsAreFinished()
    isSuspended = true
  }

  /// Does something as its own work, and lets it run.
  func perform(_ work: @escaping @Sendable () -> Void) {
    addOperation(work)
    runAll()
  }
}

/// The values that a task got, and on which queue.
final class Notebook: Sendable {
  private let notes = Locked<[LineState]>([])
  private let places = Locked<[OperationQueue?]>([])

  func write(_ state: LineState) {
    places.withLock { $0.append(OperationQueue.current) }
    notes.withLock { $0.append(state) }
  }

  var states: [LineState] { notes.value }

  /// Whether every state arrived on this queue, apart from the first `count`.
  func isAll(from queue: OperationQueue, after count: Int = 0) -> Bool {
    places.value.dropFirst(count).allSatisfy { $0 === queue }
  }
}

/// States in a sentence: "ringing, talking".
func quoted(_ states: some Sequence<LineState>) -> String {
  let words = states.map(\.rawValue)
  if words.isEmpty { return "nothing" }
  return words.prefix(9).joined(separator: ", ") + (words.count > 9 ? ", …" : "")
}

/// Answers the picker's questions, and records its messages.
final class Supervisor: CallPickerDelegate {
  var answer = true
  var asked: [Call] = []
  /// The calls placed, with each line's state at the time of the message.
  var told: [(call: Call, number: Int, state: LineState)] = []
  /// Called during the question.
  var meanwhile: () -> Void = {}

  func callPicker(_ picker: CallPicker, shouldPlace call: Call) -> Bool {
    asked.append(call)
    meanwhile()
    return answer
  }

  func callPicker(_ picker: CallPicker, didPlace call: Call, on line: Line) {
    told.append((call, line.number, line.state))
  }
}

/// A delegate that implements nothing.
final class SilentSupervisor: CallPickerDelegate {}

/// A directory of whatever it is given.
final class Directory: DirectorySource {
  let entries: [any DirectoryRow]
  /// The panel that shows it, which it keeps.
  var panel: AnyObject?

  init(_ entries: [any DirectoryRow]) { self.entries = entries }

  var count: Int { entries.count }

  func entry(at index: Int) -> any DirectoryRow { entries[index] }
}

/// A row of a class that was written later.
final class Robot: DirectoryRow {
  let name: String

  init(_ name: String) { self.name = name }

  func cell() -> TableViewCell {
    TableViewCell(AttributedText("robot \(name)", .italic), detail: "never asleep")
  }
}
