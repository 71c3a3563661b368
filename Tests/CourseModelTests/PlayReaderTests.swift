import Foundation
import TestSupport
import Testing

@testable import CourseModel

@Suite("A reader of a demo's lines")
struct PlayReaderTests {
  /// The moments in these lines, as the program writes them.
  private static func moments(_ lines: String, _ classes: Set<String> = []) -> [PlayMoment] {
    var reader = PlayReader(classes: classes)
    return reader.take(Data(lines.utf8)).compactMap { report in
      if case .moment(let moment) = report { moment } else { nil }
    }
  }

  @Test("gives each object one name as long as it lives")
  func names() {
    let moments = Self.moments(
      """
      ={"d":"begun","event":""}
      ~{"e":"object","id":1,"type":"Picker"}
      ~{"e":"object","id":2,"type":"Picker"}
      ~{"e":"object","id":3,"type":"Picker"}
      ~{"e":"name","id":3,"name":"mine"}
      ={"d":"idle"}
      ={"d":"begun","event":"tap Done"}
      ~{"e":"free","to":1}
      ={"d":"idle"}
      ={"d":"begun","event":"tap New"}
      ~{"e":"object","id":4,"type":"Picker"}
      ={"d":"idle"}

      """, ["Picker"])
    #expect(
      moments.map(\.alive) == [
        ["picker", "picker 2", "mine"], ["picker 2", "mine"], ["picker 2", "mine", "picker"],
      ])
    #expect(moments[1].wires == [.end(of: "picker")])
  }

  @Test("calls the owner of a closure by its name after it was deallocated")
  func former() {
    let moments = Self.moments(
      """
      ={"d":"begun","event":""}
      ~{"e":"object","id":1,"type":"Picker"}
      ~{"e":"object","id":2,"type":"Lamp"}
      ~{"e":"free","to":1}
      ={"d":"idle"}
      ={"d":"begun","event":"tap Done"}
      ~{"e":"call","n":1,"up":0,"from":1,"to":2,"say":"glow()","args":[],"shown":true,"at":"A/a.swift:1"}
      ={"d":"idle"}

      """, ["Picker", "Lamp"])
    #expect(
      moments.last?.wires == [.message(from: "picker", to: "lamp", text: "glow()", answer: nil)])
  }

  @Test("shows an internal message between two objects, and none of an object to itself")
  func internals() {
    let moments = Self.moments(
      """
      ={"d":"begun","event":"tap Bid"}
      ~{"e":"object","id":1,"type":"Sale"}
      ~{"e":"object","id":2,"type":"Order"}
      ~{"e":"call","n":1,"up":0,"from":1,"to":2,"say":"hear()","args":[],"shown":false,"at":"A/a.swift:1"}
      ~{"e":"call","n":2,"up":1,"from":2,"to":2,"say":"help()","args":[],"shown":false,"at":"A/a.swift:2"}
      ={"d":"idle"}

      """, ["Sale", "Order"])
    #expect(
      moments.last?.wires == [.message(from: "sale", to: "order", text: "hear()", answer: nil)])
  }

  @Test("tells contexts apart by their labels, and shows no internal method of MiniCocoa")
  func contexts() {
    let moments = Self.moments(
      """
      ={"d":"begun","event":"tap Name"}
      ~{"e":"object","id":1,"type":"Company"}
      ~{"e":"object","id":2,"type":"Screen"}
      ~{"e":"object","id":3,"type":"KVOContext","name":"KVOContext(\\"lines\\")"}
      ~{"e":"call","n":1,"up":0,"from":0,"to":1,"say":"change(_:by:)","args":["#4","…"],"shown":false,"at":"MiniCocoa/KVObject.swift:1"}
      ~{"e":"call","n":2,"up":1,"from":1,"to":2,"say":"observe(change:context:)","args":["a Dictionary<Key, Any>","#3"],"shown":true,"at":"A/a.swift:2"}
      ={"d":"idle"}

      """, ["Company", "Screen"])
    #expect(
      moments.last?.wires == [
        .message(
          from: "company", to: "screen", text: #"observe(change: …, context: KVOContext("lines"))"#,
          answer: nil)
      ])
  }

  @Test("shows what views ask once, with what follows, and no losses of a label")
  func looks() {
    let moments = Self.moments(
      """
      ={"d":"begun","event":""}
      ~{"e":"object","id":1,"type":"TableView"}
      ~{"e":"object","id":2,"type":"Source"}
      ={"d":"looking"}
      ~{"e":"call","n":1,"up":0,"from":0,"to":2,"say":"text()","args":[],"shown":true,"at":"A/a.swift:1"}
      ~{"e":"lost","up":1,"from":2,"to":2,"say":"go()","args":["delegate","nil"]}
      ~{"e":"call","n":2,"up":0,"from":1,"to":2,"say":"cell(at:)","args":["0"],"shown":true,"at":"A/a.swift:1"}
      ~{"e":"set","n":3,"up":2,"from":2,"to":2,"say":"count","args":["1"],"shown":true,"at":"A/a.swift:2"}
      ~{"e":"call","n":4,"up":0,"from":1,"to":2,"say":"cell(at:)","args":["1"],"shown":true,"at":"A/a.swift:1"}
      ={"d":"idle"}

      """, ["Source"])
    #expect(
      moments.last?.wires == [
        .message(from: "table", to: "source", text: "cell(at: 0)", answer: nil),
        .message(from: "source", to: "source", text: "count = 1", answer: nil),
      ])
  }

  @Test("survives lines that no program around a demo writes")
  func hostile() {
    let moments = Self.moments(
      """
      ~
      =
      !zz
      ={"d":"idle"
      ~{"e":"same","id":7,"as":8}
      ~{"e":"same","id":8,"as":7}
      ~{"e":"free","to":-1}
      ~{"e":"call","n":1,"up":1,"from":7,"to":8,"say":"go()","shown":true}
      ~{"e":"object","id":7,"type":"\u{1B}[2J"}
      ={"d":"idle"}

      """)
    #expect(moments.count == 1)
    var reader = PlayReader(classes: [])
    let flood = Data(repeating: UInt8(ascii: "~"), count: 9 << 20)
    #expect(reader.take(flood) == [.flooded])
  }
}
