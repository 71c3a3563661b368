import Checking
import Testing

import class AppDelegate.Application

// The delegate changes, or goes.
extension AppDelegateSuite {
  @Test func newDelegateIsAsked() {
    let application = Bench()
    let (old, new, plain) = (FullListener(), FullListener(), PlainListener())
    application.delegate = old
    application.moveToBackground()
    application.delegate = new
    for listener in [old, new] { listener.notes.forget() }
    application.moveToBackground()
    guard old.heard.isEmpty else {
      Issue.record(
        """
        A delegate was replaced, and at the next event the old one still got a message. What you \
        found out is about one delegate only. If there is a new one, call abilities(of:) again, \
        and forget the answer about the old.
        """)
      return
    }
    guard !new.heard.isEmpty else {
      Issue.record(
        """
        A delegate was replaced by one that implements everything. The application moved to the \
        background, and the new delegate got no message. Each time a delegate is set, the \
        application should find out what this one implements.
        """)
      return
    }
    application.delegate = plain
    for listener: any Listener in [old, new, plain] { listener.notes.forget() }
    application.moveToBackground()
    let isQuiet = [old.heard, new.heard, plain.heard].allSatisfy(\.isEmpty)
    #expect(
      isQuiet,
      """
      A delegate that implements everything was replaced by one that implements only what is \
      required, and the application moved to the background. Yet it sent an optional message. You \
      used the answer about the old delegate for the new one.
      """)
  }

  @Test func nilClears() {
    guard speaks("whether a delegate was forgotten") else { return }
    let application = Bench()
    let listener = FullListener()
    application.delegate = listener
    application.delegate = nil
    listener.notes.forget()
    application.moveToBackground()
    let heard = listener.heard
    #expect(
      heard.isEmpty,
      """
      A delegate was set and then removed (delegate = nil), and the application moved to the \
      background. The former delegate still got \(list(heard, none: "nothing")). Forget the answer \
      about a delegate together with the delegate: without one, there are no abilities.
      """)
  }

  @Test func deadDelegateClears() {
    let application = Bench()
    let scene = briefDelegate(of: application)
    let drawn = application.drawn.count
    guard drawn > 0 else {
      Issue.record(
        """
        An application moved to the background, and its delegate takes snapshots, but the \
        application drew none. This check is about a deallocated delegate. First, the application \
        has to draw one for a delegate that is still there.
        """)
      return
    }
    // delegateIsFreed judges whether it is kept alive.
    guard scene.isFreed("the delegate") else { return }
    application.moveToBackground()
    let isCheap = application.drawn.count == drawn
    #expect(
      isCheap,
      """
      A delegate that takes snapshots was set, and later deallocated. The application moved to the \
      background and drew a snapshot for nobody. A weak reference becomes nil silently: Swift \
      doesn't call didSet. So what you copied from it, such as a Bool, is out of date from then \
      on.
      """)
  }

  @Test func oneDelegatePerLaunch() {
    judgeOneDelegate(during: "launch()") { $0.launch() }
  }

  @Test func oneDelegatePerLeaving() {
    judgeOneDelegate(during: "moveToBackground()") { $0.moveToBackground() }
  }

  @Test func delegateIsFreed() {
    // Another check judges whether abilities keep it.
    guard ["activity", "background", "snapshots"].allSatisfy(isForgotten) else { return }
    // The second looks for abilities as the learner does.
    for application in [Bench(), Application()] {
      var scene = briefDelegate(of: application)
      scene.note(application, as: "the application")
      guard scene.isFreed("the delegate") else {
        Issue.record(
          """
          All objects but the application released its delegate, and it is still in memory. An \
          application doesn't own its delegate, and that holds for every reference to it. \
          \(scene.keepers(of: "the delegate"))
          """)
        return
      }
    }
  }

  @Test func applicationIsFreed() {
    let listener = FullListener()
    for makesBench in [true, false] {
      let scene = applicationLeftAlone(makesBench ? Bench() : Application(), listener)
      guard scene.isFreed("the application") else {
        Issue.record(
          """
          An application was launched, moved to the background and released, and it is still in \
          memory. \(scene.keepers(of: "the application")) It passes itself to its delegate as the \
          sender. For that, it doesn't have to keep itself alive.
          """)
        return
      }
    }
  }
}

/// Checks that one event sends all messages to the delegate it began with, even if `delegate`
/// changes.
private func judgeOneDelegate(during name: String, _ happen: (Application) -> Void) {
  let undisturbed = Bench()
  let listener = FullListener()
  undisturbed.delegate = listener
  happen(undisturbed)
  guard !listener.heard.isEmpty else {
    Issue.record(
      """
      During \(name), a delegate that implements everything got no message. This check is about \
      the second message of an event, and who gets it. First, the event needs messages.
      """)
    return
  }
  // Other checks judge which messages it should send.
  guard listener.heard.count > 1 else { return }
  let successors: [(any Listener)?] = [FullListener(), PlainListener(), nil]
  for successor in successors {
    let application = Bench()
    let old = FullListener()
    application.delegate = old
    old.notes.atFirstMessage = {
      application.delegate = successor
      // Another check judges that message.
      successor?.notes.forget()
    }
    happen(application)
    let heard = successor?.heard ?? []
    guard heard.isEmpty else {
      Issue.record(
        """
        During \(name), the delegate set another one in its place when it got the first message. \
        The new one then got \(list(heard, none: "nothing")), and had missed the beginning. One \
        event, one delegate: read the property once, before the first message. The new delegate \
        gets the next event.
        """)
      return
    }
    guard old.heard.count == listener.heard.count else {
      let deed =
        successor == nil
        ? "removed itself (delegate = nil)" : "set another one in its place"
      Issue.record(
        """
        During \(name), the delegate \(deed) when it got the first message, and missed the rest. A \
        delegate that gets the beginning of an event should get its end: read the property once, \
        before the first message.
        """)
      return
    }
  }
}
