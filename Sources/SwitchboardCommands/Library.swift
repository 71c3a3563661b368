import CourseModel
import Foundation
import Predicting
import Reading
import Terminal
import Typesetting

/// The pages that can be read, and what their links lead to.
struct Library {
  /// The most bytes of a page that are read.
  var sizeLimit = MarkdownDocument.sizeLimit
  /// What was typed to answer predictions, by their identities.
  var answers: [String: String] = [:]

  /// A lesson; its first exercise comes next.
  func page(of lesson: Lesson) throws -> ReaderPage {
    let document = try MarkdownDocument(parsing: lesson.body)
    return ReaderPage(
      address: lesson.file.path, title: lesson.title, document: document,
      next: Self.next(after: lesson, isLinked: true),
      questions: QuestionedPage(document, of: lesson.name, answers: answers))
  }

  /// The task of an exercise, without its hints.
  func page(of exercise: Exercise) throws -> ReaderPage {
    ReaderPage(
      address: exercise.folder.appending(path: "README.md").path, title: exercise.title,
      document: try MarkdownDocument(parsing: exercise.task),
      next: [.command("switchboard check \(exercise.name)")])
  }

  /// The twin of an exercise.
  func page(of twin: Exercise.Twin) throws -> ReaderPage {
    ReaderPage(
      address: twin.file.path, title: twin.title, document: try MarkdownDocument(parsing: twin.page)
    )
  }

  /// The card of a topic.
  func page(of card: Card) throws -> ReaderPage {
    ReaderPage(
      address: card.file.path, title: "\(card.topic.title) on one page",
      document: try MarkdownDocument(parsing: card.body))
  }

  /// Any Markdown file.
  func page(of file: MarkdownFile) throws -> ReaderPage {
    let name = name(of: file)
    let document = try MarkdownDocument(parsing: file.text, sizeLimit: sizeLimit)
    return ReaderPage(
      address: name.address, title: name.title, document: document,
      questions: QuestionedPage(document, of: name.address))
  }

  /// What the page of a Markdown file is called; to make it may take seconds.
  func name(of file: MarkdownFile) -> ReaderPage {
    let url = URL(filePath: file.path)
    return .unread(
      address: url.path, title: file.path == "-" ? "standard input" : url.lastPathComponent)
  }

  /// What to do after a lesson; in the reader, with a link to the task.
  static func next(after lesson: Lesson, isLinked: Bool) -> [Span] {
    guard let exercise = lesson.exercises.first else { return [.command("switchboard list")] }
    let command = Span.command("switchboard show \(exercise)")
    let link = isLinked ? LinkTarget("../../Exercises/\(exercise)/README.md") : nil
    return [
      Span(command.text, style: command.style, link: link),
      Span("  is its first exercise."),
    ]
  }
}

// MARK: - Links

extension Library {
  /// The page that a relative path means, seen from another page.
  func page(at path: String, from page: ReaderPage) -> Result<ReaderPage, PageFailure> {
    guard let file = PageFile.find(path, from: URL(filePath: page.address)) else {
      return .failure(PageFailure("there is no page \(path)"))
    }
    guard ["md", "markdown"].contains(file.pathExtension.lowercased()) else {
      return .failure(PageFailure("\(path) is no Markdown page"))
    }
    do {
      return .success(try self.page(in: file))
    } catch {
      return .failure(PageFailure("\(error)"))
    }
  }

  /// The page in a file: a lesson or a task if a course has it as one.
  private func page(in file: URL) throws -> ReaderPage {
    if let folder = Course.folder(above: file) {
      let course = try Course(at: folder)
      if let exercise = Self.exerciseName(of: file, in: course) {
        return try page(of: course.exercise(named: exercise))
      }
    }
    if let lesson = lesson(at: file.path) { return try page(of: lesson) }
    return try page(of: MarkdownFile(at: file.path, limit: sizeLimit))
  }

  /// The lesson of a course that a page's address is of, if it is one.
  func lesson(at address: String) -> Lesson? {
    let file = URL(filePath: address).resolvingSymlinksInPath()
    guard let folder = Course.folder(above: file), let course = try? Course(at: folder) else {
      return nil
    }
    return try? course.lessons().first { $0.file.resolvingSymlinksInPath() == file }
  }

  private static func exerciseName(of file: URL, in course: Course) -> String? {
    let folder = file.deletingLastPathComponent()
    let name = folder.lastPathComponent
    let own = course.folder(ofExercise: name).resolvingSymlinksInPath()
    return file.lastPathComponent == "README.md" && own.path == folder.path ? name : nil
  }
}
