import CourseModel
import Foundation
import Messages

/// One attempt of one student or group, as found in a class.
package struct ClassEntry: Sendable {
  enum Content: Sendable {
    /// The files, and the HTML of a text typed on the platform.
    case files(FileTree, typed: [FileTree.Entry])
    /// Unreadable content, with the reason as a sentence.
    case unreadable(Message)
    /// The machine cannot read it.
    case failed(GradingError)
  }

  /// The name in reports.
  let name: String
  /// The students, and the time of the submission.
  let delivery: Delivery
  let content: Content

  func named(_ name: String) -> ClassEntry {
    ClassEntry(name: name, delivery: delivery, content: content)
  }

  /// The entry with more details of its delivery.
  func delivered(as delivery: Delivery) -> ClassEntry {
    ClassEntry(name: name, delivery: delivery, content: content)
  }
}
