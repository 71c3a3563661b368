import Checking
import Testing

import class Controls.Control
import class Controls.Switch

// MARK: - TODO 5

// The first check judges whether a switch is a control. The others depend on it, and skip until
// then.
extension ControlsSuite {
  @Test func switchIsAControl() {
    let object: AnyObject = Switch(isOn: false)
    guard let control = object as? Control else {
      Issue.record(
        """
        A `Switch` isn't a `Control`: nobody can add a target to it. Classes that support \
        target-action inherit from `Control`.
        """)
      return
    }
    let journal = Journal()
    let player = Listener("the player", journal)
    control.addTarget(player, action: "play", for: Event.touchDown)
    control.sendActions(for: Event.touchDown)
    journal.expect(
      [line("the player", "play")],
      "The player was added to a switch for `touchDown`, which was sent",
      "A switch inherits everything that a control can do.")
  }

  @Test func flipIsTold() {
    guard let scene = Mute() else { return }
    scene.mute.flip()
    guard scene.journal.lines == [line("the player", "moved:")] else {
      return scene.journal.expect(
        [line("the player", "moved:")],
        "The player was added to a switch for `valueChanged`, the screen for the other two events, "
          + "and the user flipped the switch",
        "`flip()` sends `valueChanged`, once.")
    }
    scene.mute.flip()
    scene.journal.expect(
      [line("the player", "moved:"), line("the player", "moved:")],
      "The user flipped the switch on, and off again", "Each of them changes the value.")
  }

  @Test func flipChangesFirst() {
    let alone = Switch(isOn: false)
    for expected in [true, false, true] {
      alone.flip()
      let isOn: Bool = alone.isOn
      guard isOn == expected else {
        Issue.record(
          """
          A switch without a target was flipped: it is \(isOn ? "on" : "off"), and should be \
          \(expected ? "on" : "off"). A flip changes `isOn`.
          """)
        return
      }
    }
    guard let scene = Mute() else { return }
    let states = States()
    scene.player.whenTold = { _ in states.seen.append(scene.mute.isOn) }
    scene.mute.flip()
    scene.mute.flip()
    // Another check judges whether the player is notified at all.
    guard states.seen.count == 2 else { return }
    let words = states.seen.map { $0 ? "on" : "off" }.joined(separator: ", then ")
    #expect(
      states.seen == [true, false],
      """
      The user flipped a switch on, and off again. When the player got its actions, the switch was \
      \(words), and should be on, then off. The name of the event says that the value has changed.
      """)
  }

  @Test func disabledIsNotFlipped() {
    for isOn in [false, true] {
      guard let scene = Mute() else { return }
      for isEnabled in isOn ? [true, false, true] : [false, true, false] {
        scene.mute.isOn = isOn
        scene.control.isEnabled = isEnabled
        scene.mute.flip()
        let after: Bool = scene.mute.isOn
        guard after == (isOn != isEnabled) else {
          Issue.record(
            """
            The user flipped \(isEnabled ? "an enabled" : "a disabled") switch that was \
            \(isOn ? "on" : "off"). Now it is \(after ? "on" : "off"). A switch flips only while \
            it is enabled. If it sends nothing, nothing may change.
            """)
          return
        }
      }
    }
  }

  @Test func setIsSilent() {
    guard let scene = Mute() else { return }
    for isOn in [true, true, false] { scene.mute.isOn = isOn }
    scene.journal.expect(
      [], "The program set `isOn` of a switch, three times",
      "An action says what the user did. The program knows its own deeds.")
  }
}

/// A switch with targets, if it can have any.
private struct Mute {
  let journal = Journal()
  let mute = Switch(isOn: false)
  let control: Control
  let player: Listener
  let screen: Listener

  init?() {
    let object: AnyObject = mute
    guard let control = object as? Control else { return nil }
    self.control = control
    player = Listener("the player", journal)
    screen = Listener("the screen", journal)
    control.addTarget(player, action: "moved:", for: .valueChanged)
    control.addTarget(screen, action: "refresh", for: [Event.touchDown, Event.touchUpInside])
  }
}

private final class States {
  var seen: [Bool] = []
}
