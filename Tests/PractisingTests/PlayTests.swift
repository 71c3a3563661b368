@testable import CourseModel
import Foundation
import TestSupport
import Terminal
import Testing

@testable import FullScreen

@Suite("Playing")
struct PlayTests {
  private static let profiles = [
    "plain": TerminalProfile(isTerminal: true),
    "ascii": TerminalProfile(isTerminal: true, drawing: .ascii),
    "color": TerminalProfile(isTerminal: true, colorDepth: .truecolor, attributes: true),
  ]

  /// A screen with one part of each kind.
  private static func screen(panel: Bool = false, red: Double = 0.5) throws -> PlayedView {
    let front = """
      ,{"kind":"panel","title":"Picker","parts":[
        {"kind":"button","name":"Done","text":"Done","isEnabled":true}]}
      """
    let covered = panel ? "true" : "false"
    return try JSONDecoder().decode(
      PlayedView.self,
      from: Data(
        """
        {"kind":"window","title":"Settings","parts":[
          {"kind":"row","parts":[
            {"kind":"label","text":"Text"},{"kind":"swatch","color":"cc0000"},
            {"kind":"button","name":"Text colour","text":"Text colour","isCovered":\(covered)}]},
          {"kind":"slider","name":"red","value":\(red),"low":0,"high":1,"isCovered":\(covered)},
          {"kind":"switch","name":"mute","isOn":true,"isCovered":\(covered)},
          {"kind":"field","name":"name","text":"Ada","isFirst":true,"isCovered":\(covered)},
          {"kind":"button","name":"Off","text":"Off","isEnabled":false,"isCovered":\(covered)},
          {"kind":"table","name":"table","count":3,"isCovered":\(covered),"parts":[
            {"kind":"cell","text":"Ann","detail":"11","isOn":true},
            {"kind":"cell","text":"Bob","parts":[{"kind":"run","text":"Bob","isBold":true}]}]},
          {"kind":"page","name":"page","value":300,"isCovered":\(covered)}\(panel ? front : "")]}
        """.utf8))
  }

  private static func moment(
    _ event: String?, _ screen: PlayedView?, wires: [PlayMoment.Wire] = [], refusal: String? = nil
  ) -> PlayMoment {
    PlayMoment(
      event: event, wires: wires, isCut: false, screen: screen, alive: ["settings", "picker"],
      retainPaths: [], refusal: refusal, changesNothing: false)
  }

  /// A model whose program waits for the first event.
  private static func ready(
    columns: Int = 80, rows: Int = 24, profile: TerminalProfile = profiles["plain"] ?? .plain,
    events: [String] = []
  ) throws -> PlayModel {
    var model = PlayModel(
      exercise: "ColorPicker", events: events, size: ScreenSize(columns: columns, rows: rows),
      profile: profile)
    #expect(model.begin() == [.build])
    #expect(model.update(.built(nil)) == [.run(1, events: events), .record(events)])
    _ = model.update(.played(run: 1, .moment(moment("", try screen()))))
    return model
  }

  private func press(_ keys: Key..., on model: inout PlayModel) -> [PlayModel.Effect] {
    keys.flatMap { model.update(.key($0)) }
  }

  @Test(
    "draws each part, wide and narrow, with and without color", arguments: profiles.keys.sorted())
  func screens(_ name: String) throws {
    let profile = try #require(Self.profiles[name])
    for (columns, rows) in [(80, 24), (60, 20)] {
      var model = try Self.ready(columns: columns, rows: rows, profile: profile)
      _ = press(.tab, on: &model)
      _ = model.update(
        .played(
          run: 1,
          .moment(
            Self.moment(
              nil, try Self.screen(),
              wires: [
                .message(from: "you", to: "picker", text: "done()", answer: nil),
                .lost(from: "picker", text: "colorPicker(_:)", .isNil("delegate")),
                .end(of: "picker"),
              ]))))
      let view = try #require(model.view)
      #expect(view.count == rows)
      #expect(view.allSatisfy { $0.width() <= columns })
      try expectGolden(model.profile.render(view), "play-\(name)-\(columns).txt")
    }
  }

  @Test("The first event with an answer explains the sign before it, and no later one does")
  func answers() throws {
    var model = try Self.ready()
    let asks = PlayMoment.Wire.message(from: "you", to: "picker", text: "isOpen()", answer: "true")
    for event in ["tap Done", "tap Off"] {
      _ = model.update(
        .played(run: 1, .moment(Self.moment(event, try Self.screen(), wires: [asks]))))
    }
    let rows = try #require(model.view).map(\.text).filter { $0.contains("⇢") }
    #expect(rows.count == 3)
    #expect(rows[1].hasSuffix(" ⇢: what the receiver answers"))
    let aloud = PlayPage(profile: TerminalProfile(isTerminal: true, accessible: true))
      .lines(of: Self.moment("tap Done", nil, wires: [asks])).map(\.text)
    #expect(aloud.contains { $0.contains("you to picker: isOpen(), which answers true") })
    #expect(!aloud.contains { $0.contains("⇢") })
  }

