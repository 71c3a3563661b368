import CourseModel
import Foundation
import GradingTestSupport
import TestSupport
import Testing

/// A whole class, as learning platforms export it.
@Suite("An exported class")
struct ClassExportTests {
  private let tool: Tool

  /// The right answers of two students, laid out as by platforms and as people zip them.
  private static let recipe = """
    set -e
    answer="$1/Exercises/FlipSide/Solution"
    one() { mkdir -p "$1" && cp "$answer"/*.swift "$1"; }
    zip() { (cd "$1" && bsdtar --format zip -cf "../$1.zip" .); }
    one "moodle/Jane Doe_11_assignsubmission_file"
    one "moodle/Max Roe_12_assignsubmission_file"
    one gradescope/assignment_1_export/submission_91
    one gradescope/assignment_1_export/submission_92
    cat > gradescope/assignment_1_export/submission_metadata.yml <<END
    submission_91:
      :submitters:
      - :name: Jane Doe
        :sid: '11'
        :email: jane@x.org
    submission_92:
      :submitters:
      - :name: Max Roe
    END
    one classroom/flip-submissions/flip-jane
    one classroom/flip-submissions/flip-max
    mkdir canvas blackboard
    for who in doejane_4567 roemax_LATE_4568; do
      for file in "$answer"/*.swift; do cp "$file" "canvas/${who}_9$((number += 1))_${file##*/}"; \
      done
    done
    for who in jdoe mroe; do
      name="blackboard/HW 1_${who}_attempt_2026-11-22-10-00-00"
      for file in "$answer"/*.swift; do cp "$file" "${name}_${file##*/}"; done
      touch "$name.txt"
    done
    one plain/jane
    one plain/max
    for platform in moodle gradescope classroom canvas blackboard plain; do zip $platform; done
    """

  init() throws {
    tool = try Tool()
    let made = try tool.shell(
      "set -- '\(Tool.repository.path)'\n" + Self.recipe, in: tool.folder)
    try #require(made.code == 0, "\(made.errorOutput)")
  }

  private func grade(_ arguments: String...) async throws -> Tool.Outcome {
    try await grade(arguments)
  }

  private func grade(_ arguments: [String]) async throws -> Tool.Outcome {
    let exercise = arguments.contains("--assignment") ? [] : ["--exercise", "FlipSide"]
    return await tool.call(
      arguments: ["grade"] + arguments + exercise + ["--course", Tool.repository.path])
  }

