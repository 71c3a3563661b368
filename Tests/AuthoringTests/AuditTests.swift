@testable import CourseModel
import Foundation
import Grading
import GradingTestSupport
import TestSupport
import Testing

@testable import Authoring

@Suite("An audit")
struct AuditTests {
  /// Returns the findings, with answers judged as our FlipSide defines them, or really judged.
  private func findings(in folder: URL, isReal: Bool = false) async throws -> [String] {
    let key = AnswerKey("FlipSide", of: try TestMachine.exercise("FlipSide"))
    return try await TestMachine.withPermit {
      let machine = try TestMachine.machine(judging: isReal ? nil : key)
      return try await Audit(of: Exercise(at: folder), in: machine, jobs: 2).outcome()
        .findings.map(\.english)
    }
  }

  /// FlipSide with one defect, and the expected findings.
  struct Defect: CustomTestStringConvertible {
    let testDescription: String
    /// Whether only the compiler can reveal it.
    var isReal = false
    let change: @Sendable (URL) throws -> Void
    let findings: [String]
  }

  @Suite("of every defect")
  struct Proof {
    @Test(
      "finds what is wrong with an exercise", arguments: defects.filter(\.isReal).dropFirst())
    func defect(_ defect: Defect) async throws { try await AuditTests().defect(defect) }
  }

  @Test(
    "finds what is wrong with an exercise",
    arguments: defects.filter(\.isReal).prefix(1) + defects.filter { !$0.isReal })
  func defect(_ defect: Defect) async throws {
    let folder = try TestMachine.copy(of: "FlipSide")
    try folder.dropConversations()
    try defect.change(folder)
    let found = try await findings(in: folder, isReal: defect.isReal)
    #expect(found == defect.findings)
  }

