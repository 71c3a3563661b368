import Checking
import Testing

import class Multicast.MulticastDelegate

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
        it. tell(_:) should pass each listener that is still there to `message`.
        """)
      return
    }
    // That the last one is told is laterOnesAreTold's.
    guard counts[2] > 0 else { return }
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
      be the order in which they were added: it is the one order that the program's author can \
      see and decide.
      """)
    guard isInOrder else { return }
    let areLinesTold = linesAreToldInOrder()
    #expect(
      areLinesTold,
      """
      In a list of another kind, with more listeners, not each of them was told once and in \
      order. A list serves any kind of listener, and any number, alike.
      """)
  }

  @Test func laterOnesAreTold() {
    let ears = (1...3).map { _ in Ear() }
    newList(of: ears).tell { $0.hear() }
    let counts = ears.map(\.timesTold)
    let isTold = counts[2] > 0
    #expect(
      isTold,
      """
      Three listeners were added to a list and one message was sent through it: the last one did \
      not hear it; the first heard it \(times(counts[0])), the second \(times(counts[1])). The \
      last one should be told like the others.
      """)
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
    // This is judged by what was told; whether asking works is another TODO's.
    guard judged(), one == 1, other == 1, bothAreAsked(),
      combinedAnswer(of: [Ear()], default: false)
    else { return }
    let isYes: Bool = list.ask(default: false) { $0.agrees() }
    let (asked, last) = (ears[0].timesAsked, ears[1].timesAsked)
    #expect(
      isYes && asked == 1 && last == 1,
      """
      Of three listeners the middle one has gone, and the others were ready to say yes. They were \
      asked with `default: false`, the first \(times(asked)), the last \(times(last)), and the list \
      answered \(word(isYes)). Both should be asked once, and the answer is theirs: yes. A \
      listener that has gone neither votes nor stops the round.
      """)
  }

  @Test func theGoneTakeNobodyAlong() {
    guard bothAreTold(), lastIsToldWhenFirstHasGone() else { return }
    let ear = Ear()
    let list = MulticastDelegate<any Hearing>()
    // That the list lets go of its listeners is another check's.
    guard addListeners(before: ear, to: list).isFreed("the listener") else { return }
    let newcomer = Ear()
    for message in ["first", "second", "third"] {
      // Who comes may be the occasion to clear away who has gone.
      if message == "third" { list.add(newcomer) }
      let before = ear.timesTold
      list.tell { $0.hear() }
      let count = ear.timesTold - before
      #expect(
        count == 1,
        """
        Of three listeners the first two have gone, and \(message == "third" ? "three" : "two") \
        messages were sent\(message == "third" ? ", before the last of which another was added" : ""): \
        the third listener, which is still there, heard the \(message) one \(times(count)). It \
        should hear them all, each once. \
        If entries are taken out while a loop goes over them, the others move up, and a position \
        that the loop has counted belongs to somebody else by then.
        """)
      guard count == 1 else { return }
    }
  }

  @Test func addedAgainStaysInPlace() {
    guard bothAreTold(), order(whenAdding: [0, 1]) == [0, 1] else { return }
    let first = order(whenAdding: [0, 1, 0]).first
    let isInPlace = first == 0
    #expect(
      isInPlace,
      """
      A listener was added, then another, then the first once more, and a message was sent: the \
      other one was told first. The order is that in which they came; a listener that is on the list \
      already keeps its place.
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
    let ears = (1...4).map { _ in Ear() }
    let list = newList(of: ears)
    list.remove(Ear())
    list.tell { $0.hear() }
    list.remove(ears[2])
    list.tell { $0.hear() }
    list.remove(ears[0])
    list.tell { $0.hear() }
    let counts = ears.map(\.timesTold)
    guard counts[2] == 1, counts[0] == 2 else {
      Issue.record(
        """
        Of four listeners, the third was removed after one message, and the first after two. They \
        heard \(counts[2]) and \(counts[0]) messages. A listener that was removed should hear \
        nothing more, from the next message on.
        """)
      return
    }
    let haveOthersHeardAll = counts[1] == 3 && counts[3] == 3
    #expect(
      haveOthersHeardAll,
      """
      Of four listeners two were removed, and the others did not hear each message as before. \
      Removing a listener should change nothing for anybody else.
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
      one did not hear its message. Most likely the list took it for one that it had already. An \
      object may lie in \
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
    guard judged(), bothAreAsked() else { return }
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

  @Test func leavingCounts() {
    guard bothAreTold(), removingWorks() else { return }
    let returned = leaverHearsTheNext()
    #expect(
      !returned,
      """
      A listener removed itself when it was told something, and heard the next message all the \
      same. Leaving in the middle of a message counts from then on: whatever you do to make the \
      round safe must not put back a listener that has left.
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
    guard judged(), next == 1, bothAreAsked() else { return }
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
}
