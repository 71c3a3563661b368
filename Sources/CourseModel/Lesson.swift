import Foundation

/// One Markdown page of a topic.
package struct Lesson: Sendable, Equatable {
  /// The name of the file without number and extension, such as `asking-without-knowing`.
  package let name: String
  /// The name of its topic in course.json.
  package let topic: String
  /// The number at the start of its file name: its position in the topic.
  package let order: Int
  package let title: String
  /// The names of the exercises that it leads to.
  package let exercises: [String]
  /// Numbers of the facts that it teaches, by their heading without markup.
  package let facts: [String: [String]]
  /// The Markdown file.
  package let file: URL
  /// The page as Markdown, without its front matter.
  package let body: String
}
