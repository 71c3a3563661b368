@testable import CourseModel
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Authoring

@Suite("The audit of scenes")
struct SceneAuditTests {
  private func findings(_ page: String) async throws -> [String] {
    let course = try DraftCourse()
    try course.write(page, to: "Lessons/delegation/01-lamp.md")
    let made = try course.course()
    return try await TestMachine.withPermit {
      try await ListingAudit(in: TestMachine.machine(), jobs: 2)
        .findings(in: made.lessonPages(), of: made.folder.appending(path: "Lessons")).map(\.english)
    }
  }

  @Test("plays the page's program, and says what a scene should be")
  func differs() async throws {
    let findings = try await findings(
      """
      ---
      title: Lamp
      ---

      ```swift lamp.swift
      import DemoRunner
      Demo.play("Lamp") { [Demo.Press("Off") {}] }
      ```

      ```scene lamp.swift
      ▶ tap Off
      ```
      """)
    #expect(findings.count == 1)
    #expect(
      findings.first?.contains(":10: used like this, its messages and screens are different:")
        == true)
    #expect(findings.first?.contains("[ Off ]") == true)
  }

  @Test("says where an exercise's demo does not compile with the solution, or does not start")
  func demos() async throws {
    let folder = try TestMachine.copy(of: "FlipSide")
    let exercise = try Exercise(at: folder)
    func findings() async throws -> [String] {
      try await TestMachine.withPermit {
        try DemoAudit(of: exercise, in: TestMachine.machine()).findings().map(\.english)
      }
    }
    #expect(try await findings() == [])
    let start = "import DemoRunner\nDemo.play(\"Lamp\") {\n"
    try Data("\(start)  MainViewControler()\n}\n".utf8)
      .write(to: folder.appending(path: "Demo.swift"))
    #expect(
      try await findings().first?.hasPrefix(
        "Demo.swift:3: the demo does not compile with the solution: cannot find "
          + "'MainViewControler' in scope") == true)
    try Data("\(start)  [Demo.Label(String([Int]()[0]))]\n}\n".utf8)
      .write(to: folder.appending(path: "Demo.swift"))
    #expect(
      try await findings().first?.hasPrefix(
        "Demo.swift: the demo does not start with the solution: ") == true)
  }

  @Test(
    "proves the scenes of the course's lessons",
    arguments: [
      "delegation/02-three-pieces", "target-action/03-to-nobody-in-particular",
    ])
  func course(_ page: String) async throws {
    let file = TestMachine.checkout.appending(path: "Lessons/\(page).md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let blocks = text.matches(of: /```(?:swift|scene) (?:night|shop)\.swift\n[\s\S]*?```\n/)
    #expect(blocks.count == 2)
    #expect(
      try await findings(
        "---\ntitle: Scene\n---\n\n" + blocks.map { String($0.output) }.joined(separator: "\n"))
        == [])
  }
}
