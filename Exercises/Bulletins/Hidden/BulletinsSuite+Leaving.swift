import Checking
import Testing

import struct Bulletins.Bulletin
import class Bulletins.Center
import class Bulletins.Token

// MARK: - TODO 4 and 5: what happens meanwhile

extension BulletinsSuite {
  @Test func leaverSkipsNobody() {
    let (center, journal, north) = (Center(), Journal(), Station("North"))
    let ears = ears(journal)
    for ear in ears { center.addObserver(ear, name: "storm", object: nil) }
    ears[0].whenTold = { if $0 == 1 { center.removeObserver(ears[0]) } }
    for _ in 1...2 { center.post(name: "storm", object: north) }
    journal.expect(
      [line("Ann"), line("Ben"), line("Cleo"), line("Ben"), line("Cleo")],
      "Ann removed herself when she was called, and North posted `storm` again",
      "The others get both, and she gets the first.")
  }

  @Test func farewellMayCall() {
    let (center, journal, north) = (Center(), Journal(), Station("North"))
    let ears = ears(journal)
    for ear in ears { center.addObserver(ear, name: "storm", object: nil) }
    let token = closureWithFarewell(nil, at: center) { [weak center] in
      journal.note("farewell")
      center?.removeObserver(ears[0])
    }
    center.removeObserver(token)
    // Another check judges whether a closure is released.
    guard journal.lines == ["farewell"] else { return }
    journal.clear()
    center.post(name: "storm", object: north)
    guard journal.lines.sorted() == [line("Ben"), line("Cleo")] else {
      return journal.expect(
        [line("Ben"), line("Cleo")],
        """
        A closure kept an object that removes Ann in its `deinit`. The token was removed, so the \
        object was deallocated, and removed Ann. North posted `storm`
        """, "A `deinit` may call the centre, and the centre has to obey.")
    }
    journal.clear()
    let second = forBriefStation(at: center) { [weak center] in
      journal.note("farewell")
      center?.removeObserver(ears[1])
    }
    center.post(name: "fog", object: north)
    withExtendedLifetime(second) {}
    // Another check judges whether a closure goes with the object that it waits for.
    guard journal.lines == ["farewell"] else { return }
    journal.clear()
    center.post(name: "storm", object: north)
    journal.expect(
      [line("Cleo")],
      """
      A closure waited for a station, and kept an object that removes Ben in its `deinit`. The \
      station was deallocated, and with it the closure and the object. North posted `storm`
      """, "A `deinit` may call the centre, and the centre has to obey.")
  }

