import Checking
import MiniCocoa
import Testing

import class FlipSide.FlipsideViewController
import protocol FlipSide.FlipsideViewControllerDelegate
import class FlipSide.MainViewController

// What an expectation compares is made plain first, a Bool or a number: a failing #expect describes
// its operands, and would run the learner's own `description`.
@Suite struct FlipSideSuite {
  @Test func mainIsTheDelegate() {
    let main = MainViewController()
    let flipside = main.showInfo()
    guard let delegate = flipside.delegate else {
      Issue.record(
        """
        Info was tapped, and the new flip side has no delegate: its Done button speaks to nobody. \
        Which object knows both, the flip side and the one that should hear from it? (If your line \
        sets `MainViewController()`: that is a new object, not this Main, and nobody keeps it.)
        """)
      return
    }
    let isMain = identity(of: delegate) == identity(of: main)
    #expect(
      isMain,
      """
      Info was tapped, and the new flip side reports to another object than the Main that created \
      it. Main shows the flip side, so it is Main that must hear when it can be put away.
      """)
  }

  @Test func connectedBeforeShown() {
    let main = WatchedMain()
    let flipside = main.showInfo()
    guard let wasConnected = main.wasConnected else {
      Issue.record(
        """
        Info was tapped, and no flip side was presented: showInfo() should present the flip side \
        that it creates.
        """)
      return
    }
    let isConnected = flipside.delegate != nil
    guard isConnected else {
      Issue.record(
        """
        Info was tapped, and the flip side that is on show has no delegate. It should have one from \
        before it is presented until it has finished.
        """)
      return
    }
    #expect(
      wasConnected,
      """
      Info was tapped: when the flip side was presented, it had no delegate yet. From then on the \
      user can tap Done, so by then the flip side needs its delegate.
      """)
  }

  @Test func doneTellsTheDelegateOnce() {
    let flipside = FlipsideViewController()
    let listener = Listener()
    flipside.delegate = listener
    flipside.done()
    let count = listener.senders.count
    #expect(
      count == 1,
      """
      Done was tapped once: the delegate heard flipsideViewControllerDidFinish(_:) \
      \(times(count)). It should hear it once: one event, one message.
      """)
  }

  @Test func doneNamesTheSender() {
    let flipside = FlipsideViewController()
    let listener = Listener()
    flipside.delegate = listener
    flipside.done()
    guard let sender = listener.senders.first else {
      Issue.record(
        """
        Done was tapped: the delegate heard nothing. It should hear \
        flipsideViewControllerDidFinish(_:), with the flip side itself as the argument.
        """)
      return
    }
    let isFlipside = identity(of: sender) == identity(of: flipside)
    #expect(
      isFlipside,
      """
      Done was tapped on one flip side, and the delegate was handed another one. The argument \
      answers the question "which of you?", so it must be the flip side that is speaking.
      """)
  }

  @Test func mainHidesTheFlipSide() {
    let main = MainViewController()
    let flipside = main.showInfo()
    guard main.isShowingFlipside else {
      Issue.record(
        """
        Info was tapped, and isShowingFlipside is false: showInfo() should present the flip side \
        that it creates.
        """)
      return
    }
    guard let delegate = listening(main) else { return }
    delegate.flipsideViewControllerDidFinish(flipside)
    guard main.presentedViewController == nil else {
      Issue.record(
        """
        Main was told that its flip side has finished, and still shows it. The flip side only says \
        that it has finished. The object that has presented it takes it away.
        """)
      return
    }
    // Whether Done tells anybody at all is judged by doneTellsTheDelegateOnce.
    let other = FlipsideViewController()
    let listener = Listener()
    other.delegate = listener
    other.done()
    guard listener.senders.count == 1 else { return }
    let isTheSame = mainHearsDone()
    #expect(
      isTheSame,
      """
      Done was tapped while Main listened, and Main did not do what it does when it is told that \
      its flip side has finished. Every delegate should hear the same.
      """)
  }

  @Test func infoWorksAgain() {
    let main = MainViewController()
    let first = main.showInfo()
    finish(first, of: main)
    let saysItShows: Bool = main.isShowingFlipside
    guard !saysItShows else {
      Issue.record(
        """
        The flip side has finished and has been put away, yet isShowingFlipside is still true. It \
        should say what is on show at this moment.
        """)
      return
    }
    let second = main.showInfo()
    guard identity(of: second) != identity(of: first) else {
      Issue.record(
        """
        Info was tapped a second time, and the flip side of the first time came back. Main should \
        create a new one each time, and not bring back one that has finished.
        """)
      return
    }
    // Whether the first one had any is another check's.
    guard first.delegate == nil || second.delegate != nil else {
      Issue.record(
        """
        Info was tapped, the flip side finished and was put away, Info was tapped again: the second \
        flip side has no delegate, as the first one had. Every flip side needs its \
        delegate.
        """)
      return
    }
    let isOnShow = main.presentedViewController.map { identity(of: $0) } == identity(of: second)
    #expect(
      isOnShow,
      """
      Info was tapped, the flip side finished and was put away, Info was tapped again: a second \
      flip side was created, but it is not on show. Every tap on Info should present the flip \
      side that it creates.
      """)
  }

  @Test func noDelegateNoTrap() {
    let flipside = FlipsideViewController()
    flipside.delegate = nil
    flipside.done()
    let isUnheard = flipside.delegate == nil
    listenBriefly(to: flipside)
    flipside.done()
    #expect(
      isUnheard,
      "Done was tapped on a flip side without a delegate, and now it has one. Who has set it?")
  }

  @Test func mainIsFreed() {
    let scene = mainLeftAlone()
    let isFreed = scene.isFreed("Main")
    #expect(
      isFreed,
      """
      Everybody let go of Main while its flip side was open, and Main is still in memory. \
      \(scene.keepers(of: "Main")) Which of the two owns the other, and which only needs to \
      know it?
      """)
  }

  @Test func flipSideIsFreed() {
    let main = MainViewController()
    let scene = finishedFlipside(of: main)
    let isFreed = scene.isFreed("the flip side")
    #expect(
      isFreed,
      """
      The flip side has finished and has been put away, and nobody needs it any more, yet it is \
      still in memory. \(scene.keepers(of: "the flip side")) Dismissing lets go of it only once.
      """)
  }
}

