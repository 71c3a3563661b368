import CourseModel
import Foundation

/// One thing that was handed in, to be graded in a batch.
package enum HandIn: Sendable {
  /// By where it is: a folder, an archive, a repository.
  ///
  /// - asOne: Whether it is one submission whatever it looks like.
  /// - delivery: Whose it is, if somebody knows.
  case path(URL, name: String, asOne: Bool = false, delivery: Delivery? = nil)
  /// Out of a class that a platform has exported.
  case entry(ClassEntry)
  /// By its content.
  case submission(Submission)
  /// What cannot be a submission: why, in a sentence for its report.
  case refused(name: String, reason: String)

  /// What it is called in reports.
  package var name: String {
    switch self {
    case .path(_, let name, _, _), .refused(let name, _): name
    case .entry(let entry): entry.name
    case .submission(let submission): submission.name
    }
  }

  /// Whose it is, and when it was handed in, as far as a platform says so.
  package var delivery: Delivery? {
    switch self {
    case .path(_, _, _, let delivery): delivery
    case .entry(let entry): entry.delivery
    case .submission, .refused: nil
    }
  }

  /// The same, called otherwise.
  func named(_ name: String) -> HandIn {
    switch self {
    case .path(let url, _, let isOne, let delivery):
      .path(url, name: name, asOne: isOne, delivery: delivery)
    case .refused(_, let reason): .refused(name: name, reason: reason)
    case .entry(let entry): .entry(entry.named(name))
    case .submission: self
    }
  }

  /// The same, of which more is known.
  func delivered(as delivery: Delivery) -> HandIn {
    switch self {
    case .path(let url, let name, let isOne, _):
      .path(url, name: name, asOne: isOne, delivery: delivery)
    case .entry(let entry): .entry(entry.delivered(as: delivery))
    case .submission, .refused: self
    }
  }
}
