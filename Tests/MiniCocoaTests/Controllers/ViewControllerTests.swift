import MiniCocoa
import Testing

private final class Controller: ViewController {
  var heard: [String] = []
  override func loadView() -> View {
    heard.append("load")
    return ScrollView()
  }
  override func viewDidLoad() {
    heard.append("did load, \(view.superview == nil ? "nowhere" : "shown")")
  }
  override func viewDidAppear() { heard.append("did appear") }
  override func viewDidDisappear() { heard.append("did disappear") }
}

@Suite("ViewController")
struct ViewControllerTests {
  @Test("keeps what it presents, which only knows its presenter")
  func presenting() {
    var presenter: ViewController? = ViewController()
    weak var presented: ViewController?
    do {
      let controller = ViewController()
      presented = controller
      presenter?.present(controller)
    }

    #expect(presented?.presentingViewController === presenter)
    presenter = nil
    #expect(presented == nil)
  }

  @Test("presents one at a time, none that is presented, and nothing in a circle")
  func refusals() {
    let (one, two, three) = (ViewController(), ViewController(), ViewController())

    one.present(two)
    one.present(three)
    three.present(two)
    two.present(one)
    two.present(two)

    #expect(one.presentedViewController === two)
    #expect(three.presentedViewController == nil)
    #expect(two.presentedViewController == nil)
  }

  @Test("dismisses what it presents with all on top of that, or else itself")
  func dismissing() {
    let (one, two, three) = (ViewController(), ViewController(), ViewController())
    one.present(two)
    two.present(three)

    one.dismiss()
    #expect(one.presentedViewController == nil)
    #expect(two.presentedViewController == nil)

    one.present(two)
    two.dismiss()
    #expect(one.presentedViewController == nil)
    one.dismiss()
  }

  @Test("loads its view once, when somebody asks")
  func loading() {
    let controller = Controller()
    #expect(controller.viewIfLoaded == nil)

    #expect(controller.view is ScrollView)
    _ = controller.view

    #expect(controller.heard == ["load", "did load, nowhere"])
  }

  @Test("appears and disappears with its window's root")
  func root() {
    let (controller, window) = (Controller(), Window())

    window.rootViewController = controller
    #expect(controller.view.superview === window)
    window.rootViewController = nil

    #expect(controller.heard == ["load", "did load, nowhere", "did appear", "did disappear"])
    #expect(window.subviews.isEmpty)
  }
}
