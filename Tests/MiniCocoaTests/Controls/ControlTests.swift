import MiniCocoa
import Testing

private final class Listener {
  var heard: [String] = []
  var whenHearing: () -> Void = {}
  func one(_ sender: AnyObject?) { hear("one") }
  func two(_ sender: AnyObject?) { hear("two") }
  func moved(_ slider: Slider) { hear("moved") }
  private func hear(_ message: String) {
    heard.append(message)
    whenHearing()
  }
  static let one = Action("one:", Listener.one)
  static let two = Action("two:", Listener.two)
}

private final class Panel: View {
  var heard = 0
  func one(_ sender: AnyObject?) { heard += 1 }
}

private final class Logging: Control {
  var log: [String] = []
  override func sendAction(_ action: Action, to target: AnyObject?, for event: Event?) -> Bool {
    log.append("\(action) \(target == nil ? "chain" : "target") \(event?.name ?? "-")")
    return super.sendAction(action, to: target, for: event)
  }
}

@Suite("Control")
struct ControlTests {
  private let control = Control()
  private let listener = Listener()

  @Test("keeps no target: a deallocated one gets nothing (3.3 row 1)")
  func weakTarget() {
    var target: Listener? = Listener()
    weak let remembered = target
    control.addTarget(target, action: Listener.one, for: .touchDown)

    target = nil

    #expect(remembered == nil)
    #expect(control.sendActions(for: .touchDown) == 0)
    #expect(control.allTargets.isEmpty)
    #expect(control.allControlEvents == [])
  }

  @Test("asks the responder chain for a target of nil (3.3 row 2)")
  func chain() {
    let (panel, inner) = (Panel(), View())
    panel.addSubview(inner)
    inner.addSubview(control)
    control.addTarget(nil, action: Action("one:", Panel.one), for: .touchDown)

    #expect(control.sendActions(for: .touchDown) == 1)
    #expect(panel.heard == 1)

    panel.removeFromSuperview()
    inner.removeFromSuperview()
    #expect(control.sendActions(for: .touchDown) == 0)
  }

  @Test("sends nothing up the chain for a deallocated target, unlike NSControl (3.3 row 3)")
  func deadTargetIsNoBroadcast() {
    let panel = Panel()
    panel.addSubview(control)
    var target: Panel? = Panel()
    control.addTarget(target, action: Action("one:", Panel.one), for: .touchDown)

    target = nil
    control.sendActions(for: .touchDown)

    #expect(panel.heard == 0)
  }

  @Test("tells many, each of the events it asked for, in the order they asked (3.3 row 5)")
  func manyPairs() {
    let other = Listener()
    control.addTarget(listener, action: Listener.one, for: [.touchDown, .valueChanged])
    control.addTarget(listener, action: Listener.two, for: .valueChanged)
    control.addTarget(other, action: Listener.two, for: .touchDown)

    #expect(control.sendActions(for: .touchDown) == 2)
    #expect(control.sendActions(for: .valueChanged) == 2)
    #expect(control.sendActions(for: .editingChanged) == 0)

    #expect(listener.heard == ["one", "one", "two"])
    #expect(other.heard == ["two"])
    #expect(control.allTargets.count == 2)
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
    #expect(control.actions(forTarget: listener, for: .valueChanged) == ["one:", "two:"])
  }

  @Test("takes the same pair twice for one, with the events of both (3.3 row 5)")
  func samePair() {
    for events in [Control.Events.touchDown, .touchDown, .touchUpInside] {
      control.addTarget(listener, action: Listener.one, for: events)
    }

    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: [.touchDown, .touchUpInside])

