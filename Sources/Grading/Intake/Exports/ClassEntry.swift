import CourseModel
import Foundation

/// What one student, or one group, has handed in at one attempt, as it was found in a class.
package struct ClassEntry: Sendable {
  enum Content: Sendable {
    /// Files; and what was typed into a page of the platform's, HTML.
    case files(FileTree, typed: [FileTree.Entry])
    /// Nothing that can be looked into: why, in a sentence.
    case unreadable(String)
    /// The machine cannot read it.
    case failed(GradingError)
  }

  /// What it is called in reports, and what the platform says of it.
  package let name: String
  /// Whose it is, and when it was handed in.
  package let delivery: Delivery
  let content: Content

  /// The same with another name.
  func named(_ name: String) -> ClassEntry {
    ClassEntry(name: name, delivery: delivery, content: content)
  }

  /// The same, of which more is known.
  func delivered(as delivery: Delivery) -> ClassEntry {
    ClassEntry(name: name, delivery: delivery, content: content)
  }
}
