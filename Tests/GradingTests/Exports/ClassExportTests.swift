import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import Grading

/// The layouts of platforms, as trees of names.
@Suite("A class out of a platform")
struct ClassExportTests {
  /// Returns a tree of these paths; files other than sources have the given texts.
  private func tree(_ paths: [String], _ texts: [String: String] = [:]) throws -> FileTree {
    var tree = FileTree()
    for path in paths + texts.keys {
      let content = Data((texts[path] ?? "class A {}").utf8)
      let entry = FileTree.Entry(
        path: try EntryPath(archived: Array(path.utf8)),
        kind: .file(size: content.count) { () throws(GradingError) in content })
      _ = tree.add(entry)
    }
    return tree
  }

  private func export(
    _ paths: [String], _ texts: [String: String] = [:], from platform: Platform? = nil,
    named name: String = "export"
  ) throws -> ClassExport? {
    ClassExport(recognising: try tree(paths, texts), named: name, from: platform)
  }

  /// The names of an entry's files.
  private func files(_ entry: ClassEntry) -> [String] {
    guard case .files(let tree, let typed) = entry.content else { return [] }
    return (tree.entries.filter { !$0.kind.isFolder } + typed).map(\.path.text).sorted()
  }

  @Test("of Moodle has an entry for each participant, files and typed text together")
  func moodle() throws {
    let export = try #require(
      try export([
        "Jane Doe_11_assignsubmission_file/A.swift",
        "Jane Doe_11_assignsubmission_file/Views/B.swift",
        "Jane Doe_11_assignsubmission_onlinetext/onlinetext.html",
        "Max_von_Roe_12_assignsubmission_file_/A.swift",
        "Participant_13_assignsubmission_file/A.zip", "Group A_14_assignsubmission_file/A.swift",
      ]))

