import CourseModel
import Foundation
import Testing

@testable import Grading

@Suite("Kept reports")
struct ReportCacheTests {
  private let folder: URL
  private let place: Cache
  private let files = [SourceFile("A.swift", "a"), SourceFile("B.swift", "b")]

  init() throws {
    folder = try Bench.copy(of: "FlipSide")
    place = Cache(environment: ["SWITCHBOARD_CACHE": try Bench.emptyFolder("cache").path])
  }

  private func reports(support: String = "one") throws -> ReportCache {
    try ReportCache(
      cache: place, exercise: Exercise(at: folder),
      support: Support(folder: URL(filePath: "/nowhere/\(support)")))
  }

  private func report(
    _ status: ReportStatus = .failed, _ check: CheckStatus = .failed, build: Double = 0.1
  ) throws -> Report {
    let exercise = try Exercise(at: folder)
    return Report(
      exercise: exercise.name, submission: "first", status: status,
      checks: exercise.checks.map { CheckResult($0, check) },
      seconds: Report.Timing(build: build))
  }

  @Test("are found again for the same files, under the new name")
  func hit() throws {
    let reports = try reports()
    #expect(reports.report(of: Submission(name: "first", files: files)) == nil)
    reports.keep(try report(), of: Submission(name: "first", files: files))
    var expected = try report()
    expected.submission = "second"
    #expect(try self.reports().report(of: Submission(name: "second", files: files)) == expected)
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
    let reports = try reports()
    reports.keep(try report(), of: Submission(name: "x", files: files))
    #expect(reports.report(of: Submission(name: "x", files: other)) == nil)
  }

  @Test(
    "are not those of another exercise, suite, mistake or stub",
    arguments: [
      "exercise.json", "Hidden/FlipSideSuite.swift", "Mistakes/told-twice/message.md",
      "Sources/New.swift", "Hidden/New.swift",
    ])
  func missForExercise(_ path: String) throws {
    try reports().keep(report(), of: Submission(name: "x", files: files))
    let file = folder.appending(path: path)
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let more = path.hasSuffix(".md") ? "More." : "\n"
    try Data((text + more).utf8).write(to: file)
    #expect(try reports().report(of: Submission(name: "x", files: files)) == nil)
  }

  @Test("are not those of another toolchain or toolbox")
  func missForSupport() throws {
    try reports().keep(report(), of: Submission(name: "x", files: files))
    #expect(try reports(support: "two").report(of: Submission(name: "x", files: files)) == nil)
  }

  @Test("are none that a busy or broken machine may have caused")
  func notKept() throws {
    let reports = try reports()
    let submission = Submission(name: "x", files: files)
    reports.keep(try report(.errored, .notRun), of: submission)
    reports.keep(try report(.failed, .timedOut), of: submission)
    reports.keep(try report(.doesNotCompile, .notRun, build: 30), of: submission)
    #expect(reports.report(of: submission) == nil)
  }

  @Test("are read no more when they are damaged")
  func damaged() throws {
    let reports = try reports()
    let submission = Submission(name: "x", files: files)
    reports.keep(try report(), of: submission)
    let kept = place.folder.appending(path: "reports")
    for name in try FileManager.default.contentsOfDirectory(atPath: kept.path) {
      try Data("{\"format\":1".utf8).write(to: kept.appending(path: name))
    }
    #expect(reports.report(of: submission) == nil)
  }
}
