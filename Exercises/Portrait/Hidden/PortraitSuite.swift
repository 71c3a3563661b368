import Checking
import MiniCocoa
import Testing

import class Portrait.PortraitViewController

// The checks of the answers make the page the delegate if it does not do so itself (`connect`): that
// it never becomes it is told once. Becoming it and leaving it are the page's own doing.
@Suite struct PortraitSuite {
  @Test func adoptsTheProtocol() {
    let isAdopted = asDelegate(PortraitViewController()) != nil
    #expect(
      isAdopted,
      """
      A navigation controller cannot ask the page anything: PortraitViewController does not adopt \
      NavigationControllerDelegate. Adopting it is the promise to answer; only an object \
      that has adopted it can become the delegate.
      """)
  }

  @Test func refusesLandscape() {
    let page = PortraitViewController()
    let navigation = NavigationController(rootViewController: page)
    guard isAsked(page, by: navigation) else { return }
    // That a page allows no way at all, ever, is answersAnewEachTime's.
    guard allowsAnything(page, navigation) else { return }
    for (orientation, way) in notUpright {
      let hasTurned = navigation.rotate(to: orientation)
      guard !hasTurned else {
        Issue.record(
          """
          An article was on show with no picture open, and the device was turned \(way): the \
          navigation controller asked its delegate, and turned along. Among the ways up that the \
          page allows for an article there should be portrait and no other. (If it says so \
          already: is the method spelt as in the protocol? If it is not, the default answers.)
          """)
        return
      }
    }
  }

  @Test func allowsPortrait() {
    let navigation = NavigationController(rootViewController: ViewController())
    navigation.rotate(to: .landscapeLeft)
    let page = PortraitViewController()
    navigation.push(page)
    connect(page, navigation)
    let hasTurned = navigation.rotate(to: .portrait)
    #expect(
      hasTurned,
      """
      The device lay on its side when the article came up; then it was held upright, and the \
      navigation controller did not turn: the page did not allow portrait. The answer lists what \
      is allowed. An empty one, or one that lists what is not, forbids the very way in which an \
      article is read.
      """)
  }

  @Test func pictureMayBeTurned() {
    let page = PortraitViewController()
    page.isPictureOpen = true
    let navigation = NavigationController(rootViewController: page)
    connect(page, navigation)
    for (orientation, way) in notUpsideDown {
      let hasTurned = navigation.rotate(to: orientation)
      guard hasTurned else {
        Issue.record(
          """
          A picture was open on the page, and the device was turned \(way): the navigation \
          controller asked its delegate, and was not allowed to turn along. While a picture is \
          open the page should allow every way but upside down.
          """)
        return
      }
    }
    let isOnItsHead = navigation.rotate(to: .portraitUpsideDown)
    #expect(
      !isOnItsHead,
      """
      A picture was open on the page, and the device was turned upside down: the navigation \
      controller asked its delegate, and turned along. A picture may be seen sideways, too, but \
      not on its head: all but upside down is fewer than all.
      """)
  }

  @Test func answersAnewEachTime() {
    let page = PortraitViewController()
    let navigation = NavigationController(rootViewController: page)
    guard isAsked(page, by: navigation) else { return }
    var wasOpen = false
    let steps = [false, true, false] + (1...12).map { _ in Bool.random() }
    for isOpen in steps {
      page.isPictureOpen = isOpen
      let hasTurned = navigation.rotate(to: .landscapeLeft)
      guard hasTurned == isOpen else {
        Issue.record(
          """
          \(event(isOpen, wasOpen)), and the device was turned on its side: the navigation \
          controller asked its delegate, and \(hasTurned ? "turned along" : "did not turn"). It \
          should \(isOpen ? "have turned" : "not have turned"). It asks at every turn, just \
          because the answer may have changed since; so work it out each time, from what is true \
          at that moment.
          """)
        return
      }
      wasOpen = isOpen
    }
  }

  @Test func becomesTheDelegate() {
    let page = PortraitViewController()
    let navigation = NavigationController(rootViewController: page)
    _ = navigation.view
    guard let delegate = navigation.delegate else {
      Issue.record(
        """
        The page is on show, and its navigation controller has no delegate: it asks nobody, and \
        turns as it likes. The page has to make itself the delegate. (If you did set one: was \
        the navigation controller known to the page at that moment, and who keeps the delegate \
        alive? A weak reference does not.)
        """)
      return
    }
    // A page that has promised nothing cannot be it, as adoptsTheProtocol says.
    guard asDelegate(page) != nil else { return }
    let isPage = identity(of: delegate) == identity(of: page)
    #expect(
      isPage,
      """
      The page is on show, and the delegate of its navigation controller is some other object. \
      It is the page that knows whether a picture is open, so it is the page that should be asked.
      """)
  }

  @Test func readyBeforeItAppears() {
    let navigation = HastyNavigationController(rootViewController: PortraitViewController())
    _ = navigation.view
    guard navigation.hadDelegate else {
      Issue.record(
        """
        The application was launched while the device lay on its side. The view of the page had \
        been loaded, the page had not appeared yet, and the navigation controller wanted to know \
        which ways up are allowed: there was no delegate to ask, and the article came up sideways. \
        An instruction has to be in place before it is needed. Which moment comes first?
        """)
      return
    }
    let isAsLater = !navigation.hasTurned || !refusesOnShow()
    #expect(
      isAsLater,
      """
      The application was launched while the device lay on its side. The view of the page had \
      been loaded, the page had not appeared yet, and the navigation controller asked it which \
      ways up are allowed: the page allowed what it refuses later. It should not wait for its \
      appearance to say so; how it appears is what the question is about.
      """)
  }

  @Test func inChargeAgain() {
    let navigation = NavigationController(rootViewController: PortraitViewController())
    _ = navigation.view
    openAndLeaveAnother(in: navigation)
    let hasDelegate = navigation.delegate != nil
    #expect(
      hasDelegate,
      """
      A link led from one article to another, and Back led to the first one again: now the \
      navigation controller has no delegate, and turns as it likes. There is one place for a \
      delegate, and nobody gets it back by itself. A view is loaded once; it appears many times.
      """)
  }

  @Test func sameSayAgain() {
    let navigation = NavigationController(rootViewController: PortraitViewController())
    _ = navigation.view
    openAndLeaveAnother(in: navigation)
    // That the page takes the place again is inChargeAgain's.
    guard navigation.delegate != nil else { return }
    let isAsBefore = !navigation.rotate(to: .landscapeLeft) || !refusesOnShow()
    #expect(
      isAsBefore,
      """
      A link led from one article to another, and Back led to the first one again. Then the \
      device was turned on its side, and the navigation controller turned along, which the same \
      article refuses when it is on show for the first time. A page that is on show again should \
      have the same say again.
      """)
  }

  @Test func coveredHasNoSay() {
    let page = PortraitViewController()
    let navigation = NavigationController(rootViewController: page)
    _ = navigation.view
    for time in ["", " for the second time"] {
      navigation.push(ViewController())
      let hasTurned = navigation.rotate(to: .landscapeLeft)
      guard hasTurned else {
        Issue.record(
          """
          A map was pushed on top of the article\(time), and the device was turned on its side: the \
          navigation controller did not turn, because the page still answered for an article that \
          nobody sees. A page should have a say while it is the one on show, and no longer.
          """)
        return
      }
      navigation.rotate(to: .portrait)
      navigation.pop()
    }
  }

  @Test func poppedHasNoSay() {
    let navigation = NavigationController(rootViewController: ViewController())
    let page = PortraitViewController()
    navigation.push(page)
    _ = navigation.view
    navigation.pop()
    // Kept until it has been asked: a page that has gone has no say anyhow.
    let hasTurned = withExtendedLifetime(page) { navigation.rotate(to: .landscapeLeft) }
    #expect(
      hasTurned,
      """
      The page was popped, and somebody kept it for later. Then the device was turned on its \
      side, and the navigation controller did not turn: it still obeyed the page that has left. \
      It only knows its delegate and does not keep it, but as long as the page lives, it is there \
      to be asked.
      """)
  }

  @Test func hasNoSayElsewhere() {
    let left = NavigationController(rootViewController: ViewController())
    let page = PortraitViewController()
    left.push(page)
    _ = left.view
    left.pop()
    let right = NavigationController(rootViewController: page)
    _ = right.view
    let hasTurned = withExtendedLifetime(right) { left.rotate(to: .landscapeLeft) }
    #expect(
      hasTurned,
      """
      The page was popped from one navigation controller and is on show in another. Then the \
      first one was to turn, and did not: the page still answered for it. Its say does not reach \
      beyond the navigation controller that shows it. (If the page stays the delegate of both, \
      how can it tell who is asking? The argument says so.)
      """)
  }

  @Test func restoresTheDefault() {
    for situation in ["covered", "popped"] {
      let navigation = NavigationController(rootViewController: ViewController())
      let page = PortraitViewController()
      navigation.push(page)
      _ = navigation.view
      if situation == "covered" { navigation.push(ViewController()) } else { navigation.pop() }
      let (isOnItsHead, isUpright) = withExtendedLifetime(page) {
        (navigation.rotate(to: .portraitUpsideDown), navigation.rotate(to: .portrait))
      }
      guard !isOnItsHead else {
        Issue.record(
          """
          The page was \(situation), and the device was turned upside down: the navigation \
          controller turned along. The page was still asked, and allowed every way. To have no \
          say is not to say yes: what holds then is the documented default, every way but upside \
          down.
          """)
        return
      }
      guard isUpright else {
        Issue.record(
          """
          The page was \(situation), and the device was held upright: the navigation controller \
          did not turn. The page was still asked, and allowed no way. To have no say is not to \
          say no: what holds then is the documented default, every way but upside down.
          """)
        return
      }
    }
  }

  @Test func leavesOthersInPlace() {
    for situation in ["covered", "popped"] {
      let navigation = NavigationController(rootViewController: ViewController())
      let page = PortraitViewController()
      navigation.push(page)
      _ = navigation.view
      // A page that has left before, and come back, may remember whose place it was then.
      navigation.push(ViewController())
      navigation.pop()
      let other = Bystander()
      navigation.delegate = other
      if situation == "covered" { navigation.push(ViewController()) } else { navigation.pop() }
      let isInPlace = navigation.delegate.map { identity(of: $0) } == identity(of: other)
      guard isInPlace else {
        Issue.record(
          """
          While the page was on show, somebody else became the delegate of its navigation \
          controller. Then the page was \(situation), and now that delegate has lost the place. \
          A page may give back what it has taken, and nothing else: whose place is it by then?
          """)
        return
      }
    }
  }

  @Test func leavesAnEmptyPlace() {
    for situation in ["covered", "popped"] {
      let navigation = NavigationController(rootViewController: ViewController())
      let page = PortraitViewController()
      navigation.push(page)
      _ = navigation.view
      navigation.delegate = nil
      if situation == "covered" { navigation.push(ViewController()) } else { navigation.pop() }
      let hasTurned = withExtendedLifetime(page) { navigation.rotate(to: .landscapeLeft) }
      guard hasTurned else {
        Issue.record(
          """
          While the page was on show, somebody emptied the delegate's place (delegate = nil). Then \
          the page was \(situation), and the device was turned on its side: the navigation \
          controller did not turn. It asked the page, which has taken the place again on leaving. \
          A page that leaves has no say any more.
          """)
        return
      }
    }
  }

  @Test func superclassIsTold() {
    let log = logOfTwoVisits().filter { $0 != "disappeared" }
    let moments = ["loaded", "appeared"]
    for (moment, expected) in zip(moments, [1, 2]) {
      let count = log.filter { $0 == moment }.count
      let name = moment == "loaded" ? "viewDidLoad()" : "viewDidAppear()"
      guard count == expected else {
        Issue.record(
          """
          The page was loaded once, and it appeared twice. In its log, "\(moment)" stands \
          \(times(count)), and should stand there \(times(expected)): \(name) of its superclass Page \
          writes it. An override replaces the superclass's method, and has to call it once, each time.
          """)
        return
      }
    }
    let isInOrder = log == ["loaded", "appeared", "appeared"]
    #expect(
      isInOrder,
      """
      The page was loaded, appeared, was covered, and appeared again: its log has these moments in \
      another order. Each override calls the superclass's method of its own name.
      """)
  }

  @Test func superclassIsToldOfTheEnd() {
    let log = logOfTwoVisits()
    let count = log.filter { $0 == "disappeared" }.count
    guard count == 2 else {
      Issue.record(
        """
        The page appeared and was covered, twice. In its log, "disappeared" stands \(times(count)), \
        and should stand there twice: viewDidDisappear() of its superclass Page writes it. An \
        override replaces the superclass's method, and has to call it once, each time.
        """)
      return
    }
    // What else is in the log is another check's.
    let ends = log.filter { $0 != "loaded" }
    guard ends.filter({ $0 == "appeared" }).count == 2 else { return }
    let isInOrder = ends == ["appeared", "disappeared", "appeared", "disappeared"]
    #expect(
      isInOrder,
      """
      The page appeared, and was covered, and then it appeared and was covered again: its log has \
      these moments in another order. Each override calls the superclass's method of its own name.
      """)
  }

  /// What a page writes that is covered twice, the second time when it is not the delegate any more.
  private func logOfTwoVisits() -> [String] {
    let page = PortraitViewController()
    let navigation = NavigationController(rootViewController: page)
    _ = navigation.view
    navigation.push(ViewController())
    navigation.pop()
    let other = Bystander()
    navigation.delegate = other
    navigation.push(ViewController())
    withExtendedLifetime(other) {}
    return page.log
  }

  @Test func everybodyIsFreed() {
    let scene = sceneLeftAlone()
    for name in ["the navigation controller", "the page"] {
      let isFreed = scene.isFreed(name)
      guard isFreed else {
        Issue.record(
          """
          A navigation controller was dropped while it showed the page, and \(name) is still in \
          memory. \(scene.keepers(of: name)) A navigation controller owns its pages; a page only \
          needs to know who shows it.
          """)
        return
      }
    }
    let navigation = NavigationController(rootViewController: ViewController())
    let popped = pagePopped(from: navigation)
    let isFreed = popped.isFreed("the page")
    #expect(
      isFreed,
      """
      A page was popped, and nobody needs it any more, yet it is still in memory. \
      \(popped.keepers(of: "the page"))
      """)
  }
}

