import Foundation

/// The words of a course, one below each heading, with a link to the page that explains it.
package struct Glossary: Sendable {
  /// The name of its file, in Lessons.
  package static let fileName = "glossary.md"
  /// The word to type instead of a lesson's name.
  package static let name = "glossary"

  /// A word, and where it is explained.
  package struct Entry: Sendable, Equatable {
    /// The words of its heading.
    package let name: String
    /// The line of its heading, counted from 1.
    package let line: Int
    /// The target of its first link, as written; nil if there is none.
    let home: String?

    /// The path of the page in Lessons that explains it; nil if no link says so.
    package var page: String? { home?.split(separator: "#").first.map(String.init) }
  }

  /// The page's file.
  package let file: URL
  /// The page, Markdown.
  package let body: String

  /// The words in their order.
  package var entries: [Entry] {
    var entries: [Entry] = []
    for (index, line) in body.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let heading = line.wholeMatch(of: /## +(.+?) */) {
        entries.append(Entry(name: String(heading.1), line: index + 1, home: nil))
      } else if let last = entries.last, last.home == nil,
        let link = line.firstMatch(of: /\]\(([^)\s]+)\)/)
      {
        entries[entries.count - 1] = Entry(
          name: last.name, line: last.line, home: String(link.1))
      }
    }
    return entries
  }
}

extension Course {
  /// The course's glossary, from `Lessons/glossary.md`; nil if it has none.
  package func glossary() throws(CourseError) -> Glossary? {
    let file = folder.appending(path: "Lessons").appending(path: Glossary.fileName)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return Glossary(file: file, body: try readText(file))
  }
}
