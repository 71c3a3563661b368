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

  /// The findings, with file and line where there is one.
  func findings() throws(TypesettingError) -> [AuditFinding] {
    guard let glossary else { return [] }
    let entries = glossary.entries
    return entries.flatMap(findings) + disorder(of: entries)
      + (try unexplained(entries.map(\.name)))
  }

  private func findings(of entry: Glossary.Entry) -> [AuditFinding] {
    let place = "\(Glossary.fileName):\(entry.line)"
    guard let page = entry.page else {
      return [AuditFinding(.leadsNowhere(entry.name), at: place)]
    }
    guard !lessons.contains(where: { $0.path == page }) else { return [] }
    return [AuditFinding(.leadsElsewhere(entry.name, page), at: place)]
  }

  private func disorder(of entries: [Glossary.Entry]) -> [AuditFinding] {
    zip(entries, entries.dropFirst())
      .filter { $0.name.lowercased() >= $1.name.lowercased() }
      .map { before, entry in
        AuditFinding(
          .disorder(entry.name, after: before.name), at: "\(Glossary.fileName):\(entry.line)")
      }
  }

  /// Where the course's first mention of a word is neither stressed, as where it is explained, nor
  /// leads somewhere.
  private func unexplained(_ names: [String]) throws(TypesettingError) -> [AuditFinding] {
    let words = WordList(names)
    var waiting = Set(names)
    var findings: [AuditFinding] = []
    for lesson in lessons where !waiting.isEmpty {
      let document = try MarkdownDocument(parsing: lesson.body)
      for mention in document.mentions(of: words) where waiting.remove(mention.name) != nil {
        guard !mention.isMarked else { continue }
        findings.append(
          AuditFinding(.unexplained(mention.name.lowercased(), on: lesson.path)))
      }
    }
    return findings
      + names.filter(waiting.contains).map {
        AuditFinding(.unused($0.lowercased()), at: Glossary.fileName)
      }
  }
}

extension Lesson {
  /// The path of its file in Lessons.
  fileprivate var path: String { "\(topic)/\(file.lastPathComponent)" }
}