// MARK: - Helpers

private let notUpright: [(InterfaceOrientation, String)] = [
  (.landscapeLeft, "on its left side"), (.landscapeRight, "on its right side"),
  (.portraitUpsideDown, "upside down"),
]

private let notUpsideDown: [(InterfaceOrientation, String)] = [
  (.landscapeLeft, "on its left side"), (.landscapeRight, "on its right side"),
  (.portrait, "upright"),
]

/// A navigation controller that wants to turn as soon as the view of what it shows is loaded.
private final class HastyNavigationController: NavigationController {
  private(set) var hadDelegate = false
  private(set) var hasTurned = false

  override func viewDidLoad() {
    _ = topViewController?.view
    hadDelegate = delegate != nil
    hasTurned = rotate(to: .landscapeLeft)
    super.viewDidLoad()
  }
}

/// A delegate that has no opinion.
private final class Bystander: NavigationControllerDelegate {}

private func asDelegate(_ page: PortraitViewController) -> (any NavigationControllerDelegate)? {
  (page as AnyObject) as? any NavigationControllerDelegate
}

/// Shows all, and makes the page the delegate if pages do not do so themselves. If they do, one that
/// is not the delegate has its reasons.
private func connect(_ page: PortraitViewController, _ navigation: NavigationController) {
  _ = navigation.view
  guard navigation.delegate == nil, !pagesBecomeDelegates() else { return }
  navigation.delegate = asDelegate(page)
}

