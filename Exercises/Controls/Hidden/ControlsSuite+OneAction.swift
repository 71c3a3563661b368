import Checking
import Testing

import class Controls.Control

// MARK: - TODO 2

extension ControlsSuite {
  @Test func performsByName() {
    let (control, journal) = (Control(), Journal())
    let player = Listener("the player", journal)
    _ = control.sendAction("refresh", to: player)
    guard player.calls < 2 else {
      Issue.record(
        """
        `refresh` was sent to the player with `sendAction`: its method was called \
        \(times(player.calls)), and should be called once.
        """)
      return
    }
    guard journal.lines == [line("the player", "refresh")] else {
      return journal.expect(
        [line("the player", "refresh")], "`refresh` was sent to the player with `sendAction`",
        "The player's table says which method has this name. Call that method, once.")
    }
    let reader = KnobReader()
    _ = control.sendAction("refresh", to: reader)
    let count = reader.refreshed
    guard count == 1 else {
      Issue.record(
        """
        `refresh` was sent to a target of another class, which has a method of this name. It was \
        called \(times(count)), and should be called once. Any object with a table will do.
        """)
      return
    }
    journal.clear()
    let secret = "action\(Int.random(in: 1_000...9_999))"
    player.names.append(secret)
    player.names.removeFirst()
    _ = control.sendAction(secret, to: player)
    #expect(
      player.count == 2,
      """
      The player's table got a new name after the first action, and this name was sent. Its method \
      was called \(times(player.count - 1)), and should be called once. Look the name up each \
      time.
      """)
  }

  @Test func senderComesAlong() {
    let (controls, journal) = ([Control(), Knob()], Journal())
    let player = Listener("the player", journal)
    for control in controls { _ = control.sendAction("moved:", to: player) }
    guard player.senders == controls.map({ identity(of: $0) }) else {
      Issue.record(
        """
        Two controls sent `moved:` to the player. It didn't get each control as the sender, once. \
        The sender tells a target which control the user touched.
        """)
      return
    }
    let (knob, reader) = (Knob(), KnobReader())
    _ = knob.sendAction("turned:", to: reader)
    // Another check judges whether it is called once.
    let isHeard = Set(reader.senders) == [identity(of: knob)]
    #expect(
      isHeard,
      """
      A knob sent `turned:` to a target whose method takes a knob. The method wasn't called with \
      this knob. The control itself is the sender.
      """)
  }

  @Test func colonCounts() {
    for (has, other) in [("save:", "save"), ("save", "save:")] {
      let (control, journal) = (Control(), Journal())
      let player = Listener("the player", journal)
      player.names = [has]
      _ = control.sendAction(other, to: player)
      guard journal.lines.isEmpty else {
        return journal.expect(
          [], "The player has a method \(shown(has)), and was sent \(shown(other))",
          "The colon belongs to the name: these are two names, and the player has one of them.")
      }
      player.names = [other, has]
      _ = control.sendAction(has, to: player)
      guard journal.lines == [line("the player", has)] else {
        return journal.expect(
          [line("the player", has)],
          "The player has a method `save` and a method `save:`, and was sent \(shown(has))",
          "The whole name decides, with its colon.")
      }
    }
  }

  @Test func saysIfHandled() {
    let (control, journal) = (Control(), Journal())
    let player = Listener("the player", journal)
    let answers: [Bool] = [
      control.sendAction("play", to: player), control.sendAction("vanish", to: player),
      control.sendAction("play", to: Stone()), control.sendAction("moved:", to: player),
    ]
    let words = answers.map { $0 ? "yes" : "no" }.joined(separator: ", ")
    #expect(
      answers == [true, false, false, true],
      """
      `sendAction` was called four times: with a name that the player has, with one that it \
      doesn't have, with an object without a table, and with a name that the player has. The \
      answers were \(words), and should be yes, no, no, yes. The answer says whether a method was \
      called.
      """)
  }

  @Test func unknownIsNoted() {
    let (control, journal) = (Control(), Journal())
    let player = Listener("the player", journal)
    _ = control.sendAction("play", to: player)
    let before = misuses(of: control)
    _ = control.sendAction("vanish", to: player)
    _ = control.sendAction("refresh", to: Stone())
    let after = misuses(of: control)
    let expected = ["vanish", "refresh"].map { "`notRecognized` for `\($0)`" }
    #expect(
      before == [] && after == expected,
      """
      `play` was sent to the player, which has it. `misuses` is \(said(before)), and should be \
      empty. Then `vanish` was sent to the player, which doesn't have it, and `refresh` to an \
      object without a table. `misuses` is \(said(after)), and should be \(said(expected)).
      """)
  }

  @Test func wrongSenderIsNoted() {
    let (control, reader) = (Control(), KnobReader())
    let answers: [Bool] = ["turned:", "pressed:"].map { control.sendAction($0, to: reader) }
    let noted = misuses(of: control)
    let expected = ["turned:", "pressed:"].map { "`wrongSender` for `\($0)`" }
    #expect(
      noted == expected && answers == [false, false],
      """
      A control that is no knob sent `turned:`, then `pressed:` to a target whose methods take a \
      knob. The answers were \(answers.map { $0 ? "yes" : "no" }.joined(separator: ", ")), and \
      should be no, no; `misuses` is \(said(noted)), and should be \(said(expected)). The names \
      are there, and no method was called.
      """)
  }
}
