import CourseModel
import Foundation
import GradingTestSupport
import Testing

/// A class that is graded again.
@Suite("Grading a class again")
struct RegradingCommandTests {
  private let tool: Tool
  private static let mistake = "forgets-to-hide"

  init() throws {
    tool = try Tool()
    try handIn("Ada Lovelace_11")
    try handIn("Max Roe_12", Self.mistake)
    try handIn("Jane Doe_13")
    try write("Jane Doe,7,oral,Miller\n", to: "adjust.csv")
  }

  private func folder(_ who: String) -> URL {
    tool.folder.appending(path: "class/\(who)_assignsubmission_file")
  }

  /// Hands in a right answer, or one with this mistake.
  private func handIn(_ who: String, _ mistake: String? = nil) throws {
    try tool.copy(Tool.exercise("FlipSide").appending(path: "Solution"), over: folder(who))
    if let mistake {
      try tool.copy(
        Tool.exercise("FlipSide").appending(path: "Mistakes/\(mistake)"), over: folder(who))
    }
  }

  private func write(_ lines: String, to name: String) throws {
    try Data(("student,points,comment,by\n" + lines).utf8)
      .write(to: tool.folder.appending(path: name))
  }

  private func grade(_ arguments: String..., of task: [String] = ["--exercise", "FlipSide"])
    async throws
    -> Tool.Outcome
  {
    await tool.call(
      arguments: ["grade", "class", "--course", Tool.repository.path] + task + arguments)
  }

  private func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func text(of name: String) throws -> String {
    try String(contentsOf: tool.folder.appending(path: name), encoding: .utf8)
  }

  @Test("shows what moved since the reports that it replaces, and exits with 3 where a grade fell")
  func compare() async throws {
    try #require(try await grade("--output", "reports").code == 1)
    try handIn("Ada Lovelace_11", Self.mistake)
    try handIn("Max Roe_12")
    let again = try await grade("--output", "reports", "--compare", "reports")

    #expect(again.code == 3)
    let lines = again.output.components(separatedBy: "Compared with reports\n\n").last ?? ""
    let rows = lines.split(separator: "\n").map { $0.split(separator: " ").prefix(2).last ?? "" }
    #expect(rows.prefix(3) == ["exercise", "Lovelace", "Roe"])
    #expect(lines.contains("1 other grade is the same"))
    #expect(
      again.errorOutput.contains(
        "2 reports differ from the run before, which is kept in reports/runs/20"))

