import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import Authoring

@Suite("Audit of what is shown after a pass, and of cards")
struct AfterPassAuditTests {
  private let tool: Tool
  private let written: WrittenCourse

  init() throws {
    tool = try Tool()
    written = try WrittenCourse(below: tool.folder)
  }

  @Test("asks for a twin")
  func noTwin() throws {
    try FileManager.default.removeItem(at: written.folder.appending(path: WrittenCourse.twin))
    #expect(
      try findings()
        == [
          "there is no Twin.md: write the same conversation in UIKit, AppKit, SwiftUI or Foundation"
        ])
  }

  @Test(
    "finds a twin that is too long, too wide, of too many words, or no program",
    arguments: [
      (
        "import Foundation\n", String(repeating: "import Foundation\n", count: 12),
        "Twin.md has a program of 21 lines; make it one of 10 to 20"
      ),
      (
        "final class Bell {\n  private var timer: Timer?\n", "final class Bell {\n",
        "Twin.md has a program of 9 lines; make it one of 10 to 20"
      ),
      (
        "      _ in print(\"ding\")", "      _ in print(\"\(String(repeating: "d", count: 60))\")",
        "Twin.md has a line of 80 columns, '_ in print(\"dd…'; the limit is 72"
      ),
      (
        "It rings by itself.", String(repeating: "ding ", count: 118),
        "Twin.md has 121 words; the limit is 120"
      ),
      ("```swift", "```text", "Twin.md has 0 Swift programs; it needs exactly one"),
    ])
  func twin(old: String, new: String, finding: String) throws {
    try written.edit(WrittenCourse.twin, replacing: old, with: new)
    #expect(try findings() == [finding])
  }

  @Test("reads the words of a twin and of a variant as those of any page")
  func lint() throws {
    try written.edit(
      WrittenCourse.twin, replacing: "A timer rings.", with: "[A](gone.md) timer. WRITE: more.")
    #expect(
      try findings() == [
        "Twin.md:7: 'gone.md' leads to a file that the course does not have; write its path "
          + "from this file's folder",
        "Twin.md:7: still has a placeholder (WRITE:)",
      ])
  }

  @Test("asks one variant what it is about, in a sentence")
  func about() throws {
    try written.write("class Bell {}\n", to: "Exercises/Bell/Variants/loud/Bell.swift")
    #expect(
      try findings() == [
        "no variant has an about.md: write Variants/loud/about.md, one sentence on how it "
          + "differs from the solution, and why"
      ])
    try written.write("It is `loud`.\n", to: "Exercises/Bell/Variants/loud/about.md")
    #expect(try findings() == [])
    try written.write("It is loud. It is.\n", to: "Exercises/Bell/Variants/loud/about.md")
    #expect(try findings() == ["Variants/loud/about.md has 2 sentences; write one"])
  }

  @Test("finds a model variant that says nothing about itself")
  func modelVariants() throws {
    try written.write("class Bell {}\n", to: "Exercises/Bell/Variants/loud/Bell.swift")
    try written.write("It is `loud`.\n", to: "Exercises/Bell/Variants/loud/about.md")
    try written.edit(
      WrittenCourse.exercise, replacing: #""format": 1,"#,
      with: #""format": 1, "modelVariants": ["loud", "soft"],"#)
    #expect(
      try findings() == [
        "exercise.json lists 'soft' in \"modelVariants\", but there is no Variants/soft/about.md"
      ])
  }

  @Test("finds a card that is longer than a printed page, and reads it as any page")
  func card() throws {
    func write(rows: Int) throws {
      let items = (1...rows).map { "- \($0)" }.joined(separator: "\n")
      try written.write(items + "\n", to: "Lessons/bells/card.md")
    }
    func findings() throws -> [String] {
      let course = try written.course()
      return try TextAudit(of: course, course.exercises()).findingsOfLessons().map(\.english)
    }
    try write(rows: 60)
    #expect(try findings() == [])
    try write(rows: 61)
    #expect(
      try findings()
        == ["bells/card.md has 61 rows at 80 columns; a printed page has 60"])
    try written.write("[A](gone.md)\n", to: "Lessons/bells/card.md")
    #expect(
      try findings() == [
        "bells/card.md:1: 'gone.md' leads to a file that the course does not have; write its "
          + "path from this file's folder"
      ])
  }

  private func findings() throws -> [String] {
    let course = try written.course()
    let exercises = try course.exercises()
    return try exercises.flatMap(TextAudit(of: course, exercises).findings(of:)).map(\.english)
  }
}
