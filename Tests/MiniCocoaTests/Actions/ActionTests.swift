import MiniCocoa
import Testing

private class Editor {
  var heard: [String] = []
  func refresh() { heard.append("refresh") }
  func save(_ sender: AnyObject?) {
    heard.append("save: \(sender.map { type(of: $0) } as Any? ?? "-")")
  }
  func moved(_ sender: Slider, event: Event?) {
    heard.append("moved \(sender.value) \(event?.name ?? "-")")
  }
}

private final class SpecialEditor: Editor {
  override func refresh() { heard.append("refresh, specially") }
}

private protocol Pasting { func paste() }
extension Editor: Pasting { func paste() { heard.append("paste") } }

@MainActor private final class Panel {
  var count = 0
  func tapped() { count += 1 }
  func pressed(_ sender: AnyObject?) {}
  func moved(_ sender: AnyObject?, event: Event?) {}
  nonisolated func tick() {}
}

@Suite("Action")
struct ActionTests {
  @Test("calls a method with nothing, the sender, or sender and event (3.3 row 4)")
  func signatures() {
    let editor = Editor()
    let slider = Slider(value: 0.5)

    let outcomes = [
      Action("refresh", Editor.refresh).perform(on: editor, sender: slider),
      Action("save:", Editor.save).perform(on: editor, sender: slider),
      Action("moved:event:", Editor.moved(_:event:))
        .perform(on: editor, sender: slider, event: Event("slide")),
    ]

    #expect(outcomes == [.performed, .performed, .performed])
    #expect(editor.heard == ["refresh", "save: Slider", "moved 0.5 slide"])
  }

  @Test("finds the method of a subclass, and one that a protocol asks for")
  func lateBinding() {
    let editor = SpecialEditor()

    Action("refresh", Editor.refresh).perform(on: editor)
    Action("paste") { (target: any Pasting) in target.paste }.perform(on: editor)

    #expect(editor.heard == ["refresh, specially", "paste"])
  }

  @Test("is not recognized by an object of another class")
  func notRecognized() {
    let action = Action("refresh", Editor.refresh)

    #expect(action.perform(on: Slider()) == .notRecognized)
    #expect(!action.isRecognized(by: Slider()))
    #expect(action.isRecognized(by: SpecialEditor()))
  }

  @Test("says which sender its method takes; no sender suits only an optional one")
  func wrongSender() {
    let editor = Editor()
    let moved = Action("moved:event:", Editor.moved(_:event:))

    #expect(moved.perform(on: editor, sender: Button()) == .wrongSender(expected: "Slider"))
    #expect(moved.perform(on: editor) == .wrongSender(expected: "Slider"))
    #expect(Action("save:", Editor.save).perform(on: editor) == .performed)
    #expect(editor.heard == ["save: -"])
  }

  @Test("is equal to one of the same name, and to no other")
  func equality() {
    let save = Action("save:", Editor.save)

    #expect(save == "save:")
    #expect(save != "save")
    #expect(Set([save, Action(named: "save:"), "refresh"]).count == 2)
    #expect("\(save)" == "save:")
  }

  @Test(
    "stops for a name without a colon for each parameter (3.3 row 8)",
    arguments: [("save", false), ("save:", true), ("save:event:", false), ("", false)])
  func colons(name: String, isRight: Bool) {
    let misuses = Misuse.recorded { _ = Action(name, Editor.save) }

    #expect(misuses.map(\.kind) == (isRight ? [] : [.misnamedAction]))
    if name == "save" {
      #expect(
        misuses.first?.description == """
          The action "save" names a method of Editor with 1 parameter: a name has a colon for each \
          parameter, as in "save", "save:" and "save:event:".
          """)
    }
  }

  @available(*, deprecated)
  @Test("is not made of a method of the main actor, whatever that takes")
  func methodsOfMainActor() {
    let misuses = Misuse.recorded {
      _ = Action("tapped", Panel.tapped)
      _ = Action("pressed:", Panel.pressed)
      _ = Action("moved:event:", Panel.moved)
    }

    #expect(misuses.map(\.kind) == Array(repeating: .methodOfMainActor, count: 3))
    #expect(
      misuses.first?.description == """
        The action "tapped" was made of a method of Panel that belongs to the main actor, and may \
        be sent anywhere: make the method nonisolated, or call it in MainActor.assumeIsolated { … }.
        """)
  }

  @Test("is made of a nonisolated method, wherever its class belongs")
  func nonisolatedMethod() async {
    let panel = Panel()

    let outcome = await Task.detached { Action("tick", Panel.tick).perform(on: panel) }.value

    #expect(outcome == .performed)
  }

  @MainActor @Test("calls methods of the main actor")
  func mainActor() {
    let panel = Panel()

    Action("tapped") { (panel: Panel) in { MainActor.assumeIsolated { panel.tapped() } } }
      .perform(on: panel)

    #expect(panel.count == 1)
  }
}
