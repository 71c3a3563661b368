import Foundation

/// A folder with Lessons and Exercises.
package struct Course: Sendable {
  /// A group of lessons and exercises about one mechanism.
  package struct Topic: Codable, Sendable, Equatable {
    /// The name of its folder in Lessons.
    package let name: String
    package let title: String
    /// One line for lists.
    package let summary: String?
    /// The exercises that let a learner who knows the topic skip the others; nil for its last two.
    package let testOut: [String]?
  }

  /// The folder that contains Lessons and Exercises.
  package let folder: URL
  /// The identifier that a workspace stores.
  package let name: String
  package let title: String
  /// The topics in the order in which learners meet them.
  package let topics: [Topic]
  package let paths: [StudyPath]
  /// The permissions of all its submissions beyond the strict default.
  let admission: Admission

  /// The folder of the exercise with this name, even if it does not exist.
  package func folder(ofExercise name: String) -> URL {
    folder.appending(path: "Exercises").appending(path: name)
  }
}