// MARK: - Helpers

/// A delegate of no particular kind.
private final class Listener: FlipsideViewControllerDelegate {
  var senders: [FlipsideViewController] = []

  func flipsideViewControllerDidFinish(_ controller: FlipsideViewController) {
    senders.append(controller)
  }
}

/// A Main that looks at what it presents.
private final class WatchedMain: MainViewController {
  /// Whether the flip side had a delegate when it was presented; nil if none was.
  private(set) var wasConnected: Bool?

  override func present(_ controller: ViewController) {
    if let flipside = controller as? FlipsideViewController {
      wasConnected = flipside.delegate != nil
    }
    super.present(controller)
  }
}

private func asDelegate(_ main: MainViewController) -> (any FlipsideViewControllerDelegate)? {
  (main as AnyObject) as? any FlipsideViewControllerDelegate
}

/// Main as a delegate; says so itself if it is none.
private func listening(_ main: MainViewController) -> (any FlipsideViewControllerDelegate)? {
  let delegate = asDelegate(main)
  if delegate == nil {
    Issue.record(
      """
      MainViewController does not adopt FlipsideViewControllerDelegate (any more). Adopting it is \
      the promise to understand flipsideViewControllerDidFinish(_:).
      """)
  }
  return delegate
}

/// Tells Main that its flip side has finished, and puts that away if Main has not: whether Main
/// does is judged by mainHidesTheFlipSide.
private func finish(_ flipside: FlipsideViewController, of main: MainViewController) {
  asDelegate(main)?.flipsideViewControllerDidFinish(flipside)
  main.dismiss()
}

private func listenBriefly(to flipside: FlipsideViewController) {
  let listener = Listener()
  flipside.delegate = listener
}

/// Whether Main ends up alike when it listens to a tapped flip side, and when it is told by the
/// check: a flip side may not know who listens. True for a Main that is no delegate.
private func mainHearsDone() -> Bool {
  let (told, listener) = (MainViewController(), MainViewController())
  guard let toldDelegate = asDelegate(told), let delegate = asDelegate(listener) else {
    return true
  }
  toldDelegate.flipsideViewControllerDidFinish(told.showInfo())
  let flipside = listener.showInfo()
  flipside.delegate = delegate
  flipside.done()
  let (isShowing, shouldShow): (Bool, Bool) = (listener.isShowingFlipside, told.isShowingFlipside)
  return isShowing == shouldShow
}

// The two functions below end before the check looks: their local variables keep nothing alive.

private func mainLeftAlone() -> Scene {
  let main = MainViewController()
  let flipside = main.showInfo()
  flipside.delegate = asDelegate(main)
  return Scene(["Main": main, "the flip side": flipside])
}

private func finishedFlipside(of main: MainViewController) -> Scene {
  let flipside = main.showInfo()
  finish(flipside, of: main)
  return Scene(["Main": main, "the flip side": flipside])
}
