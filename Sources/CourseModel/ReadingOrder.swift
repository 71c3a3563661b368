/// A page of a course, as far as its place among the others goes.
package protocol OrderedPage: Sendable {
  /// The name in commands.
  var name: String { get }
  /// The name of its topic.
  var topic: String { get }
  /// The names of the exercises that it leads to.
  var exercises: [String] { get }
}

/// An exercise of a course, as far as its place among the others goes.
package protocol OrderedExercise: Sendable {
  /// The name in commands.
  var name: String { get }
  /// The name of its topic.
  var topic: String { get }
  /// The lesson to read before it.
  var lesson: String? { get }
  /// Whether the model answer may be shown.
  var showsAnswers: Bool { get }
}

extension Lesson: OrderedPage {}
extension Exercise: OrderedExercise {}

/// The order of whole pages and exercises.
package typealias ReadingOrder = StepOrder<Lesson, Exercise>

/// The pages of a course to read before each exercise.
///
/// Generic, because the order depends only on names, and reading whole pages takes longer than all
/// the rest (`TableOfContents`).
package struct StepOrder<Page: OrderedPage, Task: OrderedExercise>: Sendable {
  /// The lessons in the order of the course.
  package let lessons: [Page]
  /// The exercises in the order of the course.
  package let exercises: [Task]
  /// The index of the last page before each exercise of a path; nil in the order of the course.
  private let homes: [String: Int]?

  package init(lessons: [Page], exercises: [Task]) {
    self.init(lessons: lessons, exercises: exercises, homes: nil)
  }

  private init(lessons: [Page], exercises: [Task], homes: [String: Int]?) {
    self.lessons = lessons
    self.exercises = exercises
    self.homes = homes
  }

  /// The pages and exercises of a path, in its order.
  package func following(_ path: StudyPath) -> StepOrder {
    var pages: [Page] = []
    var tasks: [Task] = []
    var homes: [String: Int] = [:]
    for step in path.steps {
      if let page = lessons.first(where: { $0.name == step }) {
        pages.append(page)
      } else if let exercise = exercises.first(where: { $0.name == step }) {
        tasks.append(exercise)
        if !pages.isEmpty { homes[step] = pages.count - 1 }
      }
    }
    return StepOrder(lessons: pages, exercises: tasks, homes: homes)
  }

  /// The pages to read before an exercise, in order: those after earlier exercises' lessons, and
  /// its own lesson. Of these, only those after a page or an exercise that leads to it; after one
  /// that comes later, the rest of the course first.
  package func pages(before exercise: Task, after name: String? = nil) -> [Page] {
    guard let own = home(of: exercise) else { return [] }
    let earlier = exercises.prefix { $0.name != exercise.name }.compactMap(home)
    let start = min((earlier.max() ?? -1) + 1, own)
    let former = end(of: name) ?? -1
    return former <= own
      ? Array(lessons[max(start, former + 1)..<(own + 1)])
      : Array(lessons[(former + 1)...] + lessons[start...own])
  }

  /// The exercises after a page or an exercise, in order; all if there is none of this name.
  package func exercises(after name: String?) -> ArraySlice<Task> {
    guard let page = name.flatMap(place) else {
      return exercises[(exercises.firstIndex { $0.name == name }.map { $0 + 1 } ?? 0)...]
    }
    return exercises.drop { (home(of: $0) ?? -1) < page }
  }

  /// All pages, starting after a page or an exercise's page and continuing from the beginning; in
  /// order without one.
  package func pages(after name: String?) -> [Page] {
    let start = end(of: name).map { $0 + 1 } ?? 0
    return Array(lessons[start...] + lessons[..<start])
  }

  /// The next page of the course.
  package func page(after lesson: Page) -> Page? {
    place(of: lesson.name).flatMap { lessons.dropFirst($0 + 1).first }
  }

  /// The index of an exercise's page: on a path the one before it, otherwise its lesson, otherwise
  /// the first one that lists it.
  private func home(of exercise: Task) -> Int? {
    if let homes { return homes[exercise.name] }
    return exercise.lesson.flatMap(place)
      ?? lessons.firstIndex { $0.exercises.contains(exercise.name) }
  }

  /// The index of a page, or of an exercise's page.
  private func end(of name: String?) -> Int? {
    name.flatMap(place) ?? exercises.first { $0.name == name }.flatMap(home)
  }

  private func place(of lesson: String) -> Int? { lessons.firstIndex { $0.name == lesson } }
}

extension Course {
  package func readingOrder() throws(CourseError) -> ReadingOrder {
    ReadingOrder(lessons: try lessons(), exercises: try exercises())
  }
}
