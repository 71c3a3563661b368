import CourseModel
import Foundation
import Messages
import FullScreen
import Terminal
import Typesetting

/// The readable pages, and the targets of their links.
struct Library {
  /// The context in which the user types commands to read pages.
  let context: Context
  /// The most bytes of a page that we read.
  var sizeLimit = MarkdownDocument.sizeLimit
  /// Whether to link words that other topics explain to the glossary. Only where links can be
  /// followed: in print, each would be spelled out.
  var linksWords = false
  /// The learner's progress, if there is a workspace.
  var progress: ProgressStore?

  /// The profile in which pages are shown.
  private var place: TerminalProfile { context.screen.output }

  /// A lesson's page, followed by an exercise or another page.
  func page(of lesson: Lesson) throws -> ReaderPage {
    let document = try linkingWords(of: MarkdownDocument(parsing: lesson.body), lesson)
    let next = steps(after: lesson)
    return page(
      at: lesson.file, titled: lesson.title, document, next: next.spans(in: place),
      questions: try progress?.page(of: lesson, document)
        ?? QuestionedPage(document, of: lesson.name),
      linkNames: next.linkNames)
  }

  /// The task of an exercise, without its hints.
  func page(of exercise: Exercise) throws -> ReaderPage {
    page(
      at: exercise.readme, titled: exercise.title,
      try MarkdownDocument(parsing: exercise.task),
      next: [.command("switchboard check \(exercise.name)")])
  }

  func page(of twin: Exercise.Twin) throws -> ReaderPage {
    page(at: twin.file, titled: twin.title, try MarkdownDocument(parsing: twin.page(in: place)))
  }

  func page(of card: Card) throws -> ReaderPage {
    // Translators: A card: the topic is its title.
    page(
      at: card.file, titled: place.text(of: Message("\(card.topic.title, "topic") on one page")),
      try MarkdownDocument(parsing: card.body))
  }

  func page(of glossary: Glossary) throws -> ReaderPage {
    // Translators: The page with the words of a course.
    page(
      at: glossary.file, titled: place.text(of: Message("Glossary")),
      try MarkdownDocument(parsing: glossary.body))
  }

  /// A page of a course, with the commands to type for its links.
  private func page(
    at file: URL, titled title: String, _ document: MarkdownDocument, next: [Span] = [],
    questions: QuestionedPage? = nil, linkNames: [String: String] = [:]
  ) -> ReaderPage {
    let names = PageNames(library: self, address: file.path, document: document)
    return ReaderPage(
      address: file.path, title: title, document: document, next: next, questions: questions,
      linkNames: names.commands.merging(linkNames) { _, own in own })
  }

  func page(of file: MarkdownFile) throws -> ReaderPage {
    let name = name(of: file)
    // The file was measured when it was read; its front matter's fences have grown since.
    let document = try MarkdownDocument(
      parsing: file.text, sizeLimit: MarkdownDocument.greatestSize)
    return ReaderPage(
      address: name.address, title: name.title, document: document,
      questions: QuestionedPage(document, of: name.address))
  }

  /// The name of a Markdown file's page, without its content: making that may take seconds.
  func name(of file: MarkdownFile) -> ReaderPage {
    let url = context.url(file.path)
    return .unread(
      address: url.path,
      // Translators: The name of a page that is read from there.
      title: file.path == "-" ? place.text(of: Message("standard input")) : url.lastPathComponent)
  }
}

// MARK: - The next step

extension Library {
  /// The learner's next step once a lesson is read; if that is an exercise, also the page after this
  /// one.
  private func steps(after lesson: Lesson) -> PageSteps {
    guard let course = try? Course.folder(above: lesson.file).map({ try Course(at: $0) }),
      let standing = try? Standing(in: course, progress).reading(lesson)
    else { return PageSteps() }
    switch standing.nextStep(after: lesson.name) {
    case .page(let page): return PageSteps(page: page)
    case .exercise(let exercise):
      return PageSteps(exercise: exercise, page: standing.way.page(after: lesson))
    case nil: return PageSteps()
    }
  }
}

// MARK: - Links

extension Library {
  /// The page at a relative path, seen from the page at an address.
  func page(at path: String, from address: String) throws -> ReaderPage {
    guard let file = PageFile.find(path, from: URL(filePath: address)) else {
      throw UsageError(Message("there is no page \(path, "path")"))
    }
    guard ["md", "markdown"].contains(file.pathExtension.lowercased()) else {
      throw UsageError(Message("\(path, "path") is not a Markdown page"))
    }
    return try page(in: file)
  }

  /// The reason why a page cannot be read.
  func sentence(about error: any Error) -> String { place.text(of: .saying(error)) }

  /// The page in a file: a course's lesson or task if it is one.
  private func page(in file: URL) throws -> ReaderPage {
    if let folder = Course.folder(above: file) {
      let course = try Course(at: folder)
      if let exercise = Self.exerciseName(of: file, in: course) {
        return try page(of: course.exercise(named: exercise))
      }
    }
    if let lesson = lesson(at: file.path) { return try page(of: lesson) }
    if let glossary = glossary(at: file) { return try page(of: glossary) }
    return try page(of: MarkdownFile(at: file.path, from: context.folder, limit: sizeLimit))
  }

  /// The course's lesson at a page's address, if there is one.
  func lesson(at address: String) -> Lesson? {
    let file = URL(filePath: address).resolvingSymlinksInPath()
    guard let folder = Course.folder(above: file), let course = try? Course(at: folder) else {
      return nil
    }
    return try? course.lesson(in: file)
  }

  /// The glossary in a file, if there is one.
  func glossary(at file: URL) -> Glossary? {
    guard let folder = Course.folder(above: file), let course = try? Course(at: folder),
      let glossary = try? course.glossary(),
      glossary.file.resolvingSymlinksInPath() == file.resolvingSymlinksInPath()
    else { return nil }
    return glossary
  }

  /// A lesson's page in which words that other topics explain lead to the glossary, once each.
  private func linkingWords(
    of document: MarkdownDocument, _ lesson: Lesson
  ) throws -> MarkdownDocument {
    guard linksWords, let folder = Course.folder(above: lesson.file),
      let glossary = try Course(at: folder).glossary()
    else { return document }
    let entries = glossary.entries.filter { $0.page?.hasPrefix(lesson.topic + "/") == false }
    return document.linking(WordList(entries.map(\.name))) {
      "../\(Glossary.fileName)#\(Heading.slug(of: $0))"
    }
  }

  private static func exerciseName(of file: URL, in course: Course) -> String? {
    file.lastPathComponent == "README.md" ? exerciseName(around: file, in: course) : nil
  }

  /// The exercise whose folder contains a file.
  static func exerciseName(around file: URL, in course: Course) -> String? {
    let folder = file.deletingLastPathComponent()
    let name = folder.lastPathComponent
    let own = course.folder(ofExercise: name).resolvingSymlinksInPath()
    return own.path == folder.path ? name : nil
  }
}
