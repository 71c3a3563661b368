import Checking
import Testing

import struct Bulletins.Bulletin
import class Bulletins.Center
import class Bulletins.Token

// MARK: - TODO 4: who is removed

extension BulletinsSuite {
  @Test func removedHearsNothing() {
    let (center, journal, north) = (Center(), Journal(), Station("North"))
    let ears = ears(journal)
    for name in ["storm", "fog", "storm"] { center.addObserver(ears[0], name: name, object: nil) }
    center.addObserver(ears[0], name: "storm", object: north)
    center.addObserver(ears[1], name: "storm", object: north)
    center.removeObserver(ears[2])
    center.removeObserver(ears[0])
    center.removeObserver(ears[0])
    center.post(name: "storm", object: north)
    guard journal.lines == [line("Ben")] else {
      return journal.expect(
        [line("Ben")],
        """
        Ann was registered four times, with and without an object, and Ben once. Cleo, who was not \
        registered, was removed, and Ann twice. North posted `storm`
        """, "A removal without a name and an object ends all registrations of this listener.")
    }
    center.post(name: "fog", object: north)
    let isRemoved = !journal.lines.contains { $0.hasPrefix("Ann") }
    #expect(
      isRemoved,
      """
      Ann was registered for `storm` and for `fog`, and removed. North posted `fog`, and she got \
      it. A removal without a name and an object ends all registrations of this listener.
      """)
  }

  @Test func tokenEndsItsClosure() {
    let (center, journal, north) = (Center(), Journal(), Station("North"))
    let ear = Ear("Dan", journal)
    center.addObserver(ear, name: "storm", object: nil)
    let tokens: [Token] = ["Ann", "Ben", "Cleo"].map {
      center.addObserver(forName: "storm", object: nil, using: closure($0, journal))
    }
    center.removeObserver(tokens[1])
    center.removeObserver(tokens[1])
    center.post(name: "storm", object: north)
    withExtendedLifetime(tokens) {}
    journal.expect(
      [line("Dan"), line("Ann"), line("Cleo")],
      """
      Dan was registered as a listener, and Ann, Ben and Cleo with closures. Ben's token was \
      removed, twice, and North posted `storm`
      """, "A token stands for one closure.")
  }

  @Test func newTokenIsAnother() {
    for _ in 1...20 {
      let (center, journal, north) = (Center(), Journal(), Station("North"))
      let place = registerAndForget(closure("Ann", journal), at: center)
      // The next object of the same size mostly gets the old one's address at once.
      var tokens: [Token] = []
      while tokens.count < 20, tokens.last.map({ identity(of: $0) }) != place {
        tokens.append(
          center.addObserver(forName: "storm", object: nil, using: closure("Ben", journal)))
      }
      for token in tokens { center.removeObserver(token) }
      center.post(name: "storm", object: north)
      // Another check judges whether a token may be dropped.
      guard journal.lines.contains(line("Ann")) || !keepsWithoutToken() else {
        return journal.expect(
          [line("Ann")],
          """
          Ann was registered with a closure, and nobody kept her token. Ben was registered with \
          closures, and all his tokens were removed. North posted `storm`
          """,
          "A new token may have the address of an old one, and still doesn't stand for the old one."
        )
      }
    }
  }

  @Test func closureIsReleased() {
    let (center, journal) = (Center(), Journal())
    let (scene, token) = closureRegistered(at: center, journal)
    center.removeObserver(token)
    center.post(name: "storm", object: nil)
    // Another check judges whether it is still called.
    guard journal.lines.isEmpty else { return }
    let isFreed = withExtendedLifetime((center, token)) { scene.isFreed("what the closure keeps") }
    guard isFreed else {
      Issue.record(
        """
        A closure was registered, and its token was removed. The closure is still kept, and \
        everything it captured. \(scene.keepers(of: "what the closure keeps")) The token is still \
        there, but it must not keep the closure alive.
        """)
      return
    }
    let (own, kept) = closureThatLeaves(at: center, journal)
    center.post(name: "storm", object: nil)
    let isReleased = withExtendedLifetime(kept) { own.isFreed("what the closure keeps") }
    center.post(name: "storm", object: nil)
    guard journal.lines == ["told"] else { return }
    #expect(
      isReleased,
      """
      A closure removed its own token when it was called. The post has returned, and the closure \
      is still kept, and everything it captured.
      """)
  }

  @Test func removalNamesTheName() {
    // Other checks judge which bulletins a registration is for.
    guard filtersListeners() else { return }
    let (center, journal, north) = (Center(), Journal(), Station("North"))
    let ears = ears(journal)
    for name in ["storm", "fog", nil] { center.addObserver(ears[0], name: name, object: nil) }
    center.addObserver(ears[1], name: "storm", object: nil)
    center.removeObserver(ears[0], name: "storm")
    center.post(name: "storm", object: north)
    center.post(name: "fog", object: north)
    journal.expect(
      [line("Ann"), line("Ben"), line("Ann", "fog"), line("Ann", "fog")],
      """
      Ann was registered for `storm`, for `fog`, and for all names, and Ben for `storm`. Ann was \
      removed with the name `storm`, and North posted `storm`, then `fog`
      """, "Only the registration with this name ends.")
  }

  @Test func removalNamesTheObject() {
    // Other checks judge which bulletins a registration is for.
    guard filtersListeners() else { return }
    let (center, journal) = (Center(), Journal())
    let (north, south, twin) = (Station("North"), Station("South"), Station("South"))
    let ears = ears(journal)
    for object in [north, south, nil] {
      center.addObserver(ears[0], name: "storm", object: object)
    }
    center.addObserver(ears[1], name: "storm", object: north)
    center.removeObserver(ears[0], object: north)
    for station in [north, south] { center.post(name: "storm", object: station) }
    let expected = [
      line("Ben"), line("Ann"), line("Ann", from: "South"), line("Ann", from: "South"),
    ]
    guard journal.lines.sorted() == expected.sorted() else {
      return journal.expect(
        expected,
        """
        Ann was registered for North, for South, and for any object, and Ben for North. Ann was \
        removed with North as the object. North posted `storm`, then South
        """, "Only the registration with this object ends.")
    }
    journal.clear()
    center.removeObserver(ears[0], object: twin)
    center.post(name: "storm", object: south)
    journal.expect(
      [line("Ann", from: "South"), line("Ann", from: "South")],
      """
      Ann was registered for South, and for any object. She was removed with another station as \
      the object, which is equal to South (`==`). South posted `storm`
      """, "Objects are compared by identity.")
  }

  @Test func bothHaveToFit() {
    // Other checks judge what a registration is for, and what one name or object ends.
    guard filtersListeners(), removesNarrowly() else { return }
    let (center, journal) = (Center(), Journal())
    let stations = [Station("North"), Station("South")]
    let ear = Ear("Ann", journal)
    for station in stations {
      for name in ["storm", "fog"] { center.addObserver(ear, name: name, object: station) }
    }
    center.removeObserver(ear, name: "storm", object: stations[0])
    for station in stations {
      for name in ["storm", "fog"] { center.post(name: name, object: station) }
    }
    journal.expect(
      [line("Ann", "fog"), line("Ann", from: "South"), line("Ann", "fog", from: "South")],
      """
      Ann was registered for `storm` and for `fog`, from North and from South. She was removed \
      with the name `storm` and the object North. Both posted both
      """, "If a removal has a name and an object, both have to match.")
  }
}

