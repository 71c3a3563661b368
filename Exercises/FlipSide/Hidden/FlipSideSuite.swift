import Checking
import MiniCocoa
import Testing

import class FlipSide.FlipsideViewController
import protocol FlipSide.FlipsideViewControllerDelegate
import class FlipSide.MainViewController

// Convert to a Bool or a number before #expect: a failing #expect describes its operands, and would
// run the learner's own `description`.
@Suite struct FlipSideSuite {
  @Test func mainIsTheDelegate() {
    let main = MainViewController()
    let flipside = main.showInfo()
    guard let delegate = flipside.delegate else {
      Issue.record(
        """
        The user tapped Info, and the new flip side has no delegate: its Done button reports to \
        nobody. Which object knows both, the flip side and the one that needs its report? (If your \
        line sets `MainViewController()`: that is a new object, not this Main, and nobody keeps \
        it.)
        """)
      return
    }
    let isMain = identity(of: delegate) == identity(of: main)
    #expect(
      isMain,
      """
      The user tapped Info, and the new flip side reports to another object than the Main that \
      created it. Main shows the flip side, so Main has to know when to dismiss it.
      """)
  }

  @Test func connectedBeforeShown() {
    let main = WatchedMain()
    let flipside = main.showInfo()
    guard let wasConnected = main.wasConnected else {
      Issue.record(
        """
        The user tapped Info, and nothing was presented: showInfo() should present the flip side \
        that it creates.
        """)
      return
    }
    let isConnected = flipside.delegate != nil
    guard isConnected else {
      Issue.record(
        """
        The user tapped Info, and the flip side on the screen has no delegate. It should have one \
        from before it is presented until it has finished.
        """)
      return
    }
    #expect(
      wasConnected,
      """
      The user tapped Info. When the flip side was presented, it had no delegate yet. From then on \
      the user can tap Done, so by then the flip side needs its delegate.
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
      The user tapped Done once, and the delegate got flipsideViewControllerDidFinish(_:) \
      \(times(count)). It should get it once: one event, one message.
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
        The user tapped Done, and the delegate got no message. It should get \
        flipsideViewControllerDidFinish(_:), with the flip side itself as the argument.
        """)
      return
    }
    let isFlipside = identity(of: sender) == identity(of: flipside)
    #expect(
      isFlipside,
      """
      The user tapped Done on one flip side, and the delegate got another one as the sender. The \
      argument answers the question "which of you?", so a flip side has to pass itself.
      """)
  }

  @Test func mainHidesTheFlipSide() {
    let main = MainViewController()
    let flipside = main.showInfo()
    guard main.isShowingFlipside else {
      Issue.record(
        """
        The user tapped Info, and isShowingFlipside is false: showInfo() should present the flip \
        side that it creates.
        """)
      return
    }
    guard let delegate = listening(main) else { return }
    delegate.flipsideViewControllerDidFinish(flipside)
    guard main.presentedViewController == nil else {
      Issue.record(
        """
        Main got the message that its flip side has finished, and still shows it. The flip side \
        only reports that it has finished. The object that presented it dismisses it.
        """)
      return
    }
    // doneTellsTheDelegateOnce judges whether Done sends a message.
    let other = FlipsideViewController()
    let listener = Listener()
    other.delegate = listener
    other.done()
    guard listener.senders.count == 1 else { return }
    let isTheSame = mainHearsDone()
    #expect(
      isTheSame,
      """
      The user tapped Done while Main was the delegate. Main didn't do what it does when the check \
      sends it the message. Every delegate should get the same message.
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
        The flip side has finished and was dismissed, and isShowingFlipside is still true. It \
        should say what is on the screen at this moment.
        """)
      return
    }
    let second = main.showInfo()
    guard identity(of: second) != identity(of: first) else {
      Issue.record(
        """
        The user tapped Info a second time, and the first flip side came back. Main should create \
        a new one each time, and not bring back one that has finished.
        """)
      return
    }
    // Another check judges whether the first one had any.
    guard first.delegate == nil || second.delegate != nil else {
      Issue.record(
        """
        The user tapped Info, the flip side finished and was dismissed, and the user tapped Info \
        again. The second flip side has no delegate, although the first one had. Every flip side \
        needs its delegate.
        """)
      return
    }
    let isOnShow = main.presentedViewController.map { identity(of: $0) } == identity(of: second)
    #expect(
      isOnShow,
      """
      The user tapped Info, the flip side finished and was dismissed, and the user tapped Info \
      again. A second flip side was created, but nobody presented it. Every tap on Info should \
      present the flip side that it creates.
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
      "The user tapped Done on a flip side without a delegate, and now it has one. Which line set it?"
    )
  }

  @Test func mainIsFreed() {
    let scene = mainLeftAlone()
    let isFreed = scene.isFreed("main")
    #expect(
      isFreed,
      """
      Main was released while its flip side was open, and Main is still in memory. \
      \(scene.keepers(of: "main")) Which of the two owns the other, and which only needs to know \
      it?
      """)
  }

  @Test func flipSideIsFreed() {
    let main = MainViewController()
    let scene = finishedFlipside(of: main)
    let isFreed = scene.isFreed("the flip side")
    #expect(
      isFreed,
      """
      The flip side has finished and was dismissed. Nobody needs it any more, and it is still in \
      memory. \(scene.keepers(of: "the flip side")) Dismissing it releases it only once.
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

/// A Main that records what it presents.
private final class WatchedMain: MainViewController {
  /// Whether the flip side had a delegate each time it was presented; nil if none was.
  private(set) var wasConnected: Bool?

  override func present(_ controller: ViewController) {
    if let flipside = controller as? FlipsideViewController {
      wasConnected = wasConnected != false && flipside.delegate != nil
    }
    super.present(controller)
  }
}

private func asDelegate(_ main: MainViewController) -> (any FlipsideViewControllerDelegate)? {
  (main as AnyObject) as? any FlipsideViewControllerDelegate
}

/// Main as a delegate; records a failure if it is none.
private func listening(_ main: MainViewController) -> (any FlipsideViewControllerDelegate)? {
  let delegate = asDelegate(main)
  if delegate == nil {
    Issue.record(
      """
      MainViewController doesn't adopt FlipsideViewControllerDelegate (any more). Adopting it is \
      the promise to implement flipsideViewControllerDidFinish(_:).
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

/// Whether Main ends up alike when it listens to a tapped flip side, and when it is notified by the
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
  return Scene(["main": main, "the flip side": flipside])
}

private func finishedFlipside(of main: MainViewController) -> Scene {
  let flipside = main.showInfo()
  finish(flipside, of: main)
  return Scene(["main": main, "the flip side": flipside])
}
