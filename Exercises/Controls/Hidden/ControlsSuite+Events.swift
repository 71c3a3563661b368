import Testing

import class Controls.Control

// Expectations compare plain values: a failing #expect describes its operands, and
// would run the learner's own `description`.

// MARK: - TODO 1

extension ControlsSuite {
  @Test func eventsAreApart() {
    let events = events
    for (name, bits) in events where bits == 0 {
      Issue.record(
        "`\(name)` has no bit, so nobody can ask for it. Each event needs its own bit."
      )
      return
    }
    for (index, (name, bits)) in events.enumerated() {
      guard let other = events.dropFirst(index + 1).first(where: { $0.bits & bits != 0 })
      else { continue }
      Issue.record(
        """
        `\(name)` and `\(other.name)` have a bit in common: a target that asks for one of them \
        gets the other one, too. Each event needs its own bit.
        """)
      return
    }
  }

  @Test func allEventsHasAll() {
    let all: Int = Control.Events.allEvents.rawValue
    let missing = events.filter { all & $0.bits != $0.bits }.map { "`\($0.name)`" }
    #expect(
      missing.isEmpty,
      """
      `allEvents` does not contain \(missing.joined(separator: " and ")). A target that asks for \
      all events misses something.
      """)
  }

  private var events: [(name: String, bits: Int)] {
    [
      ("touchDown", Control.Events.touchDown.rawValue),
      ("touchUpInside", Control.Events.touchUpInside.rawValue),
      ("valueChanged", Control.Events.valueChanged.rawValue),
    ]
  }
}
