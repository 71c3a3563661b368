@testable import Execution

/// A loop's reaction to an editor's save, as in `PracticeChecks` and its model; it wakes at the
/// same times.
struct Rehearsal {
  /// An event of the files at a time in milliseconds, after which they contain `text`.
  struct Event {
    let time: Int
    let sign: SaveEvent
    let text: String

    init(_ time: Int, _ sign: SaveEvent, _ text: String) {
      self.time = time
      self.sign = sign
      self.text = text
    }
  }

  /// A check that began at a time in milliseconds, with the content of the files.
  struct Beginning: Hashable, CustomStringConvertible {
    let time: Int
    let text: String
    var description: String { "\(text) at \(time)" }
  }

  /// The duration of a check, in milliseconds.
  static let check = 140
  private static let start = ContinuousClock.now

  private(set) var beginnings: [Beginning] = []
  /// The texts of the verdicts, in order.
  private(set) var verdicts: [String] = []
  /// The number of times that the learner would have read that nothing has changed.
  private(set) var remarks = 0

  /// The number of cancelled checks.
  var wasted: Int { beginnings.count - verdicts.count }

  private var debouncer = SaveDebouncer()
  /// The content of the files, and the known content.
  private var (files, known): (String, String)
  private var isOrdered = false
  private var underWay: Beginning?

  /// Handles all events, and waits until nothing more happens.
  ///
  /// - Parameter judged: The text whose verdict is known.
  init(_ events: [Event], judged: String = "old") {
    (files, known) = (judged, judged)
    var rest = events[...]
    var time = 0
    while true {
      if let check = underWay, time >= check.time + Self.check {
        verdicts.append(check.text)
        underWay = nil
      }
      while let event = rest.first, event.time <= time {
        debouncer.note(event.sign, at: Self.start + .milliseconds(time))
        files = event.text
        rest.removeFirst()
      }
      beginIfDue(at: time)
      look(at: time)
      let patience = debouncer.milliseconds(
        at: Self.start + .milliseconds(time), toBegin: isOrdered)
      let next = [
        rest.first?.time, patience.map { time + Int($0) }, underWay.map { $0.time + Self.check },
      ].compactMap { $0 }.min()
      guard let next else { return }
      time = next
    }
  }

  private mutating func look(at time: Int) {
    let isChecking = isOrdered || underWay != nil
    guard let look = debouncer.look(at: Self.start + .milliseconds(time), isChecking: isChecking)
    else {
      return
    }
    if files != known {
      known = files
      isOrdered = true
      underWay = nil
      beginIfDue(at: time)
    } else if look == .final, !isChecking {
      remarks += 1
    }
  }

  private mutating func beginIfDue(at time: Int) {
    guard isOrdered, debouncer.mayBegin(at: Self.start + .milliseconds(time)) else { return }
    isOrdered = false
    debouncer.begin()
    known = files
    let beginning = Beginning(time: time, text: files)
    underWay = beginning
    beginnings.append(beginning)
  }
}