  @Test("reads the screen aloud")
  func accessible() throws {
    let profile = TerminalProfile(isTerminal: true, accessible: true)
    let lines = PlayPage(profile: profile).lines(
      of: Self.moment(
        "tap Done", try Self.screen(panel: true),
        wires: [
          .message(from: "you", to: "picker", text: "done()", answer: nil),
          .lost(from: "picker", text: "", .noTarget),
        ]))
    try expectGolden(profile.render(lines), "play-accessible.txt")
  }

  @Test("turns keys into events for the selected part")
  func keys() throws {
    var model = try Self.ready()
    func idle(_ screen: PlayedView) {
      _ = model.update(.played(run: 1, .moment(Self.moment(model.events.last, screen))))
    }
    #expect(press(.enter, on: &model) == [.send("tap \"Text colour\"")])
    idle(try Self.screen())
    #expect(press(.tab, .right, on: &model) == [.send("slide red 0.55")])
    idle(try Self.screen(red: 0.55))
    #expect(press(.left, on: &model) == [.send("slide red 0.50")])
    idle(try Self.screen())
    #expect(press(.tab, .character(" "), on: &model) == [.send("flip mute")])
    idle(try Self.screen())
    #expect(press(.tab, .character("q"), on: &model) == [.send("type name \"q\"")])
    idle(try Self.screen())
    #expect(press(.backspace, on: &model) == [.send("erase name")])
    idle(try Self.screen())
    #expect(press(.tab, .tab, .enter, on: &model) == [.send("select table 2")])
    idle(try Self.screen())
    #expect(press(.escape, on: &model) == [.send("back")])
    idle(try Self.screen(panel: true))
    #expect(press(.enter, on: &model) == [.send("tap Done")])
    #expect(model.events.count == 9)
  }

  @Test("takes clicks on what is drawn")
  func clicks() throws {
    var model = try Self.ready()
    func cell(of text: String) throws -> (column: Int, row: Int) {
      let view = try #require(model.view)
      let row = try #require(view.firstIndex { $0.text.contains(text) })
      let before = try #require(view[row].text.range(of: text)?.lowerBound)
      return (Line(String(view[row].text[..<before])).width(), row)
    }
    func click(_ text: String, plus columns: Int = 0) throws -> [PlayModel.Effect] {
      let (column, row) = try cell(of: text)
      let effects = model.update(.key(.click(column: column + columns, row: row)))
      _ = model.update(.played(run: 1, .moment(Self.moment(model.events.last, try Self.screen()))))
      return effects
    }
    #expect(try click("Text colour") == [.send("tap \"Text colour\"")])
    #expect(try click("Bob") == [.send("select table 2")])
    #expect(try click("mute") == [.send("flip mute")])
    #expect(try click("─────●", plus: 10) == [.send("slide red 1")])
    #expect(try click("name") == [.send("focus name")])
    #expect(try click("Off") == [])
    #expect(model.update(.key(.click(column: 500, row: 500))) == [])
  }

