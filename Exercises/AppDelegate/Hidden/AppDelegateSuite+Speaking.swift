import Checking
import Testing

// What a delegate hears when something happens.
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
      An application was launched whose delegate understands only what is required. It heard \
      \(list(heard, none: "nothing")); it should hear applicationDidFinishLaunching(_:), once. A \
      required message needs no question, because the protocol promises that every delegate \
      understands it.
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
      An application was launched whose delegate understands what is said about activity. It heard \
      applicationDidBecomeActive(_:) \(times(count)); it should hear it once, after \
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
      // Something else, and that launching is not told, is another check's.
      guard heard.isEmpty else { return }
      Issue.record(
        """
        An application was launched whose delegate understands everything: it heard nothing. It \
        should hear applicationDidFinishLaunching(_:) first, then applicationDidBecomeActive(_:).
        """)
      return
    }
    let isFirst = heard.first == "applicationDidFinishLaunching(_:)"
    #expect(
      isFirst,
      """
      An application was launched whose delegate understands everything. It heard \
      \(list(heard, none: "nothing")), in this order. In did-finish-launching a delegate makes \
      what it needs for all that follows, so nothing may come before it.
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
      A delegate was set, then another, and nothing happened. They heard \
      \(list(heard, none: "nothing")). To be made the delegate is no event in the life of the \
      application; a delegate hears of the launch when launch() is called.
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
      An application moved to the background, and its delegate understands everything. It heard \
      \(list(listener.heard, none: "nothing")); it should hear \(list(leaving, none: "")), each \
      once. Every message has an ability of its own that says whether to send it.
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
      An application moved to the background. Its delegate heard \
      applicationDidEnterBackground(_:), and only then applicationWillResignActive(_:). "Will" is \
      said before something happens, "did" after it.
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
      An application moved to the background. Its delegate was handed the snapshot, and after that \
      heard \(list(Array(heard[(snapshot + 1)...]), none: "nothing")). A snapshot shows the screen \
      as the application left it, so it comes when the application has entered the background.
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
      do what it does when it is told directly. Every delegate should hear the same.
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
        An application was launched and moved to the background: its delegate heard nothing. Which \
        application it was can be seen once something is said.
        """)
      return
    }
    let isSender = listener.notes.areOnly(from: application)
    #expect(
      isSender,
      """
      An application was launched and moved to the background, and in at least one message its \
      delegate was handed another application. The first argument answers the question "which of \
      you?": an application passes itself.
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
      "An application without a delegate was launched, and now it has one. Who has set it?")
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
      An application moved to the background, and its delegate takes snapshots: drawSnapshot() was \
      called \(times(count)). It should be called once, for this event.
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
          An application moved to the background, and its delegate does not take snapshots. One \
          was drawn all the same, and thrown away. That an ability is missing is information: it \
          tells the application what work it can leave undone. Look first, draw afterwards.
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
      // Whether a snapshot is handed over at all is another check's.
      let new = taker.notes.pictures.dropFirst(seen)
      let isNew = new.allSatisfy(application.drawn.dropFirst(drawn).contains)
      #expect(
        isNew,
        """
        An application moved to the background twice, and its delegate takes snapshots. The \
        \(event) time, it was handed something else than what drawSnapshot() had returned at that \
        moment. The message brings the picture of this event.
        """)
      guard isNew else { return }
    }
  }
}
