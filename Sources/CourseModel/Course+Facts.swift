import Foundation

extension Course {
  /// Something that a topic has to teach or exercise.
  package struct Fact: Sendable, Equatable {
    /// What lessons and exercises name it by, such as `S001-16`.
    package let number: String
    /// What is the case, in a sentence or two.
    package let text: String
  }

  private struct FactFile: Decodable {
    let facts: [String: String]
  }

  /// The facts of a topic, from `Lessons/TOPIC/facts.json`, by number; none if there is no such
  /// file.
  package func facts(of topic: Topic) throws(CourseError) -> [Fact] {
    let url = folder.appending(path: "Lessons/\(topic.name)/facts.json")
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try DataFile(at: url).json(FactFile.self).facts
      .map { Fact(number: $0.key, text: $0.value) }
      .sorted { $0.number.compare($1.number, options: .numeric) == .orderedAscending }
  }
}
