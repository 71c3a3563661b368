@testable import CourseModel
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

@Suite("Modules that are given")
struct GivenModuleTests {
  private let folder: URL

  init() throws { folder = try TestMachine.copy(of: "PostRows") }

  private func edit(_ path: String, _ old: String, _ new: String) throws {
    let file = folder.appending(path: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    try #require(text.contains(old))
    try Data(text.replacing(old, with: new).utf8).write(to: file)
  }

  private func report(on files: [SourceFile], reusing: Bool = false) async throws -> Report {
    let exercise = try TestMachine.exercise(at: folder)
    let machine = try TestMachine.machine()
    return try await TestMachine.withPermit {
      let grader = try Grader(for: exercise, in: machine)
      return try await Batch(grader: grader, jobs: 1, reusingReports: reusing)
        .grade([.submission(Submission(name: "ada", files: files))])[0]
    }
  }

  private func exercise() throws -> Exercise { try Exercise(at: folder) }

  @Test("are the same for a submission and its suite, which adds to them")
  func solution() async throws {
    let report = try await report(on: exercise().solution())
    #expect(report.status == .passed, "\(report)")
  }

  @Test("are extended in any way that means the same")
  func variant() async throws {
    let files = try #require(try exercise().variants().first).files
    let report = try await report(on: files)
    #expect(report.status == .passed, "\(report)")
  }

  @Test("leave a stub as it is, and a mistake to be recognised")
  func wrong() async throws {
    let stub = try await report(on: exercise().stub())
    #expect(stub.status == .failed, "\(stub)")
    #expect(stub.points == 0)
    let mistake = try #require(try exercise().mistakes().first)
    let report = try await report(on: exercise().program(of: mistake))
    #expect(report.mistake == "weighs-nothing", "\(report)")
  }

  @Test("are what a program of statements is run with")
  func rehearsal() async throws {
    let exercise = try exercise()
    let text = """
      import Post
      import Rows
      let table = Table()
      table.add(Parcel(grams: 7, to: "Ulm"))
      print(table.rows, total(of: [Letter(.registered)]))
      """
    let submission = try Submission.solution(of: exercise)
    let outcome = try await TestMachine.withPermit {
      try await Grader(for: exercise, in: TestMachine.machine())
        .rehearse(submission, with: SourceFile(Exercise.playFileName, text))
    }
    guard case .ran(let performance) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(performance.output == "[\"7 g to Ulm\"] 4\n")
    #expect(
      Rehearsal.startingText(for: exercise).contains("\nimport Post\nimport Rows\n"))
  }

  @Test("that do not compile are nobody's fault who hands in, and named")
  func broken() async throws {
    try edit("Modules/Rows/Rows.swift", "import MiniCocoa", "import MiniCocoa\nlet x: Int = \"\"")
    let report = try await report(on: exercise().solution())
    #expect(report.status == .errored)
    #expect(
      report.message?.contains(
        "the module Rows that is given with PostRows does not compile, which is no fault") == true,
      "\(report.message ?? "")")
    let error = await #expect(throws: GradingError.self) {
      try await Grader(for: exercise(), in: TestMachine.machine()).prepare()
    }
    guard case .moduleDoesNotCompile("Rows", exercise: "PostRows", let output) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(output.contains("Modules/Rows/Rows.swift:2:14: error: "), "\(output)")
  }

  @Test("that are changed have everything judged anew")
  func changed() async throws {
    let solution = try exercise().solution()
    let before = try exercise().identity()
    let first = try await report(on: solution, reusing: true)
    try edit("Modules/Rows/Rows.swift", "\"–\"", "\"-\"")
    let second = try await report(on: solution, reusing: true)
    #expect(first.status == .passed)
    #expect(second.status == .failed)
    #expect(try exercise().identity() != before)
    // The same holds for a module that depends on a changed one.
    try edit("Modules/Rows/Rows.swift", "\"-\"", "\"–\"")
    try edit("Modules/Post/Post.swift", "self.grams = grams", "self.grams = grams + 1")
    #expect(try await report(on: solution, reusing: true).status == .failed)
  }

  @Test("that remember something get a process for each check")
  func state() async throws {
    try edit(
      "Modules/Rows/Rows.swift", "things.append(thing)",
      "Memory.seen += 1; if Memory.seen < 4 { things.append(thing) }")
    try edit(
      "Modules/Rows/Rows.swift", "/// Shows things",
      "@MainActor enum Memory { nonisolated(unsafe) static var seen = 0 }\n\n/// Shows things")
    // Two checks, each of which fills a table of three.
    try edit(
      "Hidden/PostRowsSuite.swift", "  @Test func lettersHaveAPrice() {\n",
      """
        @Test func lettersHaveAPrice() {
          let table = Table()
          for _ in 0..<3 { table.add(Postcard()) }
          #expect(table.rows.count == 3, "Somebody was here before.")

      """)
    let report = try await report(on: exercise().solution())
    #expect(report.status == .passed, "\(report)")
  }

  @Test("are left out of what is handed in with copies of them")
  func copies() async throws {
    let place = try TestMachine.emptyFolder("submission")
    let exercise = try exercise()
    for file in try exercise.solution() {
      try file.content.write(to: place.appending(path: file.name))
    }
    try FileManager.default.copyItem(
      at: folder.appending(path: "Modules"), to: place.appending(path: "Modules"))
    let receiver = try Grader(for: exercise, in: TestMachine.machine()).receiver
    #expect(try receiver.nature(of: place) == .submission)
    guard case .accepted(let submission) = try receiver.receive(place, name: "ada") else {
      Issue.record("refused")
      return
    }
    #expect(submission.files.map(\.name) == ["Pricing.swift", "Showing.swift"])
    #expect(submission.ignored == ["Modules/"])
  }

  @Test("abbreviated in symbols are shown as well")
  func spelling() {
    #expect(ModuleSpelling(of: "Rows").patterns == ["4Rows", "0?0"])
    #expect(
      Set(ModuleSpelling(of: "ContactRows").patterns)
        == ["11ContactRows", "0?4Rows", "07Contact?0", "0??0"])
    #expect(ModuleSpelling(of: "UIKit2Go").patterns.contains("05UIKit?0") == false)
  }
}
