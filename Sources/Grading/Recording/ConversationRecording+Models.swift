import CourseModel
import Foundation

/// The recordings for a picture of a failed check: the learner's and those of right answers.
package struct RecordedCheck: Sendable {
  /// The recording of the learner's files.
  package let actual: RecordedRun
  /// The recording of the solution.
  package let model: RecordedRun
  /// The recordings of the exercise's variants, in their order.
  package let variants: [RecordedRun]
  /// The recording of the solution up to the check's TODO, if the exercise has it.
  package let step: RecordedRun?
}

extension ConversationRecording {
  /// The recordings of a check with this program and right answers. Those of right answers are
  /// cached. A failure if the program or the solution cannot be recorded.
  package func recordedCheck(
    _ check: Check, with build: RecordedBuild
  ) throws(GradingError) -> Result<RecordedCheck, NoConversation> {
    guard check.kind == .test else { return .failure(.notRecorded(.runsNothing)) }
    guard case .ready = build else { return .failure(.notRecorded(.program)) }
    guard let model = try keptRuns(of: [check], with: try ofCourse(exercise.solution)).first else {
      return .failure(.notRecorded(.model))
    }
    guard case .recorded(let actual) = try outcome(of: check, with: build) else {
      return .failure(.notRecorded(.endedEarly))
    }
    return .success(
      RecordedCheck(
        actual: actual, model: model, variants: try variants(of: check), step: try step(of: check)))
  }

  /// The cached recordings of right answers to a check: the solution's first, then the variants'.
  /// Empty if the solution cannot be recorded.
  package func models(of check: Check) throws(GradingError) -> [RecordedRun] {
    guard let model = try model(of: check) else { return [] }
    return [model] + (try variants(of: check))
  }

  /// The cached recording of the solution in a check; nil if it cannot be recorded.
  package func model(of check: Check) throws(GradingError) -> RecordedRun? {
    try keptRuns(of: [check], with: try ofCourse(exercise.solution)).first
  }

  private func variants(of check: Check) throws(GradingError) -> [RecordedRun] {
    var runs: [RecordedRun] = []
    for variant in try ofCourse(exercise.variants) {
      runs += try keptRuns(of: [check], with: variant.files)
    }
    return runs
  }

  /// The cached recording of the solution up to the check's TODO; nil if the exercise has no such
  /// step.
  package func step(of check: Check) throws(GradingError) -> RecordedRun? {
    guard let files = try ofCourse(exercise.steps)[check.todo] else { return nil }
    return try keptRuns(of: [check], with: ofCourse(exercise.solution).overlaid(with: files)).first
  }

  /// Records right answers to all checks, unless they are cached, so that no learner waits for them
  /// later. This takes some seconds. A cancelled call keeps the recordings it has made.
  ///
  /// - Parameter first: The check whose models are needed first.
  package func prepareModels(beginningWith first: Check? = nil) throws(GradingError) {
    let solution = try ofCourse(exercise.solution)
    let programs = [solution] + (try ofCourse(exercise.variants)).map(\.files)
    let steps = try ofCourse(exercise.steps)
    let checks = exercise.checksByKind.tests
    for part in [checks.filter { $0.id == first?.id }, checks] where !part.isEmpty {
      for files in programs { _ = try keptRuns(of: part, with: files) }
      for (todo, files) in steps {
        _ = try keptRuns(of: part.filter { $0.todo == todo }, with: solution.overlaid(with: files))
      }
    }
  }

  private static let kind = "conversations"

  /// The recordings of a right answer, from the cache if possible. Leaves out checks that cannot be
  /// recorded.
  private func keptRuns(
    of checks: [Check], with files: [SourceFile]
  ) throws(GradingError) -> [RecordedRun] {
    let keys = try keys(of: checks, with: files)
    var kept = checks.map { check in keys[check.id].flatMap(keptRun) }
    let missing = checks.indices.filter { kept[$0] == nil }
    if !missing.isEmpty {
      let outcomes = try outcomes(of: missing.map { checks[$0] }, with: files) { check, outcome in
        if let key = keys[check.id], outcome.isLasting { keep(KeptRun(outcome), key) }
      }
      for (index, outcome) in zip(missing, outcomes) { kept[index] = KeptRun(outcome) }
    }
    return kept.compactMap { $0?.run }
  }

  /// The cached result of a recording. Without a run, recording is impossible and need not be tried
  /// again.
  private struct KeptRun: Codable {
    let run: RecordedRun?

    init(_ outcome: Outcome) {
      if case .recorded(let run) = outcome { self.run = run } else { run = nil }
    }
  }

  private func keptRun(_ key: String) -> KeptRun? {
    cache.data(Self.kind, key).flatMap { try? JSONDecoder().decode(KeptRun.self, from: $0) }
  }

  private func keep(_ run: KeptRun, _ key: String) {
    if let data = try? JSONEncoder().encode(run) { cache.keep(data, Self.kind, key) }
  }

  private func keys(
    of checks: [Check], with files: [SourceFile]
  ) throws(GradingError) -> [String: String] {
    let suite = try ofCourse(exercise.suite)
    return Dictionary(
      checks.map { check in
        var digest = Digest()
        digest.add(identity)
        digest.add(exercise.name)
        digest.add(suite)
        digest.add(check.id)
        digest.add(files)
        return (check.id, digest.finish())
      }, uniquingKeysWith: { first, _ in first })
  }
}

extension ConversationRecording.Outcome {
  /// Whether it would be the same again. A recording may also be cut short because the machine is
  /// busy.
  fileprivate var isLasting: Bool {
    switch self {
    case .recorded(let run): run.ending == .complete
    case .impossible(let reason): reason == ConversationRecording.notRun
    }
  }
}
