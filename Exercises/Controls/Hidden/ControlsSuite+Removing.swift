import Checking
import Testing

import class Controls.Control

// MARK: - TODO 4

extension ControlsSuite {
  @Test func removedHearsNothing() {
    let (control, journal) = (Control(), Journal())
    let targets = listeners(journal).prefix(2)
    control.addTarget(targets[0], action: "play", for: Event.valueChanged)
    control.addTarget(targets[1], action: "refresh", for: Event.valueChanged)
    control.removeTarget(targets[0], action: "play", for: Event.valueChanged)
    control.sendActions(for: Event.valueChanged)
    guard journal.lines == [line("the screen", "refresh")] else {
      return journal.expect(
        [line("the screen", "refresh")],
        "The player and the screen were added, the player was removed, and the event was sent",
        "The screen stays.")
    }
    journal.clear()
    for other in ["play", "save"] {
      control.removeTarget(targets[0], action: other, for: Event.valueChanged)
    }
    let noted = misuses(of: control)
    guard noted == [] else {
      Issue.record(
        """
        A pair was removed that wasn't there. `misuses` is \(said(noted)), and should be empty. \
        Such a removal does nothing.
        """)
      return
    }
    control.sendActions(for: Event.valueChanged)
    journal.expect(
      [line("the screen", "refresh")], "A pair was removed that was not there",
      "Nothing happens then.")
  }

  @Test func eventsAreTakenAway() {
    let (control, journal) = (Control(), Journal())
    let player = Listener("the player", journal)
    control.addTarget(player, action: "play", for: [Event.touchDown, Event.valueChanged])
    control.removeTarget(player, action: "play", for: [Event.touchDown, Event.touchUpInside])
    control.sendActions(for: Event.touchDown)
    guard journal.lines.isEmpty else {
      return journal.expect(
        [], "The player was added for two events, then `touchDown` was removed and sent",
        "The player is removed for this event.")
    }
    control.removeTarget(player, action: "play", for: [])
    control.sendActions(for: Event.valueChanged)
    journal.expect(
      [line("the player", "play")],
      """
      The player was added for `touchDown` and `valueChanged`, `touchDown` was removed, and \
      `valueChanged` was sent
      """, "A removal is for the events that it names. The others stay.")
  }

  @Test func otherActionsStay() {
    let (control, journal) = (Control(), Journal())
    let player = Listener("the player", journal)
    for action in ["play", "save", "save:"] {
      control.addTarget(player, action: action, for: Event.valueChanged)
    }
    // Another check judges whether one target has several actions.
    guard hasSeveralActions() else { return }
    control.removeTarget(player, action: "save", for: Event.valueChanged)
    control.sendActions(for: Event.valueChanged)
    journal.expect(
      ["play", "save:"].map { line("the player", $0) },
      "The player was added with `play`, `save` and `save:`, and `save` was removed",
      "Its other actions stay.")
  }

  @Test func otherTargetsStay() {
    let (control, journal) = (Control(), Journal())
    let targets = listeners(journal)
    for target in targets { control.addTarget(target, action: "play", for: Event.valueChanged) }
    control.removeTarget(targets[1], action: "play", for: Event.valueChanged)
    control.sendActions(for: Event.valueChanged)
    journal.expect(
      [0, 2].map { line(targets[$0].name, "play") },
      "The player, the screen and the logbook were added with `play`, and the screen was removed",
      "The other targets stay, although they have the same action.")
  }

  @Test func nilTargetIsAny() {
    let (control, journal) = (Control(), Journal())
    let targets = listeners(journal).prefix(2)
    for target in targets { control.addTarget(target, action: "play", for: Event.valueChanged) }
    control.addTarget(targets[1], action: "refresh", for: Event.valueChanged)
    control.removeTarget(nil, action: "play", for: Event.valueChanged)
    control.sendActions(for: Event.valueChanged)
    // Another check judges whether one target has several actions.
    guard hasSeveralActions() else { return }
    journal.expect(
      [line("the screen", "refresh")],
      "The player has `play`, the screen `play` and `refresh`. `play` was removed for no target",
      "No target means any: `play` goes everywhere, and `refresh` stays.")
  }

  @Test func nilActionIsAny() {
    let (control, journal) = (Control(), Journal())
    let targets = listeners(journal).prefix(2)
    for action in ["play", "save:"] {
      control.addTarget(targets[0], action: action, for: Event.valueChanged)
    }
    control.addTarget(targets[1], action: "play", for: Event.valueChanged)
    control.removeTarget(targets[0], action: nil, for: Event.valueChanged)
    control.sendActions(for: Event.valueChanged)
    guard journal.lines == [line("the screen", "play")] else {
      return journal.expect(
        [line("the screen", "play")],
        "The player has `play` and `save:`, the screen `play`. The player was removed without an action",
        "No action means any: both of the player's pairs go, and the screen stays.")
    }
    // Other checks judge whether nil matches any target, and which events of a pair remain.
    guard nilTargetFits(), takesEventsAway() else { return }
    control.addTarget(targets[0], action: "play", for: [Event.touchDown, Event.valueChanged])
    control.removeTarget(nil, action: nil, for: Event.valueChanged)
    journal.clear()
    control.sendActions(for: Event.valueChanged)
    control.sendActions(for: Event.touchDown)
    guard tellsOfEach() else { return }
    journal.expect(
      [line("the player", "play")],
      """
      The player has `play` for `touchDown` and `valueChanged`, the screen for `valueChanged`. \
      `valueChanged` was removed without a target and without an action, and both events were sent
      """, "Both may be left out together: every pair loses this event, and no other one.")
  }

