import CourseModel
import Foundation
import Messages

/// One item to grade in a batch.
package enum HandIn: Sendable {
  /// A path: a folder, an archive, a repository.
  ///
  /// - asOne: Whether it is one submission whatever it looks like.
  /// - delivery: Its students, if known.
  case path(URL, name: String, asOne: Bool = false, delivery: Delivery? = nil)
  /// An entry of a class that a platform exported.
  case entry(ClassEntry)
  /// A submission in memory.
  case submission(Submission)
  /// An item that cannot be a submission, with the reason as a sentence for its report.
  case refused(name: String, reason: Message)

  /// The name in reports.
  package var name: String {
    switch self {
    case .path(_, let name, _, _), .refused(let name, _): name
    case .entry(let entry): entry.name
    case .submission(let submission): submission.name
    }
  }

  /// Its students and the time it was handed in, as far as a platform tells.
  package var delivery: Delivery? {
    switch self {
    case .path(_, _, _, let delivery): delivery
    case .entry(let entry): entry.delivery
    case .submission, .refused: nil
    }
  }

  /// The item with another name.
  func named(_ name: String) -> HandIn {
    switch self {
    case .path(let url, _, let isOne, let delivery):
      .path(url, name: name, asOne: isOne, delivery: delivery)
    case .refused(_, let reason): .refused(name: name, reason: reason)
    case .entry(let entry): .entry(entry.named(name))
    case .submission: self
    }
  }

  /// The item with more details of its delivery.
  func delivered(as delivery: Delivery) -> HandIn {
    switch self {
    case .path(let url, let name, let isOne, _):
      .path(url, name: name, asOne: isOne, delivery: delivery)
    case .entry(let entry): .entry(entry.delivered(as: delivery))
    case .submission, .refused: self
    }
  }
}
