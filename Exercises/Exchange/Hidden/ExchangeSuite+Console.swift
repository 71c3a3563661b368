import Checking
import MiniCocoa
import Screens
import Telephony
import Testing

import class Exchange.CallPicker
import class Exchange.Console
import class Exchange.ExchangeController
import class Exchange.LinePanel
import class Exchange.Logbook
import protocol Exchange.CallHandling

// The user's actions go to a target, or up the chain.
extension ExchangeSuite {
  @Test func callButton() {
    judge(after: [places], calls)
  }

  @Test func callsByItself() {
    judge(after: [calls]) { cast in
      let (office, other) = (Office(cast), Office(cast))
      let application = Application()
      application.run {
        other.window.makeKey()
        other.panels[0].becomeFirstResponder()
        office.console.calleeField.text = cast[1]
        other.console.calleeField.text = cast[2]
        office.console.callButton.tap()
      }
      guard other.lines.allSatisfy({ $0.state == .free }), office.lines[0].state == .ringing else {
        return """
          There are two consoles in two windows, and the user worked in the second one. Then the \
          user tapped Call in the first one. \
          \(other.lines[0].state == .free ? "No line rings at the first one." : "The second one placed the call.") \
          You know which object places the call when you build the console.
          """
      }
      return nil
    }
  }

  @Test func keepsRefused() {
    judge(after: [calls]) { cast in
      let (office, supervisor) = (Office(cast), Supervisor())
      office.picker.delegate = supervisor
      supervisor.answer = false
      guard office.picker.place(cast.call(0, 1)) == nil else { return nil }
      office.console.calleeField.text = cast[1]
      office.console.callButton.tap()
      supervisor.answer = true
      guard office.console.calleeField.text == cast[1] else {
        return """
          The user wrote "Bob", and tapped Call. The supervisor refused, so no line rang. Now the \
          field has another text. "Bob" should stay there, for the next try.
          """
      }
      return nil
    }
  }

  @Test func panelTakes() {
    judge { cast in twice(holds, cast) }
  }

  @Test func panelTransfers() {
    judge(after: [{ cast in twice(holds, cast) }]) { cast in twice(transfers, cast) }
  }

  @Test func exchangeTakes() {
    judge(exchangeActs)
  }

  @Test func elseExchange() {
    judge(after: [exchangeActs, takes], passes)
  }

  @Test func onlyItsBusiness() {
    judge(after: [takes]) { cast in
      let office = Office(cast)
      let lamp = Lamp()
      let dim = Action("dim:", Lamp.dim)
      let blink = Action("blink:") { (panel: LinePanel) in
        { (_: Button) in panel.line.ring(cast.call(3, 4)) }
      }
      office.window.nextResponder = lamp
      office.talk(cast, on: 1)
      office.panels[1].becomeFirstResponder()
      let button = Button()
      office.console.addSubview(button)
      button.addTarget(nil, action: dim, for: .touchUpInside)
      button.tap()
      guard lamp.count == 1 else {
        return """
          The user chose the panel of a line that was talking. A button sent `dim:` up the chain, \
          and only a lamp behind the window has that method. The lamp got it \(times(lamp.count)). \
          The panel should refuse an action that it has no method for.
          """
      }
      office.panels[0].becomeFirstResponder()
      button.removeTarget(nil, action: nil, for: .allEvents)
      button.addTarget(nil, action: blink, for: .touchUpInside)
      button.tap()
      guard office.lines[0].state == .ringing else {
        return """
          The user chose the panel of a free line. A button sent `blink:` up the chain, and panels \
          have a method for that. The panel refused it. Your rule is only about Hold and Transfer. \
          Let `super` decide about other actions.
          """
      }
      return nil
    }
  }

  @Test func ringToLog() {
    judge(after: [places, takes, passes, hops, logs]) { cast in
      let center = NotificationCenter()
      let office = Office(cast, center: center)
      let logbook = Logbook(center: center)
      logbook.begin()
      let display = office.panels[0].display
      var before = 0
      let misuses = Misuse.recorded {
        for panel in office.panels { panel.open() }
        office.screen.runAll()
        before = display.history.count
        office.console.calleeField.text = cast[1]
        office.console.callButton.tap()
        office.screen.runAll()
        onAnotherThread { office.lines[0].answer() }
        office.screen.runAll()
        office.panels[0].becomeFirstResponder()
        office.console.holdButton.tap()
        office.screen.runAll()
        onAnotherThread { office.lines[0].answer() }
        office.screen.runAll()
        office.console.transferButton.tap()
        office.screen.runAll()
        for end in [Line.answer, Line.hangUp] {
          onAnotherThread { end(office.lines[0])() }
          office.screen.runAll()
        }
      }
      let shown = Array(display.history.dropFirst(before))
      let due: [LineState] = [.ringing, .talking, .held, .talking, .ringing, .talking, .free]
      guard shown == due else {
        return """
          The user called Bob, who answered. The user held the call, went on, and transferred it \
          to the porter, who answered and hung up. The panel of line 1 showed \(quoted(shown)), \
          and should show \(quoted(due)). A panel gets every state from its receptionist, and from \
          nowhere else.
          """
      }
      guard (logbook.entries as [String]) == ["console to porter"] else {
        return """
          The user called Bob, and transferred the call to the porter, who hung up. The logbook \
          should have one entry, "console to porter". It doesn't.
          """
      }
      guard misuses.isEmpty else {
        return """
          A call was placed, held, transferred and ended, as it should be. But MiniCocoa reports: \
          \(misuses[0])
          """
      }
      return shows(cast) == nil ? staysClosed(cast) : nil
    }
  }
}

