import Checking
import Testing

import class ScrollToTop.ScrollView
import protocol ScrollToTop.ScrollViewDelegate
import class ScrollToTop.StudyPage
import class ScrollToTop.TextPage

// The page that learners write: first what it answers, then whether a scroll view hears it.
extension ScrollToTopSuite {
  @Test func notesStayWhileWriting() {
    let page = StudyPage()
    page.isWriting = true
    let hasDelegate = page.notes.delegate != nil
    guard hasDelegate else {
      Issue.record("\(forgottenDelegate) Nobody can say no for them.")
      return
    }
    let mayGo = answer(of: page, about: page.notes) && rule(of: page.notes)
    #expect(
      !mayGo,
      """
      A note is being written, and the page was asked whether its notes may go to the top: it said \
      yes. It should say no, or the note slips away under the reader's hand. The answer is given in \
      scrollViewShouldScrollToTop(_:) of StudyPage.
      """)
  }

  @Test func textGoesWhileWriting() {
    let page = StudyPage()
    page.isWriting = true
    let mayGo = answer(of: page, about: page.text)
    #expect(
      mayGo,
      """
      A note is being written, and the page was asked whether its text may go to the top: it said \
      no. Only the notes have to stay. The page is the delegate of two scroll views; the argument \
      says which of them is asking.
      """)
  }

  @Test func notesGoAfterWriting() {
    let page = StudyPage()
    for moment in ["before any note was written", "after a note had been written"] {
      let mayGo = answer(of: page, about: page.notes)
      guard mayGo else {
        Issue.record(
          """
          The page was asked \(moment) whether its notes may go to the top: it said no. It should \
          say no only while isWriting is true. A veto is about this case, now, not about the notes.
          """)
        return
      }
      page.isWriting = true
      page.isWriting = false
    }
  }

  @Test func pageAnswersAnew() {
    // What a page answers when it is asked for the first time is other checks'.
    for isWriting in [true, false] {
      let page = StudyPage()
      page.isWriting = isWriting
      guard page.notes.delegate != nil, answer(of: page, about: page.notes) != isWriting else {
        return
      }
    }
    let page = StudyPage()
    for isWriting in [false, true, false, true] {
      page.isWriting = isWriting
      let mayGo = answer(of: page, about: page.notes)
      guard mayGo != isWriting else {
        Issue.record(
          """
          The page was asked several times whether its notes may go to the top, now while a note \
          was being written and now while none was. Asked while isWriting was \(isWriting), it said \
          \(mayGo ? "yes" : "no"), which was right for an earlier question. Each answer should be \
          worked out when it is asked for, from what is true at that moment.
          """)
        return
      }
    }
  }

  @Test func offsetsAreLeftAlone() {
    let page = StudyPage()
    for (name, view) in [("notes", page.notes), ("text", page.text)] {
      let start = somewhere()
      view.contentOffset = start
      page.isWriting = true
      // Asked, too: a page might do it then.
      _ = answer(of: page, about: view)
      let delegate = view.delegate
      delegate?.scrollViewWillScrollToTop(view)
      let isOld = view.contentOffset == start
      view.contentOffset = 0
      delegate?.scrollViewDidScrollToTop(view)
      page.isWriting = false
      let isNew = view.contentOffset == 0
      guard isOld, isNew else {
        Issue.record(
          """
          A note was being written, the page was told that its \(name) would go to the top, and \
          then that they had gone there: the page has changed their contentOffset. Where a scroll \
          view stands is the scroll view's affair. Whoever wants it to stay says so when it asks.
          """)
        return
      }
    }
  }

  @Test func propertyIsLeftAlone() {
    for setting in [true, false] {
      let page = StudyPage()
      page.notes.scrollsToTop = setting
      page.text.scrollsToTop = setting
      for isWriting in [true, false] {
        page.isWriting = isWriting
        // Asked, too: a page might turn the rule off on being asked.
        _ = answer(of: page, about: page.notes)
        _ = answer(of: page, about: page.text)
        guard rule(of: page.notes) == setting, rule(of: page.text) == setting else {
          Issue.record(
            """
            scrollsToTop had been set to \(setting), then a note was \
            \(isWriting ? "begun" : "begun and finished"): now it is \(!setting). The property is \
            the general rule, and belongs to whoever set it; a page that borrows it for one case \
            cannot know what to put back. For the single case there is a question: answer that.
            """)
          return
        }
      }
    }
  }

  @Test func plainPageHasNoObjection() {
    let page = TextPage()
    let mayGo: Bool = page.scrollViewShouldScrollToTop(page.text)
    #expect(
      mayGo,
      """
      A TextPage, one without notes, was asked whether its text may go to the top: it said no. \
      Nothing on a plain page has to stay. (If it has no method for this message, the default \
      has answered for it.)
      """)
  }

  @Test func subclassIsAsked() {
    let page = StudyPage()
    page.isWriting = true
    guard let delegate = page.notes.delegate else {
      Issue.record("\(forgottenDelegate) They will never ask this page.")
      return
    }
    let own = answer(of: page, about: page.notes)
    let heard: Bool = delegate.scrollViewShouldScrollToTop(page.notes)
    guard own || !heard else {
      if isOnlyUnlisted("should") { return }
      Issue.record(
        """
        A note is being written. Asked as a StudyPage, the page says no; asked as any \
        ScrollViewDelegate, which is all that a scroll view knows, the same page says yes.\
        \(unlisted().isEmpty ? frozen : "")
        """)
      return
    }
    guard !heard, viewObeys() else { return }
    page.notes.scrollsToTop = true
    let start = somewhere()
    page.notes.contentOffset = start
    page.notes.scrollToTop()
    let offset: Double = page.notes.contentOffset
    let hasStayed = offset == start
    #expect(
      hasStayed,
      """
      A note is being written, the page says no, and its notes went to the top, although a scroll \
      view obeys another delegate that says the same. Whoever answers should be obeyed alike.
      """)
  }

  @Test func pageIsFreed() {
    let scene = pageLeftAlone()
    guard scene.isFreed("the page") else {
      Issue.record(
        """
        A StudyPage was created and dropped, and it is still in memory. It owns its two scroll \
        views; whoever advises them should be known to them, not kept. \
        \(scene.keepers(of: "the page"))
        """)
      return
    }
    for name in ["the text", "the notes"] {
      guard scene.isFreed(name) else {
        Issue.record(
          """
          A StudyPage and its scroll views were used and dropped, and \(name) is still in memory. \
          \(scene.keepers(of: name)) To pass oneself as an argument is no reason to keep oneself.
          """)
        return
      }
    }
  }
}