  @Test("waits with what is typed ahead, takes events back, and begins again")
  func events() throws {
    var model = try Self.ready()
    #expect(press(.enter, .enter, on: &model) == [.send("tap \"Text colour\"")])
    let first = "tap \"Text colour\""
    #expect(
      model.update(.played(run: 1, .moment(Self.moment(first, try Self.screen()))))
        == [.record([first]), .send(first)])
    _ = model.update(.played(run: 1, .moment(Self.moment(first, try Self.screen()))))
    #expect(
      press(.character("u"), on: &model) == [.run(2, events: [first]), .record([first])])
    // The former run says nothing any more.
    #expect(model.update(.played(run: 1, .moment(Self.moment(first, nil)))) == [])
    #expect(press(.character("0"), on: &model) == [.run(3, events: []), .record([])])
    #expect(press(.character("q"), on: &model) == [.quit])
  }

  @Test("moves a slider by each key that is typed ahead, and shows such moves as one")
  func slides() throws {
    var model = try Self.ready()
    #expect(press(.tab, .right, .right, .right, on: &model) == [.send("slide red 0.55")])
    for (value, next) in [(0.55, "0.60"), (0.6, "0.65")] {
      let moment = Self.moment(
        model.events.last, try Self.screen(red: value),
        wires: [.message(from: "you", to: "picker", text: "red = \(value)", answer: nil)])
      #expect(
        model.update(.played(run: 1, .moment(moment))).last == .send("slide red \(next)"))
    }
    let lost = Self.moment(
      model.events.last, try Self.screen(red: 0.65),
      wires: [.lost(from: "picker", text: "moved()", .isNil("delegate"))])
    _ = model.update(.played(run: 1, .moment(lost)))
    let text = try #require(model.view).map(\.text)
    #expect(text.filter { $0.contains("▶ slide red") }.count == 2)
    #expect(text.contains { $0.contains("▶ slide red 0.60  ×2") })
    #expect(text.contains { $0.contains("▶ slide red 0.65") && !$0.contains("×") })
  }

  @Test("shows its keys, until the next one")
  func help() throws {
    for columns in [80, 40] {
      var model = try Self.ready(columns: columns)
      #expect(press(.character("?"), on: &model) == [])
      let view = try #require(model.view)
      #expect(view.contains { $0.text.contains("undo the last event") })
      #expect(view.allSatisfy { $0.width() <= columns } && view.count == 24)
      #expect(press(.character("u"), on: &model) == [])
      #expect(model.view?.contains { $0.text.contains("take the last") } == false)
    }
  }

  @Test("forgets an event that is impossible")
  func refusal() throws {
    var model = try Self.ready()
    _ = press(.escape, on: &model)
    let moment = Self.moment("back", try Self.screen(), refusal: "There is nothing to go back to.")
    #expect(model.update(.played(run: 1, .moment(moment))) == [.record([])])
    #expect(model.view?.contains { $0.text.contains("nothing to go back to") } == true)
  }

  @Test("goes on where it was after a save, and says so if it does not compile")
  func restart() throws {
    var model = try Self.ready()
    _ = press(.enter, on: &model)
    let event = "tap \"Text colour\""
    _ = model.update(.played(run: 1, .moment(Self.moment(event, try Self.screen()))))
    #expect(model.update(.saved) == [.stop, .build])
    #expect(model.update(.built([Line("error: here")])) == [])
    #expect(model.view?.first?.text == "error: here")
    #expect(model.update(.saved) == [.stop, .build])
    #expect(model.update(.built(nil)) == [.run(2, events: [event]), .record([event])])
    let shown = { model.view?.last?.text.contains("your event was repeated") }
    _ = model.update(.played(run: 2, .moment(Self.moment("", try Self.screen()))))
    #expect(shown() == false)
    _ = model.update(.played(run: 2, .moment(Self.moment(event, try Self.screen()))))
    #expect(shown() == true)
    #expect(model.update(.saved) == [.stop, .build])
    #expect(model.view?.last?.text.contains("compiling") == true)
    _ = model.update(.built(nil))
    _ = model.update(.played(run: 3, .moment(Self.moment("", try Self.screen()))))
    _ = model.update(.played(run: 3, .moment(Self.moment(event, try Self.screen()))))
    #expect(shown() == true)
    _ = press(.tab, on: &model)
    #expect(shown() == false)
  }

  @Test("keeps the screen when the program breaks or is stopped, and can go back")
  func broken() throws {
    var model = try Self.ready()
    _ = press(.enter, on: &model)
    #expect(press(.control("c"), on: &model) == [.stop])
    let wire = PlayMoment.Wire.message(from: "you", to: "picker", text: "done()", answer: nil)
    let said = Self.moment("tap \"Text colour\"", nil, wires: [wire])
    _ = model.update(.ended(run: 1, reason: nil, last: said))
    #expect(model.view?.contains { $0.text.contains("you → picker  done()") } == true)
    #expect(press(.character("u"), on: &model) == [.run(2, events: []), .record([])])
    _ = model.update(.played(run: 2, .moment(Self.moment("", try Self.screen()))))
    _ = press(.enter, on: &model)
    let last = Self.moment("tap \"Text colour\"", nil)
    _ = model.update(.ended(run: 2, reason: "It crashed in Picker.swift:3.", last: last))
    #expect(model.view?.contains { $0.text.contains("It crashed") } == true)
    #expect(model.view?.contains { $0.text.contains("Settings") } == true)
    #expect(press(.control("c"), on: &model) == [.interrupt])
  }

  @Test("splits events at semicolons and lines, except in quotation marks")
  func splitting() {
    #expect(
      DemoEvents.split("tap \"a; b\"; slide red 0.8\n# a remark\n\n tap Done")
        == ["tap \"a; b\"", "slide red 0.8", "tap Done"])
    #expect(
      DemoEvents.split("tap \"a; ↵\n    b\"; tap ↵\n  Done") == ["tap \"a; b\"", "tap Done"])
  }
}
