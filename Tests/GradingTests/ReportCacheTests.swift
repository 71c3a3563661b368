@testable import CourseModel
import Execution
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

@Suite("Kept judgements")
struct ReportCacheTests {
  private let folder: URL
  private let place: Cache
  private let files = [SourceFile("A.swift", "a"), SourceFile("B.swift", "b")]

  init() throws {
    folder = try TestMachine.copy(of: "FlipSide")
    place = Cache(environment: ["SWITCHBOARD_CACHE": try TestMachine.emptyFolder("cache").path])
  }

  private func reports(judge: String = "one") throws -> ReportCache {
    try ReportCache(cache: place, exercise: Exercise(at: folder), judge: judge)
  }

  private func keepOne() throws {
    let checks = try Exercise(at: folder).checks
    try reports().keep(
      Judgement(
        finding: .ran(checks.map { CheckResult($0, .timedOut, messages: ["Late."]) }),
        diagnostics: [], seconds: Report.Timing(total: 1.25), provenance: nil),
      of: files)
  }

  private func isFound(judge: String = "one") throws -> Bool {
    try reports(judge: judge).judgement(of: files)?.seconds.total == 1.25
  }

  @Test("are found again for the same files, also those of checks that ran out of time")
  func hit() throws {
    #expect(try !isFound())
    try keepOne()
    #expect(try isFound())
  }

  private static let others: [[SourceFile]] = [
    [SourceFile("A.swift", "a"), SourceFile("B.swift", "c")],
    [SourceFile("A.swift", "a"), SourceFile("C.swift", "b")],
    [SourceFile("B.swift", "b"), SourceFile("A.swift", "a")],
    [SourceFile("A.swift", "a")],
    [SourceFile("A.swift", "aB.swiftb")],
    [SourceFile("A.swift", "a"), SourceFile("B.swift", "b"), SourceFile("C.swift", "")],
    [SourceFile("A.swift", "b"), SourceFile("B.swift", "a")],
  ]

  @Test("are not those of other files", arguments: others)
  func missForFiles(_ other: [SourceFile]) throws {
    try keepOne()
    #expect(try reports().judgement(of: other) == nil)
  }

  private func edit(_ path: String, _ change: (String) -> String) throws {
    let file = folder.appending(path: path)
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let changed = change(text)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try #require(changed != text)
    try Data(changed.utf8).write(to: file)
  }

  @Test(
    "are not those of another suite, stub or solution",
    arguments: [
      "Hidden/FlipSideSuite.swift", "Hidden/New.swift", "Sources/New.swift", "Solution/New.swift",
    ])
  func missForFilesOfExercise(_ path: String) throws {
    try keepOne()
    try edit(path) { $0 + "\n" }
    #expect(try !isFound())
  }

  @Test(
    "are not those of other checks, limits or allowances",
    arguments: [
      ("\"checkSeconds\": 2", "\"checkSeconds\": 3"),
      ("\"imports\": [", "\"imports\": [\"Dispatch\", "),
      ("\"checks\": [", "\"allow\": {\"unsafe\": true}, \"checks\": ["),
      ("\"checks\": [", "\"checks\": [{\"id\": \"more\", \"todo\": 1, \"name\": \"More\"},"),
      (
        "\"checks\": [",
        "\"checks\": [{\"id\": \"m\", \"todo\": 1, \"name\": \"M\", \"compilesWithout\": [\"A\"], "
          + "\"message\": \"?\"},"
      ),
    ])
  func missForData(old: String, new: String) throws {
    try keepOne()
    try edit("exercise.json") { $0.replacing(old, with: new) }
    #expect(try !isFound())
  }

  @Test("stay those of an exercise of which words, points and known mistakes are edited")
  func hitForWords() throws {
    try keepOne()
    try edit("exercise.json") {
      $0.replacing("\"name\": \"", with: "\"name\": \"Truly: ")
        .replacing("\"points\": 3", with: "\"points\": 0")
        .replacing("\"title\": \"", with: "\"title\": \"New: ")
    }
    try edit("README.md") { "More.\n" + $0 }
    try edit("Mistakes/told-twice/message.md") { $0 + "More.\n" }
    try edit("Mistakes/new/message.md") { _ in "---\nfails: []\n---\nNew.\n" }
    #expect(try isFound())
  }

  @Test("are not those of another judge")
  func missForJudge() throws {
    try keepOne()
    #expect(try !isFound(judge: "two"))
  }

  @Test("The judge is known by content: copies on other machines are alike, other modules are not")
  func judge() throws {
    let folders = try (0..<2).map { _ in try TestMachine.emptyFolder() }
    let one = try TestMachine.machine()
    let two = Machine(
      toolchain: one.toolchain, cache: place, executor: one.executor, sources: one.sources)
    func identity(_ machine: Machine, _ number: Int, _ content: String) throws -> String {
      try machine.judgeIdentity(with: Support(folder: folders[number], content: content))
    }
    let first = try identity(one, 0, "same")
    #expect(try identity(two, 1, "same") == first)
    #expect(try identity(two, 1, "same") == first)  // from its cache
    #expect(try identity(two, 1, "other") != first)
  }

  @Test("A judge that may run code without confinement is another one", arguments: [true, false])
  func unconfinedJudge(isConfined: Bool) throws {
    let one = try TestMachine.machine()
    let executor = Executor(
      sandbox: try StrongestSandbox(isRequired: isConfined, announce: { _ in }),
      cancellation: try Cancellation())
    let other = Machine(
      toolchain: one.toolchain, cache: place, executor: executor, sources: one.sources)
    let support = Support(folder: try TestMachine.emptyFolder(), content: "same")
    let isSame = try other.judgeIdentity(with: support) == one.judgeIdentity(with: support)
    #expect(isSame == isConfined)
  }

  @Test("are read no more when they are damaged")
  func damaged() throws {
    try keepOne()
    let kept = place.folder.appending(path: "reports")
    for name in try FileManager.default.contentsOfDirectory(atPath: kept.path) {
      try Data("{\"finding\":1".utf8).write(to: kept.appending(path: name))
    }
    #expect(try !isFound())
  }
}
