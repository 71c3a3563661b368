import Checking
import Testing

import class Controls.Control
import class Controls.Switch

// MARK: - TODO 3

extension ControlsSuite {
  @Test func targetIsTold() {
    let (control, journal) = (Control(), Journal())
    let player = Listener("the player", journal)
    control.addTarget(player, action: "moved:", for: Event.valueChanged)
    guard journal.lines.isEmpty else {
      return journal.expect(
        [], "The player was added with `moved:`, and no event came",
        "Adding a target is not an event.")
    }
    let told = line("the player", "moved:")
    for expected in [[told], [told, told]] {
      control.sendActions(for: Event.valueChanged)
      guard journal.lines == expected else {
        return journal.expect(
          expected,
          """
          The player was added with `moved:` for `valueChanged`, and this event was sent \
          \(times(expected.count))
          """, "`sendActions` sends the action to the target, at each event.")
      }
    }
    let secret = "action\(Int.random(in: 1_000...9_999))"
    let screen = Listener("the screen", journal)
    control.addTarget(screen, action: secret, for: Event.touchDown)
    let noted = misuses(of: control)
    screen.names.append(secret)
    control.sendActions(for: Event.touchDown)
    #expect(
      screen.count == 1 && noted == [],
      """
      The screen was added with a name that came into its table later, and then the event was \
      sent. The screen got it \(times(screen.count)), and should get it once. Before the event, \
      `misuses` was \(said(noted)), and should be empty. Look a name up when you send it.
      """)
  }

  @Test func allInOrder() {
    let (control, journal) = (Control(), Journal())
    let targets = listeners(journal)
    for index in [2, 0, 1] {
      control.addTarget(targets[index], action: "refresh", for: Event.valueChanged)
    }
    control.sendActions(for: Event.valueChanged)
    journal.expect(
      [2, 0, 1].map { line(targets[$0].name, "refresh") },
      "The logbook, the player and the screen were added in this order for one event, which was sent",
      "A control may have any number of targets. The oldest gets its action first.", strictly: true)
  }

  @Test func severalActions() {
    let (control, journal) = (Control(), Journal())
    let player = Listener("the player", journal)
    for action in ["play", "save", "save:"] {
      control.addTarget(player, action: action, for: Event.valueChanged)
    }
    control.sendActions(for: Event.valueChanged)
    journal.expect(
      ["play", "save", "save:"].map { line("the player", $0) },
      "The player was added with `play`, `save` and `save:` for one event, which was sent",
      "These are three pairs: the same target with another action is another pair.")
  }

  @Test func maskNamesSeveral() {
    let (control, journal) = (Control(), Journal())
    let player = Listener("the player", journal)
    control.addTarget(player, action: "play", for: [Event.touchDown, Event.valueChanged])
    let told = line("the player", "play")
    for (event, name, expected) in [
      (Event.touchDown, "touchDown", [told]),
      (Event.valueChanged, "valueChanged", [told]), (Event.touchUpInside, "touchUpInside", []),
    ] {
      journal.clear()
      control.sendActions(for: event)
      guard journal.lines == expected else {
        return journal.expect(
          expected,
          "The player was added for `touchDown` and `valueChanged` together, and `\(name)` was sent",
          "Several events in one value mean: at any of them.")
      }
    }
  }

  @Test func severalAtOnce() {
    let (control, journal) = (Control(), Journal())
    let targets = listeners(journal)
    control.addTarget(targets[0], action: "play", for: Event.valueChanged)
    control.addTarget(targets[1], action: "refresh", for: [Event.touchDown, Event.valueChanged])
    control.addTarget(targets[2], action: "save", for: Event.touchUpInside)
    control.sendActions(for: [Event.touchDown, Event.valueChanged])
    // Another check judges whether each event of a pair sends its action.
    guard tellsOfEach() else {
      #expect(targets[0].count < 2, "Two events were sent together, and one action was sent twice.")
      return
    }
    journal.expect(
      [line("the player", "play"), line("the screen", "refresh")],
      """
      `touchDown` and `valueChanged` were sent together. The player had asked for the second, the \
      screen for both, the logbook for another one
      """, "One event in common is enough, and each of these pairs is sent once.")
  }

  @Test func samePairIsOne() {
    let (control, journal) = (Control(), Journal())
    let targets = listeners(journal).prefix(2)
    for _ in 1...3 {
      for target in targets { control.addTarget(target, action: "play", for: Event.valueChanged) }
    }
    control.sendActions(for: Event.valueChanged)
    let lines = targets.map { line($0.name, "play") }
    // Another check judges who is notified first.
    guard judged(), journal.lines.sorted() != lines else { return }
    journal.expect(
      lines, "The player and the screen were added with `play` three times, and the event was sent",
      "The same target with the same action is the same pair, however often it is added.")
  }

  @Test func samePairGetsMore() {
    let (control, journal) = (Control(), Journal())
    let player = Listener("the player", journal)
    control.addTarget(player, action: "play", for: Event.touchDown)
    control.addTarget(player, action: "play", for: Event.valueChanged)
    // Another check judges whether the events of a pair are any of them.
    guard tellsOfEach() else { return }
    for event in [Event.touchDown, Event.valueChanged] { control.sendActions(for: event) }
    let told = line("the player", "play")
    journal.expect(
      [told, told],
      """
      The player was added with `play` for `touchDown`, then again for `valueChanged`, and each event \
      was sent by itself
      """, "The pair keeps its event, and gets the new one.")
  }

  @Test func samePairKeepsItsPlace() {
    // Other checks judge whether a pair is one, and who is notified first.
    guard tellsInOrder(), tellsSamePairOnce(), samePairGetsBoth() else { return }
    let (control, journal) = (Control(), Journal())
    let targets = listeners(journal).prefix(2)
    for target in targets { control.addTarget(target, action: "play", for: Event.touchDown) }
    control.addTarget(targets[0], action: "play", for: Event.valueChanged)
    control.sendActions(for: Event.touchDown)
    journal.expect(
      targets.map { line($0.name, "play") },
      "The player and the screen were added, then the player again for one event more",
      "It is the same pair in its old place, so the player is still the first.", strictly: true)
  }

  @Test func comesThroughSendAction() {
    let (spy, journal) = (Spy(), Journal())
    let targets = listeners(journal).prefix(2)
    spy.addTarget(targets[0], action: "play", for: Event.valueChanged)
    spy.addTarget(targets[1], action: "refresh", for: Event.valueChanged)
    spy.sendActions(for: Event.valueChanged)
    let seen = spy.seen.sorted().joined(separator: ", ")
    guard seen == "`play`, `refresh`" else {
      Issue.record(
        """
        A subclass overrides `sendAction`, and an event with two pairs was sent. Its method was \
        called for: \(seen.isEmpty ? "nothing" : seen). It should be called once for `play` and \
        once for `refresh`: every action passes through this one method.
        """)
      return
    }
    guard Set(spy.targets) == Set(targets.map { identity(of: $0) }) else {
      Issue.record("A subclass overrides `sendAction`, and it didn't get the targets of the pairs.")
      return
    }
    journal.expect(
      [], "A subclass overrides `sendAction` and holds all actions back", "Nobody is told then.")
  }

  @Test func handledAreCounted() {
    let (spy, journal) = (Spy(), Journal())
    let targets = listeners(journal)
    for target in targets { spy.addTarget(target, action: "play", for: Event.valueChanged) }
    for answers in [[true, false, true], [false, false, false], [false, true, false]] {
      spy.answers = answers
      let asked = spy.seen.count
      let handled: Int = spy.sendActions(for: Event.valueChanged)
      // Another check judges whether all are sent, and by this method.
      guard spy.seen.count - asked == 3 else { return }
      let expected = answers.count { $0 }
      guard handled == expected else {
        Issue.record(
          """
          An event with three pairs was sent. `sendAction` said yes \(times(expected)). \
          `sendActions` returned \(handled), and should return \(expected). It counts the actions \
          for which `sendAction` returns true.
          """)
        return
      }
    }
    let none: Int = spy.sendActions(for: Event.touchDown)
    #expect(
      none == 0, "An event was sent that nobody had asked for: `sendActions` returned \(none).")
  }

  @Test func disabledIsSilent() {
    let (control, journal) = (Control(), Journal())
    let player = Listener("the player", journal)
    control.addTarget(player, action: "play", for: Event.valueChanged)
    control.isEnabled = false
    let handled: Int = control.sendActions(for: Event.valueChanged)
    guard journal.lines.isEmpty, handled == 0 else {
      return #expect(
        Bool(false),
        """
        A control was disabled, and `sendActions` was called. The player got an action \
        \(times(player.count)), and the result was \(handled). A disabled control sends nothing.
        """)
    }
    let spy = Spy()
    spy.addTarget(player, action: "play", for: Event.valueChanged)
    spy.isEnabled = false
    spy.sendActions(for: Event.valueChanged)
    guard spy.seen.isEmpty else {
      Issue.record(
        """
        A control was disabled, and its subclass overrides `sendAction` to see which actions are \
        sent. It saw one. A disabled control doesn't call that method.
        """)
      return
    }
    control.isEnabled = true
    control.sendActions(for: Event.valueChanged)
    journal.expect(
      [line("the player", "play")],
      "A control was disabled and enabled again, and an event was sent",
      "It has not forgotten its targets.")
  }

  @Test func targetIsNotKept() {
    let control = Control()
    let scene = targetsLeftAlone(with: control)
    for name in ["the target", "the removed target"] {
      let isFreed = withExtendedLifetime(control) { scene.isFreed(name) }
      guard isFreed else {
        Issue.record(
          """
          Two targets were added, actions were sent, one target was removed, and all other \
          references to both are gone. \(name) is still in memory. \(scene.keepers(of: name)) A \
          control refers to its targets without keeping them alive.
          """)
        return
      }
    }
  }

  @Test func controlIsFreed() {
    let scene = controlLeftAlone()
    let isFreed = scene.isFreed("the control")
    #expect(
      isFreed,
      """
      A control with targets sent actions, and nobody needs it any more. It is still in memory. \
      \(scene.keepers(of: "the control"))
      """)
    let left = switchLeftAlone()
    let isGone = left.isFreed("the switch")
    #expect(
      isGone,
      """
      The user flipped a switch, and nobody needs it any more. It is still in memory. \
      \(left.keepers(of: "the switch"))
      """)
  }

  @Test func goneIsPassedOver() {
    let (control, journal) = (Control(), Journal())
    let stays = [Listener("the player", journal), Listener("the logbook", journal)]
    control.addTarget(stays[0], action: "play", for: Event.valueChanged)
    addBriefly(to: control, journal)
    control.addTarget(stays[1], action: "play", for: Event.valueChanged)
    control.sendActions(for: Event.valueChanged)
    // Another check judges whether a target is kept alive.
    guard !journal.lines.contains(where: { $0.hasPrefix("the screen") }) else { return }
    journal.expect(
      stays.map { line($0.name, "play") },
      "Of three targets, the second was deallocated without being removed, and the event was sent",
      "The others get their actions as before.")
  }

  @Test func newObjectIsAnother() {
    let (control, journal) = (Control(), Journal())
    // Another check judges whether a control skips a deallocated target.
    guard passesOverTheGone() else { return }
    for round in 1...60 {
      let isTold = isToldBriefly(by: control, journal)
      guard isTold else {
        Issue.record(
          """
          Targets were added and deallocated, one after the other. The one of round \(round) was \
          added like the others, and is still there, but it got nothing. A new object may get the \
          address of a deallocated one, and is still another object.
          """)
        return
      }
    }
  }

  @Test func newcomerHearsTheNext() {
    let (control, journal) = (Control(), Journal())
    let targets = listeners(journal).prefix(2)
    control.addTarget(targets[0], action: "play", for: Event.valueChanged)
    targets[0].whenTold = {
      if $0 == 1 { control.addTarget(targets[1], action: "refresh", for: Event.valueChanged) }
    }
    control.sendActions(for: Event.valueChanged)
    guard journal.lines == [line("the player", "play")] else {
      return journal.expect(
        [line("the player", "play")], "When the player got its action, it added the screen",
        "The screen wasn't there when the event came.")
    }
    journal.clear()
    control.sendActions(for: Event.valueChanged)
    journal.expect(
      [line("the player", "play"), line("the screen", "refresh")],
      "The screen was added while actions were sent, and the event was sent once more",
      "It gets this one.")
  }
}

