import Checking
import Testing

import class Bulletins.Center

// MARK: - TODO 3

extension BulletinsSuite {
  @Test func goneObjectIsNobody() {
    let (center, journal, south) = (Center(), Journal(), Station("South"))
    let ears = ears(journal)
    registerForBriefStation(ears[0], at: center)
    center.addObserver(ears[1], name: "storm", object: nil)
    // Another check judges whether an object is kept alive.
    center.post(name: "storm", object: south)
    guard journal.lines == [line("Ben", from: "South")] else {
      return journal.expect(
        [line("Ben", from: "South")],
        """
        Ann was registered for `storm` from North, and Ben for `storm` from any object. North was \
        deallocated, and South posted `storm`
        """, "Ann waits for a deallocated object, not for any object.")
    }
    journal.clear()
    let later = Center()
    registerForBriefStation(ears[0], at: later)
    later.post(name: "storm", object: nil)
    guard journal.lines.isEmpty else {
      return journal.expect(
        [],
        """
        Ann was registered for `storm` from North. North was deallocated, and `storm` was posted \
        without an object
        """, "No object isn't the deallocated object.")
    }
    let last = Center()
    let held = HeldStation()
    last.addObserver(ears[1], name: "storm", object: nil)
    last.addObserver(ears[0], name: "storm", object: held.station)
    ears[1].whenTold = { _ in held.station = nil }
    last.post(name: "storm", object: nil)
    guard journal.lines == [line("Ben", from: "nobody")] else {
      return journal.expect(
        [line("Ben", from: "nobody")],
        """
        Ben was registered for `storm` from any object, and Ann for `storm` from North. It was \
        posted without an object; when Ben was called, North was deallocated
        """, "No object isn't the deallocated object.")
    }
  }

  @Test func newObjectIsAnother() {
    // Another check judges whether a deallocated object is no object.
    guard goneIsNobody() else { return }
    let (center, journal) = (Center(), Journal())
    let ear = Ear("Ann", journal)
    // The next object of the same size mostly gets the old one's address at once.
    for _ in 1...20 {
      let place = registerForBriefStation(ear, at: center)
      var stations = [Station("South")]
      while stations.count < 100, identity(of: stations[stations.count - 1]) != place {
        stations.append(Station("South"))
      }
      center.post(name: "storm", object: stations.last)
      guard journal.lines.isEmpty else {
        return journal.expect(
          [],
          """
          Ann was registered for `storm` from North. North was deallocated, and South was created \
          at the same address in memory. South posted `storm`
          """, "It is another object, even at the same address.")
      }
    }
  }

  @Test func goneObjectEndsIt() {
    let center = Center()
    let scene = closureForBriefStation(at: center)
    // Another check judges whether an object is kept alive.
    guard scene.isFreed("the station") else { return }
    center.post(name: "fog", object: nil)
    let isFreed = withExtendedLifetime(center) { scene.isFreed("what the closure keeps") }
    #expect(
      isFreed,
      """
      A closure was registered for one station. The station was deallocated, and something else \
      was posted. The centre still keeps the closure and everything it captured, although nothing \
      can call it any more. When an object is deallocated, its registrations end.
      """)
  }

  @Test func goneAreForgotten() {
    let (journal, north) = (Journal(), Station("North"))
    let stays = Ear("Ann", journal)
    // Another check judges whether a centre keeps its listeners alive.
    let first = Center()
    guard registerBriefly(at: first).isFreed("the listener") else { return }
    withExtendedLifetime(first) {}
    func newCenter() -> Center {
      let center = Center()
      center.addObserver(stays, name: "storm", object: nil)
      center.post(name: "storm", object: north)
      return center
    }
    let kept = KeptMemory(of: newCenter, forEachOf: 200) { center in
      for _ in 1...100 { _ = registerBriefly(at: center) }
      for _ in 1...5 { registerBriefly(20, at: center) }
      center.post(name: "fog", object: north)
      // The journal's own memory must not count as the centre's.
      journal.clear()
    }
    guard !kept.takesTooMuchRoom else {
      Issue.record(
        """
        200 listeners were registered, and went away without being removed. The centre takes room for \
        thousands now, so nobody can tell whether it still holds something for those that have gone. Let it \
        start small, and grow with its listeners.
        """)
      return
    }
    let forgets = !kept.grows
    #expect(
      forgets,
      """
      200 listeners were registered, half of them got something, and all were deallocated without \
      being removed. Then something was posted. The check did that several times, and each time \
      the program needs more memory: the centre still holds something for deallocated listeners. \
      They don't have to remove themselves, so the centre has to forget them.
      """)
  }
}

/// Whether a registration for a deallocated object matches neither another object nor nil.
private func goneIsNobody() -> Bool {
  let south = Station("South")
  let journal = Journal()
  let ear = Ear("Ann", journal)
  for station in [south, nil] {
    let center = Center()
    registerForBriefStation(ear, at: center)
    center.post(name: "storm", object: station)
  }
  return withExtendedLifetime(ear) { journal.lines.isEmpty }
}

/// Keeps a station until it may let go.
private final class HeldStation {
  var station: Station? = Station("North")
}

// These end before the check looks: their local variables keep nothing alive.

/// Returns the identity of the deallocated station.
@discardableResult
private func registerForBriefStation(_ ear: Ear, at center: Center) -> ObjectIdentifier {
  let north = Station("North")
  center.addObserver(ear, name: "storm", object: north)
  return identity(of: north)
}

private func closureForBriefStation(at center: Center) -> Scene {
  let (north, thing) = (Station("North"), Thing())
  _ = center.addObserver(forName: "storm", object: north) { _ in
    withExtendedLifetime(thing) {}
  }
  return Scene(["the station": north, "what the closure keeps": thing])
}

private func registerBriefly(_ count: Int, at center: Center) {
  let ears = (1...count).map { _ in Ear("Ben", Journal()) }
  for ear in ears { center.addObserver(ear, name: "fog", object: nil) }
  center.post(name: "fog", object: nil)
}

private func registerBriefly(at center: Center) -> Scene {
  let ear = Ear("Ben", Journal())
  center.addObserver(ear, name: nil, object: nil)
  return Scene(["the listener": ear])
}
