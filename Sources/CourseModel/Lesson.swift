import Foundation
import Messages

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

extension Lesson {
  private struct Keys: Decodable {
    let title: String
    let exercises: [String]?
    let facts: FactTags?
  }

  /// Loads the lesson in a file `NN-name.md`; nil for a translation (`NN-name.LANGUAGE.md`).
  init?(at file: URL, topic: String) throws(CourseError) {
    let stem = file.deletingPathExtension().lastPathComponent
    if stem.contains(".") { return nil }
    let parts = stem.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let order = Int(parts[0]) else {
      throw .malformed(
        file, line: 1,
        Message(
          "its name needs a number and words, such as 01-asking-without-knowing.md"))
    }
    let page = try FrontMatter(at: file)
    let keys = try page.data.yaml(Keys.self)
    self.init(
      name: String(parts[1]), topic: topic, order: order, title: keys.title,
      exercises: keys.exercises ?? [],
      facts: try FactTags.numbers(
        keys.facts, in: page.data,
        else: Message(
          """
          'facts' does not say which heading teaches each fact; write 'facts:', and below it \
          lines such as '  Heading of the page: [S000-3]'
          """)),
      file: file, body: page.body)
  }
}
