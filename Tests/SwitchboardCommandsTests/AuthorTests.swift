@testable import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import SwitchboardCommands

@Suite("An author's way")
struct AuthorTests {
  @Test("audit finds what is wrong with a course, and nothing else")
  func audit() async throws {
    let tool = try Tool()
    let course = tool.folder.appending(path: "course")
    for part in ["Lessons/course.json", "Exercises/FlipSide"] {
      let place = course.appending(path: part)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Tool.repository.appending(path: part), to: place)
    }
    let page = """
      ---
      title: Telling without knowing
      exercises: [FlipSide, ColorPicker]
      facts:
        Telling without knowing: [S009-1, S009-3]
        Telling: []
      ---

      ```swift greeting.swift
      let name = "you"
      print("hello", name)
      ```

      ```output greeting.swift
      hello you
      ```

      ```output greeting.swift with "me" for "you"
      hello you
      ```

      ```swift wrong with greeting.swift
      let other = name
      ```

      ```swift
      let other = nobody
      ```

      ```output farewell.swift
      ```

      """
    // Its paths and topics refer to pages and exercises that this course does not have.
    let list = course.appending(path: "Lessons/course.json")
    let topics = try String(contentsOf: list, encoding: .utf8)
      .replacing(/,\s*"paths": \[.*\]/.dotMatchesNewlines(), with: "")
      .replacing(/,\s*"testOut": \[[^\]]*\]/, with: "")
    try Data(topics.utf8).write(to: list)
    let lessons = course.appending(path: "Lessons/delegation")
    try FileManager.default.createDirectory(at: lessons, withIntermediateDirectories: true)
    try Data(page.utf8).write(to: lessons.appending(path: "01-telling-without-knowing.md"))
    try Data(#"{"format": 1, "facts": {"S009-1": "One.", "S009-2": "Two."}}"#.utf8)
      .write(to: lessons.appending(path: "facts.json"))
    let exercise = course.appending(path: "Exercises/FlipSide/exercise.json")
    let data = try String(contentsOf: exercise, encoding: .utf8)
    let facts = try #require(data.firstRange(of: /"facts": \{[^}]*\}/))
    // Its "read" entries refer to pages that this course does not have.
    let changed = data.replacingCharacters(
      in: facts, with: #""facts": {"doneTellsNobody": ["S009-1", "S009-1"]}"#
    ).replacing(/"lesson": "[^"]*",/, with: "").replacing(/,\s*"read": "[^"]*"/, with: "")
    try Data(changed.utf8).write(to: exercise)
    try writeAfterPass(in: exercise.deletingLastPathComponent())
    let message = course.appending(path: "Exercises/FlipSide/Mistakes/told-twice/message.md")
    try Data("---\nfails: [doneNamesTheSender]\n---\nNo.\n".utf8).write(to: message)
    // The verdicts on its answers stay the same, whatever its texts say now.
    let key = AnswerKey(
      "audit", of: try Exercise(at: Tool.repository.appending(path: "Exercises/FlipSide")))
    let outcome = await tool.call("audit", "--course", "course", judging: key)
    #expect(outcome.code == 1)
    #expect(
      outcome.output == """
        ✗ FlipSide
            the grader does not recognise the mistake 'told-twice': it fails \
        [doneTellsTheDelegateOnce], but message.md says [doneNamesTheSender]
            the grader recognises the mistake 'wrong-sender' as 'told-twice': it fails \
        [doneNamesTheSender], but message.md says [doneNamesTheSender]
            the mistakes 'told-twice' and 'wrong-sender' name the same checks: merge them, or find \
        a check that tells them apart
            exercise.json:8: FlipSide has no check 'doneTellsNobody'; did you mean \
        'doneTellsTheDelegateOnce'?
            exercise.json:8: 'doneTellsNobody' lists S009-1 twice; once is enough
        ✗ Lessons
            01-telling-without-knowing.md names the exercise 'ColorPicker', which does not exist
            no lesson and no exercise teaches S009-2: Two.
            delegation/01-telling-without-knowing.md:5: no topic's facts.json has the fact S009-3
            delegation/01-telling-without-knowing.md:6: the page has no heading 'Telling'; did \
        you mean 'Telling without knowing'?
            delegation/01-telling-without-knowing.md:6: 'Telling' lists no facts; add some
            delegation/01-telling-without-knowing.md:30: there is no program called \
        'farewell.swift' above; write one in a block 'swift farewell.swift'
            delegation/01-telling-without-knowing.md:18: the program prints something else:
              hello me
            delegation/01-telling-without-knowing.md:22: this compiles, although the page says \
        that it does not
            delegation/01-telling-without-knowing.md:26: this does not compile: \
        main.swift:1:13: cannot find 'nobody' in scope

        """)
    let alone = await tool.call(
      "audit", "telling-without-knowing", "--course", "course", judging: key)
    #expect(alone.code == 1)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    // All of it but the other pages and the facts of the topic.
    let ofPage = lines.drop { $0 != "✗ Lessons" }.dropFirst().filter { !$0.contains("S009-2") }
    #expect(
      alone.output.split(separator: "\n").map(String.init)
        == ["✗ telling-without-knowing"] + ofPage)
  }

  @Test(
    "audit finds nothing in an exercise of our own, and its matrix shows a proof of every check")
  func auditOfOurs() async throws {
    let tool = try Tool()
    let outcome = await tool.call("audit", "FlipSide", "--matrix", "--course", Tool.repository.path)
    #expect(outcome.code == 0, "\(outcome.output) \(outcome.errorOutput)")
    #expect(outcome.output.contains("✓ FlipSide\n"))
    let wrongSender = outcome.output.firstMatch(of: /\nwrong-sender( +·){3} +●( +·){5}\n/)
    #expect(wrongSender != nil)
  }

  @Test("audit --conversation of no check says which may be meant")
  func conversationOfNoCheck() async throws {
    let tool = try Tool()
    let outcome = await tool.call(
      "audit", "FlipSide", "--conversation", "doneTellsTheDelegat", "--course", Tool.repository.path
    )
    #expect(outcome.code == 64)
    let expected = "exercise.json has no check 'doneTellsTheDelegat' that is a test; did you mean '"
    #expect(outcome.errorOutput.hasPrefix("switchboard: \(expected)"), "\(outcome.errorOutput)")
  }

  @Test("audit --mutants shows how a sample of mutants fared")
  func mutants() throws {
    let tool = try Tool()
    let outcome = try tool.run(
      "audit", "FlipSide", "--mutants", "--sample", "3", "--course", Tool.repository.path)
    #expect(outcome.code == 0, "\(outcome.output) \(outcome.errorOutput)")
    #expect(outcome.output.hasPrefix("✓ FlipSide\n"))
    #expect(
      outcome.output.contains(/exercise +code +lines +mutants +fail +pass +equivalent +recognised/))
    #expect(outcome.output.contains(/FlipSide +to write +1 +\d/))

    let alone = try tool.run("audit", "FlipSide", "--sample", "3")
    #expect(alone.code == 64)
    #expect(alone.errorOutput.contains("--sample is for --mutants: add it."))
  }

  /// Writes the pages shown after a pass, without faults.
  private func writeAfterPass(in folder: URL) throws {
    let lines = (1...10).map { "let number\($0) = \($0)" }.joined(separator: "\n")
    let twin = """
      ---
      title: A twin
      framework: UIKit
      source: https://developer.apple.com/documentation/uikit
      date: 2026-11-22
      ---
      ```swift
      \(lines)
      ```

      """
    try Data(twin.utf8).write(to: folder.appending(path: "Twin.md"))
    try Data("It is *another*.\n".utf8)
      .write(to: folder.appending(path: "Variants/listens-in-a-file-of-its-own/about.md"))
  }

}