  @Test("names the checks that an idle program passes, but none of a part that is all declarations")
  func idleProgram() async throws {
    let folder = try TestMachine.copy(of: "ScrollToTop")
    try folder.dropConversations()
    let exercise = try TestMachine.exercise(at: folder)
    let all = Set(exercise.checks.map(\.id))
    func named(passing passed: Set<String>) async throws -> [String] {
      let key = AnswerKey("idle \(passed)") { files, exercise throws(GradingError) in
        let solution = try ofCourse(exercise.solution)
        let isIdle = AnswerKey.idlePrograms(of: solution).contains(files)
        return isIdle ? .of(exercise, failed: all.subtracting(passed)) : nil
      }
      return try await TestMachine.withPermit {
        let machine = try TestMachine.machine(judging: key)
        return try await Audit(of: exercise, in: machine, jobs: 2).outcome()
          .findings.map(\.english).filter { $0.contains("does nothing") }
      }
    }
    // The first part is a single declaration, and there is no other check to require.
    #expect(try await named(passing: ["everyMessageIsListed"]) == [])
    #expect(
      try await named(passing: ["everyMessageIsListed", "vetoStopsIt"])
        == [Self.passedByIdleProgram("vetoStopsIt")])
    #expect(
      try await named(passing: all).count == all.count)
  }

  @Test("says what is wrong with the conversations of a task")
  func conversation() async throws {
    let folder = try TestMachine.copy(of: "FlipSide")
    try folder.edit(
      "README.md", "```conversation of Conversation.swift", "```conversation of rings")
    let found = try await findings(in: folder)
    #expect(found.count == 1)
    #expect(found.first?.contains("has no check 'rings'") == true, "\(found)")
  }

  @Test("says if the idle program cannot be judged")
  func unjudgedIdleProgram() async throws {
    let exercise = try TestMachine.exercise("FlipSide")
    let key = AnswerKey("no idle program") { files, exercise throws(GradingError) in
      let solution = try ofCourse(exercise.solution)
      let isIdle = AnswerKey.idlePrograms(of: solution)[0] == files
      return isIdle ? .notCompiling(files) : nil
    }
    let findings = try await TestMachine.withPermit {
      let machine = try TestMachine.machine(judging: key)
      return try await Audit(of: exercise, in: machine, jobs: 2).outcome().findings
    }
    #expect(
      findings.map(\.english) == [
        "the verdict on the solution with empty bodies is “does not compile”: Solution/MainViewController.swift:1: "
          + "cannot find 'it' in scope"
      ])
  }

  @Test("of several exercises tells of them in their order, also where one cannot be judged")
  func course() async throws {
    let whole = try TestMachine.copy(of: "FlipSide")
    let idle = try TestMachine.copy(of: "FlipSide")
    try idle.replace("Sources", with: "Solution")
    try idle.edit(
      "Sources/MainViewController.swift", "    present(", "    // TODO: 1. Nothing.\n    present(")
    let broken = try TestMachine.copy(of: "FlipSide")
    try Data("public class {".utf8).write(to: broken.appending(path: "Solution/Broken.swift"))
    let exercises = try [idle, broken, whole].map { try Exercise(at: $0) }
    var heard: [String] = []
    let original = try TestMachine.exercise("FlipSide")
    let key = AnswerKey("course", of: original) { files, exercise throws(GradingError) in
      guard files.contains(where: { $0.name == "Broken.swift" }) else { return nil }
      throw .solutionDoesNotCompile(exercise: exercise.name, output: "")
    }
    try await TestMachine.withPermit {
      try await CourseAudit(in: TestMachine.machine(judging: key), jobs: 2).audit(exercises) {
        index in
        heard.append("\(index)")
      } ended: { _, result in
        switch result {
        case .success(let outcome): heard += outcome.findings.map(\.english)
        case .failure(let error): heard.append("\(error)".prefix { $0 != "\n" }.lowercased())
        }
      }
    }

    #expect(heard.filter { $0.count == 1 } == ["0", "1", "2"])
    #expect(heard.dropFirst().first == "the stub passes, so learners have nothing to do")
    #expect(heard.contains { $0.contains("the solution of flipside does not compile") })
    #expect(heard.last == "2", "\(heard)")
  }

  private static func unproven(_ checks: String...) -> [String] {
    checks.map {
      "no mistake fails only the check '\($0)': write one, or make the check test one thing"
    }
  }

  private static func passedByIdleProgram(_ check: String) -> String {
    "a program that declares everything and does nothing passes the check '\(check)': add a "
      + "check that fails for that program to its \"needs\", or test first that the program "
      + "does something"
  }

  private static let nothingWrong =
    "“not passed yet”: No check that could run found a mistake, but some checks have nothing to judge yet: the code "
    + "that they build on is missing, or does something else."

  /// The first real one stands for all: with no mistakes, there is little to compile.
  private static let defects = [
    Defect(
      testDescription: "a stub that passes",
      change: {
        try $0.replace("Sources", with: "Solution")
        try $0.edit(
          "Sources/MainViewController.swift", "    present(",
          "    // TODO: 1. Nothing.\n    present(")
      },
      findings: ["the stub passes, so learners have nothing to do"]),
    Defect(
      testDescription: "a suite that imports all that learners declare",
      change: {
        try $0.edit(
          "Hidden/FlipSideSuite.swift", "import class FlipSide.MainViewController",
          "import FlipSide")
      },
      findings: [
        "FlipSideSuite.swift:7: imports all of FlipSide: import each declaration that it needs, "
          + "as in 'import class FlipSide.NAME', so that it does not see a learner's other "
          + "declarations"
      ]),
    Defect(
      testDescription: "a stub that gets points for nothing",
      change: {
        try $0.editChecks { checks in
          for index in checks.indices where checks[index]["id"] as? String == "noDelegateNoTrap" {
            checks[index]["needs"] = nil
          }
        }
      },
      findings: [
        "the stub passes the check 'noDelegateNoTrap' and gets points for nothing: add the "
          + "check that passes when learners have written that part to its \"needs\""
      ]),
    Defect(
      testDescription: "a solution that fails", isReal: true,
      change: {
        try $0.edit("Solution/MainViewController.swift", "    flipside.delegate = self\n", "")
        try FileManager.default.removeItem(at: $0.appending(path: "Mistakes"))
        // Its change is around that line.
        try FileManager.default.removeItem(
          at: $0.appending(path: "Variants/creates-it-connected"))
      },
      findings: [
        "the verdict on the solution is “not passed yet”: mainIsTheDelegate failed; "
          + "connectedBeforeShown failed"
      ]
        + unproven(
          "mainIsTheDelegate", "connectedBeforeShown", "doneTellsTheDelegateOnce",
          "doneNamesTheSender", "mainHidesTheFlipSide",
          "infoWorksAgain", "noDelegateNoTrap", "mainIsFreed", "flipSideIsFreed")),
    Defect(
      testDescription: "a stub that does not compile", isReal: true,
      change: { try $0.edit("Sources/MainViewController.swift", "dismiss()", "dismis()") },
      findings: [
        "the verdict on the stub is “does not compile”: Sources/MainViewController.swift:28: cannot find 'dismis' "
          + "in scope"
      ]),
    Defect(
      testDescription: "a check that something does not happen", isReal: true,
      change: {
        try $0.edit(
          "Sources/FlipsideViewController.swift",
          "    delegate?.flipsideViewControllerDidFinish(self)",
          "    for _ in 1...2 { delegate?.flipsideViewControllerDidFinish(self) }")
        try $0.edit("Hidden/FlipSideSuite.swift", "      count == 1,", "      count < 2,")
        try $0.editChecks { checks in
          for index in checks.indices
          where checks[index]["id"] as? String == "doneTellsTheDelegateOnce" {
            checks[index]["needs"] = nil
          }
        }
        try FileManager.default.removeItem(at: $0.appending(path: "Mistakes"))
      },
      findings: unproven(
        "mainIsTheDelegate", "connectedBeforeShown", "doneTellsTheDelegateOnce",
        "doneNamesTheSender", "mainHidesTheFlipSide",
        "infoWorksAgain", "noDelegateNoTrap", "mainIsFreed", "flipSideIsFreed")
        + [
          // A check that requires it is not held back either.
          passedByIdleProgram("doneTellsTheDelegateOnce"), passedByIdleProgram("noDelegateNoTrap"),
        ]),
    Defect(
      testDescription: "a check that leaves before it has judged a right answer", isReal: true,
      change: {
        try $0.edit(
          "Hidden/FlipSideSuite.swift", "func noDelegateNoTrap() {\n",
          "func noDelegateNoTrap() {\n    guard 1 + 1 == 3 else { return }\n")
        try FileManager.default.removeItem(at: $0.appending(path: "Mistakes"))
      },
      findings: ["the verdict on the solution is \(nothingWrong); noDelegateNoTrap pending"]
        + ["listener-behind-a-property", "listens-in-a-file-of-its-own", "remembers-its-flip-side"]
        .map { "the verdict on the variant '\($0)' is \(nothingWrong); noDelegateNoTrap pending" }
        + unproven(
          "mainIsTheDelegate", "connectedBeforeShown", "doneTellsTheDelegateOnce",
          "doneNamesTheSender", "mainHidesTheFlipSide",
          "infoWorksAgain", "noDelegateNoTrap", "mainIsFreed", "flipSideIsFreed")),
    Defect(
      testDescription: "a mistake that passes",
      change: {
        try $0.write(
          "Mistakes/no-mistake/message.md",
          "---\nfails: [mainIsFreed]\ncrashes: [noDelegateNoTrap]\n---\nNo.")
        try $0.write("Mistakes/no-mistake/Empty.swift", "")
      },
      findings: ["the mistake 'no-mistake' passes"]),
    Defect(
      testDescription: "a mistake that is taken for another",
      change: {
        try $0.edit("Mistakes/wrong-sender/message.md", "doneNamesTheSender", "noDelegateNoTrap")
        try $0.edit(
          "Mistakes/told-twice/message.md", "doneTellsTheDelegateOnce", "doneNamesTheSender")
      },
      findings: [
        "the grader does not recognise the mistake 'told-twice': it fails "
          + "[doneTellsTheDelegateOnce], but message.md says [doneNamesTheSender]",
        "the grader recognises the mistake 'wrong-sender' as 'told-twice': it fails "
          + "[doneNamesTheSender], but message.md says [noDelegateNoTrap]",
      ]),
    Defect(
      testDescription: "a mistake that does not compile", isReal: true,
      change: {
        try $0.edit("Mistakes/told-twice/change.patch", "+    delegate?.", "+    delegat?.")
      },
      findings: [
        "the verdict on the mistake 'told-twice' is “does not compile”: "
          + "Mistakes/told-twice/change.patch:11: cannot find 'delegat' in scope"
      ] + unproven("doneTellsTheDelegateOnce")),
    Defect(
      testDescription: "a mistake without a message",
      change: {
        try $0.write(
          "Mistakes/told-twice/message.md", "---\nfails: [doneTellsTheDelegateOnce]\n---\n")
      },
      findings: ["the mistake 'told-twice' has no message in message.md"]),
    Defect(
      testDescription: "two mistakes that look alike",
      change: {
        try FileManager.default.copyItem(
          at: $0.appending(path: "Mistakes/told-twice"),
          to: $0.appending(path: "Mistakes/told-two-times"))
      },
      findings: [
        "the grader recognises the mistake 'told-two-times' as 'told-twice': "
          + "it fails [doneTellsTheDelegateOnce], but message.md says [doneTellsTheDelegateOnce]",
        "the mistakes 'told-twice' and 'told-two-times' name the same checks: "
          + "merge them, or find a check that tells them apart",
      ]),
    Defect(
      testDescription: "a test that is not listed",
      change: {
        try $0.editChecks { $0.removeAll { $0["id"] as? String == "mainIsFreed" } }
        try $0.edit(
          "Hidden/FlipSideSuite.swift", "@Test func mainIsFreed",
          "@Test(\"is freed\")\n  func mainIsFreed")
        try FileManager.default.removeItem(at: $0.appending(path: "Mistakes/strong-delegate"))
      },
      findings: [
        "exercise.json has no check for the test 'mainIsFreed' in FlipSideSuite.swift, so it "
          + "never runs"
      ]),
  ]

  @Test("names all checks that have no test at once, and judges nothing then")
  func checkWithoutTest() async throws {
    let folder = try TestMachine.copy(of: "FlipSide")
    try folder.edit("Hidden/FlipSideSuite.swift", "@Test func mainIsFreed", "func mainIsFreed")
    try folder.edit("Hidden/FlipSideSuite.swift", "func infoWorksAgain", "func infoWorkAgain")
    #expect(
      try await findings(in: folder) == [
        "the check 'infoWorksAgain' has no test in Hidden: write '@Test func infoWorksAgain()', or "
          + "is it 'infoWorkAgain'?",
        "the check 'mainIsFreed' has no test in Hidden: write '@Test func mainIsFreed()'",
        "exercise.json has no check for the test 'infoWorkAgain' in FlipSideSuite.swift, so it "
          + "never runs",
      ])
    #expect(
      GradingError.checkNeverRan(exercise: "FlipSide", check: "mainIsFreed").description
        == "exercise.json of FlipSide lists the check 'mainIsFreed', but no test of that name "
        + "ran; tell its author to run 'switchboard audit'")
  }

  @Test("sees without a run whether the parts of an exercise fit each other")
  func inventory() throws {
    let folder = try TestMachine.copy(of: "ColorPicker")
    // Remove the mistakes, whose patches would not apply to the solution below.
    try FileManager.default.removeItem(at: folder.appending(path: "Mistakes"))
    try folder.edit(
      "exercise.json", "[\"SettingsController.swift\"]",
      "[\"SettingController.swift\", \"X.swift\"]")
    try folder.edit(
      "Solution/SettingsController.swift", "import MiniCocoa",
      "import MiniCocoa\nprivate enum ColorPicker {}")
    for variant in try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "Variants").path
    ).dropFirst() {
      try FileManager.default.removeItem(at: folder.appending(path: "Variants/\(variant)"))
    }
    let solution = folder.appending(path: "Solution/ColorPickerController.swift")
    let mistake = folder.appending(path: "Mistakes/same/ColorPickerController.swift")
    try folder.write("Mistakes/same/message.md", "---\nfails: [reportedOnce]\n---\nNo.")
    try FileManager.default.copyItem(at: solution, to: mistake)
    let inventory = try InventoryAudit(of: Exercise(at: folder))
    #expect(inventory.missingTests.isEmpty)
    #expect(
      inventory.findings.map(\.english) == [
        "the check 'pickerStandsAlone' names 'SettingController.swift' in \"compilesWithout\", "
          + "but the solution has no such file; did you mean 'SettingsController.swift'?",
        "the check 'pickerStandsAlone' names 'X.swift' in \"compilesWithout\", but the solution "
          + "has no such file",
        "Solution/SettingsController.swift:2: the type 'ColorPicker' has the name of its module: "
          + "rename one of them",
        "there is 1 variant: write 3, right answers with another structure, in another style, "
          + "with one more file",
        "Mistakes/same/ColorPickerController.swift is the same as in the solution: change it, or "
          + "delete it",
      ])
  }

  @Test("sees whether given modules are of use, and called as nothing else is")
  func givenModules() throws {
    let folder = try TestMachine.copy(of: "PostRows")
    try folder.write("Modules/Idle/Idle.swift", "public struct Idle {}\n")
    try folder.edit("Modules/Post/Postcard.swift", "/// An item", "struct Post {}\n/// An item")
    try folder.edit("Solution/Pricing.swift", "import Post", "import Post\nenum Rows {}")
    let neighbour = folder.deletingLastPathComponent()
    try neighbour.write("Letters/Modules/Rows/Rows.swift", "")
    try neighbour.write("Idle/exercise.json", "")
    #expect(
      try InventoryAudit(of: Exercise(at: folder)).findings.map(\.english)
        .filter { !$0.contains("variant") } == [
          "Solution/Pricing.swift:2: the type 'Rows' has the name of a given module: rename one of "
            + "them",
          "no file imports the given module 'Idle': use it, or delete its folder",
          "Modules/Idle/Idle.swift:1: the type 'Idle' has the name of its module: rename one of "
            + "them",
          "Modules/Post/Postcard.swift:1: the type 'Post' has the name of its module: rename one "
            + "of them",
          "the given module 'Idle' has the name of an exercise: rename one of them, since a "
            + "workspace's package has both",
          "the given module 'Rows' has the name of a module that Letters gives: rename one of "
            + "them, since a workspace's package has both",
        ])
  }

  @Test("sees which files a check opens, and whether their tests wait for it")
  func openedFiles() throws {
    let folder = try TestMachine.copy(of: "Downloads")
    try folder.edit("exercise.json", "\"Listener.swift\"", "\"Listeners.swift\"")
    try folder.edit(
      "exercise.json",
      "\"name\": \"A download doesn't keep its delegate alive\", \"points\": 2,\n     "
        + "\"needs\": \"delegateProperty\"}",
      "\"name\": \"A download doesn't keep its delegate alive\", \"points\": 2}")
    let inventory = try InventoryAudit(of: Exercise(at: folder))
    #expect(
      inventory.findings.map(\.english) == [
        "the check 'delegateProperty' names 'Listeners.swift' in \"opens\", but Hidden has no "
          + "such file; did you mean 'Listener.swift'?",
        "the check 'listenerIsNotKept' has its test in a file that 'delegateProperty' opens: "
          + "let it "
          + "need that check, or one that does",
      ])
  }
}