/// The same; false, which it says itself, for a page that cannot be asked and sends nobody.
private func isAsked(_ page: PortraitViewController, by navigation: NavigationController) -> Bool {
  connect(page, navigation)
  if navigation.delegate != nil { return true }
  Issue.record(
    """
    The device was turned, and the navigation controller had nobody to ask: \
    PortraitViewController does not adopt NavigationControllerDelegate. Adopting it is the promise \
    to answer.
    """)
  return false
}

/// Whether a page allows any way up, with or without a picture.
private func allowsAnything(
  _ page: PortraitViewController, _ navigation: NavigationController
) -> Bool {
  defer { page.isPictureOpen = false }
  return [true, false].contains { isOpen in
    page.isPictureOpen = isOpen
    guard let delegate = navigation.delegate else { return false }
    return !delegate.navigationControllerSupportedInterfaceOrientations(navigation).isEmpty
  }
}

private func pagesBecomeDelegates() -> Bool {
  let navigation = NavigationController(rootViewController: PortraitViewController())
  _ = navigation.view
  return navigation.delegate != nil
}

/// Whether a page that has appeared, and is asked, refuses to be turned on its side.
private func refusesOnShow() -> Bool {
  let page = PortraitViewController()
  let navigation = NavigationController(rootViewController: page)
  connect(page, navigation)
  return !navigation.rotate(to: .landscapeLeft)
}

/// Another page on top, with a picture in it, and back; it is kept no longer than that.
private func openAndLeaveAnother(in navigation: NavigationController) {
  let other = PortraitViewController()
  navigation.push(other)
  other.isPictureOpen = true
  navigation.pop()
}

private func event(_ isOpen: Bool, _ wasOpen: Bool) -> String {
  switch (isOpen, wasOpen) {
  case (true, false): "A picture was opened"
  case (false, true): "The picture was closed"
  case (true, true): "A picture was still open"
  case (false, false): "No picture was open"
  }
}

// The functions below end before the check looks: their local variables keep nothing alive.

private func sceneLeftAlone() -> Scene {
  let page = PortraitViewController()
  let navigation = NavigationController(rootViewController: page)
  connect(page, navigation)
  navigation.rotate(to: .landscapeLeft)
  return Scene(["the navigation controller": navigation, "the page": page])
}

private func pagePopped(from navigation: NavigationController) -> Scene {
  let page = PortraitViewController()
  navigation.push(page)
  connect(page, navigation)
  navigation.pop()
  return Scene(["the page": page, "the navigation controller": navigation])
}
