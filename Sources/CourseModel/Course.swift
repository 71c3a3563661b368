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

  /// A fact that a topic must teach or exercise.
  package struct Fact: Sendable, Equatable {
    /// The number that lessons and exercises refer to, such as `S001-16`.
    package let number: String
    /// The fact, in a sentence or two.
    package let text: String
  }

  private struct FactFile: Decodable {
    let facts: [String: String]
  }

  /// The facts of a topic, from `Lessons/TOPIC/facts.json`, sorted by number; empty without it.
  package func facts(of topic: Topic) throws(CourseError) -> [Fact] {
    let url = folder.appending(path: "Lessons/\(topic.name)/facts.json")
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try DataFile(at: url).json(FactFile.self).facts
      .map { Fact(number: $0.key, text: $0.value) }
      .sorted { $0.number.compare($1.number, options: .numeric) == .orderedAscending }
  }
}
