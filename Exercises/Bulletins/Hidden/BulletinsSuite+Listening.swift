import Checking
import Testing

import class Bulletins.Center

// Expectations compare plain values: a failing #expect describes its operands, and
// would run the learner's own `description`.

// MARK: - TODO 1: which listener gets which bulletin

extension BulletinsSuite {
  @Test func bulletinIsTold() {
    let (center, journal) = (Center(), Journal())
    let (ear, other, north) = (Ear("Ann", journal), Ear("Ben", journal), Station("North"))
    center.addObserver(ear, name: "storm", object: nil)
    guard journal.lines.isEmpty else {
      return journal.expect(
        [], "Ann was registered for `storm`, and nothing was posted", "There is nothing to deliver."
      )
    }
    center.post(name: "storm", object: north)
    guard journal.lines == [line("Ann")] else {
      return journal.expect(
        [line("Ann")], "Ann was registered for `storm`, and North posted it",
        "`post` calls each matching registration once, before it returns.")
    }
    journal.clear()
    Center().post(name: "storm", object: north)
    guard journal.lines.isEmpty else {
      return journal.expect(
        [], "Ann was registered at one centre, and `storm` was posted at another one",
        "Each centre has its own registrations.")
    }
    center.addObserver(other, name: "storm", object: nil)
    guard journal.lines.isEmpty else {
      return journal.expect(
        [], "North posted `storm`, and then Ben was registered for it",
        "A registration gets posts that come after it.")
    }
    center.post(name: "storm", object: nil)
    center.post(name: "storm", object: north)
    journal.expect(
      [
        line("Ann", from: "nobody"), line("Ben", from: "nobody"), line("Ann"), line("Ben"),
      ],
      "Ann and Ben were registered for `storm`, which was posted without an object, then by North",
      "Both hear both.")
  }

