import Checking
import Testing

import class Multicast.Line
import enum Multicast.Objection

// MARK: - The line, and the objection

extension MulticastSuite {
  @Test func acceptedCallIsConnected() {
    let line = Line(number: 7)
    let clerk = Clerk()
    line.delegates.add(clerk)
    line.pickUp()
    guard line.isConnected else {
      Issue.record(
        """
        The receiver was lifted, and the only listener of the line would have said yes: the line \
        is not connected. If nobody minds, pickUp() should connect the call.
        """)
      return
    }
    // That a list tells its only listener is another check's.
    guard oneIsTold() else { return }
    let count = clerk.connected.count
    #expect(
      count == 1,
      """
      A call was connected: the listener heard lineDidConnect(_:) \(times(count)). It should hear \
      it once. Its yes was only an opinion; that the call really came about, it must be told.
      """)
    let hasHeardOfRinging = clerk.calls.contains { $0.message == .didRing }
    #expect(
      !hasHeardOfRinging,
      """
      The receiver was lifted, and the listener heard lineDidRing(_:), although nothing rang. \
      To ring and to be picked up are two events.
      """)
    guard count == 1, !hasHeardOfRinging, isConnectedAfterRefusal() == false else { return }
    Issue.record(
      """
      A listener refused a call, and was taken off the list; another came, which minds nothing, \
      and the receiver was lifted again: the line is not connected. Each call is asked about by \
      itself.
      """)
  }

  @Test func refusedCallStaysOut() {
    let line = Line(number: 7)
    let clerk = Clerk(saying: false)
    line.delegates.add(clerk)
    line.pickUp()
    guard !clerk.asked.isEmpty else {
      Issue.record(
        """
        The receiver was lifted, and the listener of the line was not asked. It should be asked \
        lineShouldConnect(_:): "should" in a message's name promises that the answer counts.
        """)
      return
    }
    let isConnected: Bool = line.isConnected
    #expect(
      !isConnected,
      """
      The receiver was lifted, the listener was asked lineShouldConnect(_:) and said no: the line \
      is connected all the same. A "should" is a question, and its answer has to be obeyed.
      """)
    guard !isConnected else { return }
    let count = clerk.connected.count
    #expect(
      count == 0,
      """
      The listener refused the call, which was not connected, and heard lineDidConnect(_:) \
      \(times(count)) for it. "Did" is said of what has happened; nothing has.
      """)
  }

  @Test func oneRefusalIsEnough() {
    guard lineObeysItsOnlyListener() else { return }
    for answers in [[true, false], [false, true]] {
      // What a list makes of these two answers is another check's.
      guard !combinedAnswer(of: answers.map { Ear(saying: $0) }, default: true) else { continue }
      let line = Line(number: 7)
      let clerks = answers.map { Clerk(saying: $0) }
      for clerk in clerks { line.delegates.add(clerk) }
      line.pickUp()
      guard clerks.allSatisfy({ !$0.asked.isEmpty }) else { continue }
      let isConnected: Bool = line.isConnected
      let counts = clerks.map(\.connected.count)
      #expect(
        !isConnected && counts == [0, 0],
        """
        The receiver was lifted on a line with two listeners; the first said \(word(answers[0])), \
        the second \(word(answers[1])). The line is \(isConnected ? "" : "not ")connected, and they \
        heard lineDidConnect(_:) \(times(counts[0])) and \(times(counts[1])). It should not be \
        connected, and neither should be told so: there is one call, and one answer made from all \
        answers, not one for each listener.
        """)
      guard !isConnected, counts == [0, 0] else { return }
    }
  }

  @Test func lineAsksOnce() {
    guard bothAreAsked() else { return }
    for answer in [true, false] {
      let line = Line(number: 7)
      let clerk = Clerk(saying: answer)
      line.delegates.add(clerk)
      line.pickUp()
      let count = clerk.asked.count
      // That it is asked at all is another check's.
      #expect(
        count < 2,
        """
        The receiver was lifted once, and the listener, which says \(word(answer)), heard \
        lineShouldConnect(_:) \(times(count)). It should be asked once for each call: a listener may \
        count the questions, and need not answer them all alike. Keep the answer.
        """)
      guard count < 2 else { return }
    }
  }

  @Test func askedBeforeToldAfter() {
    let line = Line(number: 7)
    let clerk = Clerk()
    line.delegates.add(clerk)
    line.pickUp()
    let isAskedBefore = clerk.asked.allSatisfy { !$0.isConnected }
    #expect(
      isAskedBefore,
      """
      While the listener was asked lineShouldConnect(_:), the line's isConnected was already \
      true. It should still be false: one asks first and connects then, or a no comes too late.
      """)
    let isToldAfter = clerk.connected.allSatisfy { $0.isConnected }
    #expect(
      isToldAfter,
      """
      While the listener heard lineDidConnect(_:), the line's isConnected was still false. It \
      should be true: "did" is said when it is done, and a listener that looks must find it so.
      """)
  }

  @Test func lineAloneConnects() {
    let line = Line(number: 7)
    line.pickUp()
    let isConnected: Bool = line.isConnected
    #expect(
      isConnected,
      """
      The receiver was lifted on a line that nobody listens to: the call was not connected. It \
      should be. Listeners may refuse a call; where there are none, nobody has refused it.
      """)
  }

  @Test func lineIsFreed() {
    let clerk = Clerk()
    let scene = lineLeftAlone(with: clerk)
    for name in ["the line", "its list"] {
      guard scene.isFreed(name) else {
        Issue.record(
          """
          A line rang, was picked up and was dropped, and \(name) is still in memory. \
          \(scene.keepers(of: name)) To pass oneself as an argument is no reason to keep oneself.
          """)
        return
      }
    }
  }

  @Test func lineNamesItself() {
    let lines = [Line(number: 7), Line(number: 8)]
    let clerk = Clerk()
    for line in lines { line.delegates.add(clerk) }
    for line in lines.reversed() {
      let before = clerk.calls.count
      line.ring()
      line.pickUp()
      let new = clerk.calls.dropFirst(before)
      guard !new.isEmpty else {
        Issue.record(
          """
          One listener was added to two lines; one of them rang and was picked up, and the \
          listener heard nothing of it.
          """)
        return
      }
      let isNamed = new.allSatisfy { $0.sender == identity(of: line) }
      #expect(
        isNamed,
        """
        One listener was added to two lines; one of them rang and was picked up, and the listener \
        was handed another line. The argument answers the question "which of you?": the line that \
        speaks passes itself.
        """)
      guard isNamed else { return }
    }
  }

  // MARK: The objection

  @Test func objectionHolds() {
    let answers: [Bool] = Objection.answers
    guard let last = answers.last else {
      Issue.record(
        """
        Objection.answers is empty. It should hold the answers of some observers with which a \
        NoticeLine connects a call that a Line refuses: run through NoticeLine.pickUp() with a \
        pencil, and watch what is on the notice after each of them.
        """)
      return
    }
    guard answers.contains(false) else {
      Issue.record(
        """
        With the answers of your objection, everybody says yes, and so both lines connect: they \
        do not differ. The argument is about a no that does not arrive.
        """)
      return
    }
    #expect(
      last,
      """
      With the answers of your objection, a Line refuses the call, and so does a NoticeLine: they \
      do not differ. On the notice there is room for one answer only. Whose is it, when it is read?
      """)
  }
}
