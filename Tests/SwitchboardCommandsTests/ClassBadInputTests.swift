import CourseModel
import Foundation
import GradingTestSupport
import Testing

/// Faults of classes: each has a message, no student's work is lost, and no grade is invented.
@Suite("Bad input of a class")
struct ClassBadInputTests {
  private let tool: Tool

  /// Defines `one`, which creates a student's folder with the right answer, and `pack`, which zips
  /// a folder.
  private static let recipe = """
    set -e
    answer='\(Tool.repository.path)/Exercises/FlipSide/Solution'
    one() { mkdir -p "$1" && cp "$answer"/*.swift "$1"; }
    file() { one "$1/$2_assignsubmission_file"; }
    pack() { (cd "$1" && bsdtar --format zip -cf "../$1.zip" .); }

    """

  init() throws { tool = try Tool() }

  private func make(_ script: String) throws {
    let made = try tool.shell(Self.recipe + script, in: tool.folder)
    try #require(made.code == 0, "\(made.errorOutput)")
  }

  private func grade(_ arguments: String...) async throws -> Tool.Outcome {
    await tool.call(
      arguments: ["grade"] + arguments
        + ["--exercise", "FlipSide", "--course", Tool.repository.path])
  }

  private func verdicts(_ outcome: Tool.Outcome) throws -> [String] {
    try JSONDecoder().decode([Report].self, from: Data(outcome.output.utf8))
      .map { "\($0.submission): \($0.status.rawValue)" }
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: tool.folder.appending(path: name))
  }

  private func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: tool.folder.appending(path: name)), as: UTF8.self)
  }

  @Test(
    "zeros of one student, out of which far more comes than it seems, cost nobody anything",
    arguments: [30, 80])
  func zeros(_ megabytes: Int) async throws {
    try make(
      """
      file class 'Jane Doe_11'; file class 'Max [Roe] *_12'; file zipped 'Eve Low_13'
      (cd zipped && bsdtar --format zip -cf ../Eve.zip .)
      mkdir 'class/Eve Low_13_assignsubmission_file'
      mv Eve.zip 'class/Eve Low_13_assignsubmission_file'
      head -c \(megabytes)000000 /dev/zero > 'class/Max [Roe] \
      *_12_assignsubmission_file/picture.png'
      head -c \(megabytes)000000 /dev/zero > 'class/Max [Roe] *_12_assignsubmission_file/Much.swift'
      pack class
      """)
    for flags in [[], ["--from", "moodle"]] {
      let outcome = await tool.call(
        arguments: ["grade", "class.zip", "--json", "--exercise", "FlipSide", "--course"]
          + [Tool.repository.path] + flags)
      #expect(
        try verdicts(outcome)
          == ["Eve Low: passed", "Jane Doe: passed", "Max [Roe] *: rejected"])
      #expect(outcome.errorOutput.hasPrefix("Moodle, 3 students"))
    }
  }

  @Test("an archive that cannot be read whole is no submission, unless somebody says so")
  func unreadable() async throws {
    try make("file class 'Jane Doe_11'; pack class; head -c 700 class.zip > cut.zip")
    for flags in [[], ["--batch"], ["--from", "moodle"]] {
      let outcome = await tool.call(
        arguments: ["grade", "cut.zip", "--exercise", "FlipSide", "--course"]
          + [Tool.repository.path] + flags)
      #expect(outcome.code == 64)
      #expect(outcome.output == "")
      #expect(
        outcome.errorOutput == "switchboard: cut.zip cannot be opened as a class, and nothing was "
          + "graded. The archive cannot be read; is it complete? Make it again, as .zip or "
          + ".tar.gz. "
          + "Download it again, or unpack it and name the folder; say --one if it is one "
          + "submission\n"
      )
    }
    let one = try await grade("cut.zip", "--one", "--json")
    #expect(one.output.contains("\"rejected\""), "\(one.output)")

    try make("one Ada; pack Ada")
    let beside = try await grade("cut.zip", "Ada.zip", "--json")
    #expect(try verdicts(beside) == ["cut.zip: rejected", "Ada.zip: passed"])
    #expect(
      beside.errorOutput.hasPrefix(
        "cut.zip cannot be opened and is graded as one submission; if it is a class, download it "
          + "again\n"))
  }

  @Test("more files than one student may hand in cost that one alone, wherever the class is")
  func manyFiles() async throws {
    try make(
      """
      one class/inner/submission_1; one class/inner/submission_2
      mkdir class/inner/submission_2/many
      (cd class/inner/submission_2/many && seq 4200 | xargs touch)
      printf '%s\\n' 'submission_1:' '  :submitters:' '  - :name: Jane' 'submission_2:' \
        '  :submitters:' '  - :name: Max' > class/inner/submission_metadata.yml
      pack class
      """)
    for path in ["class", "class.zip"] {
      let outcome = try await grade(path, "--json")
      #expect(try verdicts(outcome) == ["Jane: passed", "Max: rejected"])
      #expect(outcome.output.contains("There are more than 4096 files in it"))
      #expect(outcome.errorOutput.hasPrefix("Gradescope, 2 students"))
    }
  }

  @Test("a file that says whose plain folders are is asked about, and believed of none of them")
  func metadataBesideFolders() async throws {
    try make(
      """
      one class/alice; mkdir class/mallory; cp \
      '\(Tool.repository.path)'/Exercises/FlipSide/Sources/* \
        class/mallory
      cat > class/submission_metadata.yml <<END
      alice:
        :submitters:
        - :name: Mallory
      mallory:
        :submitters:
        - :name: Alice
      END
      pack class
      """)
    for name in ["class", "class.zip"] {
      let outcome = try await grade(name, "--json")
      #expect(outcome.code == 64)
      #expect(outcome.output == "")
      #expect(
        outcome.errorOutput
          == "switchboard: \(name) holds a submission_metadata.yml, which says whose "
          + "alice, mallory are; but Gradescope gives no such names, so anybody may have "
          + "written it, and "
          + "nothing was graded. Say --from folders to grade each by its own name, or take the "
          + "file "
          + "out\n")
      let told = try await grade(name, "--json", "--from", "folders")
      let verdicts = try verdicts(told)
      #expect(verdicts.contains("alice: passed"))
      #expect(verdicts.contains("mallory: failed"))
    }
  }

  @Test("a zip bomb of one student costs that one alone")
  func innerBomb() async throws {
    try make(
      """
      file class 'Jane Doe_11'; mkdir zeros 'class/Max Roe_12_assignsubmission_file'
      head -c 20000000 /dev/zero > zeros/A.swift; pack zeros
      mv zeros.zip 'class/Max Roe_12_assignsubmission_file'; pack class
      """)
    let outcome = try await grade("class.zip", "--json")
    #expect(try verdicts(outcome) == ["Jane Doe: passed", "Max Roe: rejected"])
    #expect(outcome.output.contains("It unpacks to far more than its size allows"))
  }

  @Test("a path of one student that nobody may hand in costs the others nothing, zipped or not")
  func oddPath() async throws {
    try make(
      """
      file class 'Jane Doe_11'; file class 'Max Roe_12'
      deep='class/Max Roe_12_assignsubmission_file/1/2/3/4/5/6/7/8/9/10/11/12/13/14/15/16/17'
      mkdir -p "$deep"; touch "$deep/x.swift"
      mkdir -p "${deep%Max*}Eve Low_13_assignsubmission_file/${deep##*file/}"
      touch "${deep%Max*}Eve Low_13_assignsubmission_file/${deep##*file/}/x.swift"
      pack class
      """)
    for path in ["class", "class.zip"] {
      let outcome = try await grade(path, "--json")
      #expect(
        try verdicts(outcome) == ["Eve Low: rejected", "Jane Doe: passed", "Max Roe: passed"])
      #expect(outcome.output.contains("only what is not looked at (1/2/3/"))
    }
  }

  @Test("two students of one name get each their own grade, by number; a list without it says so")
  func twins() async throws {
    try make("file class 'Jane Doe_11'; file class 'Jane Doe_12'")
    try make("echo 'class {' > 'class/Jane Doe_12_assignsubmission_file/Broken.swift'")
    try write("id,name\n11,Jane Doe\n99,Ada L\n", to: "list.csv")
    try write(
      "\u{FEFF}Identifier;Full name;Mine;Grade;Maximum Grade\r\nParticipant 12;Jane "
        + "Doe;a;;10,00\r\n"
        + "Participant 11;Jane Doe;b;;10,00\r\n", to: "sheet.csv")
    let outcome = try await grade(
      "class", "--roster", "list.csv", "--gradebook", "sheet.csv", "--json")

    #expect(
      try verdicts(outcome) == [
        "Jane Doe (11): passed", "Jane Doe (12): doesNotCompile", "Ada L: missing",
      ])
    #expect(outcome.errorOutput.contains("handed in, but not on the list: Jane Doe (12)\n"))
    #expect(
      try text(of: "sheet-graded.csv")
        == "\u{FEFF}Identifier;Full name;Mine;Grade;Maximum Grade\r\n"
        + "Participant 12;Jane Doe;a;0,00;10,00\r\nParticipant 11;Jane Doe;b;10,00;10,00\r\n")
  }

  @Test("names of any script are whole, and one that is composed otherwise is the same name")
  func names() async throws {
    try make(
      """
      file class '王小明_11'; file class 'محمد علي_12'; file class "$(printf 'Zoe\\314\\210 M_13')"
      """)
    try write(
      "Identifier,Full name,Grade,Maximum Grade\nParticipant 11,王小明,,10\n,Zoë M,,10\n",
      to: "sheet.csv")
    let outcome = try await grade("class", "--output", "reports", "--json")
    #expect(
      try verdicts(outcome) == ["Zoe\u{308} M: passed", "محمد علي: passed", "王小明: passed"])
    #expect(try text(of: "reports/王小明.json").contains("\"name\" : \"王小明\""))
    try write("student,points,comment,by\nZoë M,3,x,y\n", to: "adjust.csv")
    #expect(try await grade("class", "--adjust", "adjust.csv").output.contains("10→3*/10"))
  }

  @Test("a class of one is one student, and not one for each of its files")
  func classOfOne() async throws {
    try make(
      "one class/jane; pack class; mkdir -p loose/all; echo 'class A {}' > loose/all/a.swift")
    try make("echo 'class A {}' > loose/all/b.swift; pack loose")
    #expect(try verdicts(await grade("class.zip", "--batch", "--json")) == ["jane: passed"])
    #expect(
      try verdicts(await grade("loose.zip", "--batch", "--json"))
        == ["a.swift: doesNotCompile", "b.swift: doesNotCompile"])
  }

  static let sheets = [
    (
      "Identifier,Full name,Grade,Maximum Grade\nParticipant 11,J,,-\n",
      "sheet.csv:2: the maximum grade is '-', which is not a number above 0; set the assignment "
        + "to points, or download the worksheet again"
    ),
    (
      "Identifier,Full name,Status\nParticipant 11,J,x\n",
      "sheet.csv: is not a gradebook of Moodle (a grading worksheet), Canvas or Blackboard; its "
        + "columns are 'Identifier', 'Full name', 'Status'. Download it from the platform, and "
        + "keep the names of its columns"
    ),
    (
      "Identifier,\"Full name\",Grade,Maximum Grade\nParticipant 11,\"J",
      "sheet.csv: a quote that begins in line 2 is not closed; download it again"
    ),
  ]

  @Test(
    "a worksheet that was edited or cut off gets a line number, and nothing is graded",
    arguments: sheets)
  func editedSheet(_ sheet: String, _ sentence: String) async throws {
    try make("file class 'Jane Doe_11'")
    try write(sheet, to: "sheet.csv")
    let outcome = try await grade("class", "--gradebook", "sheet.csv")
    #expect(outcome.code == 64)
    #expect(outcome.output == "")
    #expect(outcome.errorOutput == "switchboard: \(sentence)\n")
    #expect(try text(of: "sheet.csv") == sheet)
  }

  @Test("a folder in the place of a table is refused")
  func folder() async throws {
    try make("file class 'Jane Doe_11'")
    let outcome = try await grade("class", "--roster", "class")
    #expect(outcome.code == 64)
    #expect(outcome.errorOutput == "switchboard: class: is a folder; name the file in it\n")
  }

  @Test("no report is written among the submissions, where the next run would take it for one")
  func places() async throws {
    try make("one class/ada; one class/bob; ln -s class link")
    try write(
      "Identifier,Full name,Grade,Maximum Grade\nParticipant 11,ada,,10\n", to: "sheet.csv")
    let before = try tool.shell("find class", in: tool.folder).output
    let wrong = [
      ["class", "--output", "class"], ["class", "--output", "class/reports"],
      ["class", "--output", "link/reports"], ["class/ada", "--output", "class"],
      ["class/ada", "class/bob", "--output", "class"], ["class", "--feedback", "class"],
      ["class/ada", "--feedback", "class/ada"], ["class", "--report", "class/page.html"],
      ["class", "--gradebook", "sheet.csv", "--gradebook-output", "class/sheet.csv"],
    ]
    for arguments in wrong {
      let outcome = await tool.call(
        arguments: ["grade"] + arguments
          + ["--exercise", "FlipSide", "--course", Tool.repository.path])
      #expect(outcome.code == 64, "\(arguments)")
      #expect(outcome.output == "")
      #expect(
        outcome.errorOutput.hasSuffix(
          "'\(arguments[arguments.count - 1])' is among the submissions, and the next run would "
            + "take what is written there for a student's; name a place outside with "
            + "\(arguments[arguments.count - 2])\n"), "\(outcome.errorOutput)")
    }
    #expect(try tool.shell("find class", in: tool.folder).output == before)
    #expect(try await grade("class", "--output", ".", "--report", "page.html").code == 0)
  }

  @Test("a command without an exercise says so first")
  func noExercise() async throws {
    let outcome = await tool.call("grade", "FlipSide")
    #expect(outcome.code == 64)
    #expect(
      outcome.errorOutput.hasPrefix(
        "Error: Say which exercise to grade: --exercise NAME, --assignment FILE for several, or "
          + "--package DIR for a Swift package with tests. 'FlipSide' is read as a path of "
          + "submissions.\n"), "\(outcome.errorOutput)")
  }
}
