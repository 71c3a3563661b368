import Execution
import Foundation
import GradingTestSupport
import Testing

@testable import Grading

@Suite("A folder that is to be graded")
struct FolderNatureTests {
  /// A folder, by its paths (those that end in `/` are empty folders).
  struct Layout: CustomTestStringConvertible, Sendable {
    let paths: [String]
    let nature: FolderNature

    init(_ paths: [String], _ nature: FolderNature) {
      self.paths = paths
      self.nature = nature
    }

    var testDescription: String { paths.joined(separator: " ") }

    func make() throws -> URL {
      let folder = try TestMachine.emptyFolder()
      for path in paths {
        let place = folder.appending(path: path)
        let parent = path.hasSuffix("/") ? place : place.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        if !path.hasSuffix("/") { try Data("x".utf8).write(to: place) }
      }
      return folder
    }
  }

  private func nature(of folder: URL) throws -> FolderNature {
    let executor = Executor(sandbox: NoSandbox(), cancellation: try Cancellation())
    return try SubmissionReceiver(executor: executor, module: "ColorPicker").nature(of: folder)
  }

  static let submissions = [
    ["A.swift"], ["A.swift", "notes.txt", ".git/HEAD", "__MACOSX/x"], ["A.swift", "B.swift"],
    ["A.swift", "Package.swift", "Tests/T.swift", "docs/a.png"],
    ["Sources/A.swift"], ["Sources/A.swift", "README.md"],
    ["Package.swift", "Sources/A.swift", "Tests/T.swift"],
    ["Package.swift", "Sources/ColorPicker/A.swift", "Resources/a.png"],
    ["Exercises/ColorPicker/Sources/A.swift"],
    [
      "Package.swift", ".switchboard/workspace.json", "MiniCocoa/Misuse.swift",
      "Exercises/ColorPicker/Sources/A.swift", "Exercises/FlipSide/Sources/B.swift",
    ],
    ["HEAD", "config", "objects/pack/", "refs/heads/", "hooks/x", "logs/y"],
  ].map { Layout($0, .submission) }

  static let batches = [
    [], ["notes.txt"], ["ada/A.swift", "bob/B.swift"], ["ada.zip"], ["ada/Sources/A.swift"],
    ["Lessons/course.json", "Exercises/ColorPicker/Hidden/S.swift"], ["Sources/", "ada/A.swift"],
    ["Package.swift", "ada/A.swift"], ["Sources/ada/A.swift", "Sources/bob/A.swift"],
    ["Exercises/A.swift", "bob/A.swift"], ["HEAD", "objects", "ada/A.swift"],
  ].map { Layout($0, .submissions) }

  static let either = [
    Layout(["A.swift", "ada/B.swift"], .either(answer: "A.swift", others: ["ada"])),
    Layout(["A.swift", "ada/"], .either(answer: "A.swift", others: ["ada"])),
    Layout(["A.swift", "Tests/T.swift"], .either(answer: "A.swift", others: ["Tests"])),
    Layout(
      ["A.swift", "ada.zip", "bob.tar.xz", "notes.txt"],
      .either(answer: "A.swift", others: ["ada.zip", "bob.tar.xz"])),
    Layout(
      ["Sources/A.swift", "ada/B.swift", "bob/answer.docx", "carol/"],
      .either(answer: "Sources/A.swift", others: ["ada", "bob", "carol"])),
    Layout(
      ["Sources/ColorPicker/A.swift", "ada/A.swift"],
      .either(answer: "Sources/ColorPicker/A.swift", others: ["ada"])),
    Layout(
      ["Package.swift", "Sources/A.swift", "ada/work/A.swift", "bob/handed.7z", "docs/a.png"],
      .either(answer: "Sources/A.swift", others: ["ada", "bob"])),
    Layout(
      ["Exercises/ColorPicker/Sources/A.swift", "Lessons/A.swift"],
      .either(answer: "Exercises/ColorPicker/Sources/A.swift", others: ["Lessons"])),
    Layout(
      ["HEAD", "objects/x", "refs/x", "ada/A.swift", "B.swift"],
      .either(answer: "a git repository's HEAD", others: ["B.swift", "ada"])),
  ]

  @Test(
    "is one submission, a folder of them, or could be both",
    arguments: submissions + batches + either)
  func nature(_ layout: Layout) throws {
    #expect(try nature(of: layout.make()) == layout.nature)
  }

