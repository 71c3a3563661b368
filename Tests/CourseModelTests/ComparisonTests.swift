import Testing

@testable import CourseModel

@Suite("A comparison with the model's conversation")
struct ComparisonTests {
  @Test("marks what objects do before what the check hands over, which came about before")
  func handedOver() {
    let (left, right) = (call(2, 0, 2, "show(_:)", #""3""#), call(2, 0, 2, "show(_:)", #""4""#))
    let answered = recording(opens, will, call(4, 0, 2, "show(_:)", #""3""#), did)
    let silent = recording(opens, call(4, 0, 2, "show(_:)", #""4""#), did)
    #expect(
      picture(silent, answered)?.filter { $0.contains("[") } == [
        "door -> listener : doorWillOpen(_:) [missing]"
      ])
    // It is better than none if there is no other difference.
    #expect(
      picture(recording(opens, right), recording(opens, left))?.contains { $0.contains("[") }
        == true)
  }

  @Test("is not drawn where nothing differs")
  func same() {
    #expect(picture(recording(opens, will, did), recording(opens, will, did)) == nil)
  }

  @Test("marks what is missing, between what is there")
  func missing() {
    #expect(
      picture(recording(opens, did), recording(opens, will, did)) == [
        "the check -> door : open()", "door -> listener : doorWillOpen(_:) [missing]",
        "door -> listener : doorDidOpen(_:)",
      ])
  }

  @Test("marks what is too much")
  func surplus() {
    let again = call(4, 2, 1, "doorDidOpen(_:)", ##""#2""##, up: 1)

    #expect(
      picture(recording(opens, did, again), recording(opens, did))?.last
        == "door -> listener : doorDidOpen(_:) [surplus]")
  }

  /// Returns the events of a notification that object 3 receives in a method with this name.
  private func notified(_ number: Int, by method: String, isShown: Bool) -> [String] {
    [
      #"{"e":"said","n":\#(number),"up":1,"from":2,"to":3,"say":"DidOpen","by":"notification"}"#,
      #"{"e":"call","n":\#(number + 1),"up":1,"from":2,"to":3,"say":"\#(method)","args":["…"],"#
        + #""shown":\#(isShown),"at":"Door/Bell.swift:4","for":\#(number)}"#,
    ]
  }
  private let bell = #"{"e":"object","id":3,"type":"Bell"}"#

  @Test(
    "marks a notification that is too much, whatever hears it is called and whoever may call it")
  func surplusNotification() {
    func heard(_ notified: [[String]]) -> Transcript {
      let participants = [
        #"{"e":"check","id":"opens"}"#, bell, #"{"e":"object","id":2,"type":"DoorController"}"#,
      ]
      return Transcript(lines: participants + [opens] + notified.flatMap(\.self), ending: nil)
    }
    let once = heard([notified(2, by: "ring()", isShown: true)])
    #expect(picture(heard([notified(2, by: "sound()", isShown: false)]), once) == nil)
    let twice = heard([
      notified(2, by: "sound()", isShown: false), notified(4, by: "sound()", isShown: false),
    ])
    #expect(picture(twice, once)?.last == "door -> bell : DidOpen [surplus]")
  }

  @Test("does not count how many others were made before one that has no name")
  func numbering() {
    func lamps(_ numbers: ClosedRange<Int>, lit: Int) -> Transcript {
      let participants = numbers.map { #"{"e":"object","id":\#($0),"type":"Lamp"}"# }
      let events = [
        #"{"e":"check","id":"opens"}"#, #"{"e":"object","id":2,"type":"DoorController"}"#, opens,
        call(2, 2, lit, "light()", up: 1), call(3, 2, 1, "lit(_:)", ##""#\##(lit)""##, up: 1),
      ]
      return Transcript(lines: participants + events, ending: nil)
    }
    let (one, third) = (lamps(10...10, lit: 10), lamps(10...12, lit: 12))
    #expect(picture(one, third, hasPassed: true) == nil)
    #expect(picture(one, third) != nil, "of a check that has failed better that than nothing")
  }

  @Test("takes the owner of a closure and whoever has it run for one another")
  func carriers() {
    func told(by sender: Int, in carrier: Int? = nil) -> Transcript {
      let place = carrier.map { #","in":\#($0)"# } ?? ""
      return recording(
        #"{"e":"object","id":4,"type":"Log"}"#, #"{"e":"object","id":5,"type":"Center"}"#, opens,
        #"{"e":"call","n":2,"up":1,"from":\#(sender),"to":1,"say":"write()","args":[],"#
          + #""shown":true,"at":"Program/Suite.swift:3"\#(place)}"#)
    }
    #expect(picture(told(by: 4, in: 5), told(by: 5)) == nil)
    #expect(picture(told(by: 4), told(by: 5)) != nil)
  }

  @Test("of a check that has passed does not mark what an object tells itself, though it is drawn")
  func ownMessagesAfterPass() {
    let closes = call(2, 1, 1, "close()", up: 1)
    let (silent, model) = (recording(opens), recording(opens, closes))
    #expect(picture(silent, model, own: ["close()"]) != nil)
    #expect(picture(silent, model, own: ["close()"], hasPassed: true) == nil)
  }

  @Test("does not compare what Cocoa answers to a check whose own closure it has run")
  func ownClosure() {
    func run(_ answer: String) -> Transcript {
      recording(
        #"{"e":"call","n":1,"up":0,"from":0,"to":5,"say":"run(_:)","args":["…"],"shown":true,"#
          + #""at":"MiniCocoa/Application.swift:5"}"#,
        #"{"e":"answer","of":1,"args":["\#(answer)"]}"#, call(2, 0, 2, "open()"))
    }
    #expect(picture(run("nil"), run("It stayed shut.")) == nil)
  }

  @Test("fills in what should be something else")
  func changed() {
    let other = call(3, 2, 1, "doorDidOpen(_:)", ##""#1""##, up: 1)

    #expect(
      picture(recording(opens, other), recording(opens, did))?.last
        == #"door -> listener : doorDidOpen(listener) [changed(expected: "doorDidOpen(door)")]"#)
  }

  @Test("shows of a structure what differs in it, and takes no text for an object")
  func changedPart() {
    func told(_ change: String) -> Transcript {
      let json = change.replacing("\"", with: "\\\"")
      return recording(opens, call(2, 2, 1, "doorDidChange(_:)", "\"\(json)\"", up: 1))
    }
    let right = told(#"Change(key: "a, #1", by: #2, old: "shut", new: [1, 2])"#)
    let wrong = told(#"Change(key: "a, #1", by: #2, old: nil, new: [1, 2])"#)

    #expect(
      picture(wrong, right)?.last
        == #"door -> listener : doorDidChange(Change(…, old: nil, …)) "#
        + #"[changed(expected: "doorDidChange(Change(…, old: \"shut\", …))")]"#)
    #expect(
      picture(told(##"Named("#1")"##), told(##"Named("#2")"##))?.last
        == ##"door -> listener : doorDidChange(Named("#1")) "##
        + ##"[changed(expected: "doorDidChange(Named(\"#2\"))")]"##)
  }

  @Test("knows that numbers are the same however they are written")
  func numbers() {
    let whole = call(3, 2, 1, "doorMoved(to:)", #""0""#, up: 1)
    let broken = call(3, 2, 1, "doorMoved(to:)", #""0.0""#, up: 1)

    #expect(picture(recording(opens, whole), recording(opens, broken)) == nil)
  }

  @Test("marks a message at both places if the same object hears something between")
  func moved() {
    #expect(
      picture(recording(opens, did, will), recording(opens, will, did)) == [
        "the check -> door : open()", "door -> listener : doorWillOpen(_:) [belongsHere]",
        "door -> listener : doorDidOpen(_:)", "door -> listener : doorWillOpen(_:) [tooLate]",
      ])
  }

  @Test("leaves free what a variant leaves out, says, or says in another order")
  func variants() {
    let model = recording(opens, will, did)

    #expect(
      picture(
        recording(opens, did), model, variants: [recording(opens, did)], hasPassed: true) == nil)
    #expect(
      picture(
        recording(opens, did, will), model, variants: [recording(opens, did, will)],
        hasPassed: true) == nil)
  }

  @Test("marks no value that a variant has in its place, and still what is missing beside it")
  func valuesOfVariants() {
    let (first, other) = (
      call(3, 2, 1, "show(_:)", #""a""#, up: 1), call(3, 2, 1, "show(_:)", #""x""#, up: 1)
    )
    let second = call(4, 2, 1, "show(_:)", #""b""#, up: 1)

    #expect(
      picture(
        recording(opens, other), recording(opens, first, second),
        variants: [recording(opens, other, second)])?.filter { $0.contains("[") }
        == ["door -> listener : show(_:) [missing]"])
  }

  @Test("counts what an object tells itself only if it is named")
  func ownMessages() {
    let lights = call(5, 2, 2, "light()", up: 1)

    let (dark, lit) = (recording(opens, did), recording(opens, lights, did))

    #expect(picture(dark, lit, hasPassed: true) == nil)
    #expect(
      picture(dark, lit, own: ["light()"])?.contains("door -> door : light() [missing]") == true)
  }

  @Test("of a check that failed shows what an object told itself, if there is nothing else")
  func lastResort() {
    let lights = call(5, 2, 2, "light()", up: 1)

    #expect(
      picture(recording(opens, did), recording(opens, lights, did))?.contains(
        "door -> door : light() [missing]") == true)
  }

  @Test("ends where the check gave up")
  func givesUp() {
    let closes = call(6, 0, 2, "close()")
    let closed = call(7, 2, 1, "doorDidClose(_:)", ##""#2""##, up: 6)

    #expect(picture(recording(opens, did), recording(opens, did, closes, closed)) == nil)
  }

  @Test("says who should be gone, if the check looks")
  func ends() {
    let free = #"{"e":"free","to":2,"up":0}"#
    let looks = { (isFreed: Bool) in #"{"e":"look","say":"door","args":["\#(isFreed)"]}"# }
    let after = call(8, 0, 1, "stop()")

    #expect(
      picture(
        recording(opens, did, looks(false), after), recording(opens, did, free, looks(true), after)
      )?.last == "door ends [missing]")
  }

  @Test("names what the program made before it was cut off as the check would have named it")
  func cutOffBeforeTheName() {
    let makes = #"{"e":"init","n":2,"up":1,"from":2,"to":3,"say":"init()","type":"Bell","args":[]}"#
    let named = #"{"e":"name","id":3,"name":"bell"}"#
    let whole = recording(opens, makes, call(3, 2, 3, "ring()", up: 1), named)
    #expect(
      picture(recording(opens, makes, ending: .crash), whole) == [
        "the check -> door : open()", "door -> bell : init()", "door -> bell : ring() [missing]",
        "crash",
      ])
    // Where the check went on, it had its reason not to name the object.
    #expect(picture(recording(opens, makes), whole)?[1].contains("another bell") == true)
  }

  @Test("says no number where one object of a name takes part, and ends with the last mark")
  func needlessNumbers() {
    let cast = (1...4).map {
      #"{"e":"object","id":\#($0),"type":"\#($0 < 3 ? "Door" : "Bell")"}"#
    }
    func story(_ events: String...) -> Transcript {
      let named =
        cast + [
          #"{"e":"name","id":1,"name":"door"}"#, #"{"e":"name","id":2,"name":"door"}"#,
        ]
      return Transcript(lines: named + [call(1, 0, 1, "open()")] + events, ending: nil)
    }
    let again = call(2, 0, 2, "open()")
    let (rings, free) = (
      call(3, 2, 4, "ring(_:)", ##""#2""##, up: 2), #"{"e":"free","to":3,"up":2}"#
    )
    let after = call(4, 0, 2, "close()")
    #expect(
      picture(story(again, free, after), story(again, rings, free, after)) == [
        "… 1", "the check -> door : open()", "door -> bell : ring(_:) [missing]",
      ])
    // The other door is mentioned.
    let between = call(3, 2, 4, "ring(_:)", ##""#1""##, up: 2)
    #expect(
      picture(story(again, between), story(again, rings))?.last
        == "door 2 -> bell : ring(door) [changed(expected: \"ring(door 2)\")]")
  }

  @Test("calls an object the same in a run that ends before the check names others")
  func sameNumbers() {
    let cast = (1...3).map { #"{"e":"object","id":\#($0),"type":"Door"}"# }
    let short = Transcript(lines: cast + [#"{"e":"name","id":1,"name":"door"}"#], ending: nil)
    let long = Transcript(
      lines: cast + [
        #"{"e":"name","id":1,"name":"door"}"#, #"{"e":"name","id":3,"name":"door"}"#,
      ], ending: nil)
    let book = ParticipantNames(of: [long, short])
    #expect(book.names(of: long.participants)[2] == "door 2")
    #expect(book.names(of: short.participants) == book.names(of: long.participants))
  }

  @Test("shows a program that crashed up to there, and what should have come next")
  func crash() {
    #expect(
      picture(recording(opens, ending: .crash), recording(opens, will, did)) == [
        "the check -> door : open()", "door -> listener : doorWillOpen(_:) [missing]", "crash",
      ])
  }

  @Test("attributes nothing to a helper of the learner's own, who may speak for anybody")
  func helper() {
    let helper = #"{"e":"object","id":5,"type":"Announcer"}"#
    let asked = call(9, 2, 5, "announce(_:)", ##""#2""##, up: 1)
    let told = call(10, 5, 1, "doorDidOpen(_:)", ##""#2""##, up: 9)

    #expect(picture(recording(helper, opens, asked, told), recording(opens, did)) == nil)
  }

  @Test("says where something was said on another thread")
  func threads() {
    let elsewhere = call(3, 2, 1, "doorDidOpen(_:)", ##""#2""##, up: 1, thread: "worker")

    #expect(
      picture(recording(opens, elsewhere), recording(opens, did))?.last?.contains("[changed")
        == true)
  }
}

@Suite("A transcript")
struct TranscriptTests {
  @Test("leaves out lines that say nothing, and survives any")
  func hostile() {
    let deep = String(repeating: "[", count: 10_000)
    let lines = [
      "", "{}", "nonsense", deep, #"{"e":"call"}"#, #"{"e":"same","id":1,"as":2}"#,
      #"{"e":"same","id":2,"as":1}"#, #"{"e":"call","n":1,"up":1,"from":1,"to":2,"say":"loop()"}"#,
      #"{"e":"call","n":-5,"up":99,"from":-1,"to":9223372036854775807,"say":"far()"}"#,
    ]

    let conversation = Transcript(lines: lines, ending: nil).conversation

    #expect(conversation?.steps.count ?? 0 <= lines.count)
  }

  @Test("cuts names and texts")
  func longTexts() {
    let long = String(repeating: "x", count: 5000)
    let line = #"{"e":"call","n":1,"from":0,"to":2,"say":"\#(long)","args":["\#(long)"]}"#

    let conversation = Transcript(lines: [line], ending: nil).conversation

    guard case .message(let message)? = conversation?.steps.first else {
      Issue.record("nothing was said")
      return
    }
    #expect(message.text.count <= 80)
  }

  @Test("names alike whoever made an object")
  func names() {
    let lines = [
      #"{"e":"object","id":1,"type":"Picker"}"#, #"{"e":"name","id":1,"name":"picker"}"#,
      #"{"e":"init","n":1,"from":1,"to":2,"say":"init()","type":"Picker"}"#,
      #"{"e":"init","n":2,"from":1,"to":3,"say":"init()","type":"MyListView"}"#,
      #"{"e":"init","n":3,"from":1,"to":4,"say":"init(_:)","type":"Locked<Array<String>>"}"#,
      #"{"e":"object","id":5,"type":"Person"}"#, #"{"e":"name","id":5,"name":"boss"}"#,
      #"{"e":"init","n":4,"from":1,"to":6,"say":"init()","type":"Person"}"#,
    ]

    #expect(
      Transcript(lines: lines, ending: nil).conversation?.participants == [
        "picker", "another picker", "list", "locked", "person",
      ])
  }

  @Test("calls those of whom a check speaks to learners as it does there, in all runs")
  func saidNames() {
    func run(_ more: String...) -> Transcript {
      Transcript(
        lines: [
          #"{"e":"object","id":1,"type":"Poster"}"#, #"{"e":"name","id":1,"name":"poster"}"#,
          #"{"e":"object","id":2,"type":"Poster"}"#, #"{"e":"name","id":2,"name":"poster"}"#,
        ] + more, ending: nil)
    }
    let said = run(#"{"e":"name","id":1,"name":"presenter","by":"scene"}"#)
    // This check gave up before it mentioned the name.
    let short = run()
    let book = ParticipantNames(of: [short, said])
    #expect(book.names(of: said.participants)[1] == "presenter")
    #expect(book.names(of: short.participants) == book.names(of: said.participants))
    // Its messages distinguish two objects that have the same name in the code.
    let two = run(
      #"{"e":"name","id":1,"name":"presenter","by":"scene"}"#,
      #"{"e":"name","id":2,"name":"guest","by":"scene"}"#)
    #expect(ParticipantNames(of: [two]).names(of: two.participants)[1] == "poster")
  }

  @Test(
    "calls classes by words",
    arguments: [
      ("ColorPickerController", "color picker"), ("KVOContext", "KVO context"),
      ("MyListView", "list"), ("NavigationController", "navigation controller"),
      ("URL", "URL"), ("Locked<Array<Int>>", "locked"), ("", "somebody"),
    ])
  func words(type: String, words: String) { #expect(ParticipantNames.words(type) == words) }

  @Test("tells the ends of those that the check has named")
  func ends() {
    let lines = [
      #"{"e":"object","id":1,"type":"Door"}"#, #"{"e":"name","id":1,"name":"door"}"#,
      #"{"e":"object","id":2,"type":"Hinge"}"#,
      #"{"e":"call","n":1,"from":0,"to":1,"say":"open()"}"#,
      #"{"e":"free","to":2,"up":1}"#, #"{"e":"free","to":1,"up":0}"#,
    ]

    #expect(
      Transcript(lines: lines, ending: nil).conversation?.steps.compactMap { step in
        if case .end(let index, nil) = step { index } else { nil }
      } == [1])
  }

  @Test("says why nothing is drawn")
  func reasons() {
    func reason(_ actual: Transcript, _ model: Transcript, hasPassed: Bool = false)
      -> NoConversation?
    {
      let comparison = ConversationComparison(
        actual: actual, model: model, variants: [], hasPassed: hasPassed)
      if case .failure(let reason) = comparison.result { return reason }
      return nil
    }
    let closes = call(5, 0, 2, "close()")
    let locks = call(6, 0, 2, "lock()")
    #expect(reason(recording(opens, will), recording(opens, will)) == .sameAsModel)
    #expect(reason(recording(opens, will), recording(opens, will), hasPassed: true) == .sameAsModel)
    // The check gave up.
    #expect(reason(recording(opens, will), recording(opens, will, closes)) == .sameAsModel)
    #expect(reason(recording(opens, locks), recording(opens, closes)) == .tooDifferent)
    #expect(reason(recording(opens), recording(opens, will)) == nil)
  }

  @Test("is read in one go, however long it is")
  func flood() {
    let line = #"{"e":"set","n":1,"from":0,"to":2,"say":"delegate","args":["nil"],"shown":true}"#
    let door = #"{"e":"object","id":2,"type":"Door"}"#
    let transcript = Transcript(
      lines: [door] + .init(repeating: line, count: 25_000), ending: .flood)

    let comparison = ConversationComparison(
      actual: transcript, model: Transcript(lines: [door, line], ending: nil), variants: [])

    #expect((try? comparison.result.get())?.steps.last == .interruption(.flood))
  }
}
