import CourseModel
import Foundation
import Messages
import Terminal
import Typesetting

/// Checks the texts of a course: its pages, and the names in their references to each other.
package struct TextAudit {
  private let course: Course
  private let exercises: [Exercise]
  private let lessons: [Lesson]
  private let pages: [CoursePage]
  /// The slugs of the headings of each page in Lessons, by the page's path.
  private let headings: [String: Set<String>]

  /// Creates an audit of a course and all its exercises; reads the lessons once, immediately.
  package init(of course: Course, _ exercises: [Exercise]) throws(CourseError) {
    self.course = course
    self.exercises = exercises
    lessons = try course.lessons()
    pages = try course.lessonPages()
    headings = pages.reduce(into: [:]) { headings, page in
      guard let document = try? MarkdownDocument(parsing: page.markdown) else { return }
      let all = Heading.all(of: document, rows: Array(document.blocks.indices))
      headings[page.file.standardizedFileURL.path] = Set(all.map(\.slug))
    }
  }

  /// Returns the findings about an exercise: its facts, the "read" entries of its checks, its
  /// pages, and the pages shown after a pass.
  package func findings(of exercise: Exercise) throws -> [AuditFinding] {
    let facts = try FactAudit(of: course, [], exercises)
    return try sameOrder(as: exercise) + facts.findings(of: exercise)
      + ReadAudit(lessons: lessons).findings(of: exercise)
      + AfterPassAudit(exercise: exercise).findings()
      + findings(in: exercise.pages(), of: exercise.folder)
      + Placeholder.findings(of: exercise)
  }

  private func sameOrder(as exercise: Exercise) -> [AuditFinding] {
    exercises.filter {
      $0.topic == exercise.topic && $0.order == exercise.order && $0.name != exercise.name
    }
    .map {
      AuditFinding(
        Message(
          """
          exercise.json has the "order" of \($0.name, "other"), \(exercise.order, "order"): give \
          each exercise of a topic another number
          """))
    }
  }

  /// Returns the findings about one lesson.
  package func findings(of lesson: Lesson) throws -> [AuditFinding] {
    let folder = course.folder.appending(path: "Lessons")
    return try missingExercises(of: lesson)
      + FactAudit(of: course, lessons, exercises).findings(of: lesson)
      + findings(in: [lesson.page()], of: folder)
      + Placeholder.findings(in: [lesson.file], of: folder)
  }

  private func missingExercises(of lesson: Lesson) -> [AuditFinding] {
    let names = exercises.map(\.name)
    return lesson.exercises.filter { !names.contains($0) }.map {
      AuditFinding(
        Message(
          """
          \(lesson.file.lastPathComponent, "file") names the exercise '\($0, "name")', which \
          does not exist
          """))
    }
  }

  /// Returns the findings about all lessons.
  package func findingsOfLessons() throws -> [AuditFinding] {
    let lessonNames = lessons.map(\.name)
    let ofLessons = lessons.flatMap(missingExercises)
    let ofExercises = exercises.compactMap { exercise -> AuditFinding? in
      guard let name = exercise.lesson, !lessonNames.contains(name) else { return nil }
      return AuditFinding(
        Message(
          """
          exercise.json of \(exercise.name, "exercise") names the lesson '\(name, "name")', which \
          does not exist
          """))
    }
    let folder = course.folder.appending(path: "Lessons")
    let facts = try FactAudit(of: course, lessons, exercises)
    return try ofLessons + ofExercises + facts.uncovered() + lessons.flatMap(facts.findings)
      + CardAudit(course: course).findings() + GlossaryAudit(of: course, lessons).findings()
      + PathAudit(course: course, lessons: lessons, exercises: exercises).findings()
      + findings(in: pages, of: folder)
      + Placeholder.findingsOfLessons(in: course)
  }

  /// Returns the lint findings of pages, with each page's path in a folder and the line.
  private func findings(in pages: [CoursePage], of folder: URL) -> [AuditFinding] {
    pages.flatMap { page in
      let path = page.file.path.dropFirst(folder.path.count).drop { $0 == "/" }
      let lint = DocumentLint {
        isReachable($0, from: page.file)
      } hasHeading: { address, slug in
        let file = address.isEmpty ? page.file : target(of: address, from: page.file)
        return headings[file?.path ?? ""]?.contains(slug) ?? true
      }
      do throws(TypesettingError) {
        return try lint.findings(in: page.markdown).map {
          AuditFinding($0.message, at: "\(path):\($0.line)")
        }
      } catch {
        return [AuditFinding(error.message, at: String(path))]
      }
    }
  }

  /// Whether a relative address leads to a file or folder of the course.
  private func isReachable(_ address: String, from page: URL) -> Bool {
    guard let target = target(of: address, from: page)?.path else { return false }
    return target.hasPrefix(course.folder.standardizedFileURL.path + "/")
      && FileManager.default.fileExists(atPath: target)
  }

  private func target(of address: String, from page: URL) -> URL? {
    guard !address.hasPrefix("/"), let path = address.removingPercentEncoding else { return nil }
    return page.deletingLastPathComponent().appending(path: path).standardizedFileURL
  }
}

/// Checks that each card of a course fits on one printed page.
struct CardAudit {
  /// The maximum number of rows of a card.
  static let rows = 60
  /// The width for which rows are counted, in columns.
  static let columns = 80

  let course: Course

  /// The findings, with the card's path in Lessons.
  func findings() throws -> [AuditFinding] {
    var profile = TerminalProfile.plain
    profile.columns = Self.columns
    let typesetter = TerminalTypesetter(profile: profile)
    return try course.topics.compactMap(course.card).compactMap { card in
      let count = typesetter.typeset(try MarkdownDocument(parsing: card.body)).count
      guard count > Self.rows else { return nil }
      return AuditFinding(
        // Translators: The card's path; how many rows it takes, and how many it may.
        Message(
          """
          \("\(card.topic.name)/\(Card.fileName)", "path") has \(count, "rows") rows at \
          \(Self.columns, "columns") columns; a printed page has \(Self.rows, "limit")
          """))
    }
  }
}

extension Placeholder {
  /// Returns all placeholders in an exercise's files, with file and line.
  static func findings(of exercise: Exercise) throws(CourseError) -> [AuditFinding] {
    findings(in: try exercise.files(), of: exercise.folder)
  }

  /// Returns all placeholders in a course's lessons and in course.json.
  static func findingsOfLessons(in course: Course) throws(CourseError) -> [AuditFinding] {
    let folder = course.folder.appending(path: "Lessons")
    let pages = try course.lessonPages().map(\.file)
    return findings(in: [folder.appending(path: "course.json")] + pages, of: folder)
  }

  static func findings(in files: [URL], of folder: URL) -> [AuditFinding] {
    files.flatMap { file -> [AuditFinding] in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
      let path = file.path.dropFirst(folder.path.count).drop { $0 == "/" }
      // The other lines of a patch come from the solution.
      let isPatch = file.lastPathComponent == SourcePatch.fileName
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { $0.element.contains(mark) && (!isPatch || $0.element.hasPrefix("+")) }
        .map { AuditFinding(fault, at: "\(path):\($0.offset + 1)") }
    }
  }
}
