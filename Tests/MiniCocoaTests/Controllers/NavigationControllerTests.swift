import MiniCocoa
import Testing

private final class Portrait: ViewController, NavigationControllerDelegate {
  var asked = 0
  var allowed = InterfaceOrientationMask.portrait
  override func viewDidLoad() { navigationController?.delegate = self }
  func navigationControllerSupportedInterfaceOrientations(
    _ controller: NavigationController
  ) -> InterfaceOrientationMask {
    asked += 1
    return allowed
  }
}

private final class Page: ViewController {
  var heard: [String] = []
  override func viewDidLoad() { heard.append(navigationController == nil ? "alone" : "in a stack") }
  override func viewDidAppear() { heard.append("appears") }
  override func viewDidDisappear() { heard.append("disappears") }
}

private final class Silent: NavigationControllerDelegate {}

@Suite("NavigationController")
struct NavigationControllerTests {
  @Test("asks its delegate at every rotation, and turns only where it may (3.4 row 3)")
  func delegate() {
    let child = Portrait()
    let navigation = NavigationController(rootViewController: child)

    #expect(!navigation.rotate(to: .landscapeLeft))
    #expect(navigation.rotate(to: .portrait))
    child.allowed = .all
    #expect(navigation.rotate(to: .landscapeRight))

    #expect(child.asked == 3)
    #expect(navigation.interfaceOrientation == .landscapeRight)
  }

  @Test(
    "without a delegate, or one that answers, allows all but upside down (3.4 rows 3 and 6)",
    arguments: InterfaceOrientation.allCases, [true, false])
  func defaults(orientation: InterfaceOrientation, hasDelegate: Bool) {
    let silent = Silent()
    let navigation = NavigationController(rootViewController: ViewController())
    navigation.delegate = hasDelegate ? silent : nil

    #expect(navigation.rotate(to: orientation) == (orientation != .portraitUpsideDown))
  }

  @Test("a mask allows what it contains", arguments: InterfaceOrientation.allCases)
  func masks(orientation: InterfaceOrientation) {
    #expect(InterfaceOrientationMask.all.allows(orientation))
    #expect(!InterfaceOrientationMask([]).allows(orientation))
    #expect(
      InterfaceOrientationMask.landscape.allows(orientation)
        == [.landscapeLeft, .landscapeRight].contains(orientation))
  }

  @Test("speaks to nobody before its owner has it: it loads when it is shown (3.4 row 10)")
  func notFromInit() {
    let page = Page()

    let navigation = NavigationController(rootViewController: page)
    #expect(page.heard.isEmpty)
    _ = Window(rootViewController: navigation)

    #expect(page.heard == ["in a stack", "appears"])
  }

  @Test("shows the one on top, and goes back")
  func stack() {
    let (first, second) = (Page(), Page())
    let navigation = NavigationController(rootViewController: first)
    let window = Window(rootViewController: navigation)

    navigation.push(second)
    #expect(navigation.view.subviews.map { $0 === second.view } == [true])
    #expect(second.view.window === window)
    #expect(navigation.pop() === second)
    #expect(navigation.pop() == nil)

    #expect(navigation.topViewController === first)
    #expect(second.navigationController == nil)
    #expect(first.heard == ["in a stack", "appears", "disappears", "appears"])
    #expect(second.heard == ["in a stack", "appears", "disappears"])
  }

  @Test("keeps its controllers while they are in the stack, and they only know it (3.4 row 1)")
  func ownership() {
    var navigation: NavigationController? = NavigationController(rootViewController: Portrait())
    weak let child = navigation?.topViewController
    weak let remembered = navigation
    navigation?.rotate(to: .portrait)
    #expect(navigation?.delegate === child)

    navigation = nil

    #expect(child == nil)
    #expect(remembered == nil)
  }

  @Test("forgets a delegate that was popped and freed")
  func popped() {
    let navigation = NavigationController(rootViewController: ViewController())
    navigation.push(Portrait())
    #expect(!navigation.rotate(to: .landscapeLeft))

    navigation.pop()

    #expect(navigation.delegate == nil)
    #expect(navigation.rotate(to: .landscapeLeft))
  }

  @Test("stops for a controller that is in a stack already")
  func pushedTwice() {
    let (page, navigation) = (Page(), NavigationController(rootViewController: ViewController()))
    navigation.push(page)

    let misuses = Misuse.recorded { navigation.push(page) }

    #expect(
      misuses.map(\.description) == [
        """
        A Page was pushed that is already in a stack: push a new one, or pop the \
        old one first.
        """
      ])
    #expect(navigation.viewControllers.count == 2)
  }
}