  private func reports(_ outcome: Tool.Outcome) throws -> [Report] {
    try JSONDecoder().decode([Report].self, from: Data(outcome.output.utf8))
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: tool.folder.appending(path: name))
  }

  private func text(of name: String) throws -> String {
    try String(contentsOf: tool.folder.appending(path: name), encoding: .utf8)
  }

  static let classes = [
    ("moodle", "Moodle, 2 students", ["Jane Doe", "Max Roe"]),
    ("gradescope", "Gradescope, 2 students", ["Jane Doe", "Max Roe"]),
    ("classroom", "GitHub Classroom, 2 students", ["jane", "max"]),
    ("canvas", "Canvas, 2 students", ["doejane", "roemax"]),
    ("blackboard", "Blackboard, 2 students", ["jdoe", "mroe"]),
  ]

  @Test("is judged as it was exported, zipped or not, and is named first", arguments: classes)
  func judged(_ name: String, _ first: String, _ people: [String]) async throws {
    for path in [name, name + ".zip"] {
      let outcome = try await grade(path, "--json")
      let reports = try reports(outcome)

      #expect(outcome.code == 0)
      #expect(reports.map(\.submission) == people)
      #expect(reports.allSatisfy { $0.passed })
      #expect(outcome.errorOutput.hasPrefix(first + "\n"))
      #expect(outcome.errorOutput.hasSuffix("2 entries: 2 graded, 0 not read\n"))
      #expect(reports[0].delivery?.platform == name)
    }
  }

  @Test("that nobody's names prove is not judged as one student, and what to type is said")
  func plain() async throws {
    let refused = try await grade("plain.zip", "--json")
    #expect(refused.code == 64)
    #expect(refused.output == "")
    #expect(refused.errorOutput.contains("plain.zip looks like the work of several (jane, max)"))
    #expect(refused.errorOutput.contains("say --batch to grade each of them"))

    for flags in [["--batch"], ["--from", "folders"]] {
      let outcome = try await grade(["plain.zip", "--json"] + flags)
      #expect(try reports(outcome).map(\.submission) == ["jane", "max"])
      #expect(outcome.code == 0)
    }
  }

  @Test("is not what somebody says that it is where no name fits")
  func foreign() async throws {
    let outcome = try await grade("plain", "--from", "moodle")
    #expect(outcome.code == 64)
    #expect(
      outcome.errorOutput.contains("plain has no file with a name like those that Moodle exports"))
    #expect(try await grade("plain", "--from", "nowhere").code == 64)
  }

  @Test("is judged as one submission when that is said")
  func one() async throws {
    for name in ["moodle.zip", "canvas"] {
      let outcome = try await grade("--one", name, "--json")
      let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
      #expect(report.status != .errored)
      #expect(report.submission == name)
    }
  }

  @Test("among others has a row that is no zero, and the others are judged")
  func amongOthers() async throws {
    let mixed = try tool.shell(
      "mkdir mixed && cp -r plain/jane canvas.zip mixed", in: tool.folder)
    try #require(mixed.code == 0)

    let outcome = try await grade("mixed", "--json")
    let reports = try reports(outcome)

    #expect(outcome.code == 4)
    #expect(reports.map(\.status) == [.rejected, .passed])
    #expect(reports[0].isUnread)
    #expect(reports[0].message?.contains("the work of several (doejane_4567, roemax_4568)") == true)
    #expect(outcome.errorOutput.hasSuffix("2 entries: 1 graded, 1 not read\n"))
  }

  @Test(
    "loses nobody: archives in it are opened, what cannot be read has a row, who is missing too")
  func nothingLost() async throws {
    try write("login,name\njane,Jane\nmax,Max\nada,Ada\nzoe,Zoe\n", to: "list.csv")
    let made = try tool.shell(
      """
      cd classroom/flip-submissions
      cd flip-max && bsdtar --format zip -cf ../w.zip . && rm * && mv ../w.zip . && cd ..
      cp -r flip-jane flip-zoe; mkdir flip-eve && echo x > flip-eve/answer.docx && echo x > list.rar
      """, in: tool.folder)
    try #require(made.code == 0, "\(made.errorOutput)")

    let outcome = try await grade(
      "classroom", "--json", "--roster", "list.csv", "--output", "reports")
    let reports = try reports(outcome)

    #expect(
      reports.map { "\($0.submission): \($0.status.rawValue)" } == [
        "eve: rejected", "jane: passed", "list.rar: rejected", "max: passed", "zoe: passed",
        "Ada: missing",
      ])
    #expect(reports[1].delivery?.students == [Student(login: "jane", name: "Jane")])
    #expect(outcome.errorOutput.contains("handed in, but not on the list: eve, list.rar\n"))
    #expect(outcome.errorOutput.contains("1 student on the list handed in nothing: Ada\n"))
    #expect(outcome.errorOutput.hasSuffix("5 entries: 3 graded, 2 not read\n"))
    #expect(try text(of: "reports/Ada.json").contains("\"status\" : \"missing\""))
  }

  @Test("gives grades back in the platform's own file, whole or not at all")
  func gradebook() async throws {
    let sheet = """
      Identifier,"Full name",Status,Grade,"Maximum Grade","Last modified (grade)","Feedback \
      comments"\r
      "Participant 11","Jane Doe",x,,10.00,-,\r
      "Participant 13","Ada Lovelace",x,,10.00,-,\r

      """
    try write(sheet, to: "sheet.csv")
    let outcome = try await grade("moodle.zip", "--gradebook", "sheet.csv")

    #expect(outcome.code == 0)
    #expect(try text(of: "sheet.csv") == sheet)
    let graded = try text(of: "sheet-graded.csv")
    #expect(graded.contains("\"Participant 11\",\"Jane Doe\",x,10.00,10.00,-,Points: "))
    #expect(graded.contains("\"Participant 13\",\"Ada Lovelace\",x,,10.00,-,\r\n"))
    #expect(outcome.errorOutput.contains("1 grade written to sheet-graded.csv, for Moodle\n"))
    #expect(outcome.errorOutput.contains("handed in, but not in the gradebook: Max Roe\n"))
    #expect(
      outcome.errorOutput.contains(
        "in the gradebook, but without a grade here, so "
          + "unchanged: Ada Lovelace\n"))
  }

  @Test("of one student is theirs by its names where the gradebook is the platform's")
  func oneStudent() async throws {
    try write(
      "Student,ID,SIS User ID,SIS Login ID,Section,FlipSide (882)\n"
        + "    Points Possible,,,,,10\n\"Doe, Jane\",4567,,,S,\n\"Roe, Max\",4568,,,S,\n",
      to: "grades.csv")
    let made = try tool.shell("cp -r canvas single; rm single/roemax*", in: tool.folder)
    try #require(made.code == 0)

    let outcome = try await grade("single", "--gradebook", "grades.csv")

    #expect(outcome.code == 0, "\(outcome.errorOutput)")
    #expect(outcome.errorOutput.hasPrefix("Canvas, 1 student\n"))
    #expect(outcome.errorOutput.contains("1 grade written to grades-graded.csv, for Canvas\n"))
    #expect(!outcome.errorOutput.contains("not in the gradebook"))
    #expect(try text(of: "grades-graded.csv").contains("\"Doe, Jane\",4567,,,S,10"))
    // Without the gradebook, a single name proves nothing.
    let plain = try await grade("single", "--json")
    #expect(try JSONDecoder().decode(Report.self, from: Data(plain.output.utf8)).delivery == nil)
  }

  @Test("that cannot be entered is not graded first: what is wrong with the file is said at once")
  func brokenGradebook() async throws {
    try write("Who,What\r\nx,y\r\n", to: "sheet.csv")
    let outcome = try await grade("moodle.zip", "--gradebook", "sheet.csv")
    #expect(outcome.code == 64)
    #expect(outcome.output == "")
    #expect(
      outcome.errorOutput
        == "switchboard: sheet.csv: is not a gradebook of Moodle (a grading worksheet), Canvas "
        + "or Blackboard; its columns are 'Who', 'What'. Download it from the platform, and "
        + "keep the names of its columns\n")
    #expect(try await grade("moodle.zip", "--gradebook-output", "out.csv").code == 64)
  }

  @Test("has a row for each student of an assignment of several exercises")
  func assignment() async throws {
    let answer = Tool.exercise("ColorPicker").appending(path: "Solution")
    try tool.copy(
      answer, over: tool.folder.appending(path: "moodle/Jane Doe_11_assignsubmission_file"))
    try write(
      """
      {
        "format": 1, "title": "Homework 3", "points": 100,
        "exercises": [{"name": "FlipSide", "weight": 3}, {"name": "ColorPicker", "weight": 1}]
      }
      """, to: "assignment.json")

    let outcome = try await grade(
      "moodle", "--assignment", "assignment.json", "--reporter", "csv", "--output", "reports")
    let rows = outcome.output.split(separator: "\r\n")

    #expect(outcome.code == 1)
    #expect(rows.count == 3)
    #expect(rows[1].hasPrefix("Jane Doe,11,,Jane Doe,,,,100,100,"))
    #expect(rows[2].hasPrefix("Max Roe,12,,Max Roe,,,,75,100,"))
    #expect(try text(of: "reports/ColorPicker/Jane Doe.json").contains("\"passed\""))
    #expect(try await grade("moodle", "--assignment", "nowhere.json").code == 64)
  }

  @Test("is one submission where folders have the exercises' names; notes and reasons name theirs")
  func ofOneStudent() async throws {
    let answer = Tool.exercise("FlipSide").appending(path: "Solution")
    try tool.copy(answer, over: tool.folder.appending(path: "mine/FlipSide"))
    let made = try tool.shell(
      """
      rm mine/FlipSide/FlipsideViewController.swift
      mkdir mine/ColorPicker && touch mine/ColorPicker/essay.docx
      """, in: tool.folder)
    try #require(made.code == 0)
    try write(
      """
      {
        "format": 1, "title": "Homework 3",
        "exercises": [{"name": "FlipSide", "weight": 3}, {"name": "ColorPicker", "weight": 1}]
      }
      """, to: "assignment.json")

    let outcome = try await grade("mine", "--assignment", "assignment.json")
    let rows = outcome.output.split(separator: "\n")
    #expect(rows.contains { $0.hasPrefix("mine") && $0.contains("✓ 3") && $0.hasSuffix("?/4") })
    #expect(
      rows.contains {
        $0.hasPrefix("mine        ColorPicker  ! not read  There is no Swift file in mine, only ")
      }, "\(outcome.output)")
    #expect(
      outcome.errorOutput.contains(
        "mine (FlipSide): FlipsideViewController.swift was not handed in, so we took the stub's.\n"),
      "\(outcome.errorOutput)")

    let batch = try await grade("mine", "--assignment", "assignment.json", "--batch")
    #expect(batch.errorOutput.contains("2 entries: "))
    // Another exercise of the course, and then somebody's name.
    #expect(try await grade("mine").code == 0)
    try #require(try tool.shell("mv mine/ColorPicker mine/ada", in: tool.folder).code == 0)
    let doubtful = try await grade("mine")
    #expect(
      doubtful.errorOutput.contains(
        "mine could be one submission (FlipSide) or a folder of them (ada)"),
      "\(doubtful.errorOutput)")
    try #require(try tool.shell("mv mine/ada mine/ColorPicker", in: tool.folder).code == 0)
    let two = try await grade("mine", "--assignment", "assignment.json", "--package", "P")
    #expect(two.code == 64)
    #expect(
      two.errorOutput.contains(
        "You gave --assignment, --package: only one of them can say what to grade."))
  }

  @Test("is of the last attempt, and the others are accounted for; of the best where that is set")
  func attempts() async throws {
    let stub = Tool.exercise("FlipSide").appending(path: "Sources")
    let made = try tool.shell(
      """
      for file in '\(stub.path)'/*.swift; do
        cp "$file" "blackboard/HW 1_jdoe_attempt_2026-11-23-10-00-00_${file##*/}"
      done
      """, in: tool.folder)
    try #require(made.code == 0)

    let last = try await grade("blackboard", "--json")
    #expect(try reports(last).map(\.status) == [.failed, .passed])
    #expect(
      last.errorOutput.hasSuffix(
        "3 entries: 2 graded, 0 not read, 1 superseded\n"))

    try write(
      #"{"format": 1, "title": "H", "exercises": [{"name": "FlipSide"}], "attempts": "best"}"#,
      to: "assignment.json")
    let best = try await grade("blackboard", "--assignment", "assignment.json", "--reporter", "csv")
    let rows = best.output.split(separator: "\r\n")
    #expect(rows.count == 3)
    #expect(rows[1].hasPrefix("jdoe (attempt 1 of 2),,jdoe,"))
  }

  @Test("has no room in a format of one submission, whose harness takes any code but 0 for a fault")
  func ofOne() async throws {
    #expect(try await grade("moodle", "--reporter", "gradescope").code == 64)
    let stub = try await grade(
      Tool.exercise("FlipSide").appending(path: "Sources").path, "--reporter", "gradescope")
    #expect(stub.code == 0)
    #expect(stub.output.contains("\"max_score\""))
  }
}
