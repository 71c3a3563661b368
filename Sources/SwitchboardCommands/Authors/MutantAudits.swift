import ArgumentParser
import Authoring
import CourseModel
import Grading
import Messages
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
        screen.progress(
          Message(
            """
            mutants of \(exercise.name, "exercise"): graded \(graded, "graded") of \(count, "count")
            """))
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
      // Translators: The reason is the grader's words.
      screen.complain(Message("some mutants could not be judged: \(unjudged[0], "reason")"))
      throw ExitCode.cannotJudge
    }
    let survivors = outcomes.reduce(0) { $0 + $1.survivors.count }
    let findings = outcomes.reduce(0) { $0 + $1.findings.count }
    guard survivors + findings > 0 else { return }
    if survivors > 0 {
      screen.complain(
        Message(
          one: "{count} mutant passes in lines that learners write",
          other: "{count} mutants pass in lines that learners write", count: survivors))
      screen.next(
        Message("write a check and a mistake for each, or list it in mutants.json with a reason"))
    }
    if findings > 0 { screen.complain(.notSo(findings)) }
    throw ExitCode.notPassed
  }
}

extension Message {
  /// How much was found that is not as it should be.
  static func notSo(_ count: Int) -> Message {
    Message(one: "{count} finding", other: "{count} findings", count: count)
  }
}
