import Authoring
import CourseModel
import Grading
import Terminal

/// Runs `audit --mutants`.
struct MutantAudits {
  let exercises: [Exercise]
  let screen: Screen
  let machine: Machine
  let jobs: Int
  let seed: UInt64
  /// The number of mutants to try for each exercise; nil for all.
  let sample: Int?

  /// Audits one exercise after the other, and shows each result at once.
  func run() async throws {
    var outcomes: [MutantOutcome] = []
    for exercise in exercises {
      let outcome = try await MutantAudit(
        of: exercise, in: machine, jobs: jobs, seed: seed, sample: sample
      ).outcome { graded, count in
        screen.progress(.gradingMutants(of: exercise.name, graded, of: count))
      }
      screen.endProgress()
      screen.show(MutantPage(outcome).lines(in: screen.output))
      outcomes.append(outcome)
    }
    screen.show([Line()] + MutantPage.table(outcomes, in: screen.table))
    try conclude(outcomes)
  }

  private func conclude(_ outcomes: [MutantOutcome]) throws {
    let unjudged = Set(outcomes.flatMap(\.unjudged).map(screen.errorOutput.text)).sorted()
    guard unjudged.isEmpty else {
      screen.complain(.mutantsNotJudged(unjudged[0]))
      throw Failure.cannotJudge
    }
    let survivors = outcomes.reduce(0) { $0 + $1.survivors.count }
    let findings = outcomes.reduce(0) { $0 + $1.findings.count }
    guard survivors + findings > 0 else { return }
    if survivors > 0 {
      screen.complain(.mutantsPass(survivors))
      screen.next(.checkForEachMutant)
    }
    if findings > 0 { screen.complain(.notSo(findings)) }
    throw Failure.notPassed
  }
}
