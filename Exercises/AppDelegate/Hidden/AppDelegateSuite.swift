import Checking
import Testing

import struct AppDelegate.Abilities
import class AppDelegate.Application
import protocol AppDelegate.ApplicationBackgroundDelegate
import class AppDelegate.Diary

// What an expectation compares is made plain first, a Bool or a number: a failing #expect describes
// its operands, and would run the learner's own `description`.
@Suite struct AppDelegateSuite {
  // MARK: Asking

  @Test func findsWhatIsUnderstood() {
    let kinds: [(listener: any Listener, adopts: [String])] = [
      (FullListener(), ["activity", "background", "snapshots"]),
      (PlainListener(), []),
      (ActivityListener(), ["activity"]),
      (BackgroundListener(), ["background"]),
      (SnapshotListener(), ["snapshots"]),
    ]
    let application = Application()
    for (listener, expected) in kinds {
      let found = names(application.abilities(of: listener), in: listener)
      guard found == expected else {
        let advice: String
        if found.isEmpty {
          advice = """
            Whether an object adopts a protocol is asked with `as?`, which gives the object back as \
            one that does, or nil.
            """
        } else {
          advice = "Each ability is a question of its own, whatever the others were answered."
        }
        let adopted =
          expected.isEmpty
          ? "none of the optional protocols"
          : "of the optional protocols the one\(expected.count == 1 ? "" : "s") for "
            + list(expected, none: "")
        Issue.record(
          """
          abilities(of:) was asked about a delegate that adopts \(adopted). It should put the \
          delegate into exactly these abilities: \(list(expected, none: "none")). It found \
          \(list(found, none: "none")). \(advice)
          """)
        return
      }
    }
  }

