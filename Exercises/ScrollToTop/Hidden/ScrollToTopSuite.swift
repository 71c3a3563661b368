import Checking
import Testing

import class ScrollToTop.ScrollView
import protocol ScrollToTop.ScrollViewDelegate

// Convert to a Bool or a number before #expect: a failing #expect describes its operands, and would
// run the learner's own `description`.
@Suite struct ScrollToTopSuite {
  // MARK: The conversation

  @Test func everyMessageIsListed() {
    let missing = unlisted()
    guard missing.isEmpty else {
      let names = missing.map {
        "scrollView\($0.prefix(1).uppercased())\($0.dropFirst())ScrollToTop(_:)"
      }
      Issue.record(
        """
        The check called the messages of a delegate that implements all three, as any \
        ScrollViewDelegate, which is how a scroll view calls them. Its own method didn't run for \
        \(missing.count == 3 ? "any of the three" : names.joined(separator: " and ")): the body of \
        the protocol doesn't list \(missing.count == 1 ? "it" : "them"), so the default in the \
        extension runs, whatever a delegate implements.
        """)
      return
    }
  }

  @Test func asksAnnouncesReports() {
    let view = scrolledView()
    let listener = Listener(watching: view)
    view.delegate = listener
    view.scrollToTop()
    guard !listener.heard.isEmpty else {
      Issue.record(
        """
        The user tapped the status bar, and the scroll view's delegate, which implements all three \
        messages, got none. It should get should, will and did.
        """)
      return
    }
    // everyMessageIsListed judges messages that the protocol does not list; no delegate can get
    // them.
    let missing = unlisted()
    let isInOrder = listener.heard == ["should", "will", "did"].filter { !missing.contains($0) }
    #expect(
      isInOrder,
      """
      The user tapped the status bar, and the delegate said yes. It got \(listener.said). It \
      should get should, will, did, in this order and each once: a question, an announcement, a \
      report.
      """)
  }

  @Test func willComesBefore() {
    let view = scrolledView()
    let listener = Listener(watching: view)
    let start: Double = view.contentOffset
    view.delegate = listener
    view.scrollToTop()
    guard let offset = listener.offsets["will"] else {
      if isOnlyUnlisted("will") { return }
      Issue.record(
        """
        The user tapped the status bar, and the delegate, which says yes, didn't get will. It \
        should get it just before the scroll view moves.
        """)
      return
    }
    let isOld = offset == start
    #expect(
      isOld,
      """
      In will, the delegate looked at the scroll view: its contentOffset had changed already. Will \
      is a promise about the next moment. It is the last chance to see, or save, the old state.
      """)
  }

  @Test func didComesAfter() {
    let view = scrolledView()
    let listener = Listener(watching: view)
    view.delegate = listener
    view.scrollToTop()
    guard let offset = listener.offsets["did"] else {
      if isOnlyUnlisted("did") { return }
      Issue.record(
        """
        The user tapped the status bar, and the delegate, which says yes, didn't get did. It \
        should get it as soon as the scroll view is at the top.
        """)
      return
    }
    let isNew = offset == 0
    #expect(
      isNew,
      """
      In did, the delegate looked at the scroll view: its contentOffset wasn't 0 yet. Did is a \
      report about something that is over, so send it after the change.
      """)
  }

  @Test func delegateMayLeaveInWill() {
    let view = scrolledView()
    let listener = Listener(watching: view)
    listener.leavesInWill = true
    view.delegate = listener
    view.scrollToTop()
    let offset: Double = view.contentOffset
    let isAtTop = offset == 0
    guard isAtTop || listener.heard.contains("will") else {
      Issue.record(
        """
        The user tapped the status bar. The delegate, which says yes, wanted to remove itself in \
        will. It didn't get will, and the scroll view didn't go to the top. Send will, and then \
        go.
        """)
      return
    }
    #expect(
      isAtTop,
      """
      The delegate said yes, and removed itself in will (delegate = nil). The scroll view didn't \
      go to the top. The delegate had allowed it, and a scroll view needs no delegate to move. A \
      delegate may leave between any two messages.
      """)
    guard isAtTop else { return }
    let other = scrolledView()
    let keeper = Keeper()
    other.delegate = keeper.guest
    other.scrollToTop()
    let otherOffset: Double = other.contentOffset
    #expect(
      otherOffset == 0,
      """
      The delegate said yes, and in will it was deallocated, because nobody kept it any longer. \
      The scroll view didn't go to the top. The delegate had allowed it. A delegate may be \
      deallocated after any message.
      """)
  }

  @Test func tellsWhichOfTwo() {
    let (left, right) = (scrolledView(), scrolledView())
    let listener = Listener(watching: left)
    left.delegate = listener
    right.delegate = listener
    for (side, view) in [("right", right), ("left", left)] {
      listener.senders = []
      view.scrollToTop()
      guard !listener.senders.isEmpty else {
        Issue.record(
          """
          Two scroll views have one delegate. The \(side) one should go to the top, and the \
          delegate got no message. It should be asked about that one.
          """)
        return
      }
      guard listener.senders.allSatisfy({ $0 == identity(of: view) }) else {
        Issue.record(
          """
          Two scroll views have one delegate. The \(side) one should go to the top, and in at \
          least one of the messages the delegate got another one as the sender. The argument \
          answers the question "which of you?", so a scroll view passes itself, every time.
          """)
        return
      }
    }
  }

  @Test func scrollingByHandIsQuiet() {
    let view = scrolledView()
    let listener = Listener(watching: view)
    view.delegate = listener
    view.contentOffset = somewhere()
    view.contentOffset = 0
    let isQuiet = listener.heard.isEmpty
    #expect(
      isQuiet,
      """
      A reader scrolled by hand: contentOffset was set, and nobody tapped the status bar. The \
      delegate got \(listener.said). It should get nothing: only scrollToTop() sends the three \
      messages, not every change of the offset.
      """)
  }

  // MARK: The default

  @Test func noDelegateDoesNotStopIt() {
    let view = scrolledView()
    view.delegate = nil
    view.scrollToTop()
    let offset: Double = view.contentOffset
    guard offset == 0 else {
      Issue.record(
        """
        The user tapped the status bar on a scroll view without a delegate, and it didn't go to \
        the top. If there is nobody to ask, the documented default holds, and that is yes. Silence \
        isn't a no.
        """)
      return
    }
    let indifferent: any ScrollViewDelegate = Indifferent()
    view.delegate = indifferent
    view.contentOffset = somewhere()
    view.scrollToTop()
    let offsetWithIndifferent: Double = view.contentOffset
    // emptyDelegateDoesNotStopIt judges whether its answer is yes.
    guard offsetWithIndifferent == 0 || !indifferent.scrollViewShouldScrollToTop(view) else {
      Issue.record(
        """
        The user tapped the status bar on a scroll view whose delegate implements none of the \
        messages. It didn't go to the top, although the default answer is yes. A delegate \
        implements only what it cares about; everything else should work as if there were no \
        delegate.
        """)
      return
    }
    listenBriefly(to: view)
    view.contentOffset = somewhere()
    view.scrollToTop()
    let offsetWithoutListener: Double = view.contentOffset
    let isAtTop = offsetWithoutListener == 0
    #expect(
      isAtTop,
      """
      A scroll view had a delegate, which was deallocated. The user tapped the status bar, and the \
      scroll view didn't go to the top. A deallocated delegate is no delegate, and the documented \
      default holds: yes.
      """)
  }

  @Test func emptyDelegateDoesNotStopIt() {
    let delegate: any ScrollViewDelegate = Indifferent()
    let answer: Bool = delegate.scrollViewShouldScrollToTop(scrolledView())
    #expect(
      answer,
      """
      The check asked a delegate that implements none of the messages whether a scroll view may go \
      to the top. The default answered no. A delegate without an opinion should stop nothing: the \
      documented answer is yes.
      """)
  }

  // MARK: The veto

  @Test func vetoStopsIt() {
    let view = scrolledView()
    let listener = Listener(watching: view)
    let start: Double = view.contentOffset
    listener.answer = false
    view.delegate = listener
    view.scrollToTop()
    guard listener.heard.contains("should") else {
      if isOnlyUnlisted("should") { return }
      Issue.record(
        """
        The user tapped the status bar. The delegate wanted to say no, and nobody asked it. It \
        should get scrollViewShouldScrollToTop(_:) before anything happens.
        """)
      return
    }
    let offset: Double = view.contentOffset
    let hasStayed = offset == start
    #expect(
      hasStayed,
      """
      The delegate got the question whether the scroll view may go to the top, and said no. The \
      scroll view moved anyway. An object that asks "should" has to obey the answer.
      """)
  }

  @Test func vetoIsFinal() {
    let view = scrolledView()
    let listener = Listener(watching: view)
    listener.answer = false
    view.delegate = listener
    view.scrollToTop()
    let others = listener.heard.filter { $0 != "should" }
    guard others.isEmpty || isOnlyUnlisted("should") else {
      Issue.record(
        """
        The delegate said no, and got \(listener.said). After a no nothing happens, so there is \
        nothing to announce and nothing to report: neither will nor did is true.
        """)
      return
    }
  }

  @Test func asksEveryTime() {
    let view = scrolledView()
    let listener = Listener(watching: view)
    view.delegate = listener
    for (tap, answer) in [("first", false), ("second", true), ("third", false)] {
      let before = listener.heard.filter { $0 == "should" }.count
      listener.answer = answer
      view.contentOffset = somewhere()
      // Another check judges whether a tap changes these.
      view.delegate = listener
      view.scrollsToTop = true
      view.scrollToTop()
      let after = listener.heard.filter { $0 == "should" }.count
      guard after > before else {
        if isOnlyUnlisted("should") { return }
        Issue.record(
          """
          The user tapped the status bar three times. At the \(tap) tap, the scroll view didn't \
          ask its delegate. It should ask at every tap: an answer is about this tap and this \
          moment, and the next one may be another.
          """)
        return
      }
    }
  }

  @Test func changesOnlyTheOffset() {
    for answer in [true, false] {
      let view = scrolledView()
      let listener = Listener(watching: view)
      listener.answer = answer
      view.delegate = listener
      view.scrollToTop()
      let isInPlace = view.delegate.map { identity(of: $0) } == identity(of: listener)
      let isAllowed: Bool = view.scrollsToTop
      #expect(
        isInPlace && isAllowed,
        """
        The user tapped the status bar on a scroll view whose delegate says \
        \(answer ? "yes" : "no"). Afterwards \
        \(isInPlace ? "its scrollsToTop was false" : "it had lost its delegate"), and only the \
        scroll view can have changed that. Both properties belong to the code that set them. A tap \
        is one case, and changes contentOffset or nothing.
        """)
      guard isInPlace, isAllowed else { return }
    }
  }

  // MARK: The general rule

  @Test func propertyStopsIt() {
    for hasDelegate in [false, true] {
      let view = scrolledView()
      let listener = Listener(watching: view)
      // A rule that was looked up at an earlier tap is out of date.
      view.scrollToTop()
      view.contentOffset = somewhere()
      let start: Double = view.contentOffset
      view.scrollsToTop = false
      view.delegate = hasDelegate ? listener : nil
      withExtendedLifetime(listener) { view.scrollToTop() }
      let offset: Double = view.contentOffset
      guard offset == start else {
        Issue.record(
          """
          The user tapped the status bar on a scroll view whose scrollsToTop is false \
          \(hasDelegate ? "" : ", and which has no delegate"), and it moved. The property is the \
          general rule, and false means never. A delegate can only say no where the property says \
          yes.
          """)
        return
      }
    }
  }

  @Test func propertyAsksNobody() {
    let view = scrolledView()
    let listener = Listener(watching: view)
    view.scrollsToTop = false
    view.delegate = listener
    view.scrollToTop()
    let isQuiet = listener.heard.isEmpty
    #expect(
      isQuiet,
      """
      The user tapped the status bar on a scroll view whose scrollsToTop is false, and its \
      delegate got \(listener.said). It should get nothing. There is nothing to decide and nothing \
      to report, and a delegate might act on a question, for example show a dialogue.
      """)
  }
}
