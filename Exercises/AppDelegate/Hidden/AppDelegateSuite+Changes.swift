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
        A delegate was replaced, and an event later the old one was still spoken to. What was \
        found out is about one delegate only: with a new one, ask abilities(of:) again, and \
        forget the answer about the old.
        """)
      return
    }
    guard !new.heard.isEmpty else {
      Issue.record(
        """
        A delegate was replaced by another one that understands everything. The application moved \
        to the background, and the new delegate heard nothing. Each time a delegate is set, the \
        application should find out what this one understands.
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
      A delegate that understands everything was replaced by one that understands only what is \
      required, and the application moved to the background. Somebody was told: what was found \
      out about the old delegate was believed of the new one.
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
      A delegate was set, then taken away (delegate = nil), and the application moved to the \
      background. The former delegate still heard \(list(heard, none: "nothing")). What was found \
      out about it should be forgotten with it: without a delegate there are no abilities.
      """)
  }

  @Test func deadDelegateClears() {
    let application = Bench()
    let scene = briefDelegate(of: application)
    let drawn = application.drawn.count
    guard drawn > 0 else {
      Issue.record(
        """
        An application moved to the background, and its delegate takes snapshots: none was drawn. \
        This check is about a delegate that has gone. First, one has to be drawn for a delegate \
        that lives.
        """)
      return
    }
    // If it is kept, delegateIsFreed says so.
    guard scene.isFreed("the delegate") else { return }
    application.moveToBackground()
    let isCheap = application.drawn.count == drawn
    #expect(
      isCheap,
      """
      A delegate that takes snapshots was set, and later freed. The application moved to the \
      background and drew a snapshot for nobody. A weak reference becomes nil silently: neither \
      didSet nor anybody else is told. So what was copied from it, such as a Bool, is out of date \
      from then on.
      """)
  }

  @Test func oneDelegatePerLaunch() {
    judgeOneDelegate(during: "launch()") { $0.launch() }
  }

  @Test func oneDelegatePerLeaving() {
    judgeOneDelegate(during: "moveToBackground()") { $0.moveToBackground() }
  }

  @Test func delegateIsFreed() {
    // That abilities keep it is another check's.
    guard ["activity", "background", "snapshots"].allSatisfy(isForgotten) else { return }
    // The second looks for abilities as the learner does.
    for application in [Bench(), Application()] {
      var scene = briefDelegate(of: application)
      scene.note(application, as: "the application")
      guard scene.isFreed("the delegate") else {
        Issue.record(
          """
          Everybody but the application let go of its delegate, and it is still in memory. An \
          application knows its delegate without keeping it, and that holds for every reference to \
          it. \(scene.keepers(of: "the delegate"))
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
          An application was launched, moved to the background and dropped, and it is still in \
          memory. \(scene.keepers(of: "the application")) It passes itself to its delegate as the \
          sender; for that, it need not keep itself.
          """)
        return
      }
    }
  }
}

/// Whether one event speaks to the delegate of its beginning, whatever that does to `delegate`.
private func judgeOneDelegate(during name: String, _ happen: (Application) -> Void) {
  let undisturbed = Bench()
  let listener = FullListener()
  undisturbed.delegate = listener
  happen(undisturbed)
  guard !listener.heard.isEmpty else {
    Issue.record(
      """
      During \(name), a delegate that understands everything heard nothing. This check is about \
      the second message of an event, and its delegate. First, the event needs messages.
      """)
    return
  }
  // What it should say is other checks'.
  guard listener.heard.count > 1 else { return }
  let successors: [(any Listener)?] = [FullListener(), PlainListener(), nil]
  for successor in successors {
    let application = Bench()
    let old = FullListener()
    application.delegate = old
    old.notes.atFirstMessage = {
      application.delegate = successor
      // What is said on that occasion is another check's.
      successor?.notes.forget()
    }
    happen(application)
    let heard = successor?.heard ?? []
    guard heard.isEmpty else {
      Issue.record(
        """
        During \(name) the delegate put another one in its place while it heard the first message. \
        The new one then heard \(list(heard, none: "nothing")), and had not heard the beginning. One \
        event, one delegate: look up once, before the first message, which delegate to speak to. \
        The new delegate hears the next event.
        """)
      return
    }
    guard old.heard.count == listener.heard.count else {
      let deed =
        successor == nil
        ? "took itself away (delegate = nil)" : "put another one in its place"
      Issue.record(
        """
        During \(name) the delegate \(deed) while it heard the first message, and was not told the \
        rest. A delegate that has heard the beginning of an event should hear its end: look up \
        once, before the first message, which delegate to speak to.
        """)
      return
    }
  }
}
