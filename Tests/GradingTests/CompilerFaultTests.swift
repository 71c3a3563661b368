@testable import CourseModel
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

/// Real compilers that fail for one submission of a batch and not for the others.
@Suite("A compiler that breaks")
struct CompilerFaultTests {
  /// Returns the reports on three submissions, of which the second has this fault.
  private func reports(
    of exercise: Exercise, fault: String, inheriting superclass: String? = nil,
    declaring more: String = ""
  ) async throws -> [Report] {
    let declaration = superclass.map { "open class \($0): ViewController {}\n" } ?? ""
    let file = SourceFile(
      "Fault.swift",
      "import MiniCocoa\n// fault: \(fault)\n// \(UUID().uuidString)\n\(declaration)\(more)\n")
    let two = try Submission.solution(of: exercise, named: "two")
    let heirs = two.files.map { file in
      let text = String(decoding: file.content, as: UTF8.self)
      return SourceFile(
        file.name,
        text.replacing(": ViewController {", with: ": \(superclass ?? "ViewController") {"))
    }
    let items: [HandIn] = [
      .submission(try .solution(of: exercise, named: "one")),
      .submission(Submission(name: "two", files: heirs + [file])),
      .submission(try .solution(of: exercise, named: "three")),
    ]
    return try await TestMachine.withPermit {
      let machine = try FaultyToolchain.shared.get().machine()
      let grader = try Grader(for: exercise, in: machine)
      return try await Batch(grader: grader, jobs: 2, reusingReports: true).grade(items)
    }
  }

  /// A fault of the machine, and words of the report's message.
  typealias Fault = (name: String, words: String)

  private static let faults = Sample(
    1,
    of: [
      ("killed", "compiling the submission failed"),
      ("silent", "the compiler ended without a word"),
      ("noThreads", "Resource temporarily unavailable"),
      ("noSpace", "the disk is full; free some space, or name another place in TMPDIR"),
      ("linkerGone", "compiling the submission failed"),
    ] as [Fault])

  @Test("through the machine's fault costs nobody anything, and says why", arguments: faults.few)
  func machine(_ fault: Fault) async throws { try await verify(fault) }

  @Suite("in every way")
  struct Proof {
    @Test(
      "through the machine's fault costs nobody anything, and says why", arguments: faults.others)
    func machine(_ fault: Fault) async throws { try await CompilerFaultTests().verify(fault) }

    @Test("for the solution, too, judges nobody", arguments: ["crashes", "noModule"])
    func solution(_ fault: String) async throws {
      let folder = try TestMachine.copy(of: "FlipSide")
      try Data("import MiniCocoa\n// fault: \(fault)\n".utf8)
        .write(to: folder.appending(path: "Solution/Fault.swift"))

      let reports = try await CompilerFaultTests().reports(of: Exercise(at: folder), fault: fault)

      #expect(reports.map(\.status) == [.errored, .errored, .errored])
    }

    @Test("at a check that the compiler answers is no failed check")
    func alone() async throws {
      // Code that mentions the other side must be tried.
      let reports = try await CompilerFaultTests().reports(
        of: TestMachine.exercise("ColorPicker"), fault: "silentWhenAlone",
        declaring: "func know(_ settings: SettingsController) {}")

      #expect(reports.map(\.status) == [.passed, .errored, .passed])
      #expect(reports[1].message?.contains("the compiler ended without a word") == true)
    }
  }

  private func verify(_ fault: Fault) async throws {
    let reports = try await reports(of: TestMachine.exercise("FlipSide"), fault: fault.name)

    #expect(reports.map(\.status) == [.passed, .errored, .passed])
    #expect(reports[1].message?.contains(fault.words) == true, "\(reports[1].message ?? "")")
    #expect(reports[1].checks.allSatisfy { $0.status == .notRun })
  }

  @Test("once does not count: the submission is compiled again")
  func once() async throws {
    let reports = try await reports(of: TestMachine.exercise("FlipSide"), fault: "crashesOnce")

    #expect(reports.map(\.status) == [.passed, .passed, .passed])
  }

  @Test("whenever it compiles this and compiles the solution is the submission's")
  func submission() async throws {
    let reports = try await reports(of: TestMachine.exercise("FlipSide"), fault: "crashes")

    #expect(reports.map(\.status) == [.passed, .doesNotCompile, .passed])
    #expect(reports[1].message?.hasPrefix("The compiler itself broke down.") == true)
  }

  @Test("at the suite is no wrong interface")
  func suite() async throws {
    let reports = try await reports(
      of: TestMachine.exercise("FlipSide"), fault: "none", inheriting: "SuiteFault")

    #expect(reports.map(\.status) == [.passed, .errored, .passed])
    #expect(reports[1].message?.hasPrefix("compiling the suite failed") == true)
  }

  @Test("at the suite beside one submission alone is that submission's")
  func suiteCrash() async throws {
    let reports = try await reports(
      of: TestMachine.exercise("FlipSide"), fault: "none", inheriting: "SuiteCrash")

    #expect(reports.map(\.status) == [.passed, .doesNotCompile, .passed])
    #expect(reports[1].message?.contains("the compiler itself breaks down") == true)
    #expect(reports[1].message?.contains("Suite") == false)
  }

  @Test("is tried again the next time")
  func nextTime() async throws {
    let exercise = try TestMachine.exercise("FlipSide")
    let file = SourceFile("Fault.swift", "// fault: killed\n// \(UUID().uuidString)\n")
    let item = HandIn.submission(try .solution(of: exercise, with: [file]))
    let healthy = Mended(exercise: exercise, item: item)

    #expect(try await healthy.status(in: FaultyToolchain.shared.get().machine()) == .errored)
    #expect(try await healthy.status(in: TestMachine.machine()) == .passed)
  }

  private struct Mended {
    let exercise: Exercise
    let item: HandIn

    func status(in machine: Machine) async throws -> ReportStatus? {
      try await TestMachine.withPermit {
        let grader = try Grader(for: exercise, in: machine)
        return try await Batch(grader: grader, jobs: 1, reusingReports: true).grade([item])
          .first?.status
      }
    }
  }
}
