import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import Grading

/// The course's own right answers, as if its suites saw all of them. Only the first exercise of
/// each topic, because a suite must be compiled against each answer.
@Suite("A guarded suite")
struct SuiteGuardProof {
  private static let exercises: [Exercise] = {
    let all = try? Course(at: TestMachine.checkout).exercises().filter(\.givenModules.isEmpty)
    let topics = Dictionary(grouping: all ?? [], by: \.topic).values
    return topics.compactMap(\.first).sorted { $0.name < $1.name }
  }()

  @Test("has exercises to try")
  func some() { #expect(Self.exercises.count >= 5) }

  @Test("takes every right answer", arguments: exercises)
  func takes(_ exercise: Exercise) async throws {
    let support = try TestMachine.machine().support()
    let module = exercise.name
    let suite = try exercise.suite().map { Self.seeingAll($0, of: module) }
    func compile(beside files: [SourceFile]) async throws -> GuardedTrial.Compiled {
      try await GuardedTrial.compile(
        suite, beside: files, as: module,
        searching: [support.modules, support.modulesForSuites])
    }
    let solution = try exercise.solution()
    let known = try await compile(beside: solution)
    let shield = SuiteGuard(
      module: module, reference: Shadowing(trusted: solution), declared: known.declared,
      asked: known.asked, names: SuiteNames(trusted: suite))

    for variant in try exercise.variants() {
      let made = try await compile(beside: variant.files)
      let candidate = SuiteGuard.Candidate(
        shadowing: Shadowing(trusted: variant.files), declared: made.declared, asked: made.asked,
        files: variant.files)
      #expect(shield.refusals(of: candidate) == [], "\(variant.name)")
    }
  }

  /// Returns the file with `@testable import` in place of imports of single declarations.
  private static func seeingAll(_ file: SourceFile, of module: String) -> SourceFile {
    var lines = String(decoding: file.content, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() {
      let words = line.split(separator: " ")
      guard words.first == "import", words.last?.hasPrefix(module) == true,
        words.count == 3 || words.last.map(String.init) == module
      else { continue }
      lines[index] = "@testable import \(module)"
    }
    return SourceFile(file.name, lines.joined(separator: "\n"))
  }
}
