import Checking
import Testing

import class AlongTheWire.Announcer
import class AlongTheWire.Desk
import class AlongTheWire.Exchange
import class AlongTheWire.Operator
import class AlongTheWire.Wire

// MARK: - TODO 2

extension AlongTheWireSuite {
  @Test func leafIsTold() {
    let (place, journal) = (Place(), Journal())
    let ear = journal.ear("Zoe")
    ear.listen(to: place.exchange, along: toTheLamp)
    guard
      journal.expect(
        [], "A wire was laid to the lamp, and nothing has changed yet",
        "An observer only gets changes.")
    else { return }
    place.desk.lamp = "lit"
    guard
      journal.expect(
        [line("Zoe", "dark", "lit")],
        "Zoe's wire leads from the exchange to the lamp of Ann's desk, and the lamp was lit",
        "She is notified once, after the change.")
    else { return }
    let other = journal.ear("Max")
    other.listen(to: place.exchange, along: "onDuty.name")
    place.exchange.name = "South"
    guard
      journal.expect(
        [line("Zoe", "dark", "lit")],
        #"Max has a wire along `"onDuty.name"`, and `name` of the exchange changed"#,
        "Each key of a path belongs to one object, and the wire registers it with that object only."
      )
    else { return }
    let secret = (1...2).map { _ in "lamp \(Int.random(in: 1_000...9_999))" }
    for value in secret { place.desk.lamp = value }
    let isTold = ear.values.suffix(2) == [["lit", secret[0]], secret]
    #expect(
      isTold, "The lamp changed twice more, and Zoe didn't get the old and the new value each time."
    )
  }

  @Test func pathAndRootAreReported() {
    let (places, journal) = ([Place(), Place()], Journal())
    let ear = journal.ear("Zoe")
    ear.listen(to: places[0].exchange, along: toTheLamp)
    ear.listen(to: places[1].exchange, along: toTheLamp)
    ear.listen(to: places[1].ann, along: "desk.lamp")
    places[0].desk.lamp = "lit"
    // Another check judges whether she is notified.
    guard ear.count > 0 else { return }
    places[1].desk.lamp = "blinking"
    let roots = [places[0].exchange, places[1].exchange, places[1].ann].map { identity(of: $0) }
    // The order in which the wires report is not fixed.
    let isTold = Set(ear.senders) == Set(roots) && ear.senders.first == roots[0]
    #expect(
      isTold,
      """
      Zoe has wires from two exchanges and from an operator, and the lamps changed. She didn't get \
      each of these three objects as the sender. She doesn't need the lamp's owner: she asked for \
      the objects where the paths begin.
      """)
    let isWholePath = Set(ear.keys) == [toTheLamp, "desk.lamp"]
    #expect(
      isWholePath,
      """
      Zoe has wires for `"\(toTheLamp)"` and `"desk.lamp"`, and the lamps changed. She got other \
      keys. A change along a path names the whole path.
      """)
  }

  @Test func equalIsToldToo() {
    let (place, journal) = (Place(), Journal())
    journal.ear("Zoe").listen(to: place.exchange, along: toTheLamp)
    place.desk.lamp = "dark"
    journal.expect(
      [line("Zoe", "dark", "dark")], "The lamp at the end of a wire was set to what it was already",
      "Every assignment counts, even of an equal value.")
  }

  @Test func changesNest() {
    let (model, journal) = (Model(["desk": Model(["lamp": "dark"])]), Journal())
    journal.ear("Zoe").listen(to: model, along: "desk.lamp")
    guard let desk = model.value(of: "desk") as? Model else { return }
    desk.willChange("lamp")
    desk.store("lit", for: "lamp")
    desk.set("blinking", for: "lamp")
    desk.didChange("lamp")
    journal.expect(
      [line("Zoe", "lit", "blinking"), line("Zoe", "dark", "blinking")],
      """
      A change of the lamp began at "dark". In it, "lit" became "blinking", by another pair of \
      `willChange` and `didChange`. Then the first one ended
      """, "Each pair notifies, with the old value from before it began.")
  }

  @Test func middleIsTold() {
    let (place, journal) = (Place(), Journal())
    journal.ear("Zoe").listen(to: place.exchange, along: toTheLamp)
    place.exchange.onDuty = Operator(name: "Bob", desk: Desk(lamp: "blinking"))
    journal.expect(
      [line("Zoe", "dark", "blinking")],
      "Zoe's wire leads to the lamp of the operator on duty. Bob, whose lamp blinks, took over",
      "The value at the end is another one, although no lamp has changed.")
    let (other, second) = (Place(), Journal())
    second.ear("Zoe").listen(to: other.exchange, along: toTheLamp)
    other.ann.desk = Desk(lamp: "lit")
    second.expect(
      [line("Zoe", "dark", "lit")],
      "Zoe's wire leads to the lamp of the operator's desk. The operator went to another desk",
      "The wire observes each link, not just the last one.")
    // Another check judges whether equal values are reported at all.
    guard tellsEqual() else { return }
    let (same, third) = (Place(), Journal())
    third.ear("Zoe").listen(to: same.exchange, along: toTheLamp)
    same.ann.desk = Desk(lamp: "dark")
    third.expect(
      [line("Zoe", "dark", "dark")],
      "The operator went to another desk, whose lamp was dark as well",
      "Every assignment of a link counts, even with an equal value at the end.")
  }

  @Test func nothingIsKept() {
    let scene = objectsLeftAlone()
    let names = ["the exchange", "the operator", "the desk", "the observer"]
    for name in names {
      let isFreed = scene.isFreed(name)
      guard isFreed else {
        Issue.record(
          """
          A wire led from an exchange to a lamp, and all other references are gone. Only the wire, \
          or the observer that holds it, could keep any of these objects alive. \(name) is still \
          in memory. \(scene.keepers(of: name)) Observing an object isn't owning it.
          """)
        return
      }
    }
    let (desk, wire) = wireWithoutObserver()
    // Without its observer the wire has nothing to notify. A change must not stop the program.
    desk.lamp = "lit"
    withExtendedLifetime(wire) {}
  }

  @Test func wireKeepsNoRoot() {
    let (ear, journal) = (Ear("Zoe", Journal()), Journal())
    let (scene, desk) = placeLeft(ear)
    for name in ["the exchange", "the operator"] {
      let isFreed = withExtendedLifetime(ear) { scene.isFreed(name) }
      guard isFreed else {
        Issue.record(
          """
          A wire is still there, and all other references to the exchange where it begins are \
          gone. \(name) is still in memory. \(scene.keepers(of: name)) A wire keeps no object on \
          its way alive.
          """)
        return
      }
    }
    ear.journal = journal
    desk.lamp = "lit"
    journal.expect(
      [], "The exchange where a wire began was deallocated; then the lamp at its end changed",
      "No object is left whose path leads to the lamp.")
  }

  @Test func droppedWireIsSilent() {
    let (place, journal) = (Place(), Journal())
    let ear = journal.ear("Zoe")
    let scene = dropped(ear, place)
    place.desk.lamp = "blinking"
    journal.expect(
      [line("Zoe", "dark", "lit")],
      "Zoe was notified once. Then all references to her wire were released",
      "A wire that nobody keeps ends. \(scene.keepers(of: "the wire"))")
  }
}

