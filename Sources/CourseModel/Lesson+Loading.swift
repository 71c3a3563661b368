import Foundation
import Messages

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
