import Checking
import Testing

import class Multicast.MulticastDelegate

// MARK: - The list asks

extension MulticastSuite {
  @Test func allMustAgree() {
    for answers in [[true, true], [true, false], [false, true], [false, false]] {
      let ears = answers.map { Ear(saying: $0) }
      let isYes: Bool = combinedAnswer(of: ears, default: true)
      let shouldBeYes = answers == [true, true]
      #expect(
        isYes == shouldBeYes,
        """
        Two listeners were asked; the first said \(word(answers[0])), the second \
        \(word(answers[1])). The list answered \(word(isYes)), and should answer \
        \(word(shouldBeYes)). The answer is yes only if all say yes: each of them may refuse, in \
        any position.
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
      Many listeners were asked twice; first one of them said no, then none did. The list didn't \
      answer no, then yes. The answer is yes only if all say yes, however many they are. The \
      majority doesn't decide.
      """)
  }

  @Test func everybodyIsAsked() {
    for position in 0..<3 {
      let ears = (0..<3).map { Ear(saying: $0 != position) }
      _ = combinedAnswer(of: ears, default: true)
      guard ears.contains(where: { $0.timesAsked > 0 }) else {
        Issue.record(
          """
          Three listeners were added to a list, and somebody asked the list, which asked none of \
          them. In ask(default:_:), call `question` with a listener; it returns the answer.
          """)
        return
      }
      let isEachAskedOnce = ears.allSatisfy { $0.timesAsked == 1 }
      #expect(
        isEachAskedOnce,
        """
        Three listeners were on a list, and number \(position + 1) said no. They were asked \
        \(ears.map { times($0.timesAsked) }.joined(separator: ", ")). Each should be asked once, \
        even after a no. A question is also news, and whether a listener gets it must not depend \
        on the listeners before it. (`&&` and `allSatisfy` stop as soon as the result is certain.)
        """)
      guard isEachAskedOnce else { return }
    }
  }

  @Test func askedInOrder() {
    // Other checks judge who is asked, how often, and in which order listeners are notified.
    guard bothAreAsked(), order(whenAdding: [0, 1]) == [0, 1] else { return }
    let ears = (0..<3).map { _ in Ear() }
    let list = newList(of: ears)
    var order: [ObjectIdentifier] = []
    _ = list.ask(default: true) { listener in
      order.append(identity(of: listener))
      return listener.agrees()
    }
    let isInOrder = order == ears.map { identity(of: $0) }
    #expect(
      isInOrder,
      """
      Three listeners were added one after the other, and the list asked them in another order. It \
      should be the order in which they were added, for a question as for a message.
      """)
  }

  @Test func nobodyMeansDefault() {
    for fallback in [true, false] {
      let list = MulticastDelegate<any Hearing>()
      let isYes: Bool = list.ask(default: fallback) { $0.agrees() }
      #expect(
        isYes == fallback,
        """
        An empty list was asked with `default: \(fallback)`. It answered \(word(isYes)), and \
        should answer \(word(fallback)). Silence is neither a yes nor a no. The caller says in \
        `default` what it means.
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
        The default is for an empty list. It doesn't count where a listener answers.
        """)
      guard isYes == answer else { return }
    }
  }

  @Test func leaverIsHeeded() {
    for answer in [false, true] {
      // Other checks judge the answer of a listener that stays.
      guard combinedAnswer(of: [Ear(saying: answer)], default: !answer) == answer else { continue }
      let list = MulticastDelegate<any Hearing>()
      let ear = Ear(saying: answer)
      list.add(ear)
      ear.whenAsked = { list.remove(ear) }
      let isYes: Bool = list.ask(default: !answer) { $0.agrees() }
      ear.whenAsked = {}
      guard ear.timesAsked == 1 else { continue }
      #expect(
        isYes == answer,
        """
        The only listener of a list was asked with `default: \(!answer)`; it said \(word(answer)) \
        and removed itself while it was asked. The list answered \(word(isYes)), and should answer \
        \(word(answer)): a listener was there and answered. The default is for a list that was \
        empty when the question began. Whether it is empty afterwards doesn't matter.
        """)
      guard isYes == answer else { return }
    }
  }

  @Test func goneMeansNobody() {
    for fallback in [true, false] {
      // Other checks judge the answer of an empty list, and whether a list lets go of its
      // listeners.
      let empty = MulticastDelegate<any Hearing>()
      guard empty.ask(default: fallback, { $0.agrees() }) == fallback else { continue }
      let list = MulticastDelegate<any Hearing>()
      guard listenerCounted(by: list).scene.isFreed("the listener") else { return }
      let isYes: Bool = list.ask(default: fallback) { $0.agrees() }
      #expect(
        isYes == fallback,
        """
        The only listener of a list was deallocated, and the list was asked with `default: \
        \(fallback)`. It answered \(word(isYes)), and should answer \(word(fallback)), like an \
        empty list. An entry whose listener is gone has no vote.
        """)
    }
  }
}
