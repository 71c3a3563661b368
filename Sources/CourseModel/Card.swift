import Foundation

/// A one-page summary of a topic, to pin beside the screen.
package struct Card: Sendable {
  /// The name of a card's file in its topic's folder.
  package static let fileName = "card.md"

  package let topic: Course.Topic
  package let file: URL
  /// The content as Markdown.
  package let body: String
}

extension Course {
  /// Returns the card of a topic, from `Lessons/TOPIC/card.md`, or nil if it has none.
  package func card(of topic: Topic) throws(CourseError) -> Card? {
    let file = cardFile(of: topic)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return Card(topic: topic, file: file, body: String(try readText(file).trimmed))
  }

  /// Returns the topic whose card is this file, or nil if it is not a card of this course.
  package func topic(ofCard file: URL) -> Topic? {
    let path = file.resolvingSymlinksInPath().path
    return topics.first { cardFile(of: $0).resolvingSymlinksInPath().path == path }
  }

  /// Whether a topic has a card; reads nothing.
  package func hasCard(_ topic: Topic) -> Bool {
    FileManager.default.fileExists(atPath: cardFile(of: topic).path)
  }

  private func cardFile(of topic: Topic) -> URL {
    folder.appending(path: "Lessons/\(topic.name)/\(Card.fileName)")
  }
}
