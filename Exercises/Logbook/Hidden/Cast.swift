import MiniCocoa
import Testing

import class Logbook.CallLog
import class Logbook.Telephone

/// The lengths of three calls, and two callers: known ones, which messages may show, or random
/// ones.
struct Cast {
  let seconds: [Int]
  let callers: [String]
  /// Whether messages may show them.
  let isKnown: Bool

  static var known: Cast { Cast(seconds: [42, 7, 90], callers: ["Ann", "Bob"], isKnown: true) }

  static var random: Cast {
    let callers = (1...2).map { _ in
      String((1...8).compactMap { _ in "abcdefghijklmnopqrstuvwxyz".randomElement() })
    }
    let seconds = (1...3).map { $0 * 1000 + Int.random(in: 0...999) }
    return Cast(seconds: seconds, callers: callers, isKnown: false)
  }

  /// The lines of these calls.
  func calls(_ numbers: Int...) -> [String] { numbers.map { "\(seconds[$0]) s" } }

  /// The line of a ring.
  func ring(_ number: Int) -> String { "\(callers[number]) rings" }

  /// Lines for a message; only the story's lines appear in it.
  func list(_ lines: [String]) -> String {
    guard !lines.isEmpty else { return "no line" }
    let known = seconds.flatMap { ["\($0) s", "\($0)"] } + callers.map { "\($0) rings" }
    let allowed = known + callers + ["unknown", "0 s", "nil s"]
    let shown = lines.prefix(5).map { allowed.contains($0) ? "\"\($0)\"" : "another line" }
    return shown.joined(separator: ", ") + (lines.count > 5 ? " …" : "")
  }
}

let callDidEnd = Notification.Name("CallDidEnd")

/// A sender whose class the learner's code doesn't know.
final class PhoneBox {}

/// A log, what it listens to, and other telephones at the same centre.
struct Exchange {
  let center = NotificationCenter()
  let kitchen: Telephone
  let office: Telephone
  /// A telephone with the same number as the one in the kitchen.
  let cellar: Telephone
  let box = PhoneBox()

  init() {
    kitchen = Telephone(number: "12", center: center)
    office = Telephone(number: "34", center: center)
    cellar = Telephone(number: "12", center: center)
  }

  func end(_ seconds: Int, of object: AnyObject?) {
    center.post(name: callDidEnd, object: object, userInfo: ["seconds": seconds])
  }

  func logOfAll() -> CallLog { CallLog(of: nil, center: center) }

  func logOfKitchen() -> CallLog { CallLog(of: kitchen, center: center) }
}

/// A complaint; nil if all is well.
typealias Story = @MainActor (Cast) -> String?

/// Plays a story with values that messages may show, then with random ones.
///
/// If one of those `before` it goes wrong, there is nothing to judge yet.
@MainActor func judge(after before: [Story] = [], _ story: Story) {
  guard before.allSatisfy({ $0(.known) == nil }) else { return }
  for cast in [Cast.known, .random] {
    guard let complaint = story(cast) else { continue }
    let text =
      cast.isKnown
      ? complaint
      : "Your log is right for calls of 42, 7 and 90 seconds, from Ann and Bob, and wrong for others. It "
        + "must work for any call: did you write one of these values into your code?"
    Issue.record(Comment(rawValue: text))
    return
  }
}

/// The lines that a log writes on its page during `body`.
@MainActor func lines(of log: CallLog, during body: @MainActor () -> Void) -> [String] {
  let before: [String] = log.page.lines
  body()
  let after: [String] = log.page.lines
  return Array(after.dropFirst(before.count))
}
