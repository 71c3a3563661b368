import Testing

@testable import CourseModel

/// Differences that are a cause, and those that only follow from another one or from the end.
@Suite("A difference's mark")
struct MarksTests {
  private func marks(_ actual: Transcript, _ model: Transcript, hasPassed: Bool = false) -> [String]
  {
    (picture(actual, model, hasPassed: hasPassed) ?? []).filter { $0.contains(" [") }
  }

  @Test("is on a property that changes after the notification and not before")
  func changesLate() {
    let isOpen = call(4, 2, 2, "isOpen", "\"true\"", up: 1, kind: "set")
    let (late, right) = (recording(opens, did, isOpen), recording(opens, isOpen, did))

    #expect(
      marks(late, right) == [
        "door -> door : isOpen = true [belongsHere]", "door -> door : isOpen = true [tooLate]",
      ])
  }

  @Test("is not on what a later TODO adds, unless there is nothing else")
  func laterTODO() {
    let locks = call(4, 2, 1, "doorDidLock(_:)", ##""#2""##, up: 1)
    let model = recording(opens, will, did, locks)
    func marks(_ actual: Transcript) -> [String] {
      let comparison = ConversationComparison(
        actual: actual, model: model, variants: [], step: recording(opens, will, did))
      return (lines(try? comparison.result.get()) ?? []).filter { $0.contains(" [") }
    }
    #expect(marks(recording(opens, will)) == ["door -> listener : doorDidOpen(_:) [missing]"])
    #expect(marks(recording(opens, will, did)) == ["door -> listener : doorDidLock(_:) [missing]"])
  }

  @Test("is not on an object that is deallocated too early because of a later TODO")
  func laterEnd() {
    let flash = [#"{"e":"object","id":3,"type":"Flash"}"#]
    let free = #"{"e":"free","to":3,"up":0}"#
    let (shines, looks) = (call(8, 2, 3, "shine()", up: 1), call(9, 0, 2, "look()"))
    func room(_ events: String...) -> Transcript {
      Transcript(lines: recordedCast + flash + [opens, shines] + events, ending: nil)
    }
    func marks(_ actual: Transcript) -> [String] {
      let comparison = ConversationComparison(
        actual: actual, model: room(will, looks, did), variants: [],
        step: room(free, will, looks, did))
      return (lines(try? comparison.result.get()) ?? []).filter { $0.contains(" [") }
    }
    #expect(
      marks(room(free, will, looks)) == ["door -> listener : doorDidOpen(_:) [missing]"])
    #expect(marks(room(free, will, looks, did)) == ["flash ends [surplus]"])
  }

  @Test("is on the wire that was cut, before the missing message")
  func cutWire() {
    let participants = [
      #"{"e":"object","id":3,"type":"Room"}"#, #"{"e":"name","id":3,"name":"room"}"#,
    ]
    let leaves = call(5, 0, 3, "leave()")
    let cuts = call(6, 3, 2, "delegate", "\"nil\"", up: 5, kind: "set")
    func room(_ events: String...) -> Transcript {
      Transcript(lines: recordedCast + participants + events, ending: nil)
    }

    #expect(
      marks(room(leaves, cuts, opens), room(leaves, opens, did)) == [
        "room -> door : delegate = nil [surplus]"
      ])
    #expect(
      marks(room(leaves, cuts, opens, did), room(leaves, opens, did)) != [],
      "where all is said along it, it is better than nothing")
    let later = call(8, 3, 2, "delegate", "\"nil\"", up: 1, kind: "set")
    #expect(
      lines(
        try? ConversationComparison(
          actual: room(leaves, cuts, opens), model: room(leaves, opens, did),
          variants: [room(leaves, opens, did, later)]
        ).result.get()
      )?.contains("room -> door : delegate = nil [surplus]") == true,
      "what a right answer does at another time is the cause here")
    let mends = call(7, 3, 2, "delegate", ##""#1""##, kind: "set")
    #expect(
      marks(room(leaves, cuts, mends, opens), room(leaves, mends, opens, did)) == [
        "door -> listener : doorDidOpen(_:) [missing]"
      ], "what was mended since is not the cause")
  }

  @Test("is on no message during deallocation, since the check has given up")
  func lastWords() {
    let free = #"{"e":"free","to":2,"up":0}"#
    let closes = call(5, 2, 1, "doorDidClose(_:)")
    let shuts = call(6, 0, 2, "shut()")

    #expect(marks(recording(opens, did, free, closes), recording(opens, did, shuts)) == [])
    #expect(
      marks(recording(opens, did, free, closes), recording(opens, did, free)) == [
        "door -> listener : doorDidClose(_:) [surplus]"
      ], "both have come to their end")
  }

  @Test("is on no deallocation of the check's objects, unless the check looks for it")
  func ownEnds() {
    let free = { (id: Int) in #"{"e":"free","to":\#(id),"up":0}"# }
    let made = #"{"e":"init","n":9,"up":0,"from":2,"to":4,"say":"init()","type":"Hinge"}"#
    let after = call(8, 0, 1, "stop()")

    #expect(
      marks(recording(opens, did, free(2), after), recording(opens, did, after, free(2))) == [])
    #expect(
      marks(recording(opens, made, did, after), recording(opens, made, did, free(4), after)) == [
        "hinge ends [missing]"
      ], "what the program made for itself is its business")
    #expect(
      marks(
        recording(opens, made, did, after), recording(opens, made, did, free(4), after),
        hasPassed: true) == [])
  }

  @Test("is on a context that differs from the one before, whatever its class and name")
  func contexts() {
    func run(_ contexts: Int..., named: String? = nil) -> Transcript {
      let names = named.map { [#"{"e":"name","id":20,"name":"\#($0)"}"#] } ?? []
      let objects = (20...23).map { #"{"e":"object","id":\#($0),"type":"Context\#($0)"}"# }
      let calls = contexts.enumerated().map { index, context in
        call(10 + index, 2, 1, "add(_:context:)", ##""…", "#\##(context)""##, up: 1)
      }
      return Transcript(lines: recordedCast + objects + names + [opens] + calls, ending: nil)
    }

    #expect(marks(run(22, 22, 23), run(20, 20, 21, named: "mine")) == [])
    #expect(marks(run(22, 23), run(20, 20)).count == 1)
  }

  @Test("has no name that the check has not given yet")
  func names() {
    let makes = { (number: Int) in
      #"{"e":"init","n":3\#(number),"up":0,"from":0,"to":\#(number),"say":"init()","#
        + #""shown":true,"type":"Lamp"}"#
    }
    let name = #"{"e":"name","id":6,"name":"exit"}"#
    let lights = call(7, 2, 1, "lit(_:)", ##""#6""##, up: 1)
    let dark = call(7, 2, 1, "dark()", up: 1)
    let model = recording(makes(5), makes(6), opens, lights, name)

    #expect(marks(recording(makes(5), makes(6), opens, lights), model) == [])
    #expect(
      picture(recording(makes(5), makes(6), opens, dark, lights), model)?.contains {
        $0.hasSuffix("dark() [surplus]")
      } == true)
  }

  @Test("names the right one of several objects that the check has made")
  func whichOfThem() {
    let ear = { (number: Int, name: String) in
      #"{"e":"init","n":3\#(number),"up":0,"from":0,"to":\#(number),"say":"init(_:)","#
        + #""args":["\"\#(name)\""],"shown":true,"at":"Program/Suite.swift:9","type":"Ear"}"#
    }
    let heard = { (number: Int) in
      #"{"e":"call","n":4\#(number),"up":1,"from":2,"to":\#(number),"say":"hear()","args":[],"#
        + #""shown":true,"at":"Program/Suite.swift:9"}"#
    }
    func run(_ names: [String], _ heardBy: Int...) -> Transcript {
      Transcript(
        lines: recordedCast + zip(5..., names).map(ear) + [opens] + heardBy.map(heard), ending: nil)
    }
    let names = ["Ann", "Ben"]

    #expect(marks(run(names, 5, 6), run(names, 6)) == ["door -> Ann : hear() [surplus]"])
    let nameless = ["Ann", "Ann"]
    #expect(marks(run(nameless, 5, 6), run(nameless, 6)) == ["door -> ear : hear() [surplus]"])
  }

  @Test("is on messages that Cocoa makes an object send to itself, as when it appears")
  func hooks() {
    let appears = call(4, 2, 2, "viewDidAppear()", up: 1)
    let delegate = call(5, 2, 1, "delegate", ##""#2""##, up: 4, kind: "set")

    #expect(
      picture(recording(opens, appears), recording(opens, appears, delegate)) == [
        "the check -> door : open()", "door -> door : viewDidAppear()",
        "door -> listener : delegate = door [missing]",
      ])
  }

  @Test(
    "is not the order in which an object sets its own properties, unless it says something between")
  func ownProperties() {
    let isOpen = call(4, 2, 2, "isOpen", "\"true\"", up: 1, kind: "set")
    let isLocked = call(5, 2, 2, "isLocked", "\"false\"", up: 1, kind: "set")

    #expect(
      marks(recording(opens, isLocked, isOpen, did), recording(opens, isOpen, isLocked, did)) == [])
    #expect(
      marks(recording(opens, isLocked, did, isOpen), recording(opens, isOpen, isLocked, did)) != [])
  }
}
