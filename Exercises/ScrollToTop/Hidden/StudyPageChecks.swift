import Checking
import Testing

import class ScrollToTop.ScrollView
import protocol ScrollToTop.ScrollViewDelegate
import class ScrollToTop.StudyPage

// The page that learners write: first its answers, then whether a scroll view obeys them.
extension ScrollToTopSuite {
  @Test func notesStayWhileWriting() {
    let page = StudyPage()
    page.isWriting = true
    // notesHaveADelegate judges notes without a delegate, notesGoAfterWriting a page that never
    // says yes.
    guard page.notes.delegate != nil, allowsAnything() else { return }
    let mayGo = answer(of: page, about: page.notes) && rule(of: page.notes)
    guard !mayGo else {
      Issue.record(
        """
        The user is writing a note, and the page got the question whether its notes may go to the \
        top. It said yes. It should say no, or the note moves away under the user's hands. \
        scrollViewShouldScrollToTop(_:) of StudyPage gives the answer.
        """)
      return
    }
    guard viewObeys(), rule(of: page.notes) else { return }
    let start = somewhere()
    page.notes.contentOffset = start
    page.notes.scrollToTop()
    let offset: Double = page.notes.contentOffset
    let hasStayed = offset == start
    #expect(
      hasStayed,
      """
      The user is writing a note, the page says no, and its notes went to the top anyway. Another \
      delegate says the same, and a scroll view obeys it. A scroll view should obey every delegate \
      alike.
      """)
  }

  @Test func notesHaveADelegate() {
    let page = StudyPage()
    page.isWriting = true
    let hasDelegate = page.notes.delegate != nil
    #expect(
      hasDelegate,
      """
      A StudyPage was created, and its notes have no delegate, so nobody can say no for them. If \
      init() sets one: which property keeps that object alive? `delegate` is weak and doesn't.
      """)
  }

  @Test func textGoesWhileWriting() {
    let page = StudyPage()
    page.isWriting = true
    let mayGo = answer(of: page, about: page.text)
    #expect(
      mayGo,
      """
      The user is writing a note, and the page got the question whether its text may go to the \
      top. It said no. Only the notes have to stay. The page is the delegate of two scroll views, \
      and the argument says which of them is asking.
      """)
  }

  @Test func notesGoAfterWriting() {
    let page = StudyPage()
    for moment in ["before any note was written", "after a note had been written"] {
      let mayGo = answer(of: page, about: page.notes)
      guard mayGo else {
        Issue.record(
          """
          The page got the question \(moment) whether its notes may go to the top, and said no. It \
          should say no only while isWriting is true. A veto is about this case, now, not about \
          the notes.
          """)
        return
      }
      page.isWriting = true
      page.isWriting = false
    }
  }

  @Test func pageAnswersAnew() {
    // Other checks judge a page's first answer.
    for isWriting in [true, false] {
      let page = StudyPage()
      page.isWriting = isWriting
      guard answer(of: page, about: page.notes) != isWriting else {
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
          The page got the question several times whether its notes may go to the top, while the \
          user was writing a note and while not. When isWriting was \(isWriting), it said \
          \(mayGo ? "yes" : "no"), which was right for an earlier question. Compute each answer \
          when the question comes, from the present state.
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
          The user was writing a note, and the page got the messages that its \(name) would go to \
          the top, and that they had gone there. The page changed their contentOffset. Only the \
          scroll view sets its offset. If a page wants it to stay, it says no when it gets the \
          question.
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
        // Ask as well: a page might turn the rule off when a scroll view asks it.
        _ = answer(of: page, about: page.notes)
        _ = answer(of: page, about: page.text)
        guard rule(of: page.notes) == setting, rule(of: page.text) == setting else {
          Issue.record(
            """
            scrollsToTop had been set to \(setting), then the user \
            \(isWriting ? "began" : "began and finished") a note. Now it is \(!setting). The \
            property is the general rule, and belongs to the code that set it. A page that changes \
            it for one case can't know what to put back. For the single case there is a question: \
            answer that.
            """)
          return
        }
      }
    }
  }

  @Test func pageIsFreed() {
    let scene = pageLeftAlone()
    guard scene.isFreed("the page") else {
      Issue.record(
        """
        A StudyPage was created and released, and it is still in memory. It owns its two scroll \
        views; they should know their delegate without keeping it alive. \
        \(scene.keepers(of: "the page"))
        """)
      return
    }
    for name in ["the text", "the notes"] {
      guard scene.isFreed(name) else {
        Issue.record(
          """
          A StudyPage and its scroll views were used and released, and \(name) is still in memory. \
          \(scene.keepers(of: name)) Passing itself as an argument is no reason for an object to \
          keep itself alive.
          """)
        return
      }
    }
  }
}

// MARK: - Helpers

/// This page's answer, or that of the other object it made this view's delegate.
private func answer(of page: StudyPage, about view: ScrollView) -> Bool {
  if let delegate = view.delegate, identity(of: delegate) != identity(of: page) {
    return delegate.scrollViewShouldScrollToTop(view)
  }
  return page.scrollViewShouldScrollToTop(view)
}

/// Whether a page ever says yes.
private func allowsAnything() -> Bool {
  let page = StudyPage()
  return [false, true].contains { isWriting in
    page.isWriting = isWriting
    return answer(of: page, about: page.notes) || answer(of: page, about: page.text)
  }
}

private func rule(of view: ScrollView) -> Bool {
  view.scrollsToTop
}

/// Whether a scroll view stays where it is for the check's delegate, which says no only about this
/// view.
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