/// A responder somewhere behind the window.
private final class Lamp: Responder {
  var count = 0

  func dim(_ sender: Button) { count += 1 }
}

/// A window with a console and panels, in front of an exchange.
final class Office {
  let lines: [Line]
  let screen = screenQueue()
  let picker: CallPicker
  let console: Console
  let panels: [LinePanel]
  let exchange: ExchangeController
  let window = Window()
  /// A delegate that implements nothing.
  let supervisor = SilentSupervisor()

  init(_ cast: Cast, center: NotificationCenter = NotificationCenter()) {
    lines = cast.lines(2, center: center)
    picker = CallPicker(lines: lines)
    picker.delegate = supervisor
    console = Console(picker: picker)
    panels = lines.map { [screen] in LinePanel($0, screen: screen) }
    exchange = ExchangeController(lines: lines)
    for panel in panels { console.addSubview(panel) }
    window.addSubview(console)
    window.nextResponder = exchange
  }

  /// Lets two people talk on a line.
  func talk(_ cast: Cast, on index: Int) {
    lines[index].ring(cast.call(0, 1))
    lines[index].answer()
  }

  var states: [LineState] { lines.map(\.state) }
}

// MARK: - Stories that other checks need first

private func calls(_ cast: Cast) -> String? {
  let office = Office(cast)
  office.console.calleeField.text = cast[1]
  office.console.callButton.tap()
  guard office.lines[0].call == Call(from: "console", to: cast[1]), office.lines[1].call == nil
  else {
    return """
      The user wrote "Bob" into the field, and tapped Call. A call from "console" to "Bob" should \
      ring on line 1, and nowhere else. \
      \(office.lines[0].call == nil ? "Line 1 has no call." : "Something else happened.")
      """
  }
  guard office.console.calleeField.text.isEmpty else {
    return """
      The user wrote "Bob" into the field, and tapped Call. The picker placed the call. Now the \
      field should be empty, for the next name, and it isn't.
      """
  }
  office.console.calleeField.text = cast[2]
  office.console.callButton.tap()
  guard office.lines[1].call == Call(from: "console", to: cast[2]) else {
    return """
      The user called Bob, then wrote "Cleo", and tapped Call again. Her call should ring on line \
      2, and doesn't.
      """
  }
  return nil
}

func takes(_ cast: Cast) -> String? {
  let office = Office(cast)
  return holds(cast, office) ?? transfers(cast, office) ?? holds(cast, office)
    ?? transfers(cast, office)
}

/// Tries it two times in one office.
private func twice(_ story: (Cast, Office) -> String?, _ cast: Cast) -> String? {
  let office = Office(cast)
  return story(cast, office) ?? story(cast, office)
}

private func holds(_ cast: Cast, _ office: Office) -> String? {
  office.talk(cast, on: 0)
  office.talk(cast, on: 1)
  office.panels[1].becomeFirstResponder()
  let misuses = Misuse.recorded { office.console.holdButton.tap() }
  guard office.states == [.talking, .held] else {
    return """
      Both lines were talking. The user chose the panel of line 2, and tapped Hold. Now line 1 is \
      \(office.states[0].rawValue), and line 2 is \(office.states[1].rawValue). They should be talking \
      and held: the chosen panel takes the action, for its own line. \
      \(misuses.isEmpty ? "" : "No object took it: a button asks the chosen panel only if its target is nil.")
      """
  }
  return nil
}

private func transfers(_ cast: Cast, _ office: Office) -> String? {
  office.talk(cast, on: 0)
  office.talk(cast, on: 1)
  office.panels[1].becomeFirstResponder()
  office.console.transferButton.tap()
  let call = office.lines[1].call
  guard office.states == [.talking, .ringing], call == Call(from: cast[0], to: "porter") else {
    return """
      Both lines were talking. The user chose the panel of line 2, and tapped Transfer. Now line 1 is \
      \(office.states[0].rawValue), and line 2 is \(office.states[1].rawValue). Line 2 should be \
      ringing, with Ann's call to "porter"\(found(call, cast)). Line 1 should still be talking.
      """
  }
  return nil
}

/// A complaint about a closed panel that shows something.
func staysClosed(_ cast: Cast) -> String? {
  let office = Office(cast)
  office.talk(cast, on: 1)
  office.panels[1].becomeFirstResponder()
  office.console.holdButton.tap()
  office.lines[1].answer()
  office.console.transferButton.tap()
  office.screen.runAll()
  let shown = office.panels[1].display.history
  guard shown.isEmpty else {
    return """
      The user chose the panel of line 2, which nobody had opened, and tapped Hold, later \
      Transfer. The panel's display has shown \(quoted(shown)), and should show nothing. Changing \
      a line is one thing, and showing it is another.
      """
  }
  return nil
}