// These end before the check looks: their local variables keep nothing alive.

/// An observer that keeps its wire, and the objects along the wire's path.
private func objectsLeftAlone() -> Scene {
  let (place, ear) = (Place(), Ear("Zoe", Journal()))
  ear.listen(to: place.exchange, along: toTheLamp)
  place.desk.lamp = "lit"
  return Scene([
    "the exchange": place.exchange, "the operator": place.ann, "the desk": place.desk,
    "the observer": ear,
  ])
}

private func wireWithoutObserver() -> (Desk, Wire) {
  let ear = Ear("Zoe", Journal())
  let desk = Desk(lamp: "dark")
  let wire = Wire(from: desk, along: "lamp", to: ear)
  return (desk, wire)
}

private func placeLeft(_ ear: Ear) -> (Scene, Desk) {
  let place = Place()
  ear.listen(to: place.exchange, along: toTheLamp)
  place.desk.lamp = "blinking"
  place.desk.lamp = "dark"
  return (Scene(["the exchange": place.exchange, "the operator": place.ann]), place.desk)
}

private func dropped(_ ear: Ear, _ place: Place) -> Scene {
  ear.listen(to: place.exchange, along: toTheLamp)
  place.desk.lamp = "lit"
  let scene = Scene(["the wire": ear.wires[0]])
  ear.wires = []
  return scene
}

/// Whether a lamp that is set to its own value is reported.
private func tellsEqual() -> Bool {
  let (place, journal) = (Place(), Journal())
  journal.ear("Zoe").listen(to: place.exchange, along: toTheLamp)
  place.desk.lamp = "dark"
  return journal.lines.count == 1
}