// MARK: - Helpers

private let forgottenDelegate = """
  A StudyPage was created, and its notes have no delegate. (If one was set: who keeps that object \
  alive? A weak reference does not.)
  """

private let frozen = """
   TextPage adopted the protocol without a method for this message, so it took the default, for \
  itself and for all its subclasses; a method of that name in a subclass is only another method. \
  What a class should hand down, it must have itself.
  """

/// What this page answers; if it has made another object the delegate of this view, what that says.
private func answer(of page: StudyPage, about view: ScrollView) -> Bool {
  if let delegate = view.delegate, identity(of: delegate) != identity(of: page) {
    return delegate.scrollViewShouldScrollToTop(view)
  }
  return page.scrollViewShouldScrollToTop(view)
}

private func rule(of view: ScrollView) -> Bool {
  view.scrollsToTop
}

/// Whether a scroll view stays where it is for a delegate of the check's own, which says no only if
/// it is asked about this very view.
private func viewObeys() -> Bool {
  let view = scrolledView()
  let start: Double = view.contentOffset
  let listener = Listener(watching: view)
  listener.answersNoForWatched = true
  view.delegate = listener
  withExtendedLifetime(listener) { view.scrollToTop() }
  let offset: Double = view.contentOffset
  return offset == start
}

// This function ends before the check looks: its local variables keep nothing alive.
private func pageLeftAlone() -> Scene {
  let page = StudyPage()
  page.isWriting = true
  _ = answer(of: page, about: page.notes)
  for view in [page.text, page.notes] {
    view.contentOffset = somewhere()
    view.scrollToTop()
  }
  return Scene(["the page": page, "the text": page.text, "the notes": page.notes])
}