private func passes(_ cast: Cast) -> String? {
  let both = Office(cast)
  both.talk(cast, on: 0)
  both.talk(cast, on: 1)
  both.panels[1].becomeFirstResponder()
  both.console.holdButton.tap()
  both.console.holdButton.tap()
  guard both.states == [.held, .held] else {
    return """
      Both lines were talking. The user chose the panel of line 2, and tapped Hold twice. Now line \
      1 is \(both.states[0].rawValue), and line 2 is \(both.states[1].rawValue). The first tap is \
      for the panel. At the second one its line is held already, so the exchange should hold line \
      1.
      """
  }
  for state in [LineState.free, .ringing, .held] {
    let office = Office(cast)
    office.talk(cast, on: 0)
    if state != .free { office.lines[1].ring(cast.call(2, 3)) }
    if state == .held { office.lines[1].hold() }
    office.panels[1].becomeFirstResponder()
    office.console.holdButton.tap()
    guard office.states == [.held, state] else {
      return """
        Line 1 was talking. The user chose the panel of line 2, which was \(state.rawValue), and \
        tapped Hold. Now line 1 is \(office.states[0].rawValue), and line 2 is \
        \(office.states[1].rawValue). The panel has nothing to hold, so it should refuse the \
        action. Then the exchange behind the window holds line 1.
        """
    }
    office.lines[0].answer()
    office.console.transferButton.tap()
    guard office.states == [.ringing, state], office.lines[0].call?.callee == "porter" else {
      return """
        Line 1 was talking. The user chose the panel of line 2, which was \(state.rawValue), and \
        tapped Transfer. Now line 1 is \(office.states[0].rawValue), and line 2 is \
        \(office.states[1].rawValue). The panel has nothing to transfer, so it should refuse the \
        action. Then the exchange behind the window transfers line 1.
        """
    }
  }
  let office = Office(cast)
  office.talk(cast, on: 0)
  office.console.holdButton.tap()
  guard office.states == [.held, .free] else {
    return """
      Line 1 was talking, and the user had chosen no panel. The user tapped Hold, and line 1 is \
      \(office.states[0].rawValue). The action should go up from the button, to the exchange \
      behind the window.
      """
  }
  return nil
}

/// The call found in place of Ann's call to the porter, as the end of a sentence.
private func found(_ call: Call?, _ cast: Cast) -> String {
  guard let call else { return ", and has no call" }
  guard call.callee == "porter" else { return ", and has one to \"\(call.callee)\"" }
  return call.caller == cast[0] ? "" : ", and has one that is not Ann's"
}

private func exchangeActs(_ cast: Cast) -> String? {
  for action in ["Hold", "Transfer"] {
    let lines = cast.lines(4)
    let exchange = ExchangeController(lines: lines)
    lines[0].ring(cast.call(3, 4))
    lines[1].ring(cast.call(2, 3))
    lines[1].hold()
    for line in lines[2...3] {
      line.ring(cast.call(0, 1))
      line.answer()
    }
    action == "Hold" ? exchange.hold(Button()) : exchange.transfer(Button())
    let due = [LineState.ringing, .held, action == "Hold" ? .held : .ringing, .talking]
    guard lines.map(\.state) == due, lines[0].call == cast.call(3, 4) else {
      return """
        Line 1 was ringing, line 2 was held, and lines 3 and 4 were talking. The check called \
        `\(action.lowercased())(_:)` of the exchange controller. Now the lines are \
        \(quoted(lines.map(\.state))), and should be \(quoted(due)): line 3 is the first that was \
        talking.
        """
    }
    guard action == "Hold" || lines[2].call == Call(from: cast[0], to: "porter") else {
      return """
        Ann talked to Bob on line 3, the first line that was talking. The check called \
        `transfer(_:)` of the exchange controller. Line 3 should ring with Ann's call to \
        "porter"\(found(lines[2].call, cast)).
        """
    }
    action == "Hold" ? exchange.hold(Button()) : exchange.transfer(Button())
    guard lines[3].state == due[2] else {
      return """
        Lines 3 and 4 were talking. The check called `\(action.lowercased())(_:)` of the exchange \
        controller twice. Now line 3 is \(lines[2].state.rawValue), and line 4 is \
        \(lines[3].state.rawValue). The second time, line 4 was the first that was talking.
        """
    }
  }
  let quiet = cast.lines(2)
  let exchange = ExchangeController(lines: quiet)
  quiet[1].ring(cast.call(0, 1))
  exchange.hold(Button())
  exchange.transfer(Button())
  guard quiet.map(\.state) == [.free, .ringing], quiet[1].call == cast.call(0, 1) else {
    return """
      Line 1 was free, and line 2 was ringing. The check called `hold(_:)` of the exchange \
      controller, then `transfer(_:)`. No line was talking, so nothing should happen, and a line \
      has changed.
      """
  }
  return nil
}
