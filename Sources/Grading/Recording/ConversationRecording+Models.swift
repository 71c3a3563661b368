import CourseModel
import Foundation

/// What a picture of a failed check is made of: what was said, and what is said in right answers.
package struct RecordedCheck: Sendable {
  /// With the learner's files.
  package let actual: RecordedRun
  /// With the solution.
  package let model: RecordedRun
  /// With the exercise's variants, in their order.
  package let variants: [RecordedRun]
}

extension ConversationRecording {
  /// A check with these files beside the same with the solution and the variants, whose runs are kept;
  /// nil where one of the first two cannot be recorded.
  package func recordedCheck(
    _ check: Check, with files: [SourceFile]
  ) throws(GradingError) -> RecordedCheck? {
    guard let model = try keptRun(of: check, with: try ofCourse(exercise.solution)),
      case .recorded(let actual) = try outcome(of: check, with: files)
    else { return nil }
    var variants: [RecordedRun] = []
    for variant in try ofCourse(exercise.variants) {
      if let run = try keptRun(of: check, with: variant.files) { variants.append(run) }
    }
    return RecordedCheck(actual: actual, model: model, variants: variants)
  }

  private static let kind = "conversations"

  /// The run of a right answer, from the cache if it is there; nil if it cannot be recorded.
  private func keptRun(
    of check: Check, with files: [SourceFile]
  ) throws(GradingError) -> RecordedRun? {
    var digest = Digest()
    digest.add(identity)
    digest.add(exercise.name)
    digest.add(try ofCourse(exercise.suite))
    digest.add(check.id)
    digest.add(files)
    let key = digest.finish()
    if let data = cache.data(Self.kind, key),
      let run = try? JSONDecoder().decode(RecordedRun.self, from: data)
    {
      return run
    }
    guard case .recorded(let run) = try outcome(of: check, with: files) else { return nil }
    if let data = try? JSONEncoder().encode(run) { cache.keep(data, Self.kind, key) }
    return run
  }
}
