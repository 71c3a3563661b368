import Checking
import Testing

import class Bulletins.Center

// MARK: - TODO 1: who is kept, and what happens during a post

extension BulletinsSuite {
  @Test func listenerIsNotKept() {
    let center = Center()
    let scene = listenerLeftAlone(at: center)
    let isFreed = withExtendedLifetime(center) { scene.isFreed("the listener") }
    #expect(
      isFreed,
      """
      A listener was registered and called, and all other references to it are gone. It is still \
      in memory. \(scene.keepers(of: "the listener")) A centre calls its listeners, and owns none \
      of them.
      """)
  }

  @Test func objectIsNotKept() {
    let (center, ear) = (Center(), Ear("Ann", Journal()))
    let scene = stationLeftAlone(at: center, ear)
    let isFreed = withExtendedLifetime((center, ear)) { scene.isFreed("the station") }
    #expect(
      isFreed,
      """
      A listener was registered for one station, the station posted, and all other references to \
      the station are gone. It is still in memory. \(scene.keepers(of: "the station")) Waiting for \
      an object isn't owning it.
      """)
  }

  @Test func goneIsPassedOver() {
    let (center, journal, north) = (Center(), Journal(), Station("North"))
    let stays = [Ear("Ann", journal), Ear("Cleo", journal)]
    center.addObserver(stays[0], name: "storm", object: nil)
    registerBriefly(at: center, journal)
    center.addObserver(stays[1], name: "storm", object: nil)
    center.post(name: "storm", object: north)
    // Another check judges whether a listener is kept alive.
    guard !journal.lines.contains(where: { $0.hasPrefix("Ben") }) else { return }
    let expected = stays.map { line($0.name) }
    guard journal.lines.sorted() == expected else {
      return journal.expect(
        expected,
        "Of three listeners, the second was deallocated without being removed. North posted `storm`",
        "The others get it as before.")
    }
    // Another check judges whether the oldest is notified first.
    guard tellsInOrder() else { return }
    journal.clear()
    let later = Center()
    let held = Held()
    held.ear = Ear("Ben", journal)
    later.addObserver(stays[0], name: "storm", object: nil)
    if let ear = held.ear { later.addObserver(ear, name: "storm", object: nil) }
    later.addObserver(stays[1], name: "storm", object: nil)
    stays[0].whenTold = { _ in held.ear = nil }
    later.post(name: "storm", object: north)
    journal.expect(
      expected, "When Ann got `storm`, the last reference to Ben was released",
      "He is deallocated before his turn, and Cleo gets it as before.")
  }

  @Test func newcomerHearsTheNext() {
    let (center, journal, north) = (Center(), Journal(), Station("North"))
    let ears = ears(journal)
    center.addObserver(ears[0], name: "storm", object: nil)
    ears[0].whenTold = {
      if $0 == 1 { center.addObserver(ears[1], name: "storm", object: nil) }
    }
    center.post(name: "storm", object: north)
    guard journal.lines == [line("Ann")] else {
      return journal.expect(
        [line("Ann")], "North posted `storm`. When Ann was called, she registered Ben",
        "This post had begun before Ben was registered. He gets the next one.")
    }
    center.post(name: "storm", object: north)
    journal.expect(
      [line("Ann"), line("Ann"), line("Ben")],
      "During one post Ann registered Ben, and North posted `storm` again",
      "Ben gets the second one.")
  }

  @Test func innerPostIsToldAtOnce() {
    let (center, journal) = (Center(), Journal())
    let ears = ears(journal)
    let (north, south) = (Station("North"), Station("South"))
    for ear in ears.prefix(2) { center.addObserver(ear, name: "storm", object: nil) }
    ears[0].whenTold = {
      guard $0 == 1 else { return }
      center.post(name: "storm", object: south)
      journal.note("Ann's own post has returned")
    }
    center.post(name: "storm", object: north)
    journal.expect(
      [
        line("Ann"), line("Ann", from: "South"), line("Ben", from: "South"),
        "Ann's own post has returned", line("Ben"),
      ],
      "North posted `storm`. When Ann was called, she let South post `storm`, too",
      "Posting is calling: when `post` returns, all listeners have been called.")
  }

  @Test func newcomerHearsTheInner() {
    // Another check judges when a post by a listener is delivered.
    guard tellsInnerAtOnce() else { return }
    let (center, journal) = (Center(), Journal())
    let ears = ears(journal)
    let (north, south) = (Station("North"), Station("South"))
    center.addObserver(ears[0], name: "storm", object: nil)
    ears[0].whenTold = {
      guard $0 == 1 else { return }
      center.addObserver(ears[1], name: "storm", object: nil)
      center.post(name: "storm", object: south)
    }
    center.post(name: "storm", object: north)
    // Another check judges whether a new registration gets the outer one.
    let isTold = journal.lines.contains(line("Ben", from: "South"))
    #expect(
      isTold,
      """
      North posted `storm`. When Ann was called, she registered Ben, and then let South post \
      `storm`. Ben didn't get that one. His registration was there before that post began.
      """)
  }
}

/// Keeps a listener until it may let go.
private final class Held {
  var ear: Ear?
}

// These end before the check looks: their local variables keep nothing alive.

private func listenerLeftAlone(at center: Center) -> Scene {
  let (ear, north) = (Ear("Ann", Journal()), Station("North"))
  center.addObserver(ear, name: "storm", object: nil)
  center.addObserver(ear, name: nil, object: north)
  center.post(name: "storm", object: north)
  return Scene(["the centre": center, "the listener": ear])
}

private func stationLeftAlone(at center: Center, _ ear: Ear) -> Scene {
  let north = Station("North")
  center.addObserver(ear, name: "storm", object: north)
  center.addObserver(ear, name: nil, object: north)
  center.post(name: "storm", object: north)
  return Scene(["the centre": center, "the listener": ear, "the station": north])
}

private func registerBriefly(at center: Center, _ journal: Journal) {
  let ear = Ear("Ben", journal)
  center.addObserver(ear, name: "storm", object: nil)
}
