import Checking
import Testing

// The messages that a delegate receives for each event.
extension AppDelegateSuite {
  // MARK: Launching

  @Test func everyDelegateHearsLaunching() {
    let application = Bench()
    let listener = PlainListener()
    application.delegate = listener
    listener.notes.forget()
    application.launch()
    let heard = listener.heard
    let isRight = heard == ["applicationDidFinishLaunching(_:)"]
    #expect(
      isRight,
      """
      An application was launched whose delegate implements only what is required. It got \
      \(list(heard, none: "nothing")), and should get applicationDidFinishLaunching(_:), once. A \
      required message needs no question: the protocol promises that every delegate implements it.
      """)
  }

  @Test func activityFollowsLaunching() {
    let application = Bench()
    let listener = ActivityListener()
    application.delegate = listener
    application.launch()
    let count = listener.heard.filter { $0 == "applicationDidBecomeActive(_:)" }.count
    #expect(
      count == 1,
      """
      An application was launched whose delegate implements the messages about activity. It got \
      applicationDidBecomeActive(_:) \(times(count)), and should get it once, after \
      applicationDidFinishLaunching(_:). This message is for the ability `activity`.
      """)
  }

  @Test func launchingComesFirst() {
    let application = Bench()
    let listener = FullListener()
    application.delegate = listener
    listener.notes.forget()
    application.launch()
    let heard = listener.heard
    guard heard.contains("applicationDidFinishLaunching(_:)") else {
      // Other checks judge whether launching is reported, and whether anything else is.
      guard heard.isEmpty else { return }
      Issue.record(
        """
        An application was launched whose delegate implements everything, and the delegate got no \
        message. It should get applicationDidFinishLaunching(_:) first, then \
        applicationDidBecomeActive(_:).
        """)
      return
    }
    let isFirst = heard.first == "applicationDidFinishLaunching(_:)"
    #expect(
      isFirst,
      """
      An application was launched whose delegate implements everything. It got \
      \(list(heard, none: "nothing")), in this order. In did-finish-launching, a delegate creates \
      what it needs later, so nothing may come before it.
      """)
  }

  @Test func silentWhenSet() {
    let application = Bench()
    let listeners = (FullListener(), FullListener())
    application.delegate = listeners.0
    application.delegate = listeners.1
    let heard = listeners.0.heard + listeners.1.heard
    #expect(
      heard.isEmpty,
      """
      A delegate was set, then another, and nothing happened. They got \
      \(list(heard, none: "nothing")). Becoming the delegate is no event in the life of the \
      application. A delegate gets its first message when somebody calls launch().
      """)
  }

  // MARK: Leaving

  @Test func backgroundIsTold() {
    let listener = heardOnLeaving()
    let counts = leaving.map { message in listener.heard.filter { $0 == message }.count }
    let isRight = counts == [1, 1, 1] && listener.heard.count == 3
    #expect(
      isRight,
      """
      An application moved to the background, and its delegate implements everything. It got \
      \(list(listener.heard, none: "nothing")), and should get \(list(leaving, none: "")), each \
      once. Every optional message has its own ability, which says whether to send it.
      """)
  }

  @Test func willComesFirst() {
    guard speaks("in which order") else { return }
    let heard = heardOnLeaving().heard
    guard let will = heard.firstIndex(of: leaving[0]), let did = heard.firstIndex(of: leaving[1])
    else { return }
    #expect(
      will < did,
      """
      An application moved to the background. Its delegate got applicationDidEnterBackground(_:), \
      and only then applicationWillResignActive(_:). "Will" comes before something happens, "did" \
      after it.
      """)
  }

  @Test func snapshotComesLast() {
    guard speaks("in which order") else { return }
    let heard = heardOnLeaving().heard
    guard let snapshot = heard.firstIndex(of: leaving[2]), heard.contains(leaving[1]) else {
      return
    }
    let isLast =
      !heard[snapshot...].contains(leaving[0]) && !heard[snapshot...].contains(leaving[1])
    #expect(
      isLast,
      """
      An application moved to the background. Its delegate got the snapshot, and after that \
      \(list(Array(heard[(snapshot + 1)...]), none: "nothing")). A snapshot shows the screen as \
      the application left it, so it comes when the application has entered the background.
      """)
  }

  @Test func eachMessageByItself() {
    let kinds: [(listener: any Listener, ability: String, expected: String)] = [
      (ActivityListener(), "activity", leaving[0]),
      (BackgroundListener(), "background", leaving[1]),
      (SnapshotListener(), "snapshots", leaving[2]),
    ]
    for (listener, ability, expected) in kinds {
      let application = Bench()
      application.delegate = listener
      listener.notes.forget()
      application.moveToBackground()
      guard listener.heard.isEmpty else { continue }
      Issue.record(
        """
        An application moved to the background, and of the optional messages its delegate \
        implements only \(ability). It got nothing, and should get \(expected). Each message \
        depends on its own ability, and on no other.
        """)
      return
    }
    let isTheSame = diaryHearsTheSame()
    #expect(
      isTheSame,
      """
      An application moved to the background with a diary as its delegate, and the diary didn't do \
      what it does when the check calls it directly. Every delegate should get the same messages.
      """)
  }

  @Test func namesTheSender() {
    let application = Bench()
    let listener = FullListener()
    application.delegate = listener
    application.launch()
    application.moveToBackground()
    guard !listener.heard.isEmpty else {
      Issue.record(
        """
        An application was launched and moved to the background, and its delegate got no message. \
        This check is about the sender. First, there has to be a message.
        """)
      return
    }
    let isSender = listener.notes.areOnly(from: application)
    #expect(
      isSender,
      """
      An application was launched and moved to the background, and in at least one message its \
      delegate got another application. The first argument answers the question "which of you?": \
      an application passes itself.
      """)
  }

  @Test func noDelegateNoTrap() {
    let application = Bench()
    application.launch()
    application.moveToBackground()
    application.delegate = nil
    application.launch()
    application.moveToBackground()
    let hasNone = application.delegate == nil
    listenBriefly(to: application)
    application.launch()
    #expect(
      hasNone,
      "An application without a delegate was launched, and now it has one. Which line set it?")
  }

  // MARK: Drawing

  @Test func drawsOncePerEvent() {
    let application = Bench()
    let taker = FullListener()
    application.delegate = taker
    application.moveToBackground()
    withExtendedLifetime(taker) {}
    let count = application.drawn.count
    #expect(
      count == 1,
      """
      An application moved to the background, and its delegate takes snapshots. The application \
      called drawSnapshot() \(times(count)), and should call it once for this event.
      """)
  }

  @Test func drawsOnlyForTakers() {
    let others: [any Listener] = [BackgroundListener(), ActivityListener(), PlainListener()]
    for listener in others {
      let application = Bench()
      application.delegate = listener
      application.moveToBackground()
      withExtendedLifetime(listener) {}
      guard application.drawn.isEmpty else {
        Issue.record(
          """
          An application moved to the background, and its delegate doesn't take snapshots. The \
          application drew one anyway, and threw it away. A missing ability is useful to know: it \
          tells the application which work it can leave out. Look first, draw afterwards.
          """)
        return
      }
    }
  }

  @Test func handsOverThePicture() {
    guard speaks("which picture is handed over") else { return }
    let application = Bench()
    let taker = SnapshotListener()
    application.delegate = taker
    for event in ["first", "second"] {
      let (drawn, seen) = (application.drawn.count, taker.notes.pictures.count)
      application.moveToBackground()
      // Another check judges whether a snapshot is handed over at all.
      let new = taker.notes.pictures.dropFirst(seen)
      let isNew = new.allSatisfy(application.drawn.dropFirst(drawn).contains)
      #expect(
        isNew,
        """
        An application moved to the background twice, and its delegate takes snapshots. The \
        \(event) time, the delegate got something other than drawSnapshot() had just returned. The \
        message brings the picture of this event.
        """)
      guard isNew else { return }
    }
  }
}
