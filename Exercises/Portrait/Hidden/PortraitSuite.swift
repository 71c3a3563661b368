import Checking
import MiniCocoa
import Testing

import class Portrait.PortraitViewController

// The checks of the answers make the page the delegate if it does not do so itself (`connect`), so
// that only one check reports this. Other checks leave becoming and leaving to the page.
@Suite struct PortraitSuite {
  @Test func adoptsTheProtocol() {
    let isAdopted = asDelegate(PortraitViewController()) != nil
    #expect(
      isAdopted,
      """
      A navigation controller can't ask the page anything: PortraitViewController doesn't adopt \
      NavigationControllerDelegate. Adopting it is the promise to answer, and only an object that \
      adopts it can become the delegate.
      """)
  }

  @Test func refusesLandscape() {
    let page = PortraitViewController()
    let navigation = NavigationController(rootViewController: page)
    guard isAsked(page, by: navigation) else { return }
    // answersAnewEachTime judges a page that never allows any orientation.
    guard allowsAnything(page, navigation) else { return }
    for (orientation, way) in notUpright {
      let hasTurned = navigation.rotate(to: orientation)
      guard !hasTurned else {
        Issue.record(
          """
          An article was visible, with no picture open, and the device was turned \(way). The \
          navigation controller asked its delegate, and rotated. For an article, the page should \
          allow portrait and no other orientation. (If it does: is the method spelt as in the \
          protocol? If not, the default answers.)
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
      The device lay on its side when the article appeared. Then it was held upright, and the \
      navigation controller didn't rotate: the page didn't allow portrait. The answer lists what \
      is allowed. An empty one, or a list of what is forbidden, forbids the very orientation in \
      which people read an article.
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
          A picture was open on the page, and the device was turned \(way). The navigation \
          controller asked its delegate, and may not rotate. While a picture is open, the page \
          should allow every orientation but upside down.
          """)
        return
      }
    }
    let isOnItsHead = navigation.rotate(to: .portraitUpsideDown)
    #expect(
      !isOnItsHead,
      """
      A picture was open on the page, and the device was turned upside down. The navigation \
      controller asked its delegate, and rotated. People may look at a picture sideways, but not \
      upside down: all but upside down is fewer than all.
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
          \(event(isOpen, wasOpen)), and the device was turned on its side. The navigation \
          controller asked its delegate, and \(hasTurned ? "rotated" : "didn't rotate"). It \
          should \(isOpen ? "have rotated" : "not have rotated"). It asks at every turn because the \
          answer may have changed. So compute the answer each time, from the present state.
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
        The page is visible, and its navigation controller has no delegate: it asks nobody, and \
        rotates as it likes. The page has to make itself the delegate. (If you did set one: did \
        the page know its navigation controller at that moment, and who keeps the delegate alive? \
        A weak reference doesn't.)
        """)
      return
    }
    // A page that has promised nothing cannot be it, as adoptsTheProtocol says.
    guard asDelegate(page) != nil else { return }
    let isPage = identity(of: delegate) == identity(of: page)
    #expect(
      isPage,
      """
      The page is visible, and the delegate of its navigation controller is another object. The \
      page knows whether a picture is open, so the page should answer.
      """)
  }

  @Test func readyBeforeItAppears() {
    let navigation = HastyNavigationController(rootViewController: PortraitViewController())
    _ = navigation.view
    guard navigation.hadDelegate else {
      Issue.record(
        """
        The application was launched while the device lay on its side. The page's view had been \
        loaded, the page hadn't appeared yet, and the navigation controller wanted to know the \
        allowed orientations. There was no delegate to ask, and the article appeared sideways. A \
        delegate has to be in place before somebody asks. Which moment comes first?
        """)
      return
    }
    let isAsLater = !navigation.hasTurned || !refusesOnShow()
    #expect(
      isAsLater,
      """
      The application was launched while the device lay on its side. The page's view had been \
      loaded, the page hadn't appeared yet, and the navigation controller asked it for the allowed \
      orientations. The page allowed what it refuses later. It shouldn't wait until it has \
      appeared: the question is how it should appear.
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
      A link led from one article to another, and Back led to the first one again. Now the \
      navigation controller has no delegate, and rotates as it likes. It has one delegate at a \
      time, and a page doesn't become the delegate again by itself. A view is loaded once; it \
      appears many times.
      """)
  }

  @Test func sameSayAgain() {
    let navigation = NavigationController(rootViewController: PortraitViewController())
    _ = navigation.view
    openAndLeaveAnother(in: navigation)
    // inChargeAgain judges whether the page becomes the delegate again.
    guard navigation.delegate != nil else { return }
    let isAsBefore = !navigation.rotate(to: .landscapeLeft) || !refusesOnShow()
    #expect(
      isAsBefore,
      """
      A link led from one article to another, and Back led to the first one again. Then the device \
      was turned on its side, and the navigation controller rotated. The same article refuses that \
      when it appears for the first time. A page that is visible again should answer as before.
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
          A map was pushed on top of the article\(time), and the device was turned on its side. \
          The navigation controller didn't rotate, because the page still answered for an article \
          that nobody sees. A page should answer only while it is visible.
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
    // Keep the page until then: a deallocated page could not refuse anyway.
    let hasTurned = withExtendedLifetime(page) { navigation.rotate(to: .landscapeLeft) }
    #expect(
      hasTurned,
      """
      The page was popped, and somebody kept it for later. Then the device was turned on its side, \
      and the navigation controller didn't rotate: it still obeyed the popped page. It refers to \
      its delegate weakly, but as long as the page lives, the reference works.
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
      The page was popped from one navigation controller and is visible in another. Then the first \
      one wanted to rotate, and didn't: the page still answered for it. It should answer only for \
      the navigation controller that shows it. (If the page stays the delegate of both, how can it \
      tell which one is asking? The argument says so.)
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
          The page was \(situation), and the device was turned upside down. The navigation \
          controller rotated: it still asked the page, which allowed every orientation. Not \
          answering isn't the same as saying yes: without an answer, the documented default holds, \
          every orientation but upside down.
          """)
        return
      }
      guard isUpright else {
        Issue.record(
          """
          The page was \(situation), and the device was held upright. The navigation controller \
          didn't rotate: it still asked the page, which allowed no orientation. Not answering \
          isn't the same as saying no: without an answer, the documented default holds, every \
          orientation but upside down.
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
          While the page was visible, another object became the delegate of its navigation \
          controller. Then the page was \(situation), and now that object isn't the delegate any \
          more. A page may undo what it has set, and nothing else. Who is the delegate by then?
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
          While the page was visible, somebody removed the delegate (delegate = nil). Then the \
          page was \(situation), and the device was turned on its side. The navigation controller \
          didn't rotate: it asked the page, which made itself the delegate again when it left. A \
          page that leaves doesn't answer any more.
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
          The page was loaded once, and it appeared twice. Its log has "\(moment)" \
          \(times(count)), and should have it \(times(expected)). \(name) of its superclass Page \
          writes it. An override replaces the superclass's method, and has to call it once, each \
          time.
          """)
        return
      }
    }
    let isInOrder = log == ["loaded", "appeared", "appeared"]
    #expect(
      isInOrder,
      """
      The page was loaded, appeared, was covered, and appeared again. Its log has these moments in \
      another order. Each override calls the superclass's method of the same name.
      """)
  }

  @Test func superclassIsToldOfTheEnd() {
    let log = logOfTwoVisits()
    let count = log.filter { $0 == "disappeared" }.count
    guard count == 2 else {
      Issue.record(
        """
        The page appeared and was covered, twice. Its log has "disappeared" \(times(count)), and \
        should have it twice. viewDidDisappear() of its superclass Page writes it. An override \
        replaces the superclass's method, and has to call it once, each time.
        """)
      return
    }
    // Another check judges the rest of the log.
    let ends = log.filter { $0 != "loaded" }
    guard ends.filter({ $0 == "appeared" }).count == 2 else { return }
    let isInOrder = ends == ["appeared", "disappeared", "appeared", "disappeared"]
    #expect(
      isInOrder,
      """
      The page appeared, and was covered, and then it appeared and was covered again. Its log has \
      these moments in another order. Each override calls the superclass's method of the same \
      name.
      """)
  }

  /// The log of a page that is covered twice, the second time when it is no longer the delegate.
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
          A navigation controller was released while it showed the page, and \(name) is still in \
          memory. \(scene.keepers(of: name)) A navigation controller owns its pages; a page only \
          needs to know its navigation controller.
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
      A page was popped, and nobody needs it any more. It is still in memory. \
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

/// A navigation controller that rotates as soon as its page's view is loaded.
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

/// The same, but records a failure and returns false for a page that is never asked.
private func isAsked(_ page: PortraitViewController, by navigation: NavigationController) -> Bool {
  connect(page, navigation)
  if navigation.delegate != nil { return true }
  Issue.record(
    """
    The device was turned, and the navigation controller had nobody to ask: PortraitViewController \
    doesn't adopt NavigationControllerDelegate. Adopting it is the promise to answer.
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

/// Whether a page that has appeared, and is asked, refuses landscape.
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
