import CourseModel
import Typesetting

/// Whether a course's glossary is one: its words in order, each with the page that explains it, and no
/// page uses a word as if it had been explained.
struct GlossaryAudit {
  private let glossary: Glossary?
  private let lessons: [Lesson]

  init(of course: Course, _ lessons: [Lesson]) throws(CourseError) {
    glossary = try course.glossary()
    self.lessons = lessons
  }

  /// Sentences, with file and line where there is one.
  func findings() throws(TypesettingError) -> [String] {
    guard let glossary else { return [] }
    let entries = glossary.entries
    return entries.flatMap(findings) + disorder(of: entries)
      + (try unexplained(entries.map(\.name)))
  }

  private func findings(of entry: Glossary.Entry) -> [String] {
    let place = "\(Glossary.fileName):\(entry.line): '\(entry.name)'"
    guard let page = entry.page else {
      return ["\(place) leads nowhere: end it with a link to the page that explains it"]
    }
    guard !lessons.contains(where: { $0.path == page }) else { return [] }
    return ["\(place) leads to \(page), which is no page of a topic: name the one that explains it"]
  }

  private func disorder(of entries: [Glossary.Entry]) -> [String] {
    zip(entries, entries.dropFirst())
      .filter { $0.name.lowercased() >= $1.name.lowercased() }
      .map { before, entry in
        "\(Glossary.fileName):\(entry.line): '\(entry.name)' stands after '\(before.name)': "
          + "sort the words by the alphabet, each once"
      }
  }

  /// Where the course's first mention of a word is neither stressed, as where it is explained, nor
  /// leads somewhere.
  private func unexplained(_ names: [String]) throws(TypesettingError) -> [String] {
    let words = WordList(names)
    var waiting = Set(names)
    var findings: [String] = []
    for lesson in lessons where !waiting.isEmpty {
      let document = try MarkdownDocument(parsing: lesson.body)
      for mention in document.mentions(of: words) where waiting.remove(mention.name) != nil {
        guard !mention.isMarked else { continue }
        findings.append(
          "\(lesson.path) is the first to say '\(mention.name.lowercased())', a word of the glossary: "
            + "explain it there and stress it, or link it to where it is explained")
      }
    }
    return findings
      + names.filter(waiting.contains).map {
        "\(Glossary.fileName): no page says '\($0.lowercased())': remove it"
      }
  }
}

extension Lesson {
  /// Where its file is, from Lessons.
  fileprivate var path: String { "\(topic)/\(file.lastPathComponent)" }
}