// These end before the check looks: their local variables keep nothing alive.

private func targetsLeftAlone(with control: Control) -> Scene {
  let targets = listeners(Journal())
  for target in targets.prefix(2) {
    control.addTarget(target, action: "moved:", for: Event.valueChanged)
  }
  control.sendActions(for: Event.valueChanged)
  control.removeTarget(targets[1], action: "moved:", for: Event.valueChanged)
  return Scene([
    "the control": control, "the target": targets[0], "the removed target": targets[1],
  ])
}

private func controlLeftAlone() -> Scene {
  let (control, targets) = (Control(), listeners(Journal()))
  for target in targets { control.addTarget(target, action: "moved:", for: Event.valueChanged) }
  control.sendActions(for: Event.valueChanged)
  control.removeTarget(targets[0], action: nil, for: Event.valueChanged)
  return Scene(["the control": control, "the player": targets[0], "the screen": targets[1]])
}

private func switchLeftAlone() -> Scene {
  let mute = Switch(isOn: false)
  for _ in 1...2 { mute.flip() }
  return Scene(["the switch": mute])
}

private func addBriefly(to control: Control, _ journal: Journal) {
  let screen = Listener("the screen", journal)
  control.addTarget(screen, action: "play", for: Event.valueChanged)
}

private func passesOverTheGone() -> Bool {
  let (control, journal) = (Control(), Journal())
  let player = Listener("the player", journal)
  addBriefly(to: control, journal)
  control.addTarget(player, action: "play", for: Event.valueChanged)
  control.sendActions(for: Event.valueChanged)
  return player.count > 0
}

private func isToldBriefly(by control: Control, _ journal: Journal) -> Bool {
  let player = Listener("the player", journal)
  control.addTarget(player, action: "play", for: Event.valueChanged)
  control.sendActions(for: Event.valueChanged)
  return player.count > 0
}