  @Test func removedMeanwhile() {
    let (center, journal, north) = (Center(), Journal(), Station("North"))
    let ears = ears(journal)
    for ear in ears { center.addObserver(ear, name: "storm", object: nil) }
    ears[0].whenTold = { _ in center.removeObserver(ears[1]) }
    center.post(name: "storm", object: north)
    // Another check judges whether the oldest is notified first.
    guard tellsInOrder() else {
      #expect(
        journal.lines.count > 1,
        "Ann removed Ben when she was called, and the centre called nobody else.")
      return
    }
    guard journal.lines == [line("Ann"), line("Cleo")] else {
      return journal.expect(
        [line("Ann"), line("Cleo")],
        "North posted `storm`. When Ann was called, she removed Ben, who was next",
        "A removal takes effect at once: Ben may be about to be deallocated.")
    }
    // Another check judges whether a token ends its closure at all.
    guard endsByToken() else { return }
    journal.clear()
    let later = Center()
    later.addObserver(ears[0], name: "storm", object: nil)
    let token: Token = later.addObserver(
      forName: "storm", object: nil, using: closure("Dan", journal))
    ears[0].whenTold = { _ in later.removeObserver(token) }
    later.post(name: "storm", object: north)
    guard journal.lines == [line("Ann")] else {
      return journal.expect(
        [line("Ann")],
        "North posted `storm`. When Ann was called, she removed the token of Dan's closure",
        "A removal takes effect at once, for closures as well.")
    }
    // Another check judges when an inner post is delivered.
    guard tellsInnerAtOnce() else { return }
    journal.clear()
    let last = Center()
    for ear in ears { last.addObserver(ear, name: "storm", object: nil) }
    ears[0].whenTold = { _ in
      ears[0].whenTold = { _ in }
      last.post(name: "storm", object: Station("South"))
    }
    ears[1].whenTold = { _ in last.removeObserver(ears[2]) }
    last.post(name: "storm", object: north)
    journal.expect(
      [line("Ann"), line("Ann", from: "South"), line("Ben", from: "South"), line("Ben")],
      """
      North posted `storm`. When Ann was called, she let South post it, too. When Ben got that \
      one, he removed Cleo
      """, "A removal takes effect at once, in each post that is under way.")
  }

  @Test func newRegistrationIsAnother() {
    // Other checks judge who is notified first, what a new registration gets, and when a removal takes effect.
    guard tellsInOrder(), newcomersWait(), removesAtOnce() else { return }
    let (center, journal, north) = (Center(), Journal(), Station("North"))
    let ears = ears(journal)
    for ear in ears.prefix(2) { center.addObserver(ear, name: "storm", object: nil) }
    ears[0].whenTold = {
      guard $0 == 1 else { return }
      center.removeObserver(ears[1])
      center.addObserver(ears[1], name: "storm", object: nil)
    }
    for _ in 1...2 { center.post(name: "storm", object: north) }
    guard journal.lines == [line("Ann"), line("Ann"), line("Ben")] else {
      return journal.expect(
        [line("Ann"), line("Ann"), line("Ben")],
        """
        North posted `storm`. When Ann was called, she removed Ben and registered him again. North \
        posted `storm` once more
        """, "Ben's new registration came during the first post, so it gets the second one.")
    }
    // Other checks judge what a registration is for, and what one name ends.
    guard filtersListeners(), removesNarrowly() else { return }
    journal.clear()
    let later = Center()
    ears[0].whenTold = { _ in later.removeObserver(ears[1], name: "storm") }
    for ear in ears.prefix(2) { later.addObserver(ear, name: "storm", object: nil) }
    later.addObserver(ears[1], name: nil, object: north)
    later.post(name: "storm", object: north)
    journal.expect(
      [line("Ann"), line("Ben")],
      """
      Ben was registered for `storm`, and for everything from North. North posted `storm`. When \
      Ann was called, she removed Ben with the name `storm`
      """, "Ben's other registration hasn't ended, and it alone gets the post.")
  }
}

/// Whether a closure gets no more bulletins after its token was removed.
private func endsByToken() -> Bool {
  let (center, journal) = (Center(), Journal())
  let token: Token = center.addObserver(
    forName: "storm", object: nil, using: closure("Dan", journal))
  center.removeObserver(token)
  center.post(name: "storm", object: nil)
  return journal.lines.isEmpty
}

/// Whether a listener that is removed during a post is not told any more.
private func removesAtOnce() -> Bool {
  let (center, journal) = (Center(), Journal())
  let ears = ears(journal)
  for ear in ears.prefix(2) { center.addObserver(ear, name: "storm", object: nil) }
  ears[0].whenTold = { _ in center.removeObserver(ears[1]) }
  center.post(name: "storm", object: Station("North"))
  return journal.lines == [line("Ann")]
}

/// Whether a listener that comes during a post is notified of the next one only.
private func newcomersWait() -> Bool {
  let (center, journal, north) = (Center(), Journal(), Station("North"))
  let ears = ears(journal)
  center.addObserver(ears[0], name: "storm", object: nil)
  ears[0].whenTold = { if $0 == 1 { center.addObserver(ears[1], name: "storm", object: nil) } }
  center.post(name: "storm", object: north)
  return journal.lines == [line("Ann")]
}

// These end before the check looks: their local variables keep nothing alive.

private func closureWithFarewell(
  _ station: Station?, at center: Center, farewell: @escaping () -> Void
) -> Token {
  let thing = Thing(farewell: farewell)
  return center.addObserver(forName: "calm", object: station) { _ in
    withExtendedLifetime(thing) {}
  }
}

private func forBriefStation(at center: Center, farewell: @escaping () -> Void) -> Token {
  closureWithFarewell(Station("North"), at: center, farewell: farewell)
}
