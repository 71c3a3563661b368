import CourseModel
import Grading

/// Reads submissions again after they were judged, so that a class is never in memory as a whole.
struct SubmissionSources: Sendable {
  let receiver: SubmissionReceiver

  /// The files that were judged; nil if there were none. Blocks while they are unpacked.
  func files(of item: HandIn) -> [SourceFile]? {
    switch item {
    case .submission(let submission): return submission.files
    case .refused: return nil
    case .entry(let entry):
      guard case .accepted(let submission) = try? receiver.receive(entry) else { return nil }
      return submission.files
    case .path(let url, let name, let isOne, _):
      guard case .accepted(let submission) = try? receiver.receive(url, name: name, asOne: isOne)
      else { return nil }
      return submission.files
    }
  }
}
