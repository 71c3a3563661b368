import Foundation

/// One thing that was handed in, to be graded in a batch.
package enum HandIn: Sendable {
  /// By where it is: a folder, an archive, a repository.
  ///
  /// - asOne: Whether it is one submission whatever it looks like.
  case path(URL, name: String, asOne: Bool = false)
  /// By its content.
  case submission(Submission)
  /// What cannot be a submission: why, in a sentence for its report.
  case refused(name: String, reason: String)

  /// What it is called in reports.
  package var name: String {
    switch self {
    case .path(_, let name, _), .refused(let name, _): name
    case .submission(let submission): submission.name
    }
  }
}
