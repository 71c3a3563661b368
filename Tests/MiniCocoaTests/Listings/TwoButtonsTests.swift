import MiniCocoa
import Testing

/// Two controllers, two buttons: the same class, different targets, different behavior.
@Suite("Listing: two buttons")
struct TwoButtonsTests {
  private final class FirstController: ViewController {
    var said: [String] = []
    func buttonTapped(_ sender: Button) { said.append("first hears \(sender.title)") }
  }

  private final class SecondController: ViewController, ActionNaming {
    static var actions: [Action] { [Action("buttonTapped:", SecondController.buttonTapped)] }
    var said: [String] = []
    func buttonTapped(_ sender: Button) { said.append("second hears \(sender.title)") }
  }

  @Test("two buttons of one class do what their targets make of it (3.3 rows 1 and 4)")
  func twoButtons() {
    let (first, second) = (FirstController(), SecondController())
    let buttons = [
      Button(
        "A", target: first, action: Action("buttonTapped:", FirstController.buttonTapped)),
      Button("B", target: second, action: "buttonTapped:"),
    ]

    for button in buttons { button.tap() }

    #expect(first.said == ["first hears A"])
    #expect(second.said == ["second hears B"])
  }

  @Test("a button gets another target, and no line of it changes (3.3 row 6)")
  func retarget() {
    let (first, second) = (FirstController(), SecondController())
    let button = Button(
      "A", target: first, action: Action("buttonTapped:", FirstController.buttonTapped))

    button.removeTarget(nil, action: nil, for: .allEvents)
    button.addTarget(second, action: "buttonTapped:", for: .touchUpInside)
    button.tap()

    #expect(first.said.isEmpty)
    #expect(second.said == ["second hears A"])
  }

  @Test("a name without its colon is another name (3.3 row 8)")
  func colon() {
    let second = SecondController()
    let button = Button("B", target: second, action: "buttonTapped")

    let misuses = Misuse.recorded { button.tap() }

    #expect(misuses.map(\.kind) == [.unrecognizedAction])
    #expect(second.said.isEmpty)
  }
}
