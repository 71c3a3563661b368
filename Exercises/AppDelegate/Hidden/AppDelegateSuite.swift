import Checking
import Testing

import struct AppDelegate.Abilities
import class AppDelegate.Application
import protocol AppDelegate.ApplicationBackgroundDelegate
import protocol AppDelegate.ApplicationDelegate
import class AppDelegate.Diary
import class AppDelegate.Notebook

// Convert to a Bool or a number before #expect: a failing #expect describes its operands, and would
// run the learner's own `description`.
@Suite struct AppDelegateSuite {
  // MARK: Asking

  @Test func abilitiesKeepNobody() {
    for ability in ["activity", "background", "snapshots"] {
      let isFreed = isForgotten(by: ability)
      guard isFreed else {
        Issue.record(
          """
          A delegate was stored in the `\(ability)` of an Abilities. All other references to it \
          are gone, and it is still in memory. An application remembers abilities for as long as \
          it has a delegate, so through them it would own its delegate. Each of the three \
          properties should refer to the delegate without keeping it alive.
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
      The check called abilities(of:) with a delegate that adopts all three optional protocols. \
      The result should have the delegate in activity, background and snapshots. It has it in \
      \(list(found, none: "none")). `as?` tells you whether an object adopts a protocol: it \
      returns the object as one that does, or nil.
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
          The check called abilities(of:) with a delegate that adopts, of the optional protocols, \
          \(expected.first.map { "only the one for \($0)" } ?? "none"). The result should have the \
          delegate in exactly these abilities: \(list(expected, none: "none")). It has it in \
          \(list(found, none: "none")). Ask about each ability separately, whatever the other \
          answers were.
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
      The check called abilities(of:) with one delegate, and then with another that adopts none of \
      the optional protocols. The second result still had a delegate as \(list(left, none: "")): \
      the one before, which would go on getting messages. Begin each answer empty, with a new \
      Abilities.
      """)
  }

  @Test func asksOncePerDelegate() {
    let application = Bench()
    let listener = FullListener()
    application.delegate = listener
    application.launch()
    application.moveToBackground()
    application.moveToBackground()
    // Only this keeps the listener alive.
    withExtendedLifetime(listener) {}
    let count = application.questions
    guard count > 0 else {
      Issue.record(
        """
        A delegate was set, and three events happened, but nothing called abilities(of:). It is \
        the one place that finds out what a delegate implements. Call it when a delegate is set, \
        and remember the answer in `understood` for all events that follow.
        """)
      return
    }
    #expect(
      count == 1,
      """
      A delegate was set once, and three events happened. abilities(of:) was called \
      \(times(count)). Once is enough: what an object implements doesn't change while it lives, so \
      remember the answer from one event to the next.
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
      A subclass of Application overrides abilities(of:) and returns no ability, and the delegate \
      still got \(list(heard, none: "nothing")). Somewhere the application asks the delegate \
      directly. Only the answer of abilities(of:) should decide.
      """)
  }

  // MARK: Being a delegate

  @Test func diaryIsHeard() {
    let application = Bench()
    // A no differs from a yes only if there is a yes: without a delegate the page is shown.
    let isShownOtherwise: Bool = application.showsLastPage
    guard isShownOtherwise else { return }
    guard let delegate = (Diary() as AnyObject) as? any ApplicationDelegate else {
      Issue.record(
        "A diary doesn't adopt ApplicationDelegate any more. It should, as a subclass of Notebook.")
      return
    }
    let answer: Bool = delegate.applicationShouldShowLastPage(application)
    #expect(
      !answer,
      """
      The check asked a diary as an application does, as any ApplicationDelegate: may its last \
      page be shown? The answer was yes. Diary has a method that says no, and Swift didn't call \
      it. An application calls the method that fulfils the protocol for that class. Which class \
      adopts ApplicationDelegate here, and with which method?
      """)
    guard !answer else { return }
    application.delegate = delegate
    let isShown: Bool = withExtendedLifetime(delegate) { application.showsLastPage }
    #expect(
      !isShown,
      """
      A diary is the delegate of an application and says that its last page may not be shown. The \
      application's showsLastPage is still true. It should ask its delegate.
      """)
  }

  @Test func plainNotebookAgrees() {
    guard let delegate = (Notebook() as AnyObject) as? any ApplicationDelegate else {
      Issue.record("A Notebook doesn't adopt ApplicationDelegate any more. It should.")
      return
    }
    let answer: Bool = delegate.applicationShouldShowLastPage(Application())
    #expect(
      answer,
      """
      The check asked a plain Notebook whether its last page may be shown, and the answer was no. \
      Only a diary has a reason for a no.
      """)
  }

  @Test func diaryHearsTheBackground() {
    let isFound = (Diary() as AnyObject) is any ApplicationBackgroundDelegate
    #expect(
      isFound,
      """
      A diary doesn't adopt ApplicationBackgroundDelegate. So no application will notify it about \
      the background, and its text is lost. An application doesn't look for the name of a method. \
      It looks for a declared promise: the name of the protocol.
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
      The user wrote in a diary, and then the diary got the message that the application had \
      entered the background. Its savedText isn't what the user wrote. A diary may never get \
      another message, so this is when it saves.
      """)
  }
}
