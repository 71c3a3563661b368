import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import Authoring

@Suite("The audit of predictions")
struct PredictionAuditTests {
  private func findings(_ page: String) async throws -> [String] {
    let course = try DraftCourse()
    try course.write(page, to: "Lessons/delegation/01-player.md")
    let made = try course.course()
    return try await TestMachine.withPermit {
      try await ListingAudit(in: TestMachine.machine(), jobs: 2)
        .findings(in: made.lessonPages(), of: made.folder.appending(path: "Lessons")).map(\.english)
    }
  }

  @Test("runs what they are about, and names line and cure, all at once")
  func all() async throws {
    let page = """
      ---
      title: Player
      ---

      ```swift player.swift
      let list: [Int] = [1]
      print("play")
      print("stop")
      ```

      ```predict order player.swift
      Good?

      - rewind

      Why: So.
      ```

      ```predict which player.swift
      Good?

      - play
      - stop

      Why: So.
      ```

      ```predict change player.swift with "print(list[7])" for "print(\\"stop\\")"
      Good?

      Why: So.
      ```

      ```predict change player.swift with "prin(" for "print(\\"stop\\")"
      Good?

      Why: So.
      ```

      ```predict fault player.swift with "[2]" for "[1]"
      Good?

      Why: So.
      ```

      ```predict count player.swift
      Good?

      - play
      ```
      """
    let found = try await findings(page)
    #expect(found.count == 5, "\(found)")
    let lines = found.compactMap { $0.split(separator: ":").dropFirst().first.map(String.init) }
    #expect(lines == ["46", "19", "28", "34", "40"])
    #expect(found.allSatisfy { $0.hasPrefix("delegation/01-player.md:") })
    #expect(found[0].hasSuffix("end with a paragraph that begins with 'Why: '"))
    #expect(found[1].hasSuffix("all options are printed; add one that is not"))
    #expect(found[2].contains("player.swift with its edit does not finish"))
    #expect(found[3].contains("player.swift with its edit does not compile"))
    #expect(
      found[4].hasSuffix(
        "the program prints the same with the fix; choose one that makes a difference"))
  }

  @Test("a line to write has to matter, and to pass when a reader types it")
  func written() async throws {
    let page = """
      ---
      title: Bell
      ---

      ```swift good.swift write "let bell"
      let bell = "dong"
      print(bell)
      ```

      ```swift idle.swift write "let bell"
      let bell = "dong"
      print("dong")
      ```

      ```swift place.swift write "filePath"
      let place = #filePath
      print(place)
      ```

      ```swift several.swift write "print"
      print(1)
      print(2)
      ```
      """
    let found = try await findings(page)
    #expect(found.count == 3, "\(found)")
    #expect(
      found[0].hasSuffix(
        "2 lines contain 'print'; name text that only the line to write contains"))
    #expect(found[1].contains("prints the same without the line to write"))
    #expect(found[2].contains("does not pass when a reader types it"))
  }

  @Test("a program that crashes may be the fault that is looked for")
  func crash() async throws {
    let page = """
      ---
      title: Player
      ---

      ```swift player.swift
      let list: [Int] = [1]
      print("play")
      print(list[7])
      ```

      ```predict fault player.swift with "[0]" for "[7]"
      Which line?

      Why: So.
      ```
      """
    #expect(try await findings(page) == [])
  }
}