/// Whether a closure is called although nothing keeps its token.
private func keepsWithoutToken() -> Bool {
  let (center, journal, north) = (Center(), Journal(), Station("North"))
  registerAndForget(closure("Ann", journal), at: center)
  center.post(name: "storm", object: north)
  return journal.lines == [line("Ann")]
}

// These end before the check looks: their local variables keep nothing alive.

/// Returns the identity of the token, which may be deallocated by then.
@discardableResult
private func registerAndForget(
  _ closure: @escaping (Bulletin) -> Void, at center: Center
) -> ObjectIdentifier {
  let token: Token = center.addObserver(forName: "storm", object: nil, using: closure)
  return identity(of: token)
}

private func closureRegistered(at center: Center, _ journal: Journal) -> (Scene, Token) {
  let thing = Thing()
  let token: Token = center.addObserver(forName: "storm", object: nil) { _ in
    journal.note("told")
    withExtendedLifetime(thing) {}
  }
  return (
    Scene(["the centre": center, "the token": token, "what the closure keeps": thing]), token
  )
}

/// Keeps the token of a closure that needs it.
private final class HeldToken {
  var token: Token?
}

private func closureThatLeaves(at center: Center, _ journal: Journal) -> (Scene, HeldToken) {
  let (thing, held) = (Thing(), HeldToken())
  let token: Token = center.addObserver(forName: "storm", object: nil) { [unowned center] _ in
    journal.note("told")
    if let token = held.token { center.removeObserver(token) }
    withExtendedLifetime(thing) {}
  }
  held.token = token
  return (Scene(["what the closure keeps": thing]), held)
}
