import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import Grading

/// Conversations recorded by the real compiler in the real sandbox.
@Suite("A recorded check")
struct ConversationRecordingTests {
  @Test("tells who said what to whom, by the check's own names")
  func solution() async throws {
    let exercise = try TestMachine.exercise("FlipSide")
    let run = try await Self.record("doneTellsTheDelegateOnce", with: exercise.solution())
    #expect(run.ending == .complete)
    #expect(run.lines.first == #"{"e":"check","id":"doneTellsTheDelegateOnce"}"#)
    let lines = run.lines.joined(separator: "\n")
    let number = try #require(lines.firstMatch(of: /"id":(\d+),"name":"listener"/)?.output.1)
    let other = try #require(lines.firstMatch(of: /"id":(\d+),"name":"flipside"/)?.output.1)
    let told = #""from":\#(other),"to":\#(number),"say":"flipsideViewControllerDidFinish(_:)""#
    #expect(lines.contains(told + ##","args":["#\##(other)"]"##))
    #expect(lines.contains(#"{"e":"free","to":\#(other),"#))
  }

  @Test(
    "calls objects that the suite keeps in properties by these, and tells nothing of contexts, which are only names"
  )
  func ownProperties() async throws {
    let exercise = try TestMachine.exercise("Thermometers")
    let run = try await Self.record("paints", with: exercise.solution(), of: "Thermometers")
    let names = run.lines.joined().matches(of: /"e":"name","id":\d+,"name":"(\w+)"/)
    #expect(
      Set(names.map { String($0.output.1) }).isSuperset(of: ["screen", "background", "kitchen"]))
    #expect(!run.lines.contains { $0.contains("KVOContext") && $0.contains("init") })
  }

  @Test("notes a method that leaves the main actor, and no thread for those that don't")
  func concurrentMethod() async throws {
    let exercise = try TestMachine.exercise("Posters")
    let run = try await Self.record("eachInkIsReported", with: exercise.solution(), of: "Posters")
    let calls = run.lines.filter { $0.contains(#""e":"call""#) }
    let elsewhere = calls.filter { $0.contains(#""thread":"#) }
    #expect(elsewhere.count == 1)
    #expect(elsewhere.first?.contains(#""say":"layers(of:report:)""#) == true)
    #expect(calls.contains { $0.contains(#""say":"print(_:of:)""#) })
  }

  @Test("tells nothing of properties that only this answer shows")
  func ownAffairs() async throws {
    let exercise = try TestMachine.exercise("FourNeeds")
    let files = try exercise.solution().map { file in
      let text = String(decoding: file.content, as: UTF8.self)
        .replacing("  weak var delegate", with: "  public weak var delegate")
      return SourceFile(name: file.name, content: Data(text.utf8))
    }
    let run = try await Self.record("bedtimeForbids", with: files, of: "FourNeeds")
    #expect(run.lines.contains { $0.contains(#""say":"play(_:)""#) })
    #expect(!run.lines.contains { $0.contains(#""say":"delegate""#) })
  }

  @Test("counts what the check does in its own closure, which Cocoa runs, as the check's")
  func ownClosure() async throws {
    let exercise = try TestMachine.exercise("BothDoors")
    let run = try await Self.record("callsOnce", with: exercise.solution(), of: "BothDoors")
    let lines = run.lines.joined(separator: "\n")
    #expect(lines.contains(/"up":0,"from":0,"to":\d+,"say":"run\(_:\)"/))
    #expect(lines.contains(/"up":0,"from":0,"to":\d+,"say":"tapRow\(at:\)"/))
  }

  @Test("tells what the program's own structures hold, and runs no code of theirs for it")
  func ownValues() async throws {
    let exercise = try TestMachine.exercise("Announcements")
    let check = "changeIsTold"
    let run = try await Self.record(check, with: exercise.solution(), of: "Announcements")
    let change = #"Change(key: \"title\", old: \"Engineer\", new: \"Director\", isPrior: false)"#
    #expect(run.lines.contains { $0.contains(change) })

    let loud = SourceFile(
      name: "Loud.swift",
      content: Data(
        """
        extension Change: CustomReflectable, CustomStringConvertible {
          public var customMirror: Mirror { Mirror(self, children: ["key": abort()]) }
          public var description: String { abort() }
        }
        func abort() -> String { let none: String? = nil; return none! }
        """.utf8))
    let own = try await Self.record(
      check, with: exercise.solution() + [loud], of: "Announcements")
    #expect(own.ending == .complete)
    #expect(own.lines.contains { $0.contains(#""a Change""#) })
  }

  @Test("tells the user info, and nothing that Cocoa's objects tell each other when they end")
  func userInfo() async throws {
    let exercise = try TestMachine.exercise("Logbook")
    let told = try await Self.record(
      "tellsTheSeconds", with: exercise.solution(), of: "Logbook")
    #expect(told.lines.contains { $0.contains(#"[\"seconds\": 42]"#) })
    let ended = try await Self.record("stopsRings", with: exercise.solution(), of: "Logbook")
    let lines = ended.lines.joined(separator: "\n")
    let removals = lines.matches(of: /"from":(\d+),"to":\d+,"say":"removeObserver\(_:\)"/)
    let logs = lines.matches(of: /"to":(\d+),"say":"stop\(\)"/)
    #expect(!removals.isEmpty)
    #expect(Set(removals.map(\.output.1)).isSubset(of: logs.map(\.output.1)))
  }

  @Test("is the same each time, whatever is drawn at random")
  func chance() async throws {
    let exercise = try TestMachine.exercise("ColorPicker")
    let check = "twoPickersDistinguished"
    let first = try await Self.record(check, with: exercise.solution(), of: "ColorPicker")
    let second = try await Self.record(check, with: exercise.solution(), of: "ColorPicker")
    #expect(first.lines.count > 10)
    #expect(first == second)
  }

  @Test("that crashes, hangs or floods is recorded up to that point")
  func broken() async throws {
    let exercise = try TestMachine.exercise("FlipSide")
    func run(doing statements: String) async throws -> RecordedRun {
      let files = try exercise.solution().map { file in
        SourceFile(
          name: file.name,
          content: Data(
            String(decoding: file.content, as: UTF8.self)
              .replacing("  public func done() {", with: "  public func done() {\n\(statements)")
              .utf8))
      }
      return try await Self.record("doneTellsTheDelegateOnce", with: files)
    }
    let crashed = try await run(doing: "let none: Int? = nil; _ = none!")
    #expect(crashed.ending == .crashed)
    #expect(crashed.lines.last?.contains(#""say":"done()""#) == true)
    let hanging = try await run(doing: "while true {}")
    #expect(hanging.ending == .timedOut)
    #expect(hanging.lines.last?.contains(#""say":"done()""#) == true)
    let flooding = try await run(doing: "for _ in 0..<30_000 { delegate = nil }")
    #expect(flooding.lines.count <= 20_001)
  }

  @Test("tells who keeps an object that should be gone")
  func keepers() async throws {
    let exercise = try TestMachine.exercise("ColorPicker")
    let mistake = try #require(try exercise.mistakes().first { $0.name == "strong-delegate" })
    let files = try exercise.program(of: mistake)
    let run = try await Self.record("presenterIsFreed", with: files, of: "ColorPicker")
    let right = try await Self.record(
      "presenterIsFreed", with: exercise.solution(), of: "ColorPicker")

    #expect(
      run.lines.filter { $0.hasPrefix(#"{"e":"keeps""#) } == [
        #"{"e":"keeps","say":"presenter","form":"circle","owners":["presenter","picker"],"#
          + #""properties":["presentedViewController","delegate"]}"#
      ])
    #expect(!right.lines.contains { $0.hasPrefix(#"{"e":"keeps""#) })
  }

  @Test("is compared with those of right answers, which are kept")
  func models() async throws {
    let exercise = try TestMachine.exercise("ColorPicker")
    let mistakes = try exercise.mistakes()
    let mistake = try #require(mistakes.first { $0.name == "wrong-sender" })
    let files = try exercise.program(of: mistake)
    let check = try #require(exercise.checks.first { $0.id == "twoPickersDistinguished" })
    let folder = TestMachine.cacheFolder.appending(path: "conversations")
    let recorded = try await TestMachine.withPermit {
      let recording = try ConversationRecording(of: exercise, in: TestMachine.machine())
      return try recording.recordedCheck(check, with: recording.build(files))
    }
    let found = try recorded.get()
    #expect(found.actual != found.model)
    #expect(found.variants.count == (try exercise.variants().count))
    let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(kept.count >= 1 + found.variants.count)
  }

  @Test("of a learner's own statements has their names")
  func rehearsal() async throws {
    let exercise = try TestMachine.exercise("FlipSide")
    let play = SourceFile(
      name: "Play.swift",
      content: Data(
        """
        import MiniCocoa
        let front = MainViewController()
        let back = front.showInfo()
        back.done()
        """.utf8))
    let files = try exercise.solution()
    let rehearsed = try await TestMachine.withPermit {
      try ConversationRecording(of: exercise, in: TestMachine.machine())
        .rehearsal(of: files, with: play)
    }
    let run = try #require(rehearsed)
    #expect(run.ending == .complete)
    let lines = run.lines.joined(separator: "\n")
    #expect(lines.contains(#""name":"front""#))
    #expect(lines.contains(#""say":"flipsideViewControllerDidFinish(_:)""#))
    #expect(!lines.contains(#""thread":"#))
  }

  @Test("names, for a program, who runs its closures, what it reads, and Cocoa's values")
  func closures() async throws {
    let program = SourceFile(
      name: "main.swift",
      content: Data(
        """
        import MiniCocoa
        final class Player: KVObject, @unchecked Sendable {
          @Dynamic var volume = 5
          var label: String { "volume \\(volume)" }
          let book = Book()
          var seat = 1 {
            willSet { book.turn() }
            didSet { book.turn() }
          }
        }
        final class Book: Sendable {
          func listen(_ player: Player) -> KeyValueObservation {
            player.observe(\\.volume, options: [.old, .new]) { [self] _, _ in
              if true { turn() }
            }
          }
          func turn() {}
        }
        let (player, queue) = (Player(), OperationQueue())
        let book = player.book
        let token = book.listen(player)
        player.seat = 2
        queue.addOperation { player.volume = 7 }
        queue.waitUntilAllOperationsAreFinished()
        _ = player.label
        """.utf8))
    let recorded = try await TestMachine.withPermit {
      try ConversationRecording.ofPages(in: TestMachine.machine()).conversation(of: program)
    }
    let lines = Transcript(try #require(recorded), isWhole: true).drawnLines
    var said = [
      "the check -> book : listen(player)", "book --> the check : token",
      "the check -> player : seat = 2", "player -> book : turn()", "player -> book : turn()",
      "the check -> queue : addOperation(_:)", "queue -> the check : the closure",
      "the check -> player : volume = 7", "player -> book : the closure", "book -> book : turn()",
      "the check -> player : label", "player --> the check : \"volume 7\"",
    ][...]
    for line in lines where line == said.first { said.removeFirst() }
    #expect(said.isEmpty, "\(lines.joined(separator: "\n"))")
    #expect(recorded?.lines.contains { $0.contains("[.new, .old]") } == true)
  }

  private static func record(
    _ id: String, with files: [SourceFile], of name: String = "FlipSide"
  ) async throws -> RecordedRun {
    let exercise = try TestMachine.exercise(name)
    let outcome = try await TestMachine.withPermit {
      let recording = try ConversationRecording(of: exercise, in: TestMachine.machine())
      let check = try #require(exercise.checks.first { $0.id == id })
      return try recording.outcomes(of: [check], with: files)[0]
    }
    switch outcome {
    case .recorded(let run): return run
    case .impossible(let reason):
      Issue.record("\(reason)")
      return RecordedRun(lines: [], ending: .crashed)
    }
  }
}
