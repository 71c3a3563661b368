@testable import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import Authoring

@Suite("The audit of conversations that are drawn")
struct ConversationAuditTests {
  /// Returns the findings for FlipSide with this block in place of the task's conversation.
  private func findings(
    _ block: String, program: String? = nil
  ) async throws -> [String] {
    let folder = try TestMachine.copy(of: "FlipSide")
    let task = folder.appending(path: "README.md")
    let text = try String(contentsOf: task, encoding: .utf8)
      .replacing(/```conversation[\s\S]*?```/, with: "```\(block)\n```")
    try Data(text.utf8).write(to: task)
    if let program {
      try Data(program.utf8).write(to: folder.appending(path: "Program.swift"))
    }
    let exercise = try Exercise(at: folder)
    return try await TestMachine.withPermit {
      try ConversationAudit(of: exercise, in: TestMachine.machine()).findings()
        .map(\.english).map { $0.replacing(/README.md:\d+:\ /, with: "") }
    }
  }

  private static let shown = """
    main -> flipside : init()
    main -> flipside : delegate = main
    main -> main : present(flipside)
    """

  @Test("compares them with what the solution's objects say in a check, in both directions")
  func check() async throws {
    #expect(try await findings("conversation of connectedBeforeShown\n\(Self.shown)") == [])
    let swapped = """
      main -> flipside : init()
      main -> main : present(flipside)
      main -> flipside : delegate = main
      """
    #expect(
      try await findings("conversation of connectedBeforeShown\n\(swapped)") == [
        "in connectedBeforeShown, no object sends this after the message above: 'main -> "
          + "flipside : delegate = main'"
      ])
    let short = """
      main -> flipside : init()
      main -> main : present(flipside)
      """
    #expect(
      try await findings("conversation of connectedBeforeShown\n\(short)") == [
        "in connectedBeforeShown, an object sends this in between, and the diagram lacks it: "
          + "'main -> flipside : delegate = main'; draw it, or end the first line with 'leaving "
          + "out NAME'"
      ])
    #expect(
      try await findings("conversation of connectedBeforeShown leaving out delegate\n\(short)")
        == [])
  }

  @Test("compares them with what a program beside the task makes the solution's objects say")
  func program() async throws {
    let told =
      Self.shown + """

        flipside -> main : flipsideViewControllerDidFinish(_:)
        main -> main : dismiss()
        """
    let program = """
      import MiniCocoa
      let main = MainViewController()
      let flipside = main.showInfo()
      flipside.done()
      """
    #expect(try await findings("conversation of Program.swift\n\(told)", program: program) == [])
    #expect(
      try await findings("conversation of Program.swift\n\(told)")
        == ["there is no Program.swift beside the task"])
    #expect(
      try await findings("conversation of Program.swift\n\(told)", program: "let main = 1 +")
        == ["the conversation in Program.swift cannot be recorded"])
  }

  @Test("wants to know whose each is, and names a check in which it is true")
  func unproved() async throws {
    #expect(try await findings("conversation sketch\na -> b : whatever") == [])
    let named = try await findings("conversation\n\(Self.shown)")
    #expect(named.count == 1)
    #expect(named.first?.contains("write 'conversation of ") == true)
    let unnamed = try await findings("conversation\na -> b : whatever")
    #expect(unnamed.first?.contains("or call it 'conversation sketch'") == true)
    #expect(
      try await findings("conversation of nothing\n\(Self.shown)")
        == ["exercise.json has no check 'nothing' that is a test"])
  }

  @Test("compares those of pages with what the page's programs do")
  func page() async throws {
    let course = try DraftCourse()
    let page = """
      ---
      title: Player
      ---

      ```conversation of player.swift
      library -> player : play()
      player -> library : didPlay()
      ```

      ```conversation of player.swift without "library?.didPlay()"
      library -> player : play()
      player -> library : didPlay()
      ```

      ```conversation of other.swift
      library -> player : play()
      ```

      ```conversation of plays
      library -> player : play()
      ```

      ```conversation
      library -> player : play()
      ```

      ```swift player.swift
      final class Player {
        weak var library: Library?
        func play() { library?.didPlay() }
      }

      final class Library {
        let player = Player()
        func open() { player.play() }
        func didPlay() {}
      }

      let library = Library()
      library.player.library = library
      library.open()
      ```
      """
    try course.write(page, to: "Lessons/delegation/01-player.md")
    let made = try course.course()
    let findings = try await TestMachine.withPermit {
      try await ListingAudit(in: TestMachine.machine(), jobs: 2)
        .findings(in: made.lessonPages(), of: made.folder.appending(path: "Lessons")).map(\.english)
    }

    #expect(findings.count == 4)
    #expect(findings.contains { $0.contains(":10: in player.swift, no object sends this") })
    #expect(findings.contains { $0.contains(":15: ") && $0.contains("other.swift") })
    #expect(findings.contains { $0.contains(":19: a page has no checks") })
    #expect(findings.contains { $0.contains(":23: no run proves this conversation") })
  }
}
