import Foundation

extension Course {
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