    let runs = try FileManager.default.contentsOfDirectory(
      atPath: tool.folder.appending(path: "reports/runs").path)
    let run = try #require(runs.first)
    let same = try await grade("--compare", "reports")
    #expect(same.code == 1)
    #expect(same.output.contains("no change: 3 grades are the same"))
    let document = try json(try await grade("--compare", "reports/runs/\(run)", "--json").output)
    #expect(document["fell"] as? Bool == true)
    #expect(document["unchanged"] as? Int == 1)
    #expect(
      try await grade("--compare", "reports/runs/\(run)", "--reporter", "csv").output
        .hasPrefix("kind,submission,exercise,"))
  }

  @Test("lists apart who cannot be read now: that is no fall")
  func notJudged() async throws {
    func gradePlain(_ arguments: String...) async -> Tool.Outcome {
      await tool.call(
        arguments: ["grade", "plain", "--course", Tool.repository.path, "--exercise", "FlipSide"]
          + arguments)
    }
    // A folder that no platform has named may be several people's.
    let copied = try tool.shell(
      "mkdir plain; cp -r class/Ada* plain/ada; cp -r class/Max* plain/max", in: tool.folder)
    try #require(copied.code == 0)
    _ = await gradePlain("--output", "reports")
    let made = try tool.shell(
      "cd plain/ada; mkdir one two; cp *.swift one; mv *.swift two", in: tool.folder)
    try #require(made.code == 0)
    let outcome = await gradePlain("--compare", "reports", "--json")

    #expect(outcome.code == 4)
    let moves = try #require(try json(outcome.output)["moves"] as? [[String: Any]])
    #expect(moves.map { $0["kind"] as? String } == ["notJudged"])
    #expect(try json(outcome.output)["fell"] as? Bool == false)
  }

  @Test("calls no report another one because a list of students was added, with somebody new")
  func roster() async throws {
    _ = try await grade("--output", "reports")
    try Data("login,name\nal,Ada Lovelace\nmr,Max Roe\njd,Jane Doe\nno,Nobody New\n".utf8)
      .write(to: tool.folder.appending(path: "list.csv"))
    let again = try await grade("--output", "reports", "--roster", "list.csv")
    #expect(again.errorOutput.contains("1 student on the list handed in nothing: Nobody New"))
    #expect(!again.errorOutput.contains("the run before"), "\(again.errorOutput)")
    #expect(try text(of: "reports/Ada Lovelace.json").contains("\"login\""))
    try handIn("Nobody New_14")
    let later = try await grade("--output", "reports", "--roster", "list.csv")
    #expect(later.errorOutput.contains("1 report differs from the run before"))
  }

  @Test("compares with nothing that is not there, or is cut off")
  func nothing() async throws {
    let missing = try await grade("--compare", "nowhere")
    #expect(missing.code == 64)
    #expect(missing.errorOutput.hasPrefix("switchboard: nowhere: cannot be read ("))
    _ = try await grade("--output", "reports")
    let cut = try tool.shell("echo '{\"exercise\": \"F' > 'reports/Max Roe.json'", in: tool.folder)
    try #require(cut.code == 0)
    let outcome = try await grade("--compare", "reports")
    #expect(outcome.code == 64)
    #expect(outcome.output == "")
    #expect(outcome.errorOutput.contains("reports/Max Roe.json: cannot be read (it is cut off"))
    #expect(try await grade("--compare", "reports", "--reporter", "junit").code == 64)
  }

  @Test("counts a grade that was set by hand, and says when other files are judged than it was for")
  func adjust() async throws {
    try Data(
      "Identifier,\"Full name\",Grade,\"Maximum Grade\",\"Feedback comments\"\nParticipant 13,Jane Doe,,100,\n"
        .utf8
    ).write(to: tool.folder.appending(path: "sheet.csv"))
    let flags = ["--output", "reports", "--adjust", "adjust.csv"]
    func adjusted(_ more: String...) async throws -> Tool.Outcome {
      await tool.call(
        arguments: ["grade", "class", "--exercise", "FlipSide", "--course", Tool.repository.path]
          + flags + more)
    }
    let first = try await adjusted("--gradebook", "sheet.csv")
    #expect(first.output.contains("10→7*/10"))
    #expect(first.output.contains("* Jane Doe: 10→7* set by Miller: oral"))
    #expect(
      try text(of: "sheet-graded.csv").contains(
        "Jane Doe,70.00,100,Points: 7.00 of 10.00<br>Set by"))
    #expect(try text(of: "reports/Jane Doe.json").contains("\"graderPoints\" : 10"))
    #expect(!first.errorOutput.contains("set by hand for earlier files"))

    try handIn("Jane Doe_13", Self.mistake)
    for _ in 1...2 {
      let second = try await adjusted()
      #expect(second.output.contains("→7*/10"))
      #expect(
        second.errorOutput.contains(
          "set by hand for earlier files: Jane Doe; look at them again"))
    }
    // A lower grade from the grader does not change one that was set by hand.
    #expect(try await adjusted("--compare", "reports", "--fresh").code == 1)
    try write("Jane Doe,7,\"oral; looked again\",Miller\n", to: "adjust.csv")
    #expect(try await !adjusted().errorOutput.contains("set by hand for earlier files"))
    #expect(
      try await grade("--adjust", "adjust.csv").errorOutput.contains(
        "without --output DIR, switchboard"))

    let notes = "reports/.switchboard-adjustments.json"
    try write("{\"format\": 1", to: notes)
    let broken = try text(of: notes)
    let refused = try await adjusted()
    #expect(refused.code == 2)
    #expect(refused.errorOutput.contains("restore it from a copy, or delete it"))
    #expect(try text(of: notes) == broken)
  }

  @Test("counts it in an assignment, where it is of the whole")
  func adjustAssignment() async throws {
    try Data(
      #"{"format": 1, "title": "H", "points": 100, "exercises": [{"name": "FlipSide"}]}"#.utf8
    ).write(to: tool.folder.appending(path: "assignment.json"))
    try write("13,55.5,oral,Miller\nAda Lovelace,excused,ill,Miller\n", to: "adjust.csv")
    let outcome = try await grade(
      "--adjust", "adjust.csv", "--reporter", "csv", of: ["--assignment", "assignment.json"])
    let rows = outcome.output.split(separator: "\r\n")
    #expect(rows[1].hasPrefix("Ada Lovelace,11,,Ada Lovelace,,,,,100,"))
    #expect(rows[2].hasPrefix("Jane Doe,13,,Jane Doe,,,,55.50,100,"))
    #expect(rows[2].hasSuffix(",100,oral,Miller"))
  }

  @Test("grades nothing where a line of it cannot be done")
  func brokenAdjustment() async throws {
    try write("Jane Doe,7,oral,\nJohn,2,x,M\nJane Doe,11,x,M\n", to: "adjust.csv")
    let first = try await grade("--adjust", "adjust.csv", "--output", "reports")
    #expect(first.code == 64)
    #expect(first.output == "")
    #expect(
      first.errorOutput.contains("switchboard: adjust.csv:2: 'by' is empty; say who decided it")
    )
    try write("John,2,x,M\nJane Doe,11,x,M\n", to: "adjust.csv")
    let second = try await grade("--adjust", "adjust.csv", "--output", "reports")
    #expect(second.code == 64)
    #expect(second.errorOutput.contains("adjust.csv:2: no student with a submission"))
    #expect(second.errorOutput.contains("adjust.csv:3: 'points' is 11; it can be 0 to 10"))
    #expect(!FileManager.default.fileExists(atPath: tool.folder.appending(path: "reports").path))
    #expect(try await grade("--adjust", "adjust.csv", "--reporter", "junit").code == 64)
  }

  @Test("shows a changed extension, and keeps the run before where only a grade changed")
  func extensions() async throws {
    func assign(_ due: String, zone: String = "Z") throws {
      try Data(
        """
        {"format": 1, "title": "H", "points": 100, "exercises": [{"name": "FlipSide"}],
         "due": "\(due)T00:00:00\(zone)", "late": {"percentPerDay": 10}}
        """.utf8
      ).write(to: tool.folder.appending(path: "assignment.json"))
    }
    try Data(
      """
      Identifier,"Full name",Status,Grade,"Maximum Grade","Last modified (submission)"
      Participant 11,Ada Lovelace,Submitted,,100,"Sunday, 22 November 2026, 11:58 PM"

      """.utf8
    ).write(to: tool.folder.appending(path: "sheet.csv"))
    func run(_ more: String...) async -> Tool.Outcome {
      await tool.call(
        arguments: [
          "grade", "class", "--assignment", "assignment.json", "--course", Tool.repository.path,
          "--gradebook", "sheet.csv", "--output", "reports",
        ] + more)
    }
    try assign("2026-11-22")
    let first = await run()
    #expect(first.output.contains("1 day, −10 %"), "\(first.output)\(first.errorOutput)")
    #expect(!first.errorOutput.contains("time zone"))
    try assign("2026-11-22", zone: "")
    let words = "'2026-11-22T00:00:00' in the assignment has no time zone, so it counts as UTC;"
    #expect(await run().errorOutput.contains(words))
    try assign("2026-11-23")
    let second = await run("--compare", "reports")
    #expect(second.output.contains("late penalty: 10 % before, 0 % now"), "\(second.output)")
    #expect(second.output.contains("90/100  100/100"))
    #expect(
      second.errorOutput.contains(
        "grades differ from the run before, which is kept in reports/runs/"))
  }

  @Test("warns where grades that were set by hand do not count any more")
  func forgotten() async throws {
    _ = try await grade("--output", "reports", "--adjust", "adjust.csv")
    let forgotten = try await grade("--output", "reports")
    #expect(
      forgotten.errorOutput.contains("run the same command with --adjust adjust.csv."),
      "\(forgotten.errorOutput)")
    #expect(try await !grade("--output", "reports").errorOutput.contains("WARNING"))
    _ = try await grade("--output", "reports", "--adjust", "adjust.csv")
    #expect(try await grade("--compare", "reports").errorOutput.contains("WARNING"))
  }
}
