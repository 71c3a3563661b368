import Checking
import Testing

import class ScrollToTop.ScrollView
import protocol ScrollToTop.ScrollViewDelegate

// What an expectation compares is made plain first, a Bool or a number: a failing #expect describes
// its operands, and would run the learner's own `description`.
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
        A delegate that implements all three messages was spoken to as any ScrollViewDelegate, \
        which is how a scroll view speaks to it. Its own method was not called for \
        \(missing.count == 3 ? "any of the three" : names.joined(separator: " and ")): the body of \
        the protocol does not list \(missing.count == 1 ? "it" : "them"), so the default in the \
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
        The status bar was tapped: the scroll view's delegate, which implements all three \
        messages, heard none. It should be asked (should), told before (will) and told after (did).
        """)
      return
    }
    // What the protocol does not list nobody can hear: that is everyMessageIsListed's.
    let missing = unlisted()
    let isInOrder = listener.heard == ["should", "will", "did"].filter { !missing.contains($0) }
    #expect(
      isInOrder,
      """
      The status bar was tapped, and nobody had anything against it: the delegate heard \
      \(listener.said). It should hear should, will, did, in this order and each once: a question, \
      an announcement, a report.
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
        The status bar was tapped: the delegate, which has nothing against it, did not hear will. \
        It should hear it just before the scroll view goes.
        """)
      return
    }
    let isOld = offset == start
    #expect(
      isOld,
      """
      In will, the delegate looked at the scroll view: its contentOffset had changed already. Will \
      is a promise about the next moment; it is the last chance to see, or save, how things were.
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
        The status bar was tapped: the delegate, which has nothing against it, did not hear did. \
        It should hear it as soon as the scroll view stands at the top.
        """)
      return
    }
    let isNew = offset == 0
    #expect(
      isNew,
      """
      In did, the delegate looked at the scroll view: its contentOffset was not 0 yet. Did is a \
      report about something that is over, so it is sent when the change has been made.
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
        The status bar was tapped. The delegate, which has nothing against it, wanted to take \
        itself away on hearing will; it did not hear will, and the scroll view did not go to the \
        top. It should do both, the one before the other.
        """)
      return
    }
    #expect(
      isAtTop,
      """
      The delegate said yes, and on hearing will it took itself away (delegate = nil): the scroll \
      view did not go to the top. It had been allowed to, and needs no listener in order to move. \
      A delegate may leave between any two messages.
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
      The delegate said yes, and on hearing will it was freed, since nobody kept it any longer: the \
      scroll view did not go to the top. It had been allowed to. A delegate may be gone after any \
      message.
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
          Two scroll views, one delegate: the \(side) one was to go to the top, and the delegate \
          heard nothing. It should be asked about that one.
          """)
        return
      }
      guard listener.senders.allSatisfy({ $0 == identity(of: view) }) else {
        Issue.record(
          """
          Two scroll views, one delegate: the \(side) one was to go to the top, and the delegate \
          was handed another in at least one of the messages. The argument answers the question \
          "which of you?", so a scroll view passes itself, every time.
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
      delegate heard \(listener.said). It should hear nothing: the three messages belong to \
      scrollToTop(), not to every way in which the offset may change.
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
        The status bar was tapped on a scroll view without a delegate: it did not go to the top. \
        Where nobody is asked, the documented default applies, and that is yes. Silence is not a no.
        """)
      return
    }
    let indifferent: any ScrollViewDelegate = Indifferent()
    view.delegate = indifferent
    view.contentOffset = somewhere()
    view.scrollToTop()
    let offsetWithIndifferent: Double = view.contentOffset
    // That its answer is yes is emptyDelegateDoesNotStopIt's.
    guard offsetWithIndifferent == 0 || !indifferent.scrollViewShouldScrollToTop(view) else {
      Issue.record(
        """
        The status bar was tapped on a scroll view whose delegate implements none of the messages: \
        it did not go to the top, although the default answer is yes. A delegate implements only \
        what it cares about; the rest should work as if it were not there.
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
      A scroll view had a delegate, which has been freed. The status bar was tapped: it did not go \
      to the top. A delegate that is gone is no delegate, and the documented default applies: yes.
      """)
  }

  @Test func emptyDelegateDoesNotStopIt() {
    let delegate: any ScrollViewDelegate = Indifferent()
    let answer: Bool = delegate.scrollViewShouldScrollToTop(scrolledView())
    #expect(
      answer,
      """
      A delegate that implements none of the messages was asked whether a scroll view may go to \
      the top: the default answered no. A delegate without an opinion should not stop anything: the \
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
        The status bar was tapped: the delegate wanted to say no, and was not asked. It should \
        hear scrollViewShouldScrollToTop(_:) before anything happens.
        """)
      return
    }
    let offset: Double = view.contentOffset
    let hasStayed = offset == start
    #expect(
      hasStayed,
      """
      The delegate was asked whether the scroll view may go to the top, and said no: the scroll \
      view has moved all the same. An object that asks should has to obey the answer.
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
        The delegate would have said no, and heard \(listener.said). After a no nothing should \
        happen, so there is nothing to announce and nothing to report: neither will nor did is \
        true.
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
      // Whether a tap changes these is another check's.
      view.delegate = listener
      view.scrollsToTop = true
      view.scrollToTop()
      let after = listener.heard.filter { $0 == "should" }.count
      guard after > before else {
        if isOnlyUnlisted("should") { return }
        Issue.record(
          """
          The status bar was tapped three times: at the \(tap) tap, the delegate was not asked. It \
          should be asked at every tap. An answer is about this tap and this moment; at the next \
          one it may be another.
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
        The status bar was tapped on a scroll view whose delegate says \(answer ? "yes" : "no"). \
        Afterwards \(isInPlace ? "its scrollsToTop was false" : "it had lost its delegate"), which \
        nobody but the scroll view can have done. Both properties belong to the code that set \
        them. A tap is one case, and changes contentOffset or nothing.
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
          The status bar was tapped on a scroll view whose scrollsToTop is false\
          \(hasDelegate ? "" : ", and which has no delegate"): it moved. The property is the \
          general rule, and false means never; a delegate can only say no where the property says \
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
      The status bar was tapped on a scroll view whose scrollsToTop is false: its delegate heard \
      \(listener.said). It should hear nothing. There is nothing to decide and nothing to report; \
      and a delegate might do something on being asked, such as show a dialogue.
      """)
  }
}
