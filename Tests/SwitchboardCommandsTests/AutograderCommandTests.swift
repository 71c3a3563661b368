import Foundation
import GradingTestSupport
import Testing

@Suite("A grader for a platform")
struct AutograderCommandTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  private func make(_ arguments: String...) throws -> Tool.Outcome {
    try tool.run(
      arguments: ["autograder"] + arguments + ["--course", Tool.repository.path], in: tool.folder)
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: tool.folder.appending(path: path).path)
  }

  @Test("has this program, what it needs, and one exercise; it grades where it is")
  func whole() throws {
    let made = try make("exercism", "--exercise", "FlipSide")
    #expect(made.code == 0, "\(made.errorOutput)")
    #expect(made.output.hasPrefix("✓ made FlipSide-exercism\n"))
    #expect(
      made.errorOutput.contains(
        "lesson --file FlipSide-exercism/README.md  says what to do with it."))
    #expect(exists("FlipSide-exercism/course/Exercises/FlipSide/exercise.json"))
    #expect(!exists("FlipSide-exercism/course/Exercises/ColorPicker"))
    #expect(exists("FlipSide-exercism/switchboard/share/switchboard/Scripts/packages"))

    try tool.copy(
      Tool.exercise("FlipSide").appending(path: "Solution"),
      over: tool.folder.appending(path: "solution"))
    let graded = try tool.shell(
      """
      mkdir out; cd FlipSide-exercism
      sed -i "s,/opt/course,$PWD/course," bin/run.sh
      PATH="$PWD/switchboard/bin:$PATH" bin/run.sh flip-side ../solution ../out
      grep '"status"' ../out/results.json | sort -u
      """, in: tool.folder)
    #expect(graded.code == 0, "\(graded.errorOutput)")
    #expect(graded.output.contains(#""status" : "pass","#), "\(graded.output)")
    #expect(!graded.output.contains("fail"))

    let again = try make("exercism", "--exercise", "FlipSide")
    #expect(again.code == 64)
    #expect(again.errorOutput.contains("already exists"))
  }

  @Test(
    "is not made of what is not there, and nothing is left",
    arguments: [
      (["gradescope", "--exercise", "FlipSid"], "FlipSide"),
      (["moodle", "--exercise", "FlipSide"], "gradescope"),
      (["gradescope"], "--exercise"),
    ])
  func refusal(arguments: [String], words: String) throws {
    let outcome = try tool.run(
      arguments: ["autograder"] + arguments + [
        "--output", "made", "--course", Tool.repository.path,
      ],
      in: tool.folder)
    #expect(outcome.code == 64)
    #expect(outcome.errorOutput.contains(words), "\(outcome.errorOutput)")
    #expect(!exists("made"))
  }
}
