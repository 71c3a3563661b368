import CourseModel
import Foundation

/// Proves an exercise good: its stub, its solution, each of its mistakes and its variants do what
/// they should.
package struct Audit: Sendable {
  private let exercise: Exercise
  private let laboratory: Laboratory
  private let jobs: Int

  package init(of exercise: Exercise, in laboratory: Laboratory, jobs: Int) {
    self.exercise = exercise
    self.laboratory = laboratory
    self.jobs = jobs
  }

  /// What is not as it should be, in sentences for the author; empty when all is well.
  ///
  /// - Throws: what cannot be judged at all, such as a solution that does not compile.
  package func findings() async throws(GradingError) -> [String] {
    let grader = try Grader(for: exercise, in: laboratory)
    try await grader.prepare()
    let cases = try ofCourse(self.cases)
    let batch = try Batch(grader: grader, jobs: jobs, reusingReports: true)
    let reports = try await batch.grade(
      cases.map { .submission(Submission(name: $0.name, files: $0.files)) })
    var findings = try untestedNames()
    for (trial, report) in zip(cases, reports) { findings += trial.findings(report) }
    return try findings + twins() + wideImports()
  }

  /// One program and what must become of it.
  private struct Case {
    let name: String
    let files: [SourceFile]
    let findings: (Report) -> [String]
  }

  private func cases() throws(CourseError) -> [Case] {
    let solution = try exercise.solution()
    var cases = [
      Case(name: "stub", files: try exercise.stub(), findings: stubFindings),
      Case(name: "solution", files: solution, findings: solutionFindings),
    ]
    for mistake in try exercise.mistakes() {
      cases.append(
        Case(name: mistake.name, files: solution.overlaid(with: mistake.files)) { report in
          findings(of: mistake, report)
        })
    }
    return cases
  }

  // MARK: - What is expected

  private func stubFindings(_ report: Report) -> [String] {
    switch report.status {
    case .failed:
      guard let mistake = report.mistake else { return [] }
      return ["the stub is taken for the mistake '\(mistake)': it fails the same checks"]
    case .passed: return ["the stub passes: there is nothing to do"]
    default: return ["the stub is \(report.status.rawValue): \(reasons(report))"]
    }
  }

  private func solutionFindings(_ report: Report) -> [String] {
    report.passed ? [] : ["the solution is \(report.status.rawValue): \(reasons(report))"]
  }

  private func findings(of mistake: Exercise.Mistake, _ report: Report) -> [String] {
    let name = "the mistake '\(mistake.name)'"
    switch report.status {
    case .passed:
      return ["\(name) passes"]
    case .failed where report.mistake == mistake.name:
      return mistake.message.isEmpty ? ["\(name) has no message in message.md"] : []
    case .failed:
      let failed = report.checks.filter { $0.status == .failed }.map(\.id)
      let crashed = report.checks.filter { $0.status.endedProcess }.map(\.id)
      let taken = report.mistake.map { "is taken for '\($0)'" } ?? "is not recognised"
      return [
        "\(name) \(taken): it fails [\(failed.joined(separator: ", "))]"
          + (crashed.isEmpty ? "" : " and crashes [\(crashed.joined(separator: ", "))]")
          + ", message.md says [\(mistake.fails.sorted().joined(separator: ", "))]"
      ]
    default:
      return ["\(name) is \(report.status.rawValue): \(reasons(report))"]
    }
  }

  private func reasons(_ report: Report) -> String {
    let errors = report.diagnostics.filter { $0.severity == .error }
      .map { "\($0.file):\($0.line): \($0.message)" }
    let open = report.checks.filter { ![.passed, .notRun].contains($0.status) }
      .map { "\($0.id) \($0.status.rawValue)" }
    return ([report.message].compactMap { $0 } + errors + open).joined(separator: "; ")
  }

  /// Mistakes that the grader could not tell apart.
  private func twins() throws(GradingError) -> [String] {
    let mistakes = try ofCourse(exercise.mistakes)
    var findings: [String] = []
    for (index, one) in mistakes.enumerated() {
      for other in mistakes[(index + 1)...]
      where one.fails == other.fails && one.crashes == other.crashes {
        findings.append(
          "the mistakes '\(one.name)' and '\(other.name)' name the same checks: "
            + "merge them, or find a check that tells them apart")
      }
    }
    return findings
  }

  /// Tests of the suite that exercise.json does not list, and so never run.
  private func untestedNames() throws(GradingError) -> [String] {
    let suite = try ofCourse(exercise.suite)
    let listed = Set(exercise.checks.map(\.id))
    let pattern = /@Test\b.*?\bfunc\s+(\w+)/.dotMatchesNewlines()
    return suite.flatMap { file in
      String(decoding: file.content, as: UTF8.self).matches(of: pattern).compactMap { match in
        let name = String(match.output.1)
        return listed.contains(name)
          ? nil : "the test '\(name)' in \(file.name) is no check of exercise.json and never runs"
      }
    }
  }

  /// Imports of the whole module that learners write, which would let what they declare there stand
  /// in for what the suite means.
  private func wideImports() throws(GradingError) -> [String] {
    let suite = try ofCourse(exercise.suite)
    let name = exercise.name
    return suite.flatMap { file in
      String(decoding: file.content, as: UTF8.self)
        .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .enumerated()
        .filter { _, line in line.firstMatch(of: /^\s*(?:@\w+\s+)*import\s+(\w+)/)?.1 == name[...] }
        .map { index, _ in
          "\(file.name):\(index + 1): imports all of \(name): import what it needs one by one, "
            + "as in 'import class \(name).NAME', so that nothing else of a learner's is in sight"
        }
    }
  }
}
