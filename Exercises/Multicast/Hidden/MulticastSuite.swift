import Checking
import Testing

import class Multicast.Line
import protocol Multicast.LineDelegate
import class Multicast.MulticastDelegate
import enum Multicast.Objection

// What an expectation compares is made plain first, a Bool or a number: a failing #expect describes
// its operands, and would run the learner's own `description`.
//
// A check that needs more than its own idea to work looks first whether the rest does, and leaves
// what does not to the check it belongs to.
@Suite struct MulticastSuite {
  // MARK: The list tells

  @Test func toldInOrder() {
    let ears = (1...3).map { _ in Ear() }
    let list = newList(of: ears)
    list.tell { $0.hear() }
    let counts = ears.map(\.timesTold)
    guard counts != [0, 0, 0] else {
      Issue.record(
        """
        Three listeners were added to a list and one message was sent through it: nobody heard \
        it. Two places have to work together for that: add(_:) writes a listener into the list, \
        and tell(_:) passes each one on it to the message. TODO 1 to 3 lead there, one at a time.
        """)
      return
    }
    guard counts == [1, 1, 1] else {
      Issue.record(
        """
        Three listeners were added to a list and one message was sent through it: the first heard \
        it \(times(counts[0])), the second \(times(counts[1])), the third \(times(counts[2])). \
        Each should hear it once: a list is there so that nobody takes another's place.
        """)
      return
    }
    var order: [ObjectIdentifier] = []
    list.tell { order.append(identity(of: $0)) }
    let isInOrder = order == ears.map { identity(of: $0) }
    #expect(
      isInOrder,
      """
      Three listeners were added one after the other, and were told in another order. It should \
      be the order in which they were added: it is the one order that whoever builds the program \
      can see and decide.
      """)
    guard isInOrder else { return }
    #expect(
      linesAreToldInOrder(),
      """
      In a list of another kind, with more listeners, not each of them was told once and in \
      order. A list serves any kind of listener, and any number, alike.
      """)
  }

  @Test func listenersAreNotKept() {
    let list = MulticastDelegate<any Hearing>()
    let (scene, count) = listenerLeftAlone(by: list)
    guard count > 0 else {
      Issue.record(
        """
        A listener was added to a list, and did not hear the message that was sent through it. \
        Whether the list keeps its listeners can be seen once add(_:) and tell(_:) work.
        """)
      return
    }
    let isFreed = scene.isFreed("the listener")
    #expect(
      isFreed,
      """
      A listener was added to a list, everybody else let go of it, and it is still in memory. \
      \(scene.keepers(of: "the listener")) The list needs to know its listeners, as any object \
      knows its delegate, but it is not their owner: whoever added one decides how long it lives.
      """)
    withExtendedLifetime(list) {}
  }

  @Test func goneAreNotCounted() {
    let list = MulticastDelegate<any Hearing>()
    let stays = Ear()
    list.add(stays)
    let (scene, before) = listenerCounted(by: list)
    guard before == 2 else {
      Issue.record(
        """
        Two different listeners were added to a list: its `count` was \(before). It should be 2, \
        as long as both are there.
        """)
      return
    }
    // That the list lets go of it is another check's.
    guard scene.isFreed("the listener") else { return }
    let after: Int = list.count
    #expect(
      after == 1,
      """
      Of two listeners one has gone: the `count` of the list is \(after). It should be 1, at once. \
      When a listener goes, its weak reference turns nil, but the entry around it remains; it \
      must be left out or taken out.
      """)
    withExtendedLifetime(stays) {}
  }

  @Test func goneArePassedOver() {
    guard bothAreTold() else { return }
    let ears = [Ear(), Ear()]
    let list = MulticastDelegate<any Hearing>()
    // That the list lets go of its listener is another check's.
    guard addListeners(around: ears, to: list).isFreed("the listener") else { return }
    list.tell { $0.hear() }
    let (one, other) = (ears[0].timesTold, ears[1].timesTold)
    #expect(
      one == 1 && other == 1,
      """
      Of three listeners the middle one has gone, and a message was sent: the first heard it \
      \(times(one)), the last \(times(other)). Both should hear it once. An entry whose listener has \
      gone is no reason to stop; the round goes on with the next.
      """)
    guard one == 1, other == 1, bothAreAsked(), combinedAnswer(of: [Ear()], default: false)
    else { return }
    let isYes: Bool = list.ask(default: false) { $0.agrees() }
    let (asked, last) = (ears[0].timesAsked, ears[1].timesAsked)
    #expect(
      isYes && asked == 1 && last == 1,
      """
      Of three listeners the middle one has gone, and the others were ready to say yes. They were \
      asked with `default: false`, the first \(times(asked)), the last \(times(last)), and the list \
      answered \(word(isYes)). Both should be asked once, and the answer is theirs: yes. Whoever has \
      gone neither votes nor stops the round.
      """)
  }

  @Test func addedTwiceToldOnce() {
    guard bothAreTold() else { return }
    let (ear, other) = (Ear(), Ear())
    let list = newList(of: [ear, other, ear])
    list.tell { $0.hear() }
    let count = ear.timesTold
    #expect(
      count == 1,
      """
      A listener was added, then another, then the first once more, and a message was sent: the \
      one that was added twice heard it \(times(count)). It should hear it once. Being on the \
      list is a yes or a no; saying it twice changes nothing.
      """)
  }

  @Test func addedAgainStaysInPlace() {
    guard bothAreTold(), order(whenAdding: [0, 1]) == [0, 1] else { return }
    let first = order(whenAdding: [0, 1, 0]).first
    let isInPlace = first == 0
    #expect(
      isInPlace,
      """
      A listener was added, then another, then the first once more, and a message was sent: the \
      other one was told first. The order is that in which they came; who is on the list already \
      does not come again, and keeps its place.
      """)
  }

  @Test func equalIsNotTheSame() {
    guard bothAreTold() else { return }
    let twins = [Twin(), Twin()]
    let list = MulticastDelegate<any Hearing>()
    for twin in twins { list.add(twin) }
    list.tell { $0.hear() }
    let areBothTold = twins.allSatisfy { $0.timesTold == 1 }
    #expect(
      areBothTold,
      """
      Two listeners that are equal (`==` says true) were added to a list, and a message was sent: \
      not both heard it once. Equal things are not the same thing: these are two objects, each \
      waiting for its message. Ask whether it is the very same object.
      """)
  }

  @Test func removedHearsNothing() {
    guard bothAreTold() else { return }
    let (leaves, stays) = (Ear(), Ear())
    let list = newList(of: [leaves, stays])
    list.tell { $0.hear() }
    list.remove(leaves)
    list.tell { $0.hear() }
    let (left, stayed) = (leaves.timesTold, stays.timesTold)
    #expect(
      left == 1,
      """
      A listener heard a message, was removed from the list, and a second message was sent: in \
      all, it heard \(left) messages. It should have heard 1. Whoever has been \
      removed should hear nothing more, from the next message on.
      """)
    guard left == 1 else { return }
    #expect(
      stayed == 2,
      """
      Of two listeners one was removed, and the other one did not hear the next message as \
      before. Removing a listener should change nothing for anybody else.
      """)
  }

  @Test func successorIsHeard() {
    guard bothAreTold(), lastIsToldWhenFirstHasGone() else { return }
    let list = MulticastDelegate<any Hearing>()
    let isEverybodyTold = (1...200).allSatisfy { _ in briefListenerIsTold(by: list) }
    #expect(
      isEverybodyTold,
      """
      Listeners were added to a list and went away again, one after the other, and at last a new \
      one heard nothing: the list took it for one that it had already. An object may lie in \
      memory where one lay that has gone, so an address or an ObjectIdentifier names an object \
      only while it lives. Forget it together with the object, or compare with those still there.
      """)
  }

  // MARK: The list while it is being changed

  @Test func leavingSkipsNobody() {
    guard bothAreTold() else { return }
    for position in 0..<4 {
      let ears = (1...4).map { _ in Ear() }
      let list = newList(of: ears)
      let leaver = ears[position]
      leaver.whenTold = { list.remove(leaver) }
      list.tell { $0.hear() }
      let isEachToldOnce = ears.allSatisfy { $0.timesTold == 1 }
      #expect(
        isEachToldOnce,
        """
        Number \(position + 1) of four listeners removed itself when it was told: the four heard \
        the message \(ears.map { times($0.timesTold) }.joined(separator: ", ")). Each should hear \
        it once. When one leaves, those behind it move up, and a loop that counts positions walks \
        past one of them. Who is to hear a message is settled when it begins.
        """)
      guard isEachToldOnce else { return }
    }
    guard removingWorks() else { return }
    let returned = leaverHearsTheNext()
    #expect(
      !returned,
      """
      A listener removed itself when it was told something, and heard the next message all the \
      same. Leaving in the middle of a message counts from then on: whatever you do to make the \
      round safe must not put back who has left.
      """)
    guard !returned, bothAreAsked() else { return }
    let ears = (1...4).map { _ in Ear() }
    let list = newList(of: ears)
    for ear in ears { ear.whenAsked = { list.remove(ear) } }
    _ = list.ask(default: true) { $0.agrees() }
    let isEachAskedOnce = ears.allSatisfy { $0.timesAsked == 1 }
    #expect(
      isEachAskedOnce,
      """
      Each of four listeners removed itself when it was asked: they were asked \
      \(ears.map { times($0.timesAsked) }.joined(separator: ", ")). Each should be asked once. \
      Who is to be asked is settled when the question begins, as it is for a message.
      """)
  }

  @Test func newcomerHearsTheNext() {
    guard bothAreTold() else { return }
    let (first, second, newcomer) = (Ear(), Ear(), Ear())
    let list = newList(of: [first, second])
    defer { withExtendedLifetime(second) {} }
    first.whenTold = { list.add(newcomer) }
    list.tell { $0.hear() }
    let early = newcomer.timesTold
    guard early == 0 else {
      Issue.record(
        """
        A listener added another one while it was being told something: the newcomer heard this \
        same message. It should hear the next. Who is to hear a message is settled when it \
        begins; otherwise listeners that add listeners would never come to an end.
        """)
      return
    }
    list.tell { $0.hear() }
    let next = newcomer.timesTold
    #expect(
      next == 1,
      """
      A listener added another one while it was being told something: the newcomer heard the \
      next message \(times(next)). It should hear it once: only the message that was under way \
      goes by without it.
      """)
    guard next == 1, bothAreAsked() else { return }
    let late = Ear()
    let panel = newList(of: [first, second])
    first.whenAsked = { panel.add(late) }
    _ = panel.ask(default: true) { $0.agrees() }
    let isLeftOut = late.timesAsked == 0
    #expect(
      isLeftOut,
      """
      A listener added another one while it was being asked something: the newcomer was asked \
      this same question. It should be asked the next. Who is to be asked is settled when the \
      question begins, as it is for a message.
      """)
  }

  // MARK: The list asks

  @Test func allMustAgree() {
    for answers in [[true, true], [true, false], [false, true], [false, false]] {
      let ears = answers.map { Ear(saying: $0) }
      let isYes: Bool = combinedAnswer(of: ears, default: true)
      let shouldBeYes = answers == [true, true]
      #expect(
        isYes == shouldBeYes,
        """
        Two listeners were asked; the first said \(word(answers[0])), the second \
        \(word(answers[1])): the list answered \(word(isYes)). It should answer \
        \(word(shouldBeYes)). The answer is yes only if all say yes: each of them may refuse, \
        wherever it stands.
        """)
      guard isYes == shouldBeYes else { return }
    }
    let number = Int.random(in: 20...40)
    let refuser = Int.random(in: 0..<number)
    let isRefused = !combinedAnswer(
      of: (0..<number).map { Ear(saying: $0 != refuser) }, default: true)
    let isGranted = combinedAnswer(of: (0..<number).map { _ in Ear() }, default: true)
    #expect(
      isRefused && isGranted,
      """
      Many listeners were asked twice; first one of them said no, then none did. The list did not \
      answer no, then yes. The answer is yes only if all say yes, however many they are; it is no \
      vote in which the most decide.
      """)
  }

  @Test func everybodyIsAsked() {
    for position in 0..<3 {
      let ears = (0..<3).map { Ear(saying: $0 != position) }
      _ = combinedAnswer(of: ears, default: true)
      guard ears.contains(where: { $0.timesAsked > 0 }) else {
        Issue.record(
          """
          Three listeners were added to a list, and a question was put to it: none of them was \
          asked. In ask(default:_:), `question` is what to ask a listener; it returns the answer.
          """)
        return
      }
      let isEachAskedOnce = ears.allSatisfy { $0.timesAsked == 1 }
      #expect(
        isEachAskedOnce,
        """
        Three listeners were asked, and number \(position + 1) said no: they were asked \
        \(ears.map { times($0.timesAsked) }.joined(separator: ", ")). Each should be asked once, \
        also after a no. A question is news as well; whether a listener gets it must not depend \
        on who stands before it. (`&&` and `allSatisfy` stop as soon as the result is certain.)
        """)
      guard isEachAskedOnce else { return }
    }
  }

  @Test func nobodyMeansDefault() {
    for fallback in [true, false] {
      let list = MulticastDelegate<any Hearing>()
      let isYes: Bool = list.ask(default: fallback) { $0.agrees() }
      #expect(
        isYes == fallback,
        """
        A list that nobody is on was asked with `default: \(fallback)`: it answered \
        \(word(isYes)). It should answer \(word(fallback)). Silence is neither a yes nor a no; \
        what it means, whoever asks has said beforehand.
        """)
    }
  }

  @Test func defaultIsForNobody() {
    for answer in [true, false] {
      let isYes: Bool = combinedAnswer(of: [Ear(saying: answer)], default: !answer)
      #expect(
        isYes == answer,
        """
        A list with one listener was asked with `default: \(!answer)`; the listener said \
        \(word(answer)), and the list answered \(word(isYes)). It should answer \(word(answer)). \
        The default speaks for a list that nobody is on; where somebody answers, it is no vote.
        """)
      guard isYes == answer else { return }
    }
  }

  @Test func goneMeansNobody() {
    for fallback in [true, false] {
      // What an empty list answers, and that a list lets go of its listeners, is other checks'.
      let empty = MulticastDelegate<any Hearing>()
      guard empty.ask(default: fallback, { $0.agrees() }) == fallback else { continue }
      let list = MulticastDelegate<any Hearing>()
      let (scene, count) = listenerLeftAlone(by: list)
      guard count > 0 else {
        Issue.record(
          """
          A listener was added to a list, and did not hear the message that was sent through it. \
          What the list answers when its listeners have gone can be seen once it has some.
          """)
        return
      }
      guard scene.isFreed("the listener") else { return }
      let isYes: Bool = list.ask(default: fallback) { $0.agrees() }
      #expect(
        isYes == fallback,
        """
        The only listener of a list went away, and the list was asked with \
        `default: \(fallback)`: it answered \(word(isYes)). It should answer \(word(fallback)), \
        as if nobody had ever been there. An entry whose listener has gone has no vote, and does \
        not make the list any fuller.
        """)
    }
  }

  // MARK: The line

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
    let count = clerk.connected.count
    #expect(
      count == 1,
      """
      A call was connected: the listener heard lineDidConnect(_:) \(times(count)). It should hear \
      it once. Its yes was only an opinion; that the call really came about, it must be told.
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
      is connected all the same. A "should" is a question; whoever asks it has to do as it is told.
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
