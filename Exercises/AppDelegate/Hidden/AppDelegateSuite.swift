import Checking
import Testing

import struct AppDelegate.Abilities
import class AppDelegate.Application
import protocol AppDelegate.ApplicationBackgroundDelegate
import protocol AppDelegate.ApplicationDelegate
import class AppDelegate.Diary
import class AppDelegate.Notebook

// What an expectation compares is made plain first, a Bool or a number: a failing #expect describes
// its operands, and would run the learner's own `description`.
@Suite struct AppDelegateSuite {
  // MARK: Asking

  @Test func abilitiesKeepNobody() {
    for ability in ["activity", "background", "snapshots"] {
      let isFreed = isForgotten(by: ability)
      guard isFreed else {
        Issue.record(
          """
          A delegate was put into the `\(ability)` of an Abilities. All other references to it went, \
          and it is still in memory. An application remembers abilities for as long as it has a \
          delegate, so through them it would own its delegate. Each of the three properties \
          should know the delegate without keeping it.
          """)
        return
      }
    }
  }

  @Test func findsWhatIsUnderstood() {
    let listener = FullListener()
    let found = names(Application().abilities(of: listener), in: listener)
    let isComplete = found.count == 3
    #expect(
      isComplete,
      """
      abilities(of:) was asked about a delegate that adopts all three optional protocols. It should \
      put the delegate into activity, background and snapshots. It found \
      \(list(found, none: "none")). Whether an object adopts a protocol is asked with `as?`, which \
      gives the object back as one that does, or nil.
      """)
  }

  @Test func findsEachByItself() {
    let kinds: [(listener: any Listener, adopts: [String])] = [
      (PlainListener(), []),
      (ActivityListener(), ["activity"]),
      (BackgroundListener(), ["background"]),
      (SnapshotListener(), ["snapshots"]),
    ]
    for (listener, expected) in kinds {
      let found = names(Application().abilities(of: listener), in: listener)
      guard found == expected else {
        Issue.record(
          """
          abilities(of:) was asked about a delegate that adopts, of the optional protocols, \
          \(expected.first.map { "only the one for \($0)" } ?? "none"). It should put the delegate \
          into exactly these abilities: \(list(expected, none: "none")). It found \
          \(list(found, none: "none")). Each ability is a question of its own, whatever the others \
          were answered.
          """)
        return
      }
    }
  }

  @Test func answersAboutTheOneAsked() {
    let application = Application()
    let (first, second) = (FullListener(), PlainListener())
    application.delegate = first
    _ = application.abilities(of: first)
    let left = filled(application.abilities(of: second))
    withExtendedLifetime(first) {}
    #expect(
      left.isEmpty,
      """
      abilities(of:) was asked about one delegate, and then about another that adopts none of the \
      optional protocols. The second answer still held somebody, as \(list(left, none: "")): the \
      delegate of before, which would go on being told. Each answer should begin empty, with an \
      Abilities of its own.
      """)
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

  // MARK: Being a delegate

  @Test func diaryIsHeard() {
    let application = Bench()
    // A no can be told from a yes only where there is a yes: without a delegate the page is shown.
    let isShownOtherwise: Bool = application.showsLastPage
    guard isShownOtherwise else { return }
    guard let delegate = (Diary() as AnyObject) as? any ApplicationDelegate else {
      Issue.record("A diary is no ApplicationDelegate any more. It should be one, as a Notebook.")
      return
    }
    let answer: Bool = delegate.applicationShouldShowLastPage(application)
    #expect(
      !answer,
      """
      A diary was asked as an application asks it, as any ApplicationDelegate: may its last page be \
      shown? The answer was yes. Diary has a method that says no, and it was not called. An \
      application calls the method with which a class fulfils the protocol. Which class adopts \
      ApplicationDelegate here, and with which method?
      """)
    guard !answer else { return }
    application.delegate = delegate
    let isShown: Bool = withExtendedLifetime(delegate) { application.showsLastPage }
    #expect(
      !isShown,
      """
      A diary is the delegate of an application and says that its last page may not be shown. The \
      application's showsLastPage is true all the same. It should ask its delegate.
      """)
  }

  @Test func plainNotebookAgrees() {
    guard let delegate = (Notebook() as AnyObject) as? any ApplicationDelegate else {
      Issue.record("A Notebook is no ApplicationDelegate any more. It should adopt it.")
      return
    }
    let answer: Bool = delegate.applicationShouldShowLastPage(Application())
    #expect(
      answer,
      """
      A plain Notebook was asked if its last page may be shown: the answer was no. Only a diary has \
      a reason for a no.
      """)
  }

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