  @Test func asksOncePerDelegate() {
    let application = Bench()
    let listener = FullListener()
    application.delegate = listener
    application.launch()
    application.moveToBackground()
    application.moveToBackground()
    // Nobody else keeps the listener.
    withExtendedLifetime(listener) {}
    let count = application.questions
    guard count > 0 else {
      Issue.record(
        """
        A delegate was set, and three events happened: abilities(of:) was not called at all. It is \
        the one place to ask what a delegate understands. The moment for it is when a delegate is \
        set; the answer is then remembered, in `understood`, for all events that follow.
        """)
      return
    }
    #expect(
      count == 1,
      """
      A delegate was set once, and three events happened: abilities(of:) was called \
      \(times(count)). Once is enough. What an object understands does not change while it lives, \
      so the answer is worth remembering from one event to the next.
      """)
  }

  @Test func subclassDecides() {
    guard speaks("what a subclass decides") else { return }
    let application = Bench()
    application.deniesAll = true
    let listener = FullListener()
    application.delegate = listener
    application.launch()
    application.moveToBackground()
    let heard = listener.heard.filter { $0 != "applicationDidFinishLaunching(_:)" }
    #expect(
      heard.isEmpty,
      """
      A subclass of Application overrides abilities(of:) and admits no ability, and still the \
      delegate heard \(list(heard, none: "nothing")). Somewhere the application asks the delegate \
      by itself. What abilities(of:) has answered should decide alone: a question with two places \
      that answer it gets two answers.
      """)
  }

  // MARK: Speaking

  @Test func everyDelegateHearsLaunching() {
    let application = Bench()
    let listener = PlainListener()
    application.delegate = listener
    application.launch()
    guard !listener.heard.isEmpty else {
      Issue.record(
        """
        An application was launched whose delegate understands only what is required: it heard \
        nothing. It should hear applicationDidFinishLaunching(_:). A required message needs no \
        question, because the protocol promises that every delegate understands it.
        """)
      return
    }
    let isRight = listener.heard == ["applicationDidFinishLaunching(_:)"]
    #expect(
      isRight,
      """
      An application was launched whose delegate understands only what is required. It heard \
      \(list(listener.heard, none: "nothing")); it should hear applicationDidFinishLaunching(_:) \
      once.
      """)
  }

  @Test func launchingComesFirst() {
    let application = Bench()
    let listener = FullListener()
    application.delegate = listener
    guard listener.heard.isEmpty else {
      Issue.record(
        """
        A delegate was set, and before launch() was called it heard \
        \(list(listener.heard, none: "nothing")). To be made the delegate is no event in the life \
        of the application; a delegate hears of the launch when it happens.
        """)
      return
    }
    application.launch()
    let expected = ["applicationDidFinishLaunching(_:)", "applicationDidBecomeActive(_:)"]
    guard listener.heard == expected else {
      let advice =
        listener.heard.first == "applicationDidBecomeActive(_:)"
        ? """
        In did-finish-launching a delegate makes what it needs for all that follows, so nothing \
        may come before it.
        """
        : "Every delegate understands the first; the second is for the ability `activity`."
      Issue.record(
        """
        An application was launched whose delegate understands everything. It heard \
        \(list(listener.heard, none: "nothing")); it should hear \(list(expected, none: "")), in \
        this order. \(advice)
        """)
      return
    }
    let isSender = listener.notes.areOnly(from: application)
    #expect(isSender, "\(strangeSender)")
  }

  @Test func backgroundIsTold() {
    let application = Bench()
    let listener = FullListener()
    application.delegate = listener
    listener.notes.forget()
    application.moveToBackground()
    let expected = [
      "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
      "application(_:didTakeSnapshot:)",
    ]
    guard listener.heard == expected else {
      Issue.record(
        """
        An application moved to the background, and its delegate understands everything. It heard \
        \(list(listener.heard, none: "nothing")); it should hear \(list(expected, none: "")), in \
        this order, each once. Every message has an ability of its own that says whether to send \
        it; "will" comes before what happens, "did" after it.
        """)
      return
    }
    let isPicture = listener.notes.pictures == application.drawn
    #expect(
      isPicture,
      """
      An application moved to the background, and its delegate takes snapshots. It was handed \
      something else than what drawSnapshot() had drawn for it. The message brings the picture, \
      so pass on what the method returns.
      """)
    let isSender = listener.notes.areOnly(from: application)
    #expect(isSender, "\(strangeSender)")
  }

  @Test func eachMessageByItself() {
    let kinds: [(listener: any Listener, ability: String, expected: String)] = [
      (ActivityListener(), "activity", "applicationWillResignActive(_:)"),
      (BackgroundListener(), "background", "applicationDidEnterBackground(_:)"),
      (SnapshotListener(), "snapshots", "application(_:didTakeSnapshot:)"),
    ]
    for (listener, ability, expected) in kinds {
      let application = Bench()
      application.delegate = listener
      listener.notes.forget()
      application.moveToBackground()
      guard listener.heard.isEmpty else { continue }
      Issue.record(
        """
        An application moved to the background, and of all that is optional its delegate \
        understands only \(ability). It heard nothing; it should hear \(expected). To understand \
        one thing is no condition for being told another: each message depends on its own ability.
        """)
      return
    }
    let isTheSame = diaryHearsTheSame()
    #expect(
      isTheSame,
      """
      An application moved to the background with a diary as its delegate, and the diary did not \
      do what it does when it is told directly. Whoever listens should hear the same.
      """)
  }

  @Test func drawsOnlyForTakers() {
    let taking = Bench()
    let taker = FullListener()
    taking.delegate = taker
    taking.moveToBackground()
    withExtendedLifetime(taker) {}
    let count = taking.drawn.count
    guard count == 1 else {
      Issue.record(
        """
        An application moved to the background, and its delegate takes snapshots: drawSnapshot() \
        was \(count == 0 ? "not called" : "called \(times(count))"). It should be called once, for \
        this delegate, and for none that does not take them.
        """)
      return
    }
    let others: [any Listener] = [BackgroundListener(), ActivityListener(), PlainListener()]
    for listener in others {
      let application = Bench()
      application.delegate = listener
      application.moveToBackground()
      withExtendedLifetime(listener) {}
      guard application.drawn.isEmpty else {
        Issue.record(
          """
          An application moved to the background, and its delegate does not take snapshots. One \
          was drawn all the same, and thrown away. That an ability is missing is information: it \
          tells the application what work it can leave undone. Look first, draw afterwards.
          """)
        return
      }
    }
  }

  @Test func noDelegateNoTrap() {
    let application = Bench()
    application.launch()
    application.moveToBackground()
    application.delegate = nil
    application.launch()
    application.moveToBackground()
    let hasNone = application.delegate == nil
    #expect(
      hasNone,
      "An application without a delegate was launched, and now it has one. Who has set it?")
  }

  // MARK: Being a delegate

  @Test func diaryHearsTheBackground() {
    let isFound = (Diary() as AnyObject) is any ApplicationBackgroundDelegate
    #expect(
      isFound,
      """
      A diary was asked whether it adopts ApplicationBackgroundDelegate: it does not. So no \
      application will tell it about the background, and its text is lost. A Swift object is not \
      found by the name of a method; what is looked for is a declared promise, the name of the \
      protocol.
      """)
  }

  @Test func diarySavesItsText() {
    let diary = Diary()
    let words = "\(UInt64.random(in: .min ... .max))"
    diary.write(words)
    diary.applicationDidEnterBackground(Application())
    let saved: String = diary.savedText
    #expect(
      saved == words,
      """
      A diary was written in and then told that the application had entered the background: its \
      savedText is not what was written. It may never hear from the application again, so this is \
      when it saves.
      """)
  }
}