  static let named = [
    Layout(["ColorPicker/A.swift", "FlipSide/answer.docx", "notes.txt"], .submission),
    Layout(["colorpicker.zip", "FlipSide.tar.gz"], .submission),
    Layout(["FlipSide/"], .submission),
    Layout(["A.swift", "FlipSide/B.swift"], .submission),
    Layout(["Exercises/FlipSide/Sources/A.swift"], .submission),
    Layout(["ColorPicker/A.swift", "ada/"], .either(answer: "ColorPicker", others: ["ada"])),
    Layout(["Logbook/A.swift"], .submissions),
  ]

  @Test(
    "is one submission where its folders and archives are named for exercises", arguments: named)
  func exercises(_ layout: Layout) throws {
    let task = ExpectedSources(
      module: "ColorPicker", others: [ExpectedSources(module: "FlipSide")],
      neighbours: [ExpectedSources(module: "Logbook")])
    let executor = Executor(sandbox: NoSandbox(), cancellation: try Cancellation())
    let receiver = SubmissionReceiver(executor: executor, for: task)
    #expect(try receiver.nature(of: layout.make()) == layout.nature)
  }

  static let mixed = [
    (
      ["doejane_4567_891_A.swift", "doejane_4567_892_B.swift", "roe_LATE_4568_893_A.swift"],
      ["doejane_4567", "roe_4568"]
    ),
    (["anon_x1_891_A.swift", "LATE_anon_y2_892_A.swift"], ["anon_x1", "anon_y2"]),
    (["doe_4567_891_A.swift", "roe_4568_text.html"], ["doe_4567", "roe_4568"]),
    (
      [
        "Jane Doe_11_assignsubmission_file_A.swift", "Jane Doe_11_assignsubmission_file_B.swift",
        "Max_Roe_12_assignsubmission_onlinetext.html",
      ], ["Jane Doe_11", "Max_Roe_12"]
    ),
    (
      [
        "HW 1_jdoe_attempt_2026-11-22-10-00-00.txt",
        "HW 1_jdoe_attempt_2026-11-22-10-00-00_A.swift",
        "HW 1_mroe_attempt_2026-11-22-10-00-01_A.swift",
      ], ["jdoe", "mroe"]
    ),
  ]

  @Test("is several people's where a platform wrote their names", arguments: mixed)
  func exported(_ paths: [String], _ people: [String]) throws {
    #expect(try nature(of: Layout(paths, .submission).make()) == .mixed(people: people))
  }

  @Test(
    "is one's where a platform wrote one name, or the names only look alike",
    arguments: [
      ["doejane_4567_891_A.swift", "doejane_4567_892_B.swift"],
      [
        "HW_jdoe_attempt_2026-11-22-10-00-00_A.swift",
        "HW_jdoe_attempt_2026-11-23-10-00-00_A.swift",
      ],
      ["Color_2_Picker.swift", "Color_3_Picker.swift"], ["a_text.html", "A.swift"],
    ])
  func one(_ paths: [String]) throws {
    #expect(try nature(of: Layout(paths, .submission).make()) == .submission)
  }

  @Test("could be both, too, where names are not UTF-8, or lead elsewhere")
  func oddNames() throws {
    let folder = try Layout(["A.swift"], .submission).make()
    try shell("mkdir \"$(printf 'j\\377')\"; ln -s /tmp elsewhere; ln -s A.swift alias", in: folder)
    #expect(
      try nature(of: folder) == .either(answer: "A.swift", others: ["elsewhere", "j\u{FFFD}"]))
  }

  @Test("is listed with all its names, whatever they are made of")
  func listing() throws {
    let folder = try TestMachine.emptyFolder()
    try shell(
      "mkdir b; touch a; ln -s b c; ln -s a d; mkfifo e; mkdir \"$(printf 'f\\377')\"", in: folder)
    let entries = try FolderListing(of: folder).entries
    #expect(entries.map(\.name) == ["a", "b", "c", "d", "e", "f\u{FFFD}"])
    #expect(entries.map(\.isText) == [true, true, true, true, true, false])
    #expect(entries.map(\.isFolder) == [false, true, true, false, false, true])
    #expect(try FolderListing(of: folder, atMost: 2).entries.count == 3)
  }
}