    #expect(export.platform == .moodle)
    #expect(export.peopleCount == 4)
    #expect(
      export.entries.map(\.name) == ["Group A", "Jane Doe", "Max_von_Roe", "Participant 13"])
    let jane = export.entries[1]
    #expect(jane.delivery.students == [Student(id: "11", name: "Jane Doe")])
    #expect(
      jane.delivery.entries == [
        "Jane Doe_11_assignsubmission_file", "Jane Doe_11_assignsubmission_onlinetext",
      ])
    #expect(files(jane) == ["A.swift", "Views/B.swift", "onlinetext.html"])
    #expect(export.entries[3].delivery.students == [Student(id: "13")])
  }

  @Test("of Moodle without folders gives files their own names back")
  func flatMoodle() throws {
    let export = try #require(
      try export([
        "Jane Doe_11_assignsubmission_file_A.swift",
        "Jane Doe_11_assignsubmission_file_B_2.swift",
        "Max Roe_12_assignsubmission_onlinetext.html",
      ]))
    #expect(export.platform == .moodle)
    #expect(
      export.entries.map(files) == [
        ["A.swift", "B_2.swift"],
        [
          "Max Roe_12_assignsubmission_onlinetext.html"
        ],
      ])
  }

  @Test("knows whose class it is by those who hand in more than one student may, too")
  func crowdedRepositories() throws {
    var tree = FileTree(capacity: .max, isOfClass: true)
    for path in ["hw-jane/A.swift", "hw-jane/.git/HEAD", "hw-max/.git/HEAD"]
      + (1...5_000).map({ "hw-max/many/\($0)" })
    {
      let content = Data()
      _ = tree.add(
        FileTree.Entry(
          path: try EntryPath(archived: Array(path.utf8)),
          kind: .file(size: 0) { () throws(GradingError) in content }))
    }
    guard case .tree(let limited) = tree.limitedPerStudent() else {
      Issue.record("The class was refused.")
      return
    }
    let export = try #require(ClassExport(recognising: limited, named: "class"))
    #expect(export.platform == .classroom)
    #expect(export.entries.map(\.name) == ["jane", "max"])
    guard case .unreadable(let reason) = export.entries[1].content else {
      Issue.record("Somebody may hand in 5,000 files.")
      return
    }
    #expect(reason.english.hasPrefix("There are more than 4096 files in it"))
  }

  @Test("of Canvas groups files by their numbers, takes suffixes off, and knows who is late")
  func canvas() throws {
    let export = try #require(
      try export([
        "doejane_4567_891_A-1.swift", "doejane_4567_892_B.swift", "doejane_4567_893_A.swift",
        "roemax_LATE_4568_894_A.swift", "4569_895_A.swift", "anon_x1_896_A.swift",
        "roemax_LATE_4568_text.html", "roemax_LATE_4568_link.html",
      ]))
    #expect(export.platform == .canvas)
    #expect(export.entries.map(\.name) == ["4569", "anon_x1", "doejane", "roemax"])
    let jane = export.entries[2]
    #expect(jane.delivery.students == [Student(id: "4567")])
    #expect(jane.delivery.isLate == false)
    #expect(files(jane) == ["A (1).swift", "A.swift", "B.swift"])
    #expect(export.entries[3].delivery.isLate == true)
    #expect(files(export.entries[3]) == ["A.swift", "roemax_LATE_4568_text.html"])
  }

  @Test("of Gradescope reads who they are, several of a group, and when")
  func gradescope() throws {
    let yml = """
      submission_91:
        :submitters:
        - :name: Jane Doe
          :sid: '100'
          :email: jane@x.org
        :created_at: 2026-11-22 10:00:00.123456000 Z
        :score: 1.0
      submission_92:
        :submitters:
        - :name: Max Roe
        - :name: Ada Lovelace
          :sid: '101'
      """
    let export = try #require(
      try export(
        ["e/submission_91/A.swift", "e/submission_92/A.swift", "e/submission_93/A.swift"],
        ["e/submission_metadata.yml": yml]))
    #expect(export.platform == .gradescope)
    #expect(export.entries.map(\.name) == ["Jane Doe", "Max Roe, Ada Lovelace", "submission_93"])
    let jane = export.entries[0].delivery
    #expect(jane.students == [Student(id: "100", name: "Jane Doe", email: "jane@x.org")])
    #expect(jane.submittedAt == "2026-11-22T10:00:00Z")
    #expect(export.entries[1].delivery.students.count == 2)
    #expect(export.entries[2].delivery.students.isEmpty)
  }

  private static let swapped = """
    alice:
      :submitters:
      - :name: Mallory
        :sid: '3'
    mallory:
      :submitters:
      - :name: Alice
        :sid: '1'
    submission_alice:
      :submitters:
      - :name: Mallory
    """

  @Test(
    "of Gradescope believes its file of nothing that Gradescope does not call so",
    arguments: [nil, .gradescope] as [Platform?])
  func foreignMetadata(_ platform: Platform?) throws {
    let plain = ["alice/A.swift", "mallory/A.swift", "submission_alice/A.swift"]
    let file = ["submission_metadata.yml": Self.swapped]
    #expect(try export(plain, file, from: platform)?.platform == nil)

    let mixed = try #require(
      try export(
        plain.prefix(1) + (1...8).map { "submission_\($0)/A.swift" }, file, from: platform))
    #expect(mixed.entries.contains { $0.name == "alice" && $0.delivery.students.isEmpty })
    #expect(!mixed.entries.contains { $0.name == "Mallory" })
  }

  @Test("of Gradescope is a doubt where its file speaks of other names, wherever the class lies")
  func doubt() throws {
    let plain = ["alice/A.swift", "mallory/A.swift", "submission_1/A.swift"]
    for prefix in ["", "class/", "a/b/"] {
      let tree = try tree(
        plain.map { prefix + $0 }, [prefix + "submission_metadata.yml": Self.swapped])
      let doubt = ClassExport.doubt(in: tree, named: "class")
      #expect(doubt?.names == ["alice", "mallory"])
    }
    let own = try tree(
      ["submission_1/A.swift"], ["submission_metadata.yml": "submission_1:\n  :score: 1\nbob: {}"])
    #expect(ClassExport.doubt(in: own, named: "class") == nil)
  }

  @Test("belongs to whom the platform says, whatever students call their files")
  func namesInNames() throws {
    let moodle = try #require(
      try export([
        "Jane Doe_12_assignsubmission_file_x_11_assignsubmission_file_A.swift",
        "Jane Doe_12_assignsubmission_file_B.swift",
        "Max Roe_13_assignsubmission_file_assignsubmission_A.swift",
      ]))
    // The file of Mallory, or of somebody with that name: it has no student, least of all Jane.
    #expect(
      moodle.entries.map(\.delivery.students) == [
        [Student(id: "12", name: "Jane Doe")], [], [Student(id: "13", name: "Max Roe")],
      ])
    #expect(files(moodle.entries[0]) == ["B.swift"])
    let called = "Jane Doe_12_assignsubmission_file_x"
    let folders = try #require(
      try export([
        "\(called)_11_assignsubmission_file/A.swift", "Jane Doe_12_assignsubmission_file/B.swift",
      ]))
    #expect(
      Set(folders.entries.map(\.delivery.students)) == [
        [Student(id: "12", name: "Jane Doe")], [Student(id: "11", name: called)],
      ])

    let stem = "HW_mallory_attempt_2026-11-22-10-00-00"
    let jane = "HW_jane_attempt_2026-11-22-09-00-00"
    let blackboard = try #require(
      try export(
        ["\(stem)_\(jane)_A.swift", "\(jane)_A.swift"],
        [
          "\(stem)_HW_jane_attempt_2026-11-23-10-00-00.txt": "Name: Jane Doe (jane)",
          "\(stem).txt": "Name: Jane Doe (jane)",
        ]))
    #expect(blackboard.entries.map(\.name) == ["jane", "mallory"])
    #expect(blackboard.entries[0].delivery.students == [Student(login: "jane")])
    #expect(blackboard.entries[1].delivery.students == [Student(login: "mallory")])
    #expect(files(blackboard.entries[0]) == ["A.swift"])
  }

  @Test("of Blackboard has an entry for each attempt, and reads who and when")
  func blackboard() throws {
    let stem = "HW 1_j_doe_attempt_2026-11-22-10-00-00"
    let export = try #require(
      try export(
        [
          "\(stem)_A.swift", "HW 1_j_doe_attempt_2026-11-21-09-00-00_A.swift",
          "HW 1_mroe_attempt_2026-11-22-11-00-00.swift",
        ],
        [
          "\(stem).txt": "Name: Jane Doe (j_doe)\r\nAssignment: HW 1\r\n",
          "HW 1_j_doe_attempt_2026-11-21-09-00-00.txt": "Name: Jane Doe (j_doe)\n",
        ]))
    #expect(export.platform == .blackboard)
    #expect(export.peopleCount == 2)
    #expect(export.entries.map(\.name) == ["j_doe (attempt 1 of 2)", "j_doe", "mroe"])
    let last = export.entries[1].delivery
    #expect(last.students == [Student(login: "j_doe", name: "Jane Doe")])
    #expect((last.attempt, last.attempts) == (2, 2))
    #expect(last.submittedAt == "2026-11-22T10:00:00")
    #expect(export.entries[0].delivery.isSuperseded)
    #expect(files(export.entries[2]) == ["Answer.swift"])
  }

  @Test("of GitHub Classroom is known by its folder's name, or by repositories of one beginning")
  func classroom() throws {
    let named = try #require(
      try export(["flip-submissions/flip-ada/A.swift", "flip-submissions/flip-bob-x/A.swift"]))
    #expect(named.platform == .classroom)
    #expect(
      named.entries.map(\.delivery.students) == [
        [Student(login: "ada")], [Student(login: "bob-x")],
      ])
    let cloned = try #require(
      try export([
        "hw-1-ada/A.swift", "hw-1-ada/.git/HEAD", "hw-1-bob/A.swift", "hw-1-bob/.git/HEAD",
      ]))
    #expect(cloned.platform == .classroom)
    #expect(cloned.entries.map(\.name) == ["ada", "bob"])
  }

  static let repositories: [([String], Bool)] = [
    (["student-01", "student-02"], false), (["hw-3-1", "hw-3-12"], false),
    (["hw-octocat", "hw-007"], true), (["hw-a1", "hw-a2"], true), (["jane", "max"], false),
    (["学生-01", "学生-02"], false),
  ]

  @Test(
    "of GitHub Classroom is none where mere numbers follow what names share",
    arguments: repositories)
  func numbered(_ names: [String], _ isClassroom: Bool) throws {
    let paths = names.flatMap { ["\($0)/A.swift", "\($0)/.git/HEAD"] }
    #expect(try export(paths)?.platform == (isClassroom ? .classroom : nil))
    // The folder's name identifies the platform, whatever follows.
    let prefix = names[0].prefix { $0 != "-" }
    let told = try export(paths, named: "\(prefix)-submissions")
    #expect((told?.platform == .classroom) == names[0].contains("-"))
  }

  @Test("of Classroom 50 is known by the file that it puts into each repository")
  func classroom50() throws {
    let export = try #require(
      try export([
        "cs-flip-ada/A.swift", "cs-flip-ada/.classroom50.yaml", "cs-flip-bob/A.swift",
        "cs-flip-bob/.classroom50.yaml",
      ]))
    #expect(export.platform == .classroom50)
    #expect(export.entries.map(\.name) == ["ada", "bob"])
  }

  @Test("loses nothing: what is nobody's is an entry, too, and says why it cannot be read")
  func strays() throws {
    let names = (11...24).map { "S\($0)_\($0)_assignsubmission_file/A.swift" }
    let export = try #require(try export(names + ["late.swift", "notes.pdf", "x/A.swift"]))
    #expect(export.entries.count == 17)
    #expect(export.peopleCount == 14)
    let pdf = try #require(export.entries.first { $0.name == "notes.pdf" })
    guard case .unreadable(let reason) = pdf.content else {
      Issue.record("it is read")
      return
    }
    #expect(reason.english.hasPrefix("It is no folder, Swift file, .zip"))
    #expect(pdf.delivery.platform == nil)
    #expect(export.entries.first { $0.name == "late.swift" }.map(files) == ["late.swift"])
  }

  @Test("tells two students of one name apart by their numbers")
  func twins() throws {
    let export = try #require(
      try export([
        "Jane Doe_11_assignsubmission_file/A.swift", "Jane Doe_12_assignsubmission_file/A.swift",
      ]))
    #expect(export.entries.map(\.name) == ["Jane Doe (11)", "Jane Doe (12)"])
  }

  static let none: [[String]] = [
    ["A.swift", "B.swift"], ["ada/A.swift", "bob/A.swift"], ["Sources/A.swift", "Package.swift"],
    ["doejane_4567_891_A.swift", "doejane_4567_892_B.swift"],
    ["Color_2_Picker.swift", "Color_3_Picker.swift"], ["a_text.html", "A.swift"],
    ["HW_jdoe_attempt_2026-11-22-10-00-00_A.swift", "HW_jdoe_attempt_2026-11-23-10-00-00_A.swift"],
    ["ada/A.swift", "ada/.git/HEAD", "bob/A.swift", "bob/.git/HEAD"], [],
    ["doe_4567_891_A.swift", "roe_4568_892_A.swift", "a/A.swift", "b/A.swift", "c/A.swift"],
  ]

  @Test("is none where names do not say so", arguments: none)
  func noClass(_ paths: [String]) throws {
    #expect(try export(paths)?.platform == nil)
  }

  @Test("is what somebody says that it is, if a single name fits")
  func told() throws {
    let one = ["doejane_4567_891_A.swift", "x.pdf", "y.pdf"]
    #expect(try export(one, from: .canvas)?.entries.map(\.name) == ["doejane", "x.pdf", "y.pdf"])
    #expect(try export(one, from: .moodle)?.platform == nil)
    #expect(
      try export(["c/ada/A.swift", "c/bob.zip"], from: .folders)?.entries.map(\.name)
        == ["ada", "bob.zip"])
  }
}