@Suite("An exercise that cannot judge")
struct BrokenExerciseTests {
  private func grade(_ folder: URL) async throws -> Report {
    let exercise = try Exercise(at: folder)
    return try await TestMachine.withPermit {
      try await Grader(for: exercise, in: TestMachine.machine())
        .grade(.accepted(Submission(name: "x", files: try exercise.stub())))
    }
  }

  private func prepare(_ folder: URL) async throws {
    try await TestMachine.withPermit {
      try await Grader(for: Exercise(at: folder), in: TestMachine.machine()).prepare()
    }
  }

  @Test("is an error when a check has no test")
  func checkWithoutTest() async throws {
    let folder = try TestMachine.copy(of: "FlipSide")
    try folder.edit("Hidden/FlipSideSuite.swift", "@Test func mainIsFreed", "func mainIsFreed")
    await #expect(
      throws: GradingError.checkNeverRan(exercise: "FlipSide", check: "mainIsFreed")
    ) { try await grade(folder) }
  }

  @Test("is an error that names the author when its suite does not compile")
  func suiteDoesNotCompile() async throws {
    let folder = try TestMachine.copy(of: "FlipSide")
    try folder.edit("Hidden/FlipSideSuite.swift", "main.showInfo()", "main.showNothing()")
    let preparing = await #expect(throws: GradingError.self) { try await prepare(folder) }
    let grading = await #expect(throws: GradingError.self) { try await grade(folder) }
    for error in [preparing, grading] {
      let text = try #require(error).description
      #expect(
        text.hasPrefix(
          "the suite of FlipSide does not compile against its solution; tell its author to run "
            + "'switchboard audit':\n"))
      #expect(text.contains("\nHidden/FlipSideSuite.swift:14:25: error: "), "\(text)")
      #expect(text.contains("showNothing"))
    }
  }

  @Test("is an error that names the author when its solution does not compile")
  func solutionDoesNotCompile() async throws {
    let folder = try TestMachine.copy(of: "FlipSide")
    try folder.edit("Solution/MainViewController.swift", "dismiss()", "dismis()")
    await #expect(
      throws: GradingError.solutionDoesNotCompile(
        exercise: "FlipSide",
        output: "Solution/MainViewController.swift:28: cannot find 'dismis' in scope\n"
      )
    ) { try await prepare(folder) }
  }

  @Test("is an error when one of its files is missing", arguments: ["Hidden", "Solution"])
  func missingPart(_ part: String) async throws {
    let folder = try TestMachine.copy(of: "FlipSide")
    try FileManager.default.removeItem(at: folder.appending(path: part))
    let error = await #expect(throws: GradingError.self) { try await prepare(folder) }
    #expect(
      try #require(error).description
        == "\(folder.appending(path: part).path): cannot be read (no such folder, or no "
        + "permission); check that it exists and that you may read it")
  }
}

