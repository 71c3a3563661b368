import MiniCocoa
import Testing

private final class Form: ViewController, TextFieldDelegate {
  let field = TextField()
  var heard: [String] = []
  override func viewDidLoad() {
    field.delegate = self
    view.addSubview(field)
  }
  override func viewDidAppear() { heard.append("appears") }
  override func viewDidDisappear() { heard.append("disappears") }
  func textFieldDidEndEditing(_ field: TextField) {
    heard.append(field.window == nil ? "ended outside" : "ended")
  }
}

/// Refuses to resign, and is not a view.
private final class Stubborn: ViewController {
  override var canBecomeFirstResponder: Bool { true }
  override func resignFirstResponder() -> Bool { false }
}

@Suite("First responder")
struct FirstResponderTests {
  private let window = Window()
  private let form = Form()

  @Test("resigns, and says so, before its view leaves the window, at whatever depth")
  func leaves() {
    window.rootViewController = form
    form.field.becomeFirstResponder()

    window.rootViewController = nil

    #expect(window.firstResponder == nil)
    #expect(!form.field.isFirstResponder)
    #expect(form.heard == ["appears", "ended", "disappears"])
  }

  @Test("takes no more actions once its view has left")
  func takesNothing() {
    final class Editor: TextField {
      var count = 0
      func save() { count += 1 }
    }
    let save = Action("save", Editor.save)
    let (editor, button) = (Editor(), Button("Save", target: nil, action: save))
    for view in [editor, button] { window.addSubview(view) }
    editor.becomeFirstResponder()

    button.tap()
    editor.removeFromSuperview()
    button.tap()

    #expect(editor.count == 1)
  }

  @Test("cannot refuse, and need not be a view")
  func cannotStay() {
    let stubborn = Stubborn()
    window.rootViewController = stubborn
    stubborn.becomeFirstResponder()
    #expect(window.firstResponder === stubborn)

    window.rootViewController = nil

    #expect(window.firstResponder == nil)
  }

  @Test("stays it while its view moves about in the window, and not in another one")
  func moves() {
    let (panel, field) = (View(), TextField())
    for view in [panel, field] { window.addSubview(view) }
    field.becomeFirstResponder()

    panel.addSubview(field)
    #expect(field.isFirstResponder)
    Window().addSubview(panel)

    #expect(window.firstResponder == nil)
  }

  @Test("is none of the window's when its chain leads there no more")
  func chainChanges() {
    final class Pad: Responder {
      override var canBecomeFirstResponder: Bool { true }
    }
    let pad = Pad()
    pad.nextResponder = window
    pad.becomeFirstResponder()
    #expect(window.firstResponder === pad)

    pad.nextResponder = nil

    #expect(window.firstResponder == nil)
  }

  @Test("may lie in a controller that is presented, which appears in the presenter's window")
  func presented() {
    let presenter = ViewController()
    window.rootViewController = presenter

    presenter.present(form)
    #expect(form.view.window === window)
    #expect(form.field.becomeFirstResponder())
    presenter.dismiss()

    #expect(form.heard == ["appears", "ended", "disappears"])
    #expect(form.view.window == nil)
    #expect(window.subviews.count == 1)
  }

  @Test("what is presented comes and goes with its presenter, and is not loaded before")
  func comesAndGoes() {
    let presenter = ViewController()
    presenter.present(form)
    #expect(form.viewIfLoaded == nil)

    window.rootViewController = presenter
    #expect(form.nextResponder === presenter)
    window.rootViewController = nil
    window.rootViewController = presenter

    #expect(form.heard == ["appears", "disappears", "appears"])
    #expect(presenter.presentedViewController === form)
  }
}
