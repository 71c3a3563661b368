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
        The only listener of the line would have said yes, and somebody picked up, but the line \
        isn't connected. If no listener refuses, pickUp() should connect the call.
        """)
      return
    }
    // Another check judges whether a list tells its only listener.
    guard oneIsTold() else { return }
    let count = clerk.connected.count
    #expect(
      count == 1,
      """
      A call was connected, and the listener got lineDidConnect(_:) \(times(count)). It should get \
      it once. Its yes was only an opinion. It also has to learn that the call was connected.
      """)
    let hasHeardOfRinging = clerk.calls.contains { $0.message == .didRing }
    #expect(
      !hasHeardOfRinging,
      """
      Somebody picked up, and the listener got lineDidRing(_:), although nothing rang. Ringing and \
      picking up are two events.
      """)
    guard count == 1, !hasHeardOfRinging, isConnectedAfterRefusal() == false else { return }
    Issue.record(
      """
      A listener refused a call, and was removed from the list. Another was added, which refuses \
      nothing, and somebody picked up again. The line isn't connected. Ask again for each call.
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
        Somebody picked up, and the line didn't ask its listener. It should send \
        lineShouldConnect(_:): "should" in a message's name promises that the answer counts.
        """)
      return
    }
    let isConnected: Bool = line.isConnected
    #expect(
      !isConnected,
      """
      Somebody picked up, the line sent lineShouldConnect(_:), and the listener said no. The line \
      is connected anyway. A "should" is a question, and the line has to obey its answer.
      """)
    guard !isConnected else { return }
    let count = clerk.connected.count
    #expect(
      count == 0,
      """
      The listener refused the call, which was not connected, and got lineDidConnect(_:) \
      \(times(count)) for it. "Did" says that something has happened, and nothing has.
      """)
  }

  @Test func oneRefusalIsEnough() {
    guard lineObeysItsOnlyListener() else { return }
    for answers in [[true, false], [false, true]] {
      // Another check judges how a list combines these two answers.
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
        Somebody picked up on a line with two listeners; the first said \(word(answers[0])), the \
        second \(word(answers[1])). The line is \(isConnected ? "" : "not ")connected, and they \
        got lineDidConnect(_:) \(times(counts[0])) and \(times(counts[1])). It should not be \
        connected, and neither should get that message: there is one call, and one answer made \
        from all answers, not one for each listener.
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
      // Another check judges whether the line asks.
      #expect(
        count < 2,
        """
        Somebody picked up once, and the listener, which says \(word(answer)), got \
        lineShouldConnect(_:) \(times(count)). It should get it once for each call: a listener may \
        count the questions, and may answer each one differently. Keep the answer.
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
      While the listener got lineShouldConnect(_:), the line's isConnected was already true. It \
      should still be false: ask first and connect then, or a no comes too late.
      """)
    let isToldAfter = clerk.connected.allSatisfy { $0.isConnected }
    #expect(
      isToldAfter,
      """
      While the listener got lineDidConnect(_:), the line's isConnected was still false. It should \
      be true: send "did" when it is done. A listener may look.
      """)
  }

  @Test func lineAloneConnects() {
    let line = Line(number: 7)
    line.pickUp()
    let isConnected: Bool = line.isConnected
    #expect(
      isConnected,
      """
      Somebody picked up on a line without listeners, and the call was not connected. It should \
      be. Listeners may refuse a call; without listeners, nobody refuses it.
      """)
  }

  @Test func lineIsFreed() {
    let clerk = Clerk()
    let scene = lineLeftAlone(with: clerk)
    for name in ["the line", "its list"] {
      guard scene.isFreed(name) else {
        Issue.record(
          """
          A line rang, somebody picked up, the line was released, and \(name) is still in memory. \
          \(scene.keepers(of: name)) Passing itself as an argument is no reason for a line to keep \
          itself alive.
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
          One listener was added to two lines; one of them rang, somebody picked up, and the \
          listener got no message.
          """)
        return
      }
      let isNamed = new.allSatisfy { $0.sender == identity(of: line) }
      #expect(
        isNamed,
        """
        One listener was added to two lines; one of them rang, somebody picked up, and the \
        listener got another line as the sender. The argument answers the question "which of \
        you?": a line passes itself.
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
        NoticeLine connects a call that a Line refuses. Run through NoticeLine.pickUp() with a \
        pencil, and write down the notice's answer after each of them.
        """)
      return
    }
    guard answers.contains(false) else {
      Issue.record(
        """
        With the answers of your objection, all observers say yes, and so both lines connect: they \
        don't differ. The argument is about a no that doesn't arrive.
        """)
      return
    }
    #expect(
      last,
      """
      With the answers of your objection, a Line refuses the call, and so does a NoticeLine: they \
      don't differ. The notice has room for one answer only. Whose answer is it when the line \
      reads it?
      """)
  }
}
