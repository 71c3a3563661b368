import Checking
import MiniCocoa
import Testing
import Wires

import enum WhichWire.Plan

// The learner's choices; the other files judge what the learner built.
@Suite struct WhichWireSuite {
  @Test func oneReceiver() {
    judge([.unwantedCall, .directoryList, .hangUpKey, .holdKey])
  }

  @Test func manyOrElsewhere() {
    judge([.powerFailure, .lifeOfTheApp, .callLog, .costMeter])
  }

  @Test func todaysMeans() {
    judge([.lookUp, .seconds, .nameCard, .listOfKinds])
  }

  @Test func reasonsFit() {
    for situation in Situation.allCases {
      let choice: Choice? = Plan.choice(for: situation)
      guard let choice, let reasons = situation.accepted[choice.wire] else { continue }
      guard reasons.contains(choice.reason) else {
        let way = choice.reason.way
        Issue.record(
          """
          `.\(situation.rawValue)`: \(choice.wire.name) fits there, but \
          `.\(choice.reason.rawValue)` isn't the reason. \
          \(way.contains(choice.wire) ? "It is not so in this situation." : choice.reason.advice) \
          \(situation.need)
          """)
        return
      }
    }
  }

  private func judge(_ situations: [Situation]) {
    let choices = situations.map { situation -> (Situation, Choice?) in
      let choice: Choice? = Plan.choice(for: situation)
      return (situation, choice)
    }
    let wrong = choices.filter { situation, choice in
      choice.map { situation.accepted[$0.wire] == nil } ?? true
    }
    guard let (situation, choice) = wrong.first else { return }
    let rest =
      wrong.count == 1
      ? ""
      : " Of these four situations, \(wrong.count - 1) more \(wrong.count == 2 ? "is" : "are") not right yet."
    guard let choice else {
      Issue.record("`.\(situation.rawValue)` has no wire yet: `choice(for:)` returns nil.\(rest)")
      return
    }
    let trouble = situation.trouble(with: choice.wire) ?? choice.wire.way
    Issue.record(
      "`.\(situation.rawValue)`: you chose \(choice.wire.name). \(trouble) \(situation.need)\(rest)"
    )
  }
}
