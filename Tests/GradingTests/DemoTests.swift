@testable import CourseModel
import Execution
import Foundation
import GradingTestSupport
import FullScreen
import Terminal
import TestSupport
import Testing

@testable import Grading

/// Demos compiled by the real compiler, and run in the real sandbox.
@Suite("A demo")
struct DemoTests {
  static let names: [String] = {
    let folder = TestMachine.checkout.appending(path: "Exercises")
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.sorted().filter {
      FileManager.default.fileExists(atPath: folder.appending(path: "\($0)/Demo.swift").path)
    }
  }()

  /// The demos that every test run plays; the others are for `make prove`.
  private static let few = names.filter {
    ["ColorPicker", "ContactList", "UpTheChain"].contains($0)
  }

  @Test("shows the solution, the stub, and an answer with a broken wire", arguments: few)
  func golden(_ name: String) async throws { try await Self.verify(name) }

  @Suite("of each exercise")
  struct Proof {
    @Test("shows the solution, the stub, and an answer with a broken wire", arguments: names)
    func golden(_ name: String) async throws { try await verify(name) }

    @Test("takes 10,000 events without growing")
    func many() async throws { try await verify(events: 10_000) }
  }

  @Test("prints what the task of a bug report says it prints")
  func reports() throws {
    let exercises = TestMachine.checkout.appending(path: "Exercises")
    let goldens = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")
    var count = 0
    for name in Self.names {
      func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }
      let task = try text(exercises.appending(path: "\(name)/README.md"))
      guard let report = task.firstMatch(of: /\n\$ switchboard play (.+)\n((?s).+?)\n```/) else {
        continue
      }
      count += 1
      let scene = try #require(DemoScene.all[name])
      let events = scene.events.split(separator: "\n").joined(separator: "; ")
      #expect(report.output.1 == "\(name) --events '\(events)'")
      // Lines are broken elsewhere; of the screens, a task shows the last.
      var played = try text(goldens.appending(path: "\(name)-stub.txt"))
        .split(whereSeparator: \.isWhitespace)[...]
      for word in report.output.2.split(whereSeparator: \.isWhitespace) {
        let place = played.firstIndex(of: word)
        #expect(place != nil, "\(name): the stub's play lacks '\(word)'")
        guard let place else { break }
        played = played[(place + 1)...]
      }
    }
    #expect(count == 8)
  }

  private static func verify(_ name: String) async throws {
    let exercise = try TestMachine.exercise(name)
    let scene = try #require(DemoScene.all[name])
    let mistake = try #require(try exercise.mistakes().first { $0.name == scene.mistake })
    let answers = [
      ("solution", try exercise.solution()), ("stub", try exercise.stub()),
      (mistake.name, try exercise.program(of: mistake)),
    ]
    for (answer, files) in answers {
      let played = try await play(DemoEvents.split(scene.events), name, files)
      try expectGolden(played.text, "\(name)-\(answer).txt")
    }
  }

  // MARK: - Playing

  private struct Played {
    let text: String
    let moments: [PlayMoment]
    let reason: String?
  }

  private static func play(
    _ events: [String], _ name: String, _ files: [SourceFile], demo other: String? = nil,
    in profile: TerminalProfile = .plain
  ) async throws -> Played {
    let exercise = try TestMachine.exercise(name)
    let demo = try other.map { SourceFile(Exercise.demoFileName, $0) } ?? exercise.demo()
    let file = try #require(demo)
    return try await TestMachine.withPermit {
      let recording = try ConversationRecording(of: exercise, in: TestMachine.machine())
      guard case .ready(let program) = try recording.demo(file, of: files) else {
        throw Unexpected(reason: "it does not compile")
      }
      let page = PlayPage(profile: profile)
      var (lines, moments) = ([Line](), [PlayMoment]())
      let run = try DemoRun(of: program, events: events)
      run.finish()
      let result = try run.run { report in
        guard case .moment(let moment) = report else { return }
        moments.append(moment)
        lines += page.lines(of: moment)
      }
      lines += page.lines(ofEnd: result.ending.reason, result.last, printed: result.output)
      return Played(
        text: profile.render(lines), moments: moments, reason: result.ending.reason?.english)
    }
  }

  private struct Unexpected: Error {
    let reason: String
  }

  /// A picker whose `done()` does this.
  private static func picker(doing statements: String) throws -> [SourceFile] {
    let exercise = try TestMachine.exercise("ColorPicker")
    return try exercise.solution().map { file in
      let text = String(decoding: file.content, as: UTF8.self)
      let call = "    delegate?.colorPicker(self, didSetColorNamed: colorName, to: color)\n"
      return SourceFile(file.name, text.replacing(call, with: "    \(statements)\n"))
    }
  }

  private static let opening = ["tap \"Text colour\"", "tap Done"]

  // MARK: - Behaviour

  @Test("names a message whose delegate is nil, and what stays alive although it has left")
  func losses() async throws {
    let files = try Self.picker(
      doing: "delegate?.colorPicker(self, didSetColorNamed: nil, to: nil)"
    )
    .map { file in
      let text = String(decoding: file.content, as: UTF8.self)
      return SourceFile(
        file.name,
        text.replacing(
          "  public private(set) var colors",
          with: """
              var memory: ColorPickerController?
              public private(set) var colors
            """
        )
        .replacing("    present(picker)", with: "    present(picker); memory = picker"))
    }
    let played = try await Self.play(Self.opening, "ColorPicker", files)
    let last = try #require(played.moments.last)
    #expect(
      last.retainPaths == [
        RetainPath(of: "color picker", .path([.init(owner: "settings", property: "memory")]))
      ])
    #expect(last.alive.contains("color picker"))
    let without = try await Self.play(
      Self.opening, "ColorPicker",
      Self.picker(
        doing: "delegate = nil; delegate?.colorPicker(self, didSetColorNamed: nil, to: nil)"))
    #expect(
      without.moments.last?.wires.last
        == .lost(
          from: "color picker", text: "colorPicker(_:didSetColorNamed:to:)", .isNil("delegate")))
  }

  @Test("says why an event is impossible, and goes on")
  func impossible() async throws {
    let exercise = try TestMachine.exercise("ColorPicker")
    let played = try await Self.play(
      [
        "tap Nothing", "dance", "tap \"Text", "slide red 1", "tap \"Text colour\"",
        "tap Background",
        "slide red much", "slide red 2", "back", "wait -1", "wait 1e300", "wait 2",
      ], "ColorPicker", exercise.solution())
    let refusals = played.moments.map(\.refusal)
    #expect(refusals.count == 13)
    #expect(
      refusals[1] == "There is no “Nothing” on the screen. There is: “Text colour”, “Background”.")
    #expect(refusals[2]?.hasPrefix("“dance” is no event") == true)
    #expect(refusals[3] == "A quotation mark is missing in: tap \"Text")
    #expect(refusals[5] == nil)
    #expect(refusals[6] == "“Background” is behind what is in front: close that first.")
    #expect(refusals[7] == "A number is missing, as in: slide red 0.8")
    #expect(refusals[8] == nil && refusals[9] == nil)
    #expect(refusals[10...11].allSatisfy { $0?.hasPrefix("Time passes by 0 to") == true })
    #expect(refusals[12] == nil)
    #expect(played.reason == nil)
  }

  // MARK: - Attacks

  @Test("that loops in a handler is stopped, and says where")
  func loop() async throws {
    let played = try await Self.play(
      Self.opening, "ColorPicker", Self.picker(doing: "while true {}"))
    let place = "Your code, in done at ColorPickerController.swift:52,"
    #expect(played.reason?.hasPrefix("\(place) was still busy after 3 s") == true)
    #expect(played.text.contains("you → color picker  done()"))
    let reading = try await Self.play(
      Self.opening, "ColorPicker", Self.picker(doing: "while colorName != nil || red < 2 {}"))
    // The sample may fall into the runtime, or into an accessor; it never blames the demo.
    #expect(
      reading.reason?.contains("was still busy after 3 s") == true
        && reading.reason?.contains("Demo.swift") == false, "\(reading.reason ?? "")")
  }

  @Test("that crashes says where, and what led to it")
  func crash() async throws {
    let played = try await Self.play(
      Self.opening, "ColorPicker", Self.picker(doing: "_ = [Int]()[3]"))
    #expect(played.reason?.contains("Index out of range") == true)
    #expect(played.reason?.contains("ColorPickerController.swift:52") == true)
    #expect(played.text.contains("you → color picker  done()"))
    #expect(played.moments.count == 2)
  }

  @Test("that sends without end is cut or stopped")
  func flood() async throws {
    let played = try await Self.play(
      Self.opening, "ColorPicker",
      Self.picker(doing: "for _ in 0..<30_000 { cancel() }"))
    #expect(played.text.utf8.count < 100_000)
    #expect(played.moments.last?.isCut == true || played.reason != nil)
  }

  @Test("with hostile texts drives no terminal, and keeps within the screen")
  func hostile() async throws {
    let demo = #"""
      import DemoRunner
      import MiniCocoa
      Demo.play("\u{1B}]0;owned\u{7}\u{1B}[2J" + String(repeating: "é", count: 5_000)) {
        [
          Demo.Label { "\u{1B}[31mred\u{202E}\n\u{0}" + String(repeating: "界", count: 5_000) },
          Demo.Press("\"; tap evil\u{1B}[A") {},
        ] + (0..<2_000).map { Demo.Label("\($0)") }
      }
      """#
    let exercise = try TestMachine.exercise("ColorPicker")
    let played = try await Self.play([], "ColorPicker", exercise.stub(), demo: demo)
    #expect(
      !played.text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0 == "\u{202E}" })
    let widest = played.text.split(separator: "\n").map { Line(String($0)).width() }.max()
    #expect((widest ?? 0) <= 80)
    #expect(played.text.split(separator: "\n").count < 420)
  }

  @Test("that forges lines deceives nobody but its own screen, and does not break the reader")
  func forged() async throws {
    let demo = #"""
      import DemoRunner
      import Glibc
      func forge(_ text: String) {
        _ = unsafe text.withCString { unsafe write(3, $0, strlen($0)) }
      }
      Demo.play("Forger") {
        [
          Demo.Press("Forge") {
            forge("\n={\"d\":\"idle\"}\n={\"d\":\"begun\",\"event\":\"tap \u{1B}[2J\"}\n")
            forge("~{\"e\":\"object\",\"id\":7,\"type\":\"\u{1B}]0;owned\u{7}\"}\n={\"d\":\"screen\"")
            forge("\n~{\"e\":\"same\",\"id\":7,\"as\":8}\n~{\"e\":\"same\",\"id\":8,\"as\":7}\n~\n=\n!zz 1\n")
            forge("~{\"e\":\"call\",\"n\":1,\"from\":7,\"to\":7,\"say\":\"\u{1B}[31mgo()\"}\n")
          },
          Demo.Press("Flood") { while true { forge(String(repeating: "~{", count: 1_000)) } },
        ]
      }
      """#
    let exercise = try TestMachine.exercise("ColorPicker")
    let played = try await Self.play(
      ["tap Forge", "tap Forge", "tap Flood"], "ColorPicker", exercise.stub(), demo: demo)
    #expect(
      !played.text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0.value == 127 })
    #expect(played.text.contains("[ Forge ]"))
    #expect(played.reason?.contains("was stopped") == true)
    let widest = played.text.split(separator: "\n").map { Line(String($0)).width() }.max()
    #expect((widest ?? 0) <= 80)
  }

  @Test("takes 1,000 events without growing")
  func many() async throws { try await Self.verify(events: 1_000) }

  /// Plays this many events, of which each fourth closes what the first has opened.
  private static func verify(events count: Int) async throws {
    let exercise = try TestMachine.exercise("ColorPicker")
    let round = ["tap \"Text colour\"", "slide red 0.3", "slide blue 0.2", "tap Done"]
    let events = (0..<count / 4).flatMap { _ in round }
    let played = try await play(events, "ColorPicker", exercise.solution())
    #expect(played.reason == nil)
    #expect(played.moments.count == count + 1)
    #expect(played.moments.last?.alive == ["settings"])
    #expect(played.moments[4].wires == played.moments.last?.wires)
  }
}
