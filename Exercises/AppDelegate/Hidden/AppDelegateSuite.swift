import Checking
import Testing

import struct AppDelegate.Abilities
import class AppDelegate.Application
import protocol AppDelegate.ApplicationBackgroundDelegate
import protocol AppDelegate.ApplicationDelegate
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
    let isTheSame = diaryHearsTheSame()
    #expect(
      isTheSame,
      """
      An application moved to the background with a diary as its delegate, and the diary did not \
      do what it does when it is told directly. Whoever listens should hear the same.
      """)
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
  }

  @Test func drawsOnlyForTakers() {
    let taking = Bench()
    let taker = FullListener()
    taking.delegate = taker
    taking.moveToBackground()
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

  // MARK: The delegate changes

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
        What happens when that delegate has gone can only be seen once one is drawn for it while \
        it lives.
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

  @Test func oneDelegatePerEvent() {
    let events: [(name: String, happen: (Application) -> Void)] = [
      ("launch()", { $0.launch() }), ("moveToBackground()", { $0.moveToBackground() }),
    ]
    for (name, happen) in events {
      let undisturbed = Bench()
      let listener = FullListener()
      undisturbed.delegate = listener
      happen(undisturbed)
      guard listener.heard.count > 1 else {
        Issue.record(
          """
          During \(name) a delegate that understands everything heard \
          \(list(listener.heard, none: "nothing")). Whether one event speaks to one delegate can \
          only be seen once it has more than one thing to say.
          """)
        return
      }
      let successors: [(any Listener)?] = [FullListener(), PlainListener(), nil]
      for successor in successors {
        let application = Bench()
        let old = FullListener()
        application.delegate = old
        old.notes.atFirstMessage = { application.delegate = successor }
        happen(application)
        let heard = successor?.heard ?? []
        guard heard.isEmpty else {
          Issue.record(
            """
            During \(name) the delegate put another one in its own place while it heard the first \
            message. The new one then heard \(list(heard, none: "nothing")), the end of a story \
            whose beginning it had missed. One event, one delegate: find out at the beginning of \
            the event whom it speaks to. The new delegate hears the next one.
            """)
          return
        }
        guard old.heard.count == listener.heard.count else {
          let deed =
            successor == nil
            ? "took itself away (delegate = nil)" : "put another one in its own place"
          Issue.record(
            """
            During \(name) the delegate \(deed) while it heard the first message, and was not told \
            the rest. Who has heard the beginning of an event should hear its end: find out at the \
            beginning of the event whom it speaks to.
            """)
          return
        }
      }
    }
  }

  @Test func delegateIsFreed() {
    let application = Bench()
    var scene = briefDelegate(of: application)
    scene.note(application, as: "the application")
    let isFreed = scene.isFreed("the delegate")
    #expect(
      isFreed,
      """
      Everybody but the application let go of its delegate, and it is still in memory. An \
      application knows its delegate without keeping it, and that holds for every reference to it. \
      \(scene.keepers(of: "the delegate"))
      """)
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

// MARK: - Helpers

private let strangeSender = """
  The delegate heard the right messages, but with another application as the sender. Whoever \
  speaks passes itself.
  """

/// In which abilities this listener stands itself, by name.
private func names(_ abilities: Abilities, in listener: any Listener) -> [String] {
  let fields: [(String, AnyObject?)] = [
    ("activity", abilities.activity), ("background", abilities.background),
    ("snapshots", abilities.snapshots),
  ]
  return fields.filter { $0.1.map(identity(of:)) == identity(of: listener) }.map(\.0)
}

/// `a, b and c`
private func list(_ names: [String], none: String) -> String {
  guard let last = names.last else { return none }
  let others = names.dropLast().joined(separator: ", ")
  return others.isEmpty ? last : "\(others) and \(last)"
}

/// Whether an application tells its delegate anything at all; says so itself if not.
private func speaks(_ matter: String) -> Bool {
  let application = Bench()
  let listener = FullListener()
  application.delegate = listener
  application.moveToBackground()
  if listener.heard.isEmpty {
    Issue.record(
      """
      An application moved to the background, and a delegate that understands everything heard \
      nothing. Before that works, \(matter) cannot be seen.
      """)
  }
  return !listener.heard.isEmpty
}

/// Gives the application a delegate that takes snapshots, and only lives for one event.
private func briefDelegate(of application: Bench) -> Scene {
  let delegate = FullListener()
  application.delegate = delegate
  application.moveToBackground()
  return Scene(["the delegate": delegate])
}

/// Whether a diary ends up alike when an application tells it and when the check does. True for one
/// that does not adopt the protocol: diaryHearsTheBackground says so.
private func diaryHearsTheSame() -> Bool {
  let (told, listening) = (Diary(), Diary())
  guard (told as AnyObject) is any ApplicationBackgroundDelegate,
    let delegate = (listening as AnyObject) as? any ApplicationDelegate
  else { return true }
  let words = "\(UInt64.random(in: .min ... .max))"
  told.write(words)
  listening.write(words)
  let application = Bench()
  application.delegate = delegate
  application.moveToBackground()
  told.applicationDidEnterBackground(application)
  let (saved, expected): (String, String) = (listening.savedText, told.savedText)
  return saved == expected
}
