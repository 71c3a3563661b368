import Foundation

/// A folder with Lessons and Exercises.
package struct Course: Sendable {
  /// A group of lessons and exercises about one mechanism.
  package struct Topic: Codable, Sendable, Equatable {
    /// Its folder's name in Lessons.
    package let name: String
    /// What people call it.
    package let title: String
    /// One line for lists.
    package let summary: String?
    /// The exercises that whoever knows the topic already passes to skip the others; nil: its last two.
    package let testOut: [String]?
  }

  /// Holds Lessons and Exercises.
  package let folder: URL
  /// What a workspace remembers it by.
  package let name: String
  /// What people call it.
  package let title: String
  /// In the order in which learners meet them.
  package let topics: [Topic]
  /// Ways through it.
  package let paths: [StudyPath]
  /// What the submissions of all its exercises may do beyond the strict default.
  package let admission: Admission

  /// The folder of the exercise of this name, whether there is one or not.
  package func folder(ofExercise name: String) -> URL {
    folder.appending(path: "Exercises").appending(path: name)
  }
}
