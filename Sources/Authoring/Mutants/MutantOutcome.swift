import CourseModel
import Messages

/// The result of testing a suite with mutants.
package struct MutantOutcome: Sendable {
  /// The numbers of mutants by result.
  package struct Tally: Sendable, Equatable {
    /// Mutants that fail at least one check.
    package var failing = 0
    /// Mutants that pass and are not listed in mutants.json.
    package var passing = 0
    /// Mutants that pass and are listed, because they behave like the solution.
    package var harmless = 0
    /// Failing mutants that get a known mistake's message.
    package var recognised = 0
    /// Programs that don't compile or are refused, and so don't count as mutants.
    package var refused = 0
    /// Failing mutants that reached a time limit, which takes long.
    package var hanging = 0

    /// The number of mutants that compile and are not listed as harmless.
    package var count: Int { failing + passing }
  }

  /// The exercise's name.
  package let exercise: String
  /// The number of lines in the solution that learners write.
  package let lineCount: Int
  /// The results in lines that learners write.
  package private(set) var learners = Tally()
  /// The results in given code.
  package private(set) var given = Tally()
  /// Passing mutants in lines that learners write.
  package private(set) var survivors: [Mutant] = []
  /// Passing mutants in given code.
  package private(set) var givenSurvivors: [Mutant] = []
  /// The reasons why some could not be judged.
  package private(set) var unjudged: [Message] = []
  /// Missing or stale entries, in sentences for the author.
  package private(set) var findings: [Message] = []

  init(
    of exercise: Exercise, _ verdicts: [MutantVerdict], harmless: [HarmlessMutant],
    lineCount: Int, isWhole: Bool
  ) {
    self.exercise = exercise.name
    self.lineCount = lineCount
    var found: Set<HarmlessMutant.Step> = []
    let listed = Set(harmless.map(\.step))
    for verdict in verdicts {
      let key = verdict.mutant.step.listed
      if verdict.report.passed, listed.contains(key) { found.insert(key) }
      note(verdict, isHarmless: listed.contains(key))
    }
    guard isWhole else { return }
    // Translators: The place is a declaration; before and after are code.
    findings += harmless.map(\.step).filter { !found.contains($0) }
      .map {
        Message(
          """
          mutants.json lists '\($0.before, "before")' -> '\($0.after, "after")' in \
          \($0.place, "place"), but no such mutant passes any more: remove it
          """)
      }
    findings += missedGoals
  }

  private mutating func note(_ verdict: MutantVerdict, isHarmless: Bool) {
    let isOfLearners = verdict.mutant.isOfLearners
    func count(_ number: WritableKeyPath<Tally, Int>) {
      if isOfLearners { learners[keyPath: number] += 1 } else { given[keyPath: number] += 1 }
    }
    switch verdict.report.status {
    case .doesNotCompile, .rejected: count(\.refused)
    case .errored, .missing:
      unjudged.append(
        verdict.report.message ?? Message("a mutant could not be judged"))
    case .failed:
      count(\.failing)
      if verdict.report.mistake != nil { count(\.recognised) }
      if verdict.report.checks.contains(where: { $0.status == .timedOut }) { count(\.hanging) }
    case .passed where isHarmless: count(\.harmless)
    case .passed:
      count(\.passing)
      if isOfLearners {
        survivors.append(verdict.mutant)
      } else {
        givenSurvivors.append(verdict.mutant)
      }
    }
  }

  private var missedGoals: [Message] {
    var goals: [Message] = []
    let least = MutantAudit.mutantsPerLine * lineCount
    if learners.count < least {
      goals.append(
        // Translators: The lines are those that learners write; least is what would be enough.
        Message(
          """
          \(learners.count, "mutants") mutants are too few for \(lineCount, "lines") lines to \
          write: \(MutantAudit.mutantsPerLine, "perLine") for each line make \(least, "least")
          """))
    }
    let percent = MutantAudit.percentToFail
    if learners.failing * 100 < learners.count * percent {
      let enough = (learners.count * percent + 99) / 100
      goals.append(
        // Translators: Least is what would be enough, in percent and as a number.
        Message(
          """
          \(learners.failing, "failing") of \(learners.count, "mutants") mutants in lines to \
          write fail; \(percent, "percent") % would be \(enough, "least")
          """))
    }
    return goals
  }
}
