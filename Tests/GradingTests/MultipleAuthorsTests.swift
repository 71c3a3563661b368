import CourseModel
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

/// Single submissions that contain the work of several students.
@Suite("A crowd")
struct MultipleAuthorsTests {
  private func people(
    _ paths: [String], _ evidence: MultipleAuthors.Evidence,
    _ task: ExpectedSources = ExpectedSources(module: "Picker")
  ) throws -> [String]? {
    let entries = try paths.map { path in
      FileTree.Entry(
        path: try EntryPath(archived: Array(path.utf8)),
        kind: .file(size: 1) { () throws(GradingError) in Data() })
    }
    return MultipleAuthors.people(in: FileTree(entries: entries), for: task, by: evidence)
  }

  static let proven: [([String], [String])] = [
    (["ada/A.swift", "bob/A.swift"], ["ada", "bob"]),
    (["ada/A.swift", "bob/src/a.SWIFT", "bob/a.swift", "carol/other.txt"], ["ada", "bob"]),
    (["export/ada/A.swift", "export/bob/A.swift", "export/metadata.yml"], ["ada", "bob"]),
    (["a/b/ada/Sources/A.swift", "a/b/bob/Sources/A.swift"], ["ada", "bob"]),
    (["ada.zip", "bob.tar.gz"], ["ada.zip", "bob.tar.gz"]),
    (
      ["Ada L_11_assignsubmission_file/A.swift", "Bob_12_assignsubmission_onlinetext/o.html"],
      ["Ada L_11", "Bob_12"]
    ),
    (["x/doe_4567_891_A.swift", "x/roe_4568_892_B.swift"], ["doe_4567", "roe_4568"]),
  ]

  @Test("is told by names alone", arguments: proven)
  func proof(_ paths: [String], _ expected: [String]) throws {
    #expect(try people(paths, .proof) == expected)
    #expect(try people(paths, .doubt) == expected)
  }

  @Test("is none where folders have answers to different exercises and a helper each")
  func exercises() throws {
    func task(_ name: String, _ others: [ExpectedSources] = []) -> ExpectedSources {
      ExpectedSources(module: name, neighbours: others, stub: [SourceFile("\(name).swift", "")])
    }
    let picker = task("Picker", [task("Lamp"), task("Row")])
    let helpers = ["a/Helper.swift", "b/Helper.swift"]
    #expect(try people(helpers + ["a/Picker.swift", "b/Lamp.swift"], .proof, picker) == nil)
    for files in [["a/Picker.swift", "b/Picker.swift"], ["a/Picker.swift"], []] {
      #expect(try people(helpers + files, .proof, picker)?.sorted() == ["a", "b"])
    }
    let named = ["Row/A.swift", "Lamp/A.swift", "Picker/A.swift"]
    #expect(try people(named, .proof, picker) == nil)
    for other in ["Picker v2", "Picker_old", "Picker (1)", "new Lamp", "Lamp-final"] {
      #expect(
        try people(["Picker/A.swift", "\(other)/A.swift"], .doubt, picker) == nil, "\(other)")
    }
    #expect(try people(["Picker-ada/A.swift", "Picker-bob/A.swift"], .proof, picker) != nil)
  }

  static let doubtful: [([String], [String])] = [
    (["ada/A.swift", "bob/B.swift"], ["ada", "bob"]),
    (["App/A.swift", "work.zip"], ["App", "work.zip"]),
    (["A.swift", "ada/B.swift", "bob/B.swift"], ["ada", "bob"]),
    (["Sources/A.swift", "ada/B.swift", "bob/B.swift"], ["ada", "bob"]),
  ]

  @Test("may be one, which only who named it can be asked", arguments: doubtful)
  func doubt(_ paths: [String], _ expected: [String]) throws {
    #expect(try people(paths, .proof) == nil)
    #expect(try people(paths, .doubt) == expected)
  }

  @Test(
    "is none",
    arguments: [
      ["A.swift", "B.swift"], ["ada/A.swift"], ["ada/A.swift", "notes.txt", "pictures/a.png"],
      ["A.swift", "Views/B.swift", "Models/C.swift"], ["Sources/A.swift", "backup/A.swift"],
      ["ada/Sources/Picker/A.swift", "ada/PickerTests/A.swift", "ada/Package.swift"],
      [
        "Exercises/Picker/Sources/A.swift", "Exercises/Other/Sources/A.swift",
        "MiniCocoa/A.swift", "Package.swift",
      ],
      ["work.zip", "report.pdf"], [], ["doe_4567_891_A.swift", "doe_4567_892_B.swift"],
    ])
  func none(_ paths: [String]) throws {
    #expect(try people(paths, .doubt) == nil)
    #expect(try people(paths, .proof) == nil)
  }

  @Test("is no submission, unless somebody says that it is one")
  func received() throws {
    let folder = try TestMachine.emptyFolder("both")
    try shell("mkdir ada bob; echo 'let a = 1' | tee ada/A.swift > bob/A.swift", in: folder)
    let executor = try TestMachine.machine().executor
    let receiver = SubmissionReceiver(executor: executor, module: "ColorPicker")

    guard case .refused("both", let reason, _) = try receiver.receive(folder, name: "both"),
      case .refused("both", let refusal, let ignored) = try receiver.receive(
        folder, name: "both", asOne: true)
    else {
      Issue.record("it is taken for something else")
      return
    }
    #expect(
      reason.english.hasPrefix("It looks like the work of several (ada, bob): it was not judged"))
    #expect(refusal.english.hasPrefix("Its Swift files are in the wrong place, such as "))
    #expect(ignored == ["ada/", "bob/"])
  }

  @Test("has a report that says so, and no points")
  func report() async throws {
    let report = try await TestMachine.grader(for: "FlipSide").grade(
      .refused(name: "both", reason: "It looks like the work of several."))

    #expect(report.isUnread)
    #expect(report.message == "It looks like the work of several.")
  }
}
