import Checking
import Testing

import class AlongTheWire.Desk
import class AlongTheWire.Exchange
import class AlongTheWire.NightExchange
import class AlongTheWire.Operator

// MARK: - TODO 4

extension AlongTheWireSuite {
  @Test func derivedIsTold() {
    let (sign, journal) = (Sign(["name": "Red", "color": "red"]), Journal())
    journal.ear("Zoe").listen(to: sign, along: "label")
    sign.set("Blue", for: "name")
    sign.set("blue", for: "color")
    guard
      journal.expect(
        [line("Zoe", "<Red>", "<Blue>")],
        "The class of a sign says that `label` depends on `name`. `name` changed, and then `color`",
        "A wire for `label` also registers for `name`, and delivers the old and the new label.")
    else { return }
    journal.clear()
    sign.willChange("label")
    sign.store("Red", for: "name")
    sign.didChange("label")
    journal.expect(
      [line("Zoe", "<Blue>", "<Red>")], "A change of `label` itself was announced",
      "A key that depends on others is still a key.")
  }

  @Test func derivedAtTheEnd() {
    let sign = Sign(["name": "Red"])
    let (model, journal) = (Model(["sign": sign]), Journal())
    journal.ear("Zoe").listen(to: model, along: "sign.label")
    sign.set("Blue", for: "name")
    journal.expect(
      [line("Zoe", "<Red>", "<Blue>")],
      #"A wire leads to `"sign.label"` of a model. `label` depends on `name`, and that changed"#,
      "The class of the object that has the key says what it depends on.")
  }

  @Test func derivedThroughPath() {
    let desk = Model(["lamp": "dark"])
    let (sign, journal) = (Sign(["desk": desk]), Journal())
    journal.ear("Zoe").listen(to: sign, along: "panel")
    desk.set("lit", for: "lamp")
    let other = Model(["lamp": "blinking"])
    sign.set(other, for: "desk")
    // Another check judges whether an old way is forgotten at all.
    let forgets = forgets()
    if forgets { desk.set("dark", for: "lamp") }
    other.set("lit", for: "lamp")
    sign.set(nil, for: "desk")
    journal.expect(
      [
        line("Zoe", "[dark]", "[lit]"), line("Zoe", "[lit]", "[blinking]"),
        line("Zoe", "[blinking]", "[lit]"), line("Zoe", "[lit]", "[nothing]"),
      ],
      """
      `panel` of a sign depends on `"desk.lamp"`. The lamp was lit, another desk came, \
      \(forgets ? "both lamps" : "its lamp") changed, and the desk went
      """, "A path to a part is a way, too, and may change.")
  }

  @Test func chainIsTold() {
    let (sign, journal) = (Sign(["name": "Red"]), Journal())
    journal.ear("Zoe").listen(to: sign, along: "headline")
    sign.set("Blue", for: "name")
    journal.expect(
      [line("Zoe", "<Red>!", "<Blue>!")],
      "`headline` depends on `label`, and that on `name`. `name` changed",
      "A part may depend on other parts.")
  }

  @Test func derivedOnTheWay() {
    let lamps = [Model(["lamp": "dark"]), Model(["lamp": "lit"])]
    let sign = Sign(["choice": "left", "left": lamps[0], "right": lamps[1]])
    let journal = Journal()
    journal.ear("Zoe").listen(to: sign, along: "best.lamp")
    sign.set("right", for: "choice")
    // Another check judges whether an old way is forgotten at all.
    let forgets = forgets()
    if forgets { lamps[0].set("lit", for: "lamp") }
    lamps[1].set("blinking", for: "lamp")
    journal.expect(
      [line("Zoe", "dark", "lit"), line("Zoe", "lit", "blinking")],
      """
      A wire leads to `"best.lamp"`; which object `best` is depends on `choice`. That changed, \
      and then \(forgets ? "the lamps of both objects" : "the lamp of the one that it is now")
      """, "When one of its parts changes, a computed link may lead to another object.")
  }

  @Test func oneSetIsToldOnce() {
    let desk = Model(["name": "Red", "lamp": "dark"])
    let (sign, journal) = (Sign(["desk": desk]), Journal())
    journal.ear("Zoe").listen(to: sign, along: "pair")
    sign.set(Model(["name": "Blue", "lamp": "lit"]), for: "desk")
    journal.expect(
      [line("Zoe", "Red/dark", "Blue/lit")],
      #"`pair` depends on `"desk.name"` and `"desk.lamp"`. Another desk came"#,
      "Both ways share a link. The wire registers with it once, and notifies once.")
  }

  @Test func circleEnds() {
    let (sign, journal) = (Sign(["level": "red"]), Journal())
    journal.ear("Zoe").listen(to: sign, along: "high")
    sign.set("green", for: "level")
    journal.expect(
      [line("Zoe", "red", "green")],
      "`low` depends on `high`, and `high` on `low` and `level`. `level` was set",
      "The search visits each key once. So it ends, and one assignment notifies once.")
  }

  @Test func statusFollows() {
    let (place, journal) = (Place(), Journal())
    journal.ear("Zoe").listen(to: place.exchange, along: "status")
    place.desk.lamp = "lit"
    place.exchange.name = "South"
    place.ann.name = "Bob"
    place.exchange.onDuty = nil
    // Another check judges whether one assignment is reported once.
    let told = journal.lines.enumerated().filter { $0 == 0 || journal.lines[$0 - 1] != $1 }
    let expected = [
      line("Zoe", "North: Ann, dark", "North: Ann, lit"),
      line("Zoe", "North: Ann, lit", "South: Ann, lit"),
      line("Zoe", "South: Ann, lit", "South: Bob, lit"),
      line("Zoe", "South: Bob, lit", "South: nobody"),
    ]
    guard judged(), told.map(\.element) != expected else { return }
    journal.expect(
      expected,
      """
      Zoe observes `status` of an exchange. The lamp was lit, the exchange got another name, the \
      operator got another name, and went off duty
      """, "`Exchange` says what its status depends on: everything that it reads.")
  }

  @Test func nightStatusFollows() {
    let (place, journal) = (Place(), Journal())
    let night = NightExchange(name: "North", onDuty: place.ann)
    journal.ear("Zoe").listen(to: night, along: "status")
    night.alarm = "6:00"
    journal.expect(
      [line("Zoe", "North: Ann, dark, alarm never", "North: Ann, dark, alarm 6:00")],
      "Zoe observes `status` of a night exchange, and its alarm changed",
      "`NightExchange` says what its status depends on besides.")
    journal.clear()
    let other = journal.ear("Max")
    other.listen(to: night, along: "name")
    other.listen(to: night, along: "onDuty")
    night.alarm = "never"
    let isTold = other.count > 0
    #expect(
      !isTold,
      """
      Max observes `name` and `onDuty` of a night exchange. Its alarm changed, and Max was \
      notified. Only the status depends on the alarm.
      """)
  }

  @Test func superIsAsked() {
    let (place, journal) = (Place(), Journal())
    let night = NightExchange(name: "North", onDuty: place.ann)
    night.alarm = "6:00"
    journal.ear("Zoe").listen(to: night, along: "status")
    place.desk.lamp = "lit"
    night.name = "South"
    journal.expect(
      [
        line("Zoe", "North: Ann, dark, alarm 6:00", "North: Ann, lit, alarm 6:00"),
        line("Zoe", "North: Ann, lit, alarm 6:00", "South: Ann, lit, alarm 6:00"),
      ],
      "Zoe observes `status` of a night exchange. Its lamp was lit, and then its name changed",
      "A subclass adds to its superclass's answer, and doesn't replace it.")
  }
}
