import Checking
import Testing

import class WhichWire.Assistant
import class WhichWire.Telephone

// TODO 2: an answer is needed at once.
extension WhichWireSuite {
  @Test func answersAtOnce() {
    let (telephone, ann) = (Telephone(), Assistant())
    let (bob, cleo) = (unforeseen("Bob"), unforeseen("Cleo"))
    ann.unwanted = [cleo]
    ann.attend(telephone)
    let answers: [Bool] = [bob, cleo, bob].map { telephone.receiveCall(from: $0) }
    let rang: [String] = telephone.rang
    let asked: [String] = ann.asked
    guard !asked.isEmpty else {
      Issue.record(
        """
        Ann attends a telephone, and doesn't want calls from Cleo. Bob called, Cleo called, and \
        Bob again. The telephone never asked Ann: `asked` of Assistant is empty. The telephone has \
        to ask before it rings.
        """)
      return
    }
    guard answers == [true, false, true], rang == [bob, bob] else {
      Issue.record(
        """
        Ann attends a telephone, and doesn't want calls from Cleo. Bob called, Cleo called, and \
        Bob again. It rang \(times(rang.count)), \
        \(rang.contains(cleo) ? "also for Cleo" : "and never for Cleo"). It should ring for Bob, \
        twice, and `receiveCall(from:)` should return whether it did. A question that decides \
        needs its answer in the same line.
        """)
      return
    }
    #expect(
      asked == [bob, cleo, bob],
      """
      Ann attends a telephone. Bob, Cleo and Bob called, one after the other. The telephone asked \
      Ann \(times(asked.count)), and should ask her once for each call, about its caller.
      """)
  }

  @Test func propertyFirst() {
    let (telephone, ann) = (Telephone(), Assistant())
    ann.attend(telephone)
    telephone.isLoud = false
    let answer: Bool = telephone.receiveCall(from: unforeseen("Bob"))
    let asked: [String] = ann.asked
    guard asked.isEmpty, !answer else {
      Issue.record(
        """
        Ann attends a telephone whose `isLoud` is false, and Bob called. \
        \(answer ? "It rang." : "Ann was asked.") The property is the general rule: if it forbids \
        all calls, the telephone asks nobody about a single one.
        """)
      return
    }
    telephone.isLoud = true
    let again: Bool = telephone.receiveCall(from: unforeseen("Cleo"))
    #expect(
      again,
      "A telephone was silent, and then `isLoud` was true again. Cleo called, and it didn't ring. It should ring again."
    )
  }

  @Test func nobodyIsYes() {
    let telephone = Telephone()
    let first: Bool = telephone.receiveCall(from: unforeseen("Bob"))
    leaveAlone(telephone)
    let second: Bool = telephone.receiveCall(from: unforeseen("Cleo"))
    #expect(
      first && second,
      """
      \(first ? "An assistant attended a telephone, and has gone. Cleo called" : "Nobody attends a telephone, and Bob called"), \
      and it didn't ring. Nobody says no, so it should follow its property.
      """)
  }

  @Test func oneHasTheSay() {
    let (telephone, ann, bob) = (Telephone(), Assistant(), Assistant())
    let cleo = unforeseen("Cleo")
    ann.attend(telephone)
    ann.unwanted = [cleo]
    bob.attend(telephone)
    let rang: Bool = telephone.receiveCall(from: cleo)
    let asked: [Int] = [ann.asked.count, bob.asked.count]
    #expect(
      rang && asked == [0, 1],
      """
      Ann attended a telephone, and then Bob did. Ann would refuse Cleo, and Bob wouldn't. Cleo \
      called. The telephone asked Ann \(times(asked[0])), Bob \(times(asked[1])), and it \
      \(rang ? "rang" : "did not ring"). Only the last assistant decides.
      """)
    ann.attend(telephone)
    _ = telephone.receiveCall(from: cleo)
    let more: [Int] = [ann.asked.count - asked[0], bob.asked.count - asked[1]]
    #expect(
      more == [1, 0],
      """
      Ann attended a telephone, then Bob, and then Ann once more. Cleo called. The telephone asked \
      Ann \(times(more[0])), and Bob \(times(more[1])). Only the last assistant decides, even if \
      it attended before.
      """)
  }

  @Test func assistantIsFreed() {
    let telephone = Telephone()
    let scene = leaveAlone(telephone)
    let isFreed = scene.isFreed("the assistant")
    guard isFreed else {
      Issue.record(
        """
        An assistant attended a telephone and was released. It is still in memory. \
        \(scene.keepers(of: "the assistant")) A telephone asks its assistant, and doesn't own it.
        """)
      return
    }
    let both = bothLeftAlone()
    let isGone = both.isFreed("the telephone")
    guard isGone else {
      Issue.record(
        """
        A telephone and its assistant were released together, and the telephone is still in \
        memory. \(both.keepers(of: "the telephone")) Nobody needs either of them any more.
        """)
      return
    }
  }

  private func bothLeftAlone() -> Scene {
    let telephone = Telephone()
    let assistant = Assistant()
    assistant.attend(telephone)
    _ = telephone.receiveCall(from: unforeseen("Ann"))
    return Scene(["the telephone": telephone, "the assistant": assistant])
  }

  @discardableResult
  private func leaveAlone(_ telephone: Telephone) -> Scene {
    let assistant = Assistant()
    assistant.attend(telephone)
    _ = telephone.receiveCall(from: unforeseen("Ann"))
    return Scene(["the assistant": assistant, "the telephone": telephone])
  }
}

func unforeseen(_ name: String) -> String { "\(name) \(Int.random(in: 1_000...9_999))" }
