import Checking
import Testing

import class AlongTheWire.Announcer
import class AlongTheWire.Desk
import class AlongTheWire.Exchange
import class AlongTheWire.Operator

// MARK: - TODO 3

extension AlongTheWireSuite {
  @Test func newWayIsHeard() {
    let (place, journal) = (Place(), Journal())
    journal.ear("Zoe").listen(to: place.exchange, along: toTheLamp)
    let desk = Desk(lamp: "blinking")
    let bob = Operator(name: "Bob", desk: desk)
    place.exchange.onDuty = bob
    journal.clear()
    desk.lamp = "lit"
    guard
      journal.expect(
        [line("Zoe", "blinking", "lit")],
        "Bob took over from Ann, and then the lamp of Bob's desk changed",
        "As soon as Bob is on duty, the wire leads through Bob.")
    else { return }
    journal.clear()
    let other = Desk(lamp: "dark")
    bob.desk = other
    other.lamp = "blinking"
    journal.expect(
      [line("Zoe", "lit", "dark"), line("Zoe", "dark", "blinking")],
      "Bob went to another desk, whose lamp changed then",
      "The wire observes each object on the new way, however often the way changes.")
  }

  @Test func oldWayIsForgotten() {
    let (place, journal) = (Place(), Journal())
    journal.ear("Zoe").listen(to: place.exchange, along: toTheLamp)
    let bob = Operator(name: "Bob", desk: Desk(lamp: "blinking"))
    place.exchange.onDuty = bob
    journal.clear()
    place.desk.lamp = "lit"
    place.ann.desk = Desk(lamp: "dark")
    guard
      journal.expect(
        [], "Bob took over from Ann. Then Ann's lamp changed, and Ann's desk",
        "The wire doesn't lead through Ann any more, so nobody is notified.")
    else { return }
    place.exchange.onDuty = place.ann
    place.exchange.onDuty = bob
    place.exchange.onDuty = place.ann
    journal.clear()
    place.ann.desk?.lamp = "lit"
    journal.expect(
      [line("Zoe", "dark", "lit")],
      "Ann and Bob were on duty in turn. Now Ann is, and Ann's lamp changed",
      "One change notifies once.")
  }

  @Test func oldWayIsFreed() {
    let (exchange, journal) = (Exchange(name: "North"), Journal())
    journal.ear("Zoe").listen(to: exchange, along: toTheLamp)
    let scene = oneAfterTheOther(at: exchange)
    for name in ["the operator", "the desk"] {
      let isFreed = withExtendedLifetime(journal) { scene.isFreed(name) }
      guard isFreed else {
        Issue.record(
          """
          A wire led through an operator who was replaced, and nobody else needs her any more. \
          \(name) is still in memory. \(scene.keepers(of: name)) A wire keeps no object on its way \
          alive.
          """)
        return
      }
    }
  }

  @Test func nobodyAndBack() {
    let (place, journal) = (Place(), Journal())
    journal.ear("Zoe").listen(to: place.exchange, along: toTheLamp)
    place.exchange.onDuty = nil
    // Another check judges whether an old way is forgotten at all.
    let forgets = forgets()
    if forgets { place.desk.lamp = "blinking" }
    let bobs = Desk(lamp: "lit")
    place.exchange.onDuty = Operator(name: "Bob", desk: bobs)
    bobs.lamp = "blinking"
    guard
      journal.expect(
        [
          line("Zoe", "dark", nil), line("Zoe", nil, "lit"), line("Zoe", "lit", "blinking"),
        ],
        """
        Ann went off duty, and nobody came.\(forgets ? " Ann's lamp blinked." : "") Bob came, and \
        his lamp blinked
        """,
        "Nil in the middle ends the way, and the next object continues it.")
    else { return }
    let (empty, second) = (Exchange(name: "South"), Journal())
    second.ear("Zoe").listen(to: empty, along: toTheLamp)
    let desk = Desk(lamp: "dark")
    empty.onDuty = Operator(name: "Bob", desk: desk)
    desk.lamp = "lit"
    second.expect(
      [line("Zoe", nil, "dark"), line("Zoe", "dark", "lit")],
      "A wire was laid while nobody was on duty. Bob came, and his lamp was lit",
      "A wire may be laid before there is a way.")
  }

  @Test func wayIsThereWhenTold() {
    let (place, journal) = (Place(), Journal())
    let ear = journal.ear("Zoe")
    ear.listen(to: place.exchange, along: toTheLamp)
    let desk = Desk(lamp: "blinking")
    ear.whenTold = { if $0 == 1 { desk.lamp = "lit" } }
    place.exchange.onDuty = Operator(name: "Bob", desk: desk)
    journal.expect(
      [line("Zoe", "dark", "blinking"), line("Zoe", "blinking", "lit")],
      "Bob took over. When Zoe was notified, she set Bob's lamp",
      "When she is notified, the wire has to lead through Bob already.")
  }

  @Test func objectMayStandTwice() {
    let (model, journal) = (Model(["lamp": "dark"]), Journal())
    model.store(model, for: "next")
    journal.ear("Zoe").listen(to: model, along: "next.next.lamp")
    model.set("lit", for: "lamp")
    model.set(Model(["next": Model(["lamp": "blinking"])]), for: "next")
    journal.expect(
      [line("Zoe", "dark", "lit"), line("Zoe", "lit", "blinking")],
      """
      `next` of a model is the model itself, so `"next.next.lamp"` passes it again and again. \
      Its `lamp` was set, and then another model became its `next`
      """, "The way goes on to its end, and a link that occurs twice notifies once.")
  }
}

// This ends before the check looks: its local variables keep nothing alive.
private func oneAfterTheOther(at exchange: Exchange) -> Scene {
  let place = Place()
  exchange.onDuty = place.ann
  place.desk.lamp = "lit"
  exchange.onDuty = Operator(name: "Bob", desk: Desk(lamp: "dark"))
  return Scene(["the operator": place.ann, "the desk": place.desk])
}
