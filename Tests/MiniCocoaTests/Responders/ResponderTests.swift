import MiniCocoa
import Testing

private final class Panel: Responder {
  var senders: [AnyObject?] = []
  var takesIt = true
  func hold(_ sender: AnyObject?) { senders.append(sender) }
  override func canPerformAction(_ action: Action, withSender sender: AnyObject?) -> Bool {
    takesIt && super.canPerformAction(action, withSender: sender)
  }
  static let hold = Action("hold:", Panel.hold)
}

@Suite("Responder chain")
struct ResponderTests {
  private let control = Control()
  private let first = Panel()
  private let second = Panel()

  init() {
    control.nextResponder = first
    first.nextResponder = second
    control.addTarget(nil, action: Panel.hold, for: .touchDown)
  }

  @Test("the first that can takes it, and the chain stops; the sender is the control (3.3 row 2)")
  func stops() {
    #expect(control.sendActions(for: .touchDown) == 1)
    #expect(first.senders.map { $0 === control } == [true])
    #expect(second.senders.isEmpty)
  }

  @Test("one that lets it pass is not asked to perform it (3.3 row 2)")
  func veto() {
    first.takesIt = false
    #expect(control.sendActions(for: .touchDown) == 1)
    #expect(second.senders.count == 1)

    second.takesIt = false
    #expect(control.sendActions(for: .touchDown) == 0)
  }

  @Test("one that is put in later is asked")
  func later() {
    let (chain, late) = (View(), Panel())
    control.nextResponder = chain
    #expect(control.sendActions(for: .touchDown) == 0)

    chain.nextResponder = late
    #expect(control.sendActions(for: .touchDown) == 1)
  }

  @Test("nobody keeps the next one")
  func weak() {
    var panel: Panel? = Panel()
    weak let remembered = panel
    control.nextResponder = panel

    panel = nil

    #expect(remembered == nil)
    #expect(control.nextResponder == nil)
  }

  @Test("a circle ends")
  func circle() {
    first.takesIt = false
    second.takesIt = false
    second.nextResponder = control

    #expect(control.sendActions(for: .touchDown) == 0)
  }

  @Test("begins at the window's first responder, then at the control (3.3 row 2)")
  func firstResponder() {
    let (window, field) = (Window(), TextField())
    let focused = Panel()
    window.addSubview(control)
    window.addSubview(field)
    control.nextResponder = nil
    field.nextResponder = focused
    focused.nextResponder = window
    window.nextResponder = second

    control.sendActions(for: .touchDown)
    field.becomeFirstResponder()
    control.sendActions(for: .touchDown)
    focused.takesIt = false
    control.sendActions(for: .touchDown)

    #expect(second.senders.count == 2)
    #expect(focused.senders.count == 1)
  }

  @Test("leads from a view by its controller and its superviews to window and application")
  func structure() {
    let (controller, button) = (ViewController(), Button())
    let presented = ViewController()
    controller.view.addSubview(button)
    controller.present(presented)

    Application().run {
      let window = Window(rootViewController: controller)
      window.makeKey()

      #expect(button.nextResponder === controller.view)
      #expect(controller.view.nextResponder === controller)
      #expect(controller.nextResponder === window)
      #expect(window.nextResponder === Application.shared)
      #expect(presented.view.nextResponder === presented)
      #expect(presented.nextResponder === controller)
    }
  }

  @Test("one who does not let go stays the first to be asked")
  func staysFirst() {
    final class Stubborn: TextField {
      override func resignFirstResponder() -> Bool { false }
    }
    let (window, stubborn, field) = (Window(), Stubborn(), TextField())
    for view in [stubborn, field] { window.addSubview(view) }
    stubborn.becomeFirstResponder()

    #expect(!field.becomeFirstResponder())
    #expect(window.firstResponder === stubborn)
  }

  @Test("becomes first only if it accepts that, and is in a window")
  func cannotBeFirst() {
    let window = Window()
    window.addSubview(control)

    #expect(!control.becomeFirstResponder())
    #expect(!TextField().becomeFirstResponder())
    #expect(window.firstResponder == nil)
  }
}
