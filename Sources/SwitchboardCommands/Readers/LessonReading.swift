import CourseModel
import Messages
import Terminal

/// Shows pages, each in the requested way.
struct LessonReading {
  let presentation: Presentation
  let screen: Screen

  private var library: Library { presentation.library }

  /// Any Markdown file.
  func read(_ file: MarkdownFile) async throws {
    _ = try await presentation.show(library.name(of: file)) { [library] in
      try library.page(of: file)
    }
  }

  /// The lesson of this name, or the glossary; without a name, the next one.
  func read(_ name: String?, of course: Course) async throws {
    if name == Glossary.name, let glossary = try course.glossary() {
      _ = try await presentation.show(library.page(of: glossary))
    } else {
      try await read(try name.map(course.lesson(named:)) ?? nextLesson(of: course))
    }
  }

  /// Shows a lesson, and the next step: the reader's page ends with that, text does not.
  private func read(_ lesson: Lesson) async throws {
    let page = try library.page(of: lesson)
    guard case .text = try await presentation.show(page) else { return }
    // A pager in the pipe has the terminal now.
    guard screen.output.isTerminal || !screen.errorOutput.isTerminal else { return }
    screen.show([Line()])
    screen.next(page.next)
  }

  /// Counts the lesson of this name as read, without showing it; without a name, the next one.
  func count(_ name: String?, of course: Course, in workspace: Workspace) throws {
    let progress = try ProgressStore(in: workspace)
    let lesson = try name.map(course.lesson(named:)) ?? nextLesson(of: course)
    try progress.read(lesson: lesson.name, at: library.context.now())
    // Translators: A page that was read elsewhere; the lesson is a name.
    screen.show(Message("\(lesson.name, "lesson") is marked as read."))
    screen.show([Line()])
    try NextStep(course: course, standing: Standing(in: course, progress), screen: screen).show()
  }

  /// The page that was left halfway, or the page to read next; if there is none, the first unread
  /// one, otherwise the page of the current exercise, otherwise the course's first.
  private func nextLesson(of course: Course) throws -> Lesson {
    let lessons = try course.lessons()
    let standing = try Standing(in: course, presentation.progress)
    let name = standing.current?.lesson
    let left = try presentation.progress?.lessonLeftHalfway()
    let next =
      lessons.first { $0.name == left } ?? standing.ahead().page ?? standing.lessonToRead
      ?? lessons.first { $0.name == name }
      ?? lessons.first
    // Translators: The course is its title.
    guard let next else {
      throw UsageError(Message("the course \(course.title, "course") has no lessons"))
    }
    return next
  }
}
