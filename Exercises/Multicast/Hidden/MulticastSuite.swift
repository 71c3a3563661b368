import Checking
import Testing

import class Multicast.MulticastDelegate

// Convert to a Bool or a number before #expect: a failing #expect describes its operands, and would
// run the learner's own `description`.
//
// A check that depends on something else first looks whether that works. If it does not, the check
// passes, and the one that judges it fails.
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
        Three listeners were added to a list and one message was sent through it, and none of them \
        got it. tell(_:) should pass each listener that is still there to `message`.
        """)
      return
    }
    // laterOnesAreTold judges whether the last one is notified.
    guard counts[2] > 0 else { return }
    guard counts == [1, 1, 1] else {
      Issue.record(
        """
        Three listeners were added to a list and one message was sent through it. The first got it \
        \(times(counts[0])), the second \(times(counts[1])), the third \(times(counts[2])). Each \
        should get it once: a list has room for all of them.
        """)
      return
    }
    var order: [ObjectIdentifier] = []
    list.tell { order.append(identity(of: $0)) }
    let isInOrder = order == ears.map { identity(of: $0) }
    #expect(
      isInOrder,
      """
      Three listeners were added one after the other, and got a message in another order. It \
      should be the order in which they were added: the program's author can see and decide that \
      one.
      """)
    guard isInOrder else { return }
    let areLinesTold = linesAreToldInOrder()
    #expect(
      areLinesTold,
      """
      In a list of another kind, with more listeners, not each of them got a message once and in \
      order. A list serves any kind of listener, and any number, in the same way.
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
      Three listeners were added to a list and one message was sent through it. The last one \
      didn't get it; the first got it \(times(counts[0])), the second \(times(counts[1])). The \
      last one should get it like the others.
      """)
  }

  @Test func goneArePassedOver() {
    guard bothAreTold() else { return }
    let ears = [Ear(), Ear()]
    let list = MulticastDelegate<any Hearing>()
    // Another check judges whether the list lets go of its listener.
    guard addListeners(around: ears, to: list).isFreed("the listener") else { return }
    list.tell { $0.hear() }
    let (one, other) = (ears[0].timesTold, ears[1].timesTold)
    #expect(
      one == 1 && other == 1,
      """
      Of three listeners, the middle one was deallocated, and a message was sent. The first got it \
      \(times(one)), the last \(times(other)). Both should get it once. Skip an entry whose \
      listener is gone, and go on with the next.
      """)
    // Messages sent decide here; another TODO's checks judge whether asking works.
    guard judged(), one == 1, other == 1, bothAreAsked(),
      combinedAnswer(of: [Ear()], default: false)
    else { return }
    let isYes: Bool = list.ask(default: false) { $0.agrees() }
    let (asked, last) = (ears[0].timesAsked, ears[1].timesAsked)
    #expect(
      isYes && asked == 1 && last == 1,
      """
      Of three listeners, the middle one was deallocated, and the others would have said yes. The \
      list was asked with `default: false`. It asked the first \(times(asked)), the last \
      \(times(last)), and answered \(word(isYes)). It should ask both once, and answer yes, as \
      they do. A deallocated listener neither votes nor ends the loop.
      """)
  }

  @Test func theGoneTakeNobodyAlong() {
    guard bothAreTold(), lastIsToldWhenFirstHasGone() else { return }
    let ear = Ear()
    let list = MulticastDelegate<any Hearing>()
    // Another check judges whether the list lets go of its listeners.
    guard addListeners(before: ear, to: list).isFreed("the listener") else { return }
    let newcomer = Ear()
    for message in ["first", "second", "third"] {
      // A list may drop deallocated listeners whenever a new one is added.
      if message == "third" { list.add(newcomer) }
      let before = ear.timesTold
      list.tell { $0.hear() }
      let count = ear.timesTold - before
      #expect(
        count == 1,
        """
        Of three listeners, the first two were deallocated, and \
        \(message == "third" ? "three" : "two") messages were \
        sent\(message == "third" ? ", before the last of which another was added" : ""). The third \
        listener, which is still there, got the \(message) one \(times(count)). It should get them \
        all, each once. If you remove entries while a loop runs over them, the others move up, and \
        the loop's position is another entry's.
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
      A listener was added, then another, then the first once more, and a message was sent. The \
      second got it first. Listeners get it in the order in which they were added, and a listener \
      that is on the list already keeps its place.
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
      Two equal listeners (`==` says true) were added to a list, and a message was sent. Not both \
      of them got it once. Equal objects aren't the same object: each of the two waits for its \
      message. Ask whether it is the very same object.
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
        got \(counts[2]) and \(counts[0]) messages. A removed listener should get nothing more, \
        from the next message on.
        """)
      return
    }
    let haveOthersHeardAll = counts[1] == 3 && counts[3] == 3
    #expect(
      haveOthersHeardAll,
      """
      Of four listeners, two were removed, and the others didn't get each message as before. \
      Removing a listener should change nothing for the others.
      """)
  }

  @Test func successorIsHeard() {
    guard bothAreTold(), lastIsToldWhenFirstHasGone() else { return }
    let list = MulticastDelegate<any Hearing>()
    let isEverybodyTold = (1...200).allSatisfy { _ in briefListenerIsTold(by: list) }
    #expect(
      isEverybodyTold,
      """
      Listeners were added to a list and deallocated, one after the other, and finally a new one \
      didn't get its message. The list took it for one that it already had. A new object may get \
      the address of a deallocated one, so an address or an ObjectIdentifier names an object only \
      while it lives. Forget it together with the object, or compare with those still there.
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
        Number \(position + 1) of four listeners removed itself when it got a message. The four \
        got the message \(ears.map { times($0.timesTold) }.joined(separator: ", ")). Each should \
        get it once. When one leaves, those behind it move up, and a loop that counts positions \
        skips one of them. Decide who gets a message when it begins.
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
      Each of four listeners removed itself when it was asked. They were asked \
      \(ears.map { times($0.timesAsked) }.joined(separator: ", ")). Each should be asked once. \
      Decide whom to ask when the question begins, as for a message.
      """)
  }

  @Test func leavingCounts() {
    guard bothAreTold(), removingWorks() else { return }
    let returned = leaverHearsTheNext()
    #expect(
      !returned,
      """
      A listener removed itself when it got a message, and it got the next message as well. A \
      removal in the middle of a message counts from then on. However you make the loop safe, it \
      must not put back a listener that has left.
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
        A listener added another one while it got a message, and the new one got this same \
        message. It should get the next. Decide who gets a message when it begins; otherwise \
        listeners that add listeners never come to an end.
        """)
      return
    }
    list.tell { $0.hear() }
    let next = newcomer.timesTold
    #expect(
      next == 1,
      """
      A listener added another one while it got a message, and the new one got the next message \
      \(times(next)). It should get it once: it only misses the message that was under way.
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
      A listener added another one while it was asked, and the list asked the new one this same \
      question. It should ask it the next. Decide whom to ask when the question begins, as for a \
      message.
      """)
  }
}
