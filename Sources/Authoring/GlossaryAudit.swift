import CourseModel
import Messages
import Typesetting

/// Whether a course's glossary is one: its words in order, each with the page that explains it, and no
/// page uses a word as if it had been explained: neither in the course's order nor on a path, which may
/// leave out the page that explains it.
struct GlossaryAudit {
  private let glossary: Glossary?
  private let lessons: [Lesson]
  private let paths: [StudyPath]

  init(of course: Course, _ lessons: [Lesson]) throws(CourseError) {
    glossary = try course.glossary()
    self.lessons = lessons
    paths = course.paths
  }

  /// The findings, with file and line where there is one.
  func findings() throws(TypesettingError) -> [AuditFinding] {
    guard let glossary else { return [] }
    let entries = glossary.entries
    return entries.flatMap(findings) + disorder(of: entries)
      + (try unexplained(entries.map(\.name)))
  }

  /// Returns the mentions of a glossary's words on pages, by their paths, in order.
  private func mentions(
    of names: [String]
  ) throws(TypesettingError) -> [String: [MarkdownDocument.WordMention]] {
    let words = WordList(names)
    var mentions: [String: [MarkdownDocument.WordMention]] = [:]
    for lesson in lessons {
      mentions[lesson.path] = try MarkdownDocument(parsing: lesson.body).mentions(of: words)
    }
    return mentions
  }

  private func findings(of entry: Glossary.Entry) -> [AuditFinding] {
    let place = "\(Glossary.fileName):\(entry.line)"
    guard let page = entry.page else {
      return [
        AuditFinding(
          Message(
            "'\(entry.name, "word")' has no link: end it with a link to the page that explains it"
          ), at: place)
      ]
    }
    guard !lessons.contains(where: { $0.path == page }) else { return [] }
    return [
      AuditFinding(
        Message(
          """
          '\(entry.name, "word")' links to \(page, "page"), which is not a page of any topic: link \
          to the one that explains it
          """), at: place)
    ]
  }

  private func disorder(of entries: [Glossary.Entry]) -> [AuditFinding] {
    zip(entries, entries.dropFirst())
      .filter { $0.name.lowercased() >= $1.name.lowercased() }
      .map { before, entry in
        AuditFinding(
          Message(
            """
            '\(entry.name, "word")' comes after '\(before.name, "before")': sort the words \
            alphabetically, and list each one once
            """), at: "\(Glossary.fileName):\(entry.line)")
      }
  }

  private func unexplained(_ names: [String]) throws(TypesettingError) -> [AuditFinding] {
    let mentions = try mentions(of: names)
    let inCourse = unmarked(in: lessons, mentions)
    let onPaths = paths.flatMap { path in
      let pages = path.parts.flatMap(\.of).compactMap { name in
        lessons.first { $0.name == name }
      }
      return unmarked(in: pages, mentions).filter { !inCourse.contains($0) }
        .map {
          AuditFinding(
            Message(
              """
              \($0.page, "page") is the first on the path \(path.name, "path") to use \
              '\($0.word.lowercased(), "word")', a word of the glossary: explain it there, in \
              half a sentence, and emphasise it
              """))
        }
    }
    let used = Set(mentions.values.joined().map(\.name))
    return inCourse.map {
      AuditFinding(
        Message(
          """
          \($0.page, "page") is the first to use '\($0.word.lowercased(), "word")', a word of the \
          glossary: explain it there, in half a sentence, and emphasise it
          """))
    } + onPaths
      + names.filter { !used.contains($0) }.map {
        AuditFinding(
          Message("no page uses '\($0.lowercased(), "word")': remove it"), at: Glossary.fileName)
      }
  }

  private struct Use: Hashable {
    let word: String
    let page: String
  }

  /// The first mentions of words, on pages that are read in this order, that are not stressed, as
  /// where a word is explained.
  private func unmarked(
    in pages: [Lesson], _ mentions: [String: [MarkdownDocument.WordMention]]
  ) -> [Use] {
    var seen: Set<String> = []
    return pages.flatMap { page in
      (mentions[page.path] ?? []).filter { seen.insert($0.name).inserted && !$0.isStressed }
        .map { Use(word: $0.name, page: page.path) }
    }
  }
}

extension Lesson {
  fileprivate var path: String { "\(topic)/\(file.lastPathComponent)" }
}
