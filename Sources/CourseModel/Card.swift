import Foundation

/// A topic on one page, for what one pins beside the screen.
package struct Card: Sendable {
  /// What a card's file is called, in its topic's folder.
  package static let fileName = "card.md"

  /// The topic that it is of.
  package let topic: Course.Topic
  /// The page's file.
  package let file: URL
  /// The page, Markdown.
  package let body: String
}

extension Course {
  /// The card of a topic, from `Lessons/TOPIC/card.md`; nil if it has none.
  package func card(of topic: Topic) throws(CourseError) -> Card? {
    let file = cardFile(of: topic)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return Card(topic: topic, file: file, body: String(try readText(file).trimmed))
  }

  /// The topic whose card is in this file; nil if that is no card of this course.
  package func topic(ofCard file: URL) -> Topic? {
    let path = file.resolvingSymlinksInPath().path
    return topics.first { cardFile(of: $0).resolvingSymlinksInPath().path == path }
  }

  /// Whether a topic has a card; nothing of it is read.
  package func hasCard(_ topic: Topic) -> Bool {
    FileManager.default.fileExists(atPath: cardFile(of: topic).path)
  }

  private func cardFile(of topic: Topic) -> URL {
    folder.appending(path: "Lessons/\(topic.name)/\(Card.fileName)")
  }
}