    #expect(listener.heard == ["one", "one", "one"])
  }

  @Test(
    "removes the events that are named, of whom and what is named, nil being any (3.3 row 6)",
    arguments: [
      (false, "one:", Control.Events.touchDown, ["two"]), (false, "one:", [], ["one", "two"]),
      (true, nil, .touchDown, []), (false, nil, .touchDown, []),
      (true, "two:", .allEvents, ["one"]),
      (true, "two:", .valueChanged, ["one", "two"]), (false, "three:", .allEvents, ["one", "two"]),
    ] as [(Bool, String?, Control.Events, [String])])
  func removal(anyTarget: Bool, action: String?, events: Control.Events, left: [String]) {
    control.addTarget(listener, action: Listener.one, for: [.touchDown, .valueChanged])
    control.addTarget(listener, action: Listener.two, for: [.touchDown, .valueChanged])

    control.removeTarget(
      anyTarget ? nil : listener, action: action.map(Action.init(named:)), for: events)
    control.sendActions(for: .touchDown)

    #expect(listener.heard == left)
  }

  @Test("to ask for no events is to ask for nothing (3.3 row 6)")
  func noEvents() {
    control.addTarget(listener, action: Listener.one, for: [])

    #expect(control.allTargets.isEmpty)
  }

  @Test("does not take a new target for a dead one at its address")
  func addresses() {
    for _ in 1...100 { control.addTarget(Listener(), action: Listener.one, for: .touchDown) }
    let heirs = (1...100).map { _ in Listener() }
    for heir in heirs { control.addTarget(heir, action: Listener.one, for: .touchUpInside) }

    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)

    #expect(heirs.allSatisfy { $0.heard == ["one"] })
    #expect(control.allControlEvents == .touchUpInside)
  }

  @Test("sends each action through sendAction, which says whether it was taken (3.3 row 7)")
  func overridePoint() {
    let control = Logging()
    control.addTarget(listener, action: Listener.one, for: .touchDown)
    control.addTarget(nil, action: Listener.two, for: .touchDown)

    let count = control.sendActions(for: .touchDown, event: Event("tap"))

    #expect(control.log == ["one: target tap", "two: chain tap"])
    #expect(count == 1)
  }

  @Test("stops for a target that has no such method (3.3 row 8)")
  func unrecognized() {
    let panel = Panel()
    control.addTarget(panel, action: Listener.one, for: .touchDown)

    let misuses = Misuse.recorded { #expect(control.sendActions(for: .touchDown) == 0) }

    #expect(
      misuses.map(\.description) == [
        """
        The action "one:" was sent to a Panel, which does not recognize it: give it that \
        method, or name another target.
        """
      ])
  }

  @Test("stops for a method that takes another sender")
  func wrongSender() {
    control.addTarget(listener, action: Action("moved:", Listener.moved), for: .touchDown)

    let misuses = Misuse.recorded { control.sendActions(for: .touchDown) }

    #expect(
      misuses.map(\.description) == [
        """
        The action "moved:" was sent to a Listener by a Control: its method takes the type \
        Slider only; let one send it, or let it take any sender.
        """
      ])
    #expect(misuses.map(\.kind) == [.wrongSender])
  }

  @Test("sends nothing while it is disabled (3.3 row 9)")
  func disabled() {
    control.addTarget(listener, action: Listener.one, for: .touchDown)

    control.isEnabled = false
    #expect(control.sendActions(for: .touchDown) == 0)
    control.isEnabled = true
    #expect(control.sendActions(for: .touchDown) == 1)
    #expect(listener.heard == ["one"])
  }

  @Test("tells nobody who is removed, and nobody who is added, while it sends")
  func changesWhileSending() {
    let (control, late) = (control, Listener())
    control.addTarget(listener, action: Listener.one, for: .touchDown)
    control.addTarget(listener, action: Listener.two, for: .touchDown)
    listener.whenHearing = {
      control.removeTarget(nil, action: Listener.two, for: .allEvents)
      control.addTarget(late, action: Listener.one, for: .touchDown)
    }

    control.sendActions(for: .touchDown)

    #expect(listener.heard == ["one"])
    #expect(late.heard.isEmpty)
    listener.whenHearing = {}
  }

  @Test("is heard by a conversation: sender, receiver, action, event")
  func conversation() {
    control.addTarget(listener, action: Listener.one, for: .touchDown)
    let conversation = Conversation()

    conversation.record { control.sendActions(for: .touchDown, event: Event("tap")) }

    #expect(conversation.description == "Control -> Listener : one:")
    #expect(conversation.messages.map(\.context) == [.init(.action, "tap")])
  }
}
