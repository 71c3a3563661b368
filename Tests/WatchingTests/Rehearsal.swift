@testable import Watching

/// What a loop makes of an editor's save, as `PracticeChecks` and its model do; it wakes when they
/// do.
struct Rehearsal {
  /// Something happens to files at a time in milliseconds, after which they say `text`.
  struct Event {
    let time: Int
    let sign: SaveSign
    let text: String

    init(_ time: Int, _ sign: SaveSign, _ text: String) {
      self.time = time
      self.sign = sign
      self.text = text
    }
  }

  /// A check that began, of what the files said, at a time in milliseconds.
  struct Beginning: Hashable, CustomStringConvertible {
    let time: Int
    let text: String
    var description: String { "\(text) at \(time)" }
  }

  /// So long a check takes.
  static let check = 140
  private static let start = ContinuousClock.now

  private(set) var beginnings: [Beginning] = []
  /// What verdicts were about, in their order.
  private(set) var verdicts: [String] = []
  /// How often somebody would have been told that nothing was changed.
  private(set) var remarks = 0

  /// Checks that were ended.
  var wasted: Int { beginnings.count - verdicts.count }

  private var burst = Burst()
  /// What the files say, and what is known of it.
  private var (files, known): (String, String)
  private var isOrdered = false
  private var underWay: Beginning?

  /// Lets all of it happen, and waits until nothing more does.
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
        burst.note(event.sign, at: Self.start + .milliseconds(time))
        files = event.text
        rest.removeFirst()
      }
      beginIfDue(at: time)
      look(at: time)
      let patience = burst.milliseconds(
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
    guard let look = burst.look(at: Self.start + .milliseconds(time), isChecking: isChecking) else {
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
    guard isOrdered, burst.mayBegin(at: Self.start + .milliseconds(time)) else { return }
    isOrdered = false
    burst.begin()
    known = files
    let beginning = Beginning(time: time, text: files)
    underWay = beginning
    beginnings.append(beginning)
  }
}