  @Test func addedAgainIsNewest() {
    // Another check judges who is notified first.
    guard tellsInOrder() else { return }
    let (control, journal) = (Control(), Journal())
    let targets = listeners(journal).prefix(2)
    add(targets, to: control, for: [Event.touchDown, Event.valueChanged])
    control.removeTarget(targets[0], action: "play", for: [Event.touchDown, Event.valueChanged])
    control.addTarget(targets[0], action: "play", for: [Event.touchDown, Event.valueChanged])
    control.sendActions(for: [Event.touchDown, Event.valueChanged])
    let expected = lines([1, 0])
    // Another check judges whether both are notified.
    guard journal.lines.sorted() == expected.sorted() else { return }
    journal.expect(
      expected, "The player and the screen were added, the player was removed and added again",
      "A pair without an event is forgotten. The player is the newest now.", strictly: true)
    // Another check judges whether no target means any.
    guard nilTargetFits() else { return }
    let (later, all) = (Control(), listeners(journal))
    for target in all { later.addTarget(target, action: "save", for: Event.valueChanged) }
    later.removeTarget(nil, action: "save", for: Event.valueChanged)
    for target in all { later.addTarget(target, action: "save", for: Event.valueChanged) }
    journal.clear()
    later.sendActions(for: Event.valueChanged)
    // Another check judges whether all are notified.
    guard journal.lines.count == 3 else { return }
    journal.expect(
      all.map { line($0.name, "save") },
      """
      The player, the screen and the logbook were added, all removed by one call, and added again in \
      the same order
      """, "A pair that has lost its last event is forgotten.", strictly: true)
  }

  @Test func leaverSkipsNobody() {
    let (control, journal) = (Control(), Journal())
    let targets = listeners(journal)
    add(targets, to: control, for: Event.valueChanged)
    targets[0].whenTold = {
      if $0 == 1 { control.removeTarget(targets[0], action: "play", for: Event.valueChanged) }
    }
    control.sendActions(for: Event.valueChanged)
    control.sendActions(for: Event.valueChanged)
    journal.expect(
      lines([0, 1, 2, 1, 2]),
      "The player removed itself when it got its action; then the event was sent once more",
      "The others get both events, and the player gets the first.")
  }

  @Test func removedMeanwhile() {
    // Other checks judge who is notified first, and that the events of a pair are any of them.
    guard tellsInOrder(), tellsOfEach() else { return }
    for others: Control.Events in [[], Event.touchDown] {
      let (control, journal) = (Control(), Journal())
      let targets = listeners(journal)
      add(targets, to: control, for: others.union(Event.valueChanged))
      targets[0].whenTold = {
        if $0 == 1 { control.removeTarget(targets[1], action: "refresh", for: Event.valueChanged) }
      }
      // Another check judges whether one event can be taken away.
      guard others.isEmpty || takesEventsAway() else { return }
      control.sendActions(for: Event.valueChanged)
      let expected = lines([0, 2])
      guard journal.lines == expected else {
        return journal.expect(
          expected,
          """
          When the player got `valueChanged`, it removed this event from the screen, which was \
          next\(others.isEmpty ? "" : " and keeps another event")
          """, "A removal takes effect at once.")
      }
    }
    // Another check judges whether one event can be taken away.
    guard takesEventsAway() else { return }
    let (control, journal) = (Control(), Journal())
    let targets = listeners(journal)
    add(targets, to: control, for: [Event.touchDown, Event.valueChanged])
    targets[0].whenTold = {
      if $0 == 1 { control.removeTarget(targets[1], action: "refresh", for: Event.touchDown) }
    }
    control.sendActions(for: Event.valueChanged)
    journal.expect(
      lines([0, 1, 2]),
      """
      When the player got `valueChanged`, it removed `touchDown` from the screen, which was next
      """, "The screen still asks for `valueChanged`.")
  }

  @Test func addedAgainMeanwhile() {
    // Other checks judge which changes take effect at once, which wait, and what is forgotten.
    guard tellsInOrder(), newcomersWait(), forgetsPairs(), skipsNobody(), removesAtOnce() else {
      return
    }
    let (control, journal) = (Control(), Journal())
    let targets = listeners(journal).prefix(2)
    add(targets, to: control, for: Event.valueChanged)
    targets[0].whenTold = { count in
      guard count == 1 else { return }
      control.removeTarget(targets[1], action: "refresh", for: Event.valueChanged)
      control.addTarget(targets[1], action: "refresh", for: Event.valueChanged)
    }
    control.sendActions(for: Event.valueChanged)
    control.sendActions(for: Event.valueChanged)
    journal.expect(
      lines([0, 0, 1]),
      """
      When the player got its action, it removed the screen and added it again. Then the event was \
      sent once more
      """,
      "The screen's new pair looks like the old one. It was added meanwhile, so it gets the next event."
    )
  }
}
