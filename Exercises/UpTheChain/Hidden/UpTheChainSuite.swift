import Checking
import Testing

import class UpTheChain.Button
import class UpTheChain.Letter
import class UpTheChain.Responder
import class UpTheChain.TextField
import class UpTheChain.Window

// The chain, and who is found in it.
@Suite struct UpTheChainSuite {
  @Test func windowIsFreed() {
    judge(windowGoes)
  }

  @Test func goneIsTheEnd() {
    judge(after: [windowGoes, nearest, findsNobody]) {
      let journal = Journal()
      let ann = Clerk("Ann", journal, can: "file:")
      askAheadThatGoes(ann, journal)
      let found = ann.target(forAction: "stamp:", withSender: sender("stamp:"))
      guard found == nil else {
        return """
          Ann's next responder was Bob, who can stamp. Nobody kept Bob, so he was deallocated, and \
          a search for an object that can stamp began at Ann. It should find nobody: where the \
          next responder is gone, the chain ends.
          """
      }
      return nil
    }
  }

  @Test func nearestTakes() {
    judge(nearest)
  }

  @Test func nobodyTakes() {
    judge(after: [nearest], findsNobody)
  }

  @Test func asksWhetherTheyCan() {
    judge(after: [nearest], asksEach)
  }

  @Test func asksNobodyBeyond() {
    judge(after: [nearest, asksEach]) {
      let journal = Journal()
      let (ann, bob) = (Clerk("Ann", journal, can: "file:"), Clerk("Bob", journal, can: "stamp:"))
      let cleo = Clerk("Cleo", journal, can: "stamp:")
      chain(ann, bob, cleo)
      _ = ann.target(forAction: "stamp:", withSender: sender("stamp:"))
      guard journal.asked == ["Ann", "Bob"] else {
        return """
          Ann can't stamp. Bob and Cleo, who come after her, can. The search asked \
          \(list(journal.asked)), in this order, and should ask Ann, Bob: each once, from the \
          nearest upwards, and nobody after the first that can.
          """
      }
      return nil
    }
  }

  @Test func chainOfTheMoment() {
    judge(after: [nearest], followsAnew)
  }

  @Test func circleEnds() {
    judge(after: [nearest, findsNobody, asksEach]) {
      let journal = Journal()
      let (ann, bob) = (Clerk("Ann", journal, can: "file:"), Clerk("Bob", journal, can: "sign:"))
      let cleo = Clerk("Cleo", journal, can: "stamp:")
      chain(ann, bob, cleo, bob)
      let found = ann.target(forAction: "count:", withSender: sender("count:"))
      guard found == nil, journal.asked == ["Ann", "Bob", "Cleo"] else {
        return """
          Ann is followed by Bob, Bob by Cleo, and Cleo by Bob again. Nobody can count. The search \
          asked \(list(journal.asked)), and found \(name(found, of: ann, bob, cleo)). It should \
          ask each of the three once, and find nobody.
          """
      }
      return nil
    }
  }
}

private func windowLeftAlone() -> Scene {
  let window = Window()
  return Scene([
    "the window": window, "the letter": window.letter,
    "the field": window.letter.field as TextField,
  ])
}

/// Bob ends with this function.
private func askAheadThatGoes(_ ann: Clerk, _ journal: Journal) {
  let bob = Clerk("Bob", journal, can: "stamp:")
  ann.nextResponder = bob
  withExtendedLifetime(bob) {}
}

// MARK: - Stories that other checks need first

/// A button for a search.
private func sender(_ action: String) -> Button {
  Button(action: action, target: nil, in: Window())
}

func nearest() -> String? {
  for action in ["stamp:", randomAction()] {
    let journal = Journal()
    let (ann, bob) = (Clerk("Ann", journal, can: "file:"), Clerk("Bob", journal, can: action))
    let cleo = Clerk("Cleo", journal, can: action, "sign:")
    chain(ann, bob, cleo)
    let found = ann.target(forAction: action, withSender: sender(action))
    guard found === bob else {
      return """
        Ann can't stamp. Bob and Cleo, who come after her, can. A search that began at Ann found \
        \(name(found, of: ann, bob, cleo)). It should find Bob: he is the nearest that can.
        """
    }
    let own = cleo.target(forAction: "sign:", withSender: sender("sign:"))
    guard own === cleo else {
      return """
        Cleo can sign. A search that began at Cleo found \(name(own, of: ann, bob, cleo)). It \
        should find Cleo: ask first the object at which a search begins.
        """
    }
  }
  return nil
}

func windowGoes() -> String? {
  let scene = windowLeftAlone()
  for name in ["the window", "the letter", "the field"] where !scene.isFreed(name) {
    return """
      A window was opened, and nobody needs it any more. But \(name) is still in memory. \
      \(scene.keepers(of: name)) The window keeps the letter, and the letter keeps the field. The \
      references back are there for questions, and must not keep anything alive.
      """
  }
  return nil
}

func findsNobody() -> String? {
  let journal = Journal()
  let (ann, bob) = (Clerk("Ann", journal, can: "file:"), Clerk("Bob", journal, can: "sign:"))
  chain(ann, bob)
  let found = ann.target(forAction: "stamp:", withSender: sender("stamp:"))
  guard found == nil else {
    return """
      Ann can file, and Bob, who comes next, can sign. A search for an object that can stamp found \
      \(name(found, of: ann, bob)). Neither can, so it should find nobody: the last object of a \
      chain doesn't take everything that is left.
      """
  }
  return nil
}

func asksEach() -> String? {
  let journal = Journal()
  let action = randomAction()
  let (ann, bob) = (Clerk("Ann", journal, can: action), Clerk("Bob", journal, can: action))
  chain(ann, bob)
  ann.isWilling = false
  let button = sender(action)
  let found = ann.target(forAction: action, withSender: button)
  guard found === bob else {
    return """
      Ann and Bob both have the method. Ann overrides `canPerformAction(_:withSender:)`, and says \
      no at the moment. The search found \(name(found, of: ann, bob)), and should find Bob. Having \
      a method isn't enough: the object decides whether it takes the action now.
      """
  }
  guard journal.senders.allSatisfy({ $0 == identity(of: button) }) else {
    return """
      The search asked Ann and Bob whether they can, and the sender that they got is another \
      button. They may decide by the sender, so pass it on as it is.
      """
  }
  return nil
}

func followsAnew() -> String? {
  let journal = Journal()
  let (ann, bob) = (Clerk("Ann", journal, can: "file:"), Clerk("Bob", journal, can: "stamp:"))
  chain(ann, bob)
  _ = ann.target(forAction: "stamp:", withSender: sender("stamp:"))
  let cleo = Clerk("Cleo", journal, can: "stamp:")
  chain(ann, cleo, bob)
  let found = ann.target(forAction: "stamp:", withSender: sender("stamp:"))
  guard found === cleo else {
    return """
      Ann was followed by Bob, who can stamp. After a first search, Cleo came between them, and \
      she can stamp as well. A second search from Ann found \(name(found, of: ann, bob, cleo)), \
      and should find Cleo. Chains change while a program runs, so follow them each time.
      """
  }
  return nil
}
