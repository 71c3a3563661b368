import Checking
import Testing

import class AlongTheWire.Announcer
import class AlongTheWire.Desk
import class AlongTheWire.Exchange
import class AlongTheWire.Operator

// MARK: - TODO 5

extension AlongTheWireSuite {
  @Test func cutIsSilent() {
    let (place, journal) = (Place(), Journal())
    let ear = journal.ear("Zoe")
    ear.listen(to: place.exchange, along: toTheLamp)
    ear.listen(to: place.exchange, along: "status")
    for wire in ear.wires { wire.cut() }
    place.desk.lamp = "lit"
    place.ann.desk = Desk(lamp: "blinking")
    place.exchange.onDuty = Operator(name: "Bob", desk: Desk(lamp: "dark"))
    place.exchange.onDuty?.desk?.lamp = "lit"
    place.exchange.name = "South"
    journal.expect(
      [], "A wire was cut, and then each object on its way changed",
      "A cut has to remove the wire wherever it is registered.")
    let scene = Scene(["the wire": ear.wires[0]])
    ear.wires = []
    // Another check judges whether a wire is freed at all.
    guard freesWires() else { return }
    let isFreed = scene.isFreed("the wire")
    #expect(
      isFreed,
      """
      A wire was cut, and nobody else needs it any more. It is still in memory. \
      \(scene.keepers(of: "the wire"))
      """)
  }

  @Test func nothingIsRemovedTwice() {
    let (place, journal) = (Place(), Journal())
    let ear = journal.ear("Zoe")
    ear.listen(to: place.exchange, along: toTheLamp)
    let desk = Desk(lamp: "blinking")
    let bob = Operator(name: "Bob", desk: desk)
    place.exchange.onDuty = bob
    bob.desk = nil
    bob.desk = desk
    ear.wires[0].cut()
    ear.wires[0].cut()
    let noted = misuses(of: place.exchange, place.ann, place.desk, bob, desk)
    #expect(
      noted == [],
      """
      A wire was laid, its way changed three times, each change was announced, and the wire was \
      cut twice. `misuses` of the objects on the way are \(said(noted)), and should be empty. \
      Every change was announced, so there is nothing to record. And each registration is removed \
      once: a second cut does nothing.
      """)
  }

  @Test func leavesNoNote() {
    // Another check judges whether a wire is freed at all.
    guard freesWires() else { return }
    let (place, journal) = (Place(), Journal())
    let ear = journal.ear("Zoe")
    for path in [toTheLamp, "status"] { ear.listen(to: place.exchange, along: path) }
    let desk = Desk(lamp: "blinking")
    place.ann.desk = desk
    place.exchange.didChange("name")
    ear.wires = []
    let noted = misuses(of: place.exchange, place.ann, place.desk, desk)
    guard noted == ["`notBegun(name)`"] else {
      Issue.record(
        """
        Zoe had two wires. All changes on their ways were announced, and an exchange had a misuse, \
        `notBegun(name)`, which isn't about the wires. Then she released both without cutting \
        them. `misuses` of all objects on the ways are \(said(noted)), and should be \
        `notBegun(name)`. A registration refers to a wire weakly, so a deallocated wire leaves \
        nothing to remove.
        """)
      return
    }
    let sign = Sign(["desk": Model(["lamp": "dark"])])
    ear.listen(to: sign, along: "panel")
    sign.store(Model(["lamp": "lit"]), for: "desk")
    ear.wires = []
    let silent = misuses(of: sign)
    #expect(
      silent == [],
      """
      A link of a wire changed without an announcement, and nobody needed the wire any more. It \
      was never cut. `misuses` of the link's object are \(said(silent)), and should be empty: only \
      a cut looks for such links.
      """)
  }

  @Test func cutMayComeLate() {
    let (ear, desk) = (Ear("Zoe", Journal()), Desk(lamp: "dark"))
    let scene = wayLeft(ear, desk)
    // Another check judges whether they are kept alive.
    guard withExtendedLifetime(ear, { scene.isFreed("the exchange") }) else { return }
    ear.wires[0].cut()
    let noted = misuses(of: desk)
    #expect(
      noted == [],
      """
      The exchange where a wire began was deallocated, and so was the operator. Then the wire was \
      cut. `misuses` of the desk are \(said(noted)), and should be empty: the desk is still there, \
      and hasn't changed.
      """)
  }

  @Test func mayBeCutWhenTold() {
    let (place, journal) = (Place(), Journal())
    let ear = journal.ear("Zoe")
    ear.listen(to: place.exchange, along: toTheLamp)
    ear.whenTold = { if $0 == 1 { ear.wires[0].cut() } }
    let desk = Desk(lamp: "blinking")
    place.exchange.onDuty = Operator(name: "Bob", desk: desk)
    desk.lamp = "lit"
    place.exchange.onDuty = place.ann
    journal.expect(
      [line("Zoe", "dark", "blinking")],
      "Bob took over. When Zoe was notified, she cut the wire; then more changed",
      "A cut takes effect at once, and nothing lays the wire again.")
  }

  @Test func cutMeanwhile() {
    let (place, journal) = (Place(), Journal())
    let ears = ["Zoe", "Max"].map { journal.ear($0) }
    for ear in ears { ear.listen(to: place.exchange, along: toTheLamp) }
    // The observer that is notified first cuts the other one's wire.
    for (ear, other) in [(ears[0], ears[1]), (ears[1], ears[0])] {
      ear.whenTold = { if $0 == 1 { other.wires[0].cut() } }
    }
    place.exchange.onDuty = Operator(name: "Bob", desk: Desk(lamp: "blinking"))
    let told = ears.filter { $0.count > 0 }.map(\.name)
    guard told.count == 1 else {
      Issue.record(
        """
        Two observers have wires to the same lamp. Bob took over, and the observer that was \
        notified first cut the wire of the other. Notified: \
        \(told.isEmpty ? "nobody" : told.joined(separator: " and ")). It should be one of them: a \
        cut takes effect at once.
        """)
      return
    }
    let noted = misuses(of: place.exchange, place.ann, place.desk)
    #expect(
      noted == [],
      """
      Bob took over, and one observer cut the wire of another before that one was notified. \
      `misuses` are \(said(noted)), and should be empty: the change was announced.
      """)
  }

  @Test func silentChangeIsNoted() {
    for isLast in [false, true] {
      let desk = Model(["lamp": "dark"])
      let (owner, journal) = (Model(["desk": desk]), Journal())
      let (root, ear) = (Model(["onDuty": owner]), journal.ear("Zoe"))
      ear.listen(to: root, along: toTheLamp)
      // There and back, told; then away, and not told.
      let other = Model(["desk": Model(["lamp": "lit"])])
      root.set(other, for: "onDuty")
      root.set(owner, for: "onDuty")
      if isLast { owner.store(nil, for: "desk") } else { root.store(other, for: "onDuty") }
      ear.wires[0].cut()
      let noted = [misuses(of: root), misuses(of: owner), misuses(of: desk, other)]
      let expected =
        isLast ? [[], ["`notAnnounced(desk)`"], []] : [["`notAnnounced(onDuty)`"], [], []]
      guard noted == expected else {
        Issue.record(
          """
          A wire leads to `"\(toTheLamp)"`. \
          \(isLast ? "`desk` was set to nil" : "`onDuty` was set") without `willChange` and \
          `didChange`, and the wire was cut. `misuses` of the object with `onDuty`: \
          \(said(noted[0])). Of the one with `desk`: \(said(noted[1])). Of others: \
          \(said(noted[2])). Only one should have a record, \(said(expected.flatMap(\.self))): a \
          link that announces nothing makes every path through it wrong.
          """)
        return
      }
    }
    let (root, journal) = (Model(["desk": Model()]), Journal())
    let ear = journal.ear("Zoe")
    ear.listen(to: root, along: "desk")
    root.didChange("name")
    root.store(Model(), for: "desk")
    ear.wires[0].cut()
    let noted = misuses(of: root)
    #expect(
      noted == ["`notBegun(name)`", "`notAnnounced(desk)`"],
      """
      A model had a misuse already, `notBegun(name)`. A wire led along `"desk"`. Another desk came \
      without an announcement, the old one was deallocated, and the wire was cut. `misuses` are \
      \(said(noted)), and should be `notBegun(name)`, `notAnnounced(desk)`.
      """)
  }

  @Test func silentPartIsNoted() {
    let desk = Model(["lamp": "dark"])
    let (sign, journal) = (Sign(["desk": desk]), Journal())
    let ear = journal.ear("Zoe")
    ear.listen(to: sign, along: "panel")
    desk.set("lit", for: "lamp")
    // A text that changes silently makes no wire wrong.
    desk.store("blinking", for: "lamp")
    sign.store(Model(["lamp": "lit"]), for: "desk")
    ear.wires[0].cut()
    let noted = misuses(of: sign, desk)
    #expect(
      noted == ["`notAnnounced(desk)`"],
      """
      `panel` depends on `"desk.lamp"`, and a wire for `panel` was laid. A lamp changed without an \
      announcement, and then another desk came without one. `misuses` are \(said(noted)) after the \
      cut, and should be `notAnnounced(desk)`. The wire is still registered with the old desk. A \
      lamp leads to no object.
      """)
  }
}

// This ends before the check looks: its local variables keep nothing alive.
private func wayLeft(_ ear: Ear, _ desk: Desk) -> Scene {
  let exchange = Exchange(name: "North", onDuty: Operator(name: "Ann", desk: desk))
  ear.listen(to: exchange, along: toTheLamp)
  return Scene(["the exchange": exchange])
}

/// Whether a wire that was not cut is deallocated when its last reference goes.
private func freesWires() -> Bool {
  let (place, ear) = (Place(), Ear("Zoe", Journal()))
  ear.listen(to: place.exchange, along: toTheLamp)
  let scene = Scene(["the wire": ear.wires[0]])
  ear.wires = []
  return scene.isFreed("the wire")
}
