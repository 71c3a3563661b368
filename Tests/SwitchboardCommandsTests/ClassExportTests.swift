import CourseModel
import Foundation
import GradingTestSupport
import Testing

/// A whole class, as learning platforms export it, where one submission is expected.
@Suite("An exported class")
struct ClassExportTests {
  private let tool: Tool

  /// Two students' right answers, laid out as the platforms do, and as people zip it.
  private static let recipe = """
    set -e
    answer="$1/Exercises/FlipSide/Solution"
    one() { mkdir -p "$1" && cp "$answer"/*.swift "$1"; }
    zip() { (cd "$1" && bsdtar --format zip -cf "../$1.zip" .); }
    one "moodle/Jane Doe_11_assignsubmission_file"
    one "moodle/Max Roe_12_assignsubmission_file"
    one gradescope/assignment_1_export/submission_91
    one gradescope/assignment_1_export/submission_92
    touch gradescope/assignment_1_export/submission_metadata.yml
    one classroom/flip-submissions/flip-ada
    one classroom/flip-submissions/flip-bob
    mkdir canvas blackboard
    for who in doejane_4567 roemax_LATE_4568; do
      for file in "$answer"/*.swift; do cp "$file" "canvas/${who}_9$((number += 1))_${file##*/}"; done
    done
    for who in jdoe mroe; do
      name="blackboard/HW 1_${who}_attempt_2026-11-22-10-00-00"
      for file in "$answer"/*.swift; do cp "$file" "${name}_${file##*/}"; done
      touch "$name.txt"
    done
    for platform in moodle gradescope classroom canvas blackboard; do zip $platform; done
    """

  init() throws {
    tool = try Tool()
    let made = try tool.shell(
      "set -- '\(Tool.repository.path)'\n" + Self.recipe, in: tool.folder)
    try #require(made.code == 0, "\(made.errorOutput)")
  }

  private func grade(_ arguments: String...) throws -> Tool.Outcome {
    try tool.run(
      arguments: ["grade"] + arguments
        + ["--exercise", "FlipSide", "--course", Tool.repository.path, "--json"])
  }

  private static let unpack = "unpack it and name the folder to grade each of them"
  private static let apart =
    "put each one's files into a folder of their own, then name the folder around them"

  static let classes = [
    ("moodle.zip", "(Jane Doe_11, Max Roe_12)", unpack),
    ("gradescope.zip", "(submission_91, submission_92)", unpack),
    ("gradescope", "(submission_91, submission_92)", "name it itself to grade each of them"),
    ("classroom.zip", "(flip-ada, flip-bob)", unpack),
    ("classroom", "(flip-ada, flip-bob)", "name it itself to grade each of them"),
    ("canvas.zip", "(doejane_4567, roemax_4568)", unpack),
    ("canvas", "(doejane_4567, roemax_4568)", apart),
    ("blackboard.zip", "(jdoe, mroe)", unpack), ("blackboard", "(jdoe, mroe)", apart),
  ]

  @Test("is not judged as one student, and what to type is said", arguments: classes)
  func refused(_ name: String, _ people: String, _ cure: String) throws {
    let outcome = try grade(name)

    #expect(outcome.code == 64)
    #expect(outcome.output == "")
    #expect(outcome.errorOutput.contains("switchboard: \(name)"))
    #expect(outcome.errorOutput.contains(people))
    #expect(outcome.errorOutput.contains(cure))
    #expect(outcome.errorOutput.contains("--one"))
  }

  @Test(
    "is judged, a row each, where the folder around the students is named",
    arguments: ["moodle", "gradescope/assignment_1_export", "classroom/flip-submissions"])
  func judged(_ name: String) throws {
    let outcome = try grade(name)
    let reports = try JSONDecoder().decode([Report].self, from: Data(outcome.output.utf8))

    #expect(reports.filter(\.passed).count == 2)
    #expect(reports.count == (name.hasPrefix("gradescope") ? 3 : 2))
  }

  @Test("is judged as one submission when that is said")
  func one() throws {
    for name in ["moodle.zip", "canvas"] {
      let outcome = try grade("--one", name)
      let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
      #expect(report.status != .errored)
      #expect(report.submission == name)
    }
  }

  @Test("among others has a row that is no zero, and the others are judged")
  func amongOthers() throws {
    let mixed = try tool.shell(
      "mkdir mixed && cp -r moodle/Jane* canvas.zip mixed", in: tool.folder)
    try #require(mixed.code == 0)

    let outcome = try grade("mixed")
    let reports = try JSONDecoder().decode([Report].self, from: Data(outcome.output.utf8))

    #expect(outcome.code == 2)
    #expect(reports.map(\.status) == [.passed, .errored])
    #expect(reports[1].message?.contains("the work of several (doejane_4567, roemax_4568)") == true)
  }
}