  @Test func bulletinIsWhole() {
    let centers = [Center(), Center()]
    let (ear, north) = (Ear("Ann", Journal()), Station("North"))
    let secret = (1...3).map { _ in "\(Int.random(in: 1_000...9_999))" }
    centers[0].addObserver(ear, name: secret[0], object: nil)
    centers[1].addObserver(ear, name: "storm", object: nil)
    centers[0].post(name: secret[0], object: north, info: ["wind": secret[1], "rain": secret[2]])
    centers[1].post(name: "storm", object: nil)
    guard ear.senders.first == identity(of: north), ear.senders.last == .some(nil) else {
      Issue.record(
        """
        A station posted a bulletin, and then one was posted without an object. The bulletins \
        didn't arrive with the object of each post.
        """)
      return
    }
    #expect(
      ear.heard == [[secret[0], "rain", secret[2], "wind", secret[1]], ["storm"]],
      """
      A bulletin was posted with two texts in `info`, and then one with none. They didn't arrive \
      with their own name and their own `info`.
      """)
  }

  @Test func nameIsFiltered() {
    let (center, journal) = (Center(), Journal())
    let (ear, other, north) = (Ear("Ann", journal), Ear("Ben", journal), Station("North"))
    center.addObserver(ear, name: "storm", object: nil)
    center.addObserver(other, name: "fog", object: north)
    for name in ["fog", "storm", "calm"] { center.post(name: name, object: north) }
    journal.expect(
      [line("Ben", "fog"), line("Ann")],
      """
      Ann was registered for `storm`, and Ben for `fog` from North. North posted `fog`, then \
      `storm`, then `calm`
      """, "A registration with a name gets bulletins of this name.")
  }

  @Test func noNameIsEveryName() {
    let (center, journal) = (Center(), Journal())
    let ears = ears(journal)
    let stations = [Station("North"), Station("South")]
    center.addObserver(ears[0], name: nil, object: nil)
    center.addObserver(ears[1], name: nil, object: stations[0])
    center.post(name: "storm", object: stations[0])
    center.post(name: "fog", object: stations[0])
    // Another check judges which sender a registration is for.
    guard
      journal.lines.filter({ $0.hasPrefix("Ann") }) == [line("Ann"), line("Ann", "fog")],
      journal.lines.filter({ $0.hasPrefix("Ben") }) == [line("Ben"), line("Ben", "fog")]
    else {
      return journal.expect(
        [line("Ann"), line("Ben"), line("Ann", "fog"), line("Ben", "fog")],
        """
        Ann was registered without a name and an object, and Ben without a name, for North. North \
        posted `storm`, then `fog`
        """, "No name means every name.")
    }
    journal.clear()
    center.post(name: "calm", object: nil)
    let isTold = journal.lines.contains(line("Ann", "calm", from: "nobody"))
    #expect(
      isTold,
      """
      Ann was registered without a name and an object, and `calm` was posted without an object. \
      She didn't get it. She gets everything.
      """)
  }

  @Test func onlyThisVeryObject() {
    let (center, journal) = (Center(), Journal())
    let ears = ears(journal)
    let (north, twin, south) = (Station("North"), Station("North"), Station("South"))
    center.addObserver(ears[0], name: "storm", object: north)
    center.addObserver(ears[1], name: "storm", object: south)
    center.post(name: "storm", object: south)
    center.post(name: "storm", object: north)
    guard journal.lines.sorted() == [line("Ann"), line("Ben", from: "South")] else {
      return journal.expect(
        [line("Ben", from: "South"), line("Ann")],
        """
        Ann was registered for `storm` from North, and Ben for `storm` from South. South posted \
        it, and then North
        """, "A registration with an object gets bulletins of this object.")
    }
    journal.clear()
    center.post(name: "storm", object: twin)
    #expect(
      journal.lines == [],
      """
      Ann was registered for `storm` from North. Then another station posted it, which has the \
      same name and is equal to North (`==`), and Ann got it. It isn't the object that she waits \
      for.
      """)
  }

  @Test func noObjectIsNobody() {
    let (center, journal) = (Center(), Journal())
    let ears = ears(journal)
    let north = Station("North")
    center.addObserver(ears[0], name: "storm", object: north)
    center.addObserver(ears[1], name: nil, object: north)
    center.addObserver(ears[2], name: "storm", object: nil)
    center.post(name: "storm", object: nil)
    withExtendedLifetime(north) {}
    journal.expect(
      [line("Cleo", from: "nobody")],
      """
      Ann and Ben were registered for North, and Cleo for any object. Then `storm` was posted \
      without an object
      """, "It isn't from North, so nobody who waits for North gets it.")
  }

  @Test func toldInOrder() {
    let (center, journal) = (Center(), Journal())
    let north = Station("North")
    let ears = ["Dan", "Ann", "Eve", "Ben", "Cleo"].map { Ear($0, journal) }
    let filters: [(String?, Station?)] = [
      ("storm", nil), (nil, nil), ("storm", north), (nil, north), ("storm", nil),
    ]
    for (ear, filter) in zip(ears, filters) {
      center.addObserver(ear, name: filter.0, object: filter.1)
    }
    center.post(name: "storm", object: north)
    guard journal.lines == ears.map({ line($0.name) }) else {
      // Another check judges which registrations are meant.
      let isComplete = journal.lines.count >= ears.count
      return journal.expect(
        isComplete ? ears.map { line($0.name) } : journal.lines,
        """
        Dan, Ann, Eve, Ben and Cleo were registered in this order, some without a name, some for \
        North only. North posted `storm`
        """, "The oldest registration is the first, whatever it is for.", strictly: true)
    }
  }

  @Test func twiceIsTwice() {
    let (center, journal) = (Center(), Journal())
    let ear = Ear("Ann", journal)
    for _ in 1...2 { center.addObserver(ear, name: "storm", object: nil) }
    center.post(name: "storm", object: Station("North"))
    journal.expect(
      [line("Ann"), line("Ann")], "Ann was registered twice for `storm`, and North posted it",
      "Every registration counts, even one that looks like another.")
  }
}
