import Foundation

/// One Markdown page of a topic.
package struct Lesson: Sendable, Equatable {
  /// The file's name without its number and extension, such as `asking-without-knowing`.
  package let name: String
  /// The name of its topic in course.json.
  package let topic: String
  /// The number that its file's name starts with: its place in the topic.
  package let order: Int
  /// What people call it.
  package let title: String
  /// The exercises it leads to, by name.
  package let exercises: [String]
  /// Numbers of the facts that it teaches, by the heading under which it does, without markup.
  package let facts: [String: [String]]
  /// The Markdown file.
  package let file: URL
  /// The page without its front matter, Markdown.
  package let body: String
}
