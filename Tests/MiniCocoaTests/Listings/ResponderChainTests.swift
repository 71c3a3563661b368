import MiniCocoa
import Testing

/// Panel and exchange share only a name: each has its own method.
private protocol Holding: AnyObject { func hold(_ sender: AnyObject?) }

private final class Panel: View, Holding {
  let field = TextField()
  var hasCall = false
  var held = 0

  override init() {
    super.init()
    addSubview(field)
  }

  func hold(_ sender: AnyObject?) { held += 1 }

  override func canPerformAction(_ action: Action, withSender sender: AnyObject?) -> Bool {
    hasCall && super.canPerformAction(action, withSender: sender)
  }
}

private final class Exchange: Responder, ApplicationDelegate, Holding {
  var held = 0
  func hold(_ sender: AnyObject?) { held += 1 }
}

/// A console whose Hold button has no target: the panel with the focus responds, otherwise the
/// exchange.
@Suite("Listing: the responder chain")
struct ResponderChainTests {
  private let hold = Action("hold:") { (target: any Holding) in target.hold }

  @Test("an action reaches the focused panel, else whoever is above that can (3.3 row 2)")
  func nilTarget() {
    let (left, right, exchange) = (Panel(), Panel(), Exchange())
    let button = Button("Hold", target: nil, action: hold)
    let application = Application()
    application.delegate = exchange
    left.hasCall = true

    application.run {
      let window = Window()
      for view in [left, right, button] { window.addSubview(view) }
      window.makeKey()
      right.field.becomeFirstResponder()
      button.tap()
      left.field.becomeFirstResponder()
      button.tap()
    }

    #expect([left.held, right.held, exchange.held] == [1, 0, 1])
  }
}
