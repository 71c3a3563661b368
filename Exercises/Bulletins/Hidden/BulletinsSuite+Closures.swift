import Checking
import Testing

import struct Bulletins.Bulletin
import class Bulletins.Center
import class Bulletins.Token

// MARK: - TODO 2

extension BulletinsSuite {
  @Test func closureIsTold() {
    let (center, journal, north) = (Center(), Journal(), Station("North"))
    center.post(name: "storm", object: north)
    let tokens: [Token] = ["Ann", "Ben"].map {
      center.addObserver(forName: "storm", object: nil, using: closure($0, journal))
    }
    guard journal.lines.isEmpty else {
      return journal.expect(
        [], "North posted `storm`, and then Ann and Ben were registered for it, with closures",
        "A registration gets posts that come after it.")
    }
    center.post(name: "storm", object: north)
    withExtendedLifetime(tokens) {}
    journal.expect(
      [line("Ann"), line("Ben")],
      "Ann and Ben were registered for `storm`, each with a closure, and North posted it",
      "The centre calls a closure with the bulletin, once for each post.")
  }

  @Test func closureIsFiltered() {
    let (center, journal) = (Center(), Journal())
    let (north, south) = (Station("North"), Station("South"))
    let filters: [(String, String?, Station?)] = [
      ("Ann", "storm", nil), ("Ben", nil, north), ("Cleo", "fog", south), ("Dan", nil, nil),
    ]
    let tokens = filters.map {
      center.addObserver(forName: $0.1, object: $0.2, using: closure($0.0, journal))
    }
    center.post(name: "storm", object: north)
    center.post(name: "storm", object: south)
    center.post(name: "fog", object: south)
    // Other checks judge whether this works for listeners.
    guard filtersListeners() else {
      #expect(!journal.lines.isEmpty, "Four closures were registered, and the centre called none.")
      return
    }
    withExtendedLifetime(tokens) {}
    journal.expect(
      [
        line("Ann"), line("Ben"), line("Dan"),
        line("Ann", from: "South"), line("Dan", from: "South"),
        line("Cleo", "fog", from: "South"), line("Dan", "fog", from: "South"),
      ],
      """
      Four closures were registered: Ann's for `storm`, Ben's for North, Cleo's for `fog` from \
      South, Dan's for all. North posted `storm`, then South `storm`, then South `fog`
      """, "The same rules hold for listeners and for closures.")
  }

  @Test func oneOrderForAll() {
    let (center, journal, north) = (Center(), Journal(), Station("North"))
    let ears = [Ear("Dan", journal), Ear("Ben", journal)]
    let first: Token = center.addObserver(
      forName: "storm", object: north, using: closure("Cleo", journal))
    center.addObserver(ears[0], name: "storm", object: nil)
    let second: Token = center.addObserver(
      forName: "storm", object: nil, using: closure("Ann", journal))
    center.addObserver(ears[1], name: "storm", object: north)
    center.post(name: "storm", object: north)
    withExtendedLifetime((first, second)) {}
    let expected = ["Cleo", "Dan", "Ann", "Ben"].map { line($0) }
    // Other checks judge who is notified, and whether the oldest is first.
    guard tellsInOrder() else {
      #expect(
        journal.lines.count > 2,
        "Two listeners and two closures were registered, and the centre called none.")
      return
    }
    guard journal.lines.sorted() == expected.sorted() || journal.lines.count < 3 else { return }
    journal.expect(
      expected,
      """
      Cleo's closure was registered, then Dan as a listener, then Ann's closure, then Ben as a \
      listener. North posted `storm`
      """, "The oldest registration is the first, of either kind.", strictly: true)
  }

  @Test func droppedTokenEndsNothing() {
    let (center, journal, north) = (Center(), Journal(), Station("North"))
    registerAndForget(closure("Ann", journal), at: center)
    for _ in 1...2 { center.post(name: "storm", object: north) }
    journal.expect(
      [line("Ann"), line("Ann")],
      """
      Ann was registered with a closure, and nobody kept the token. North posted `storm` twice
      """, "A closure is registered until its token is removed.")
  }

  @Test func centerIsFreed() {
    let scene = centerLeftAlone()
    for name in ["the centre", "what the closure keeps"] {
      let isFreed = scene.isFreed(name)
      guard isFreed else {
        Issue.record(
          """
          A listener and a closure were registered at a centre, and the listener was removed. Then \
          nobody needed the centre or the token any more. \(name) is still in memory. \
          \(scene.keepers(of: name))
          """)
        return
      }
    }
  }
}

// These end before the check looks: their local variables keep nothing alive.

private func registerAndForget(_ closure: @escaping (Bulletin) -> Void, at center: Center) {
  _ = center.addObserver(forName: "storm", object: nil, using: closure)
}

private func centerLeftAlone() -> Scene {
  let (center, thing) = (Center(), Thing())
  let ear = Ear("Ann", Journal())
  center.addObserver(ear, name: "storm", object: nil)
  _ = center.addObserver(forName: "storm", object: nil) { _ in
    withExtendedLifetime(thing) {}
  }
  center.post(name: "storm", object: nil)
  center.removeObserver(ear)
  return Scene(["the centre": center, "what the closure keeps": thing])
}