extension URL {
  /// Takes the conversations out of the task of the exercise in this folder: only the compiler can prove
  /// them, and `ConversationAuditTests` are about that.
  func dropConversations() throws {
    let file = appending(path: "README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let rest = text.replacing(#/(?s)```conversation.*?\n```\n/#, with: "")
    try #require(rest != text, "README.md has no conversation")
    try Data(rest.utf8).write(to: file)
  }

  /// Changes a file of the exercise in this folder.
  func edit(_ path: String, _ old: String, _ new: String) throws {
    let file = appending(path: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    try #require(text.contains(old), "\(path) has no '\(old)'")
    try Data(text.replacing(old, with: new).utf8).write(to: file)
  }

  /// Changes the checks in this exercise's exercise.json, whatever its formatting.
  fileprivate func editChecks(_ change: (inout [[String: Any]]) -> Void) throws {
    let file = appending(path: "exercise.json")
    let data = try Data(contentsOf: file)
    var exercise = try #require(
      try JSONSerialization.jsonObject(with: data) as? [String: Any])
    var checks = try #require(exercise["checks"] as? [[String: Any]])
    change(&checks)
    exercise["checks"] = checks
    try JSONSerialization.data(withJSONObject: exercise).write(to: file)
  }

  fileprivate func write(_ path: String, _ text: String) throws {
    let file = appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  fileprivate func replace(_ name: String, with other: String) throws {
    try FileManager.default.removeItem(at: appending(path: name))
    try FileManager.default.copyItem(at: appending(path: other), to: appending(path: name))
  }
}
