import CourseModel
import Foundation
import Grading
import SwiftSources

/// The position of a learner in a course whose pages and exercises have been read.
typealias Standing = CourseStanding<Lesson, Exercise>

/// The position of a learner in a course that was read as far as its table of contents.
typealias StandingByContents = CourseStanding<TableOfContents.Page, TableOfContents.Task>

/// The position of a learner in a course.
struct CourseStanding<Page: OrderedPage, Task: OrderedExercise> {
  /// The course's pages and exercises.
  let order: StepOrder<Page, Task>
  /// The path that the learner follows; nil for the whole course.
  private(set) var path: StudyPath?
  /// The pages and exercises of that path, otherwise those of the course.
  private(set) var way: StepOrder<Page, Task>
  /// The state of each exercise that was tried, by name.
  private(set) var states: [String: ProgressStore.State]
  /// The time at which each lesson was read to its end, by name.
  private(set) var lessonsRead: [String: Date]
  /// The names of the topics that the learner has tested out of.
  private let testedOut: Set<String>
  /// The exercise that was opened or saved last, and when.
  let opened: (exercise: Task, time: Date)?

  /// Creates the position in a course whose pages and exercises have been read.
  init(
    at order: StepOrder<Page, Task>, paths: [StudyPath], _ progress: ProgressStore?
  ) throws {
    self.order = order
    let name = try progress?.chosen(.path)
    path = paths.first { $0.name == name }
    way = path.map(order.following) ?? order
    let states = try progress?.states() ?? [:]
    self.states = states
    testedOut = Set(order.exercises.filter { states[$0.name]?.isTestedOut == true }.map(\.topic))
    lessonsRead = try progress?.lessonsRead() ?? [:]
    let opening = try progress?.opening(
      orSaved: order.exercises.map(\.name).filter { states[$0]?.passedAt == nil })
    opened = opening.flatMap { opening in
      order.exercises.first { $0.name == opening.exercise }.map { ($0, opening.time) }
    }
  }

  var exercises: [Task] { order.exercises }

  func state(of exercise: Task) -> ProgressStore.State {
    states[exercise.name] ?? ProgressStore.State()
  }

  /// Whether an exercise has passed, or counts as passed.
  func hasPassed(_ exercise: Task) -> Bool { state(of: exercise).passedAt != nil }

  /// The learner's position on the path that they follow.
  var position: StudyPath.Position? {
    path.map { path in
      StudyPath.Position(
        on: path.name, done: path.steps.count(where: isDone), of: path.steps.count)
    }
  }

  /// The first exercise on the learner's way that has not passed; nil if all have.
  var firstOpen: Task? { way.exercises.first { !hasPassed($0) } }

  /// The exercise that commands mean without a name: the one that was opened or saved last, and
  /// after its pass the next open one; nil if there is none.
  var current: Task? {
    guard let (exercise, time) = opened else { return firstOpen }
    let isOpen = state(of: exercise).passedAt.map { $0 < time } ?? true
    return isOpen ? exercise : open(after: exercise.name)
  }

  /// Returns the first unread page that an exercise needs; nil once the exercise was tried.
  ///
  /// The learner's next exercise needs all pages before it. One that the learner jumped to needs
  /// only those of its topic.
  func lessonToRead(before exercise: Task) -> Page? {
    guard exercise.name != firstOpen?.name else { return pagesLeft(before: exercise).first }
    guard state(of: exercise).attempts == 0, !hasPassed(exercise) else { return nil }
    return pagesNeeded(by: exercise).first(where: isLeft)
  }

  private func pagesNeeded(by exercise: Task) -> [Page] {
    order.pages(before: exercise).filter { $0.topic == exercise.topic }
  }

  /// The unread pages before an exercise, except in topics tested out of, after a page or an exercise
  /// that leads to it; none once it was tried.
  private func pagesLeft(before exercise: Task, after name: String? = nil) -> [Page] {
    guard state(of: exercise).attempts == 0, !hasPassed(exercise) else { return [] }
    return (isOnWay(exercise.name) ? way : order).pages(before: exercise, after: name)
      .filter(isLeft)
  }

  /// The first unread page on the learner's way, except in topics tested out of; nil if there is
  /// none.
  var lessonToRead: Page? { lessonToRead(after: nil) }

  /// Returns the first unread page after a page or an exercise, or else the first of all, except in
  /// topics tested out of; nil if there is none.
  func lessonToRead(after name: String?) -> Page? { way.pages(after: name).first(where: isLeft) }

  private func isLeft(_ page: Page) -> Bool {
    lessonsRead[page.name] == nil && !testedOut.contains(page.topic)
  }

  /// Whether a page or an exercise is on the learner's path, or in a course without one.
  func isOnWay(_ name: String) -> Bool {
    way.exercises.contains { $0.name == name } || way.lessons.contains { $0.name == name }
  }

  /// Returns the first exercise after this page or exercise that has not passed, or else the first of
  /// all: a learner who began with another topic stays there. After a page that their open exercise
  /// needs, and off the learner's path, it is that exercise.
  func open(after name: String?) -> Task? {
    if let opened = opened?.exercise, opened.name != name, !hasPassed(opened),
      name.map(isOnWay) != true || pagesNeeded(by: opened).contains(where: { $0.name == name })
    {
      return opened
    }
    return way.exercises(after: name).first { !hasPassed($0) } ?? firstOpen
  }

  /// A page or an exercise that is to be done.
  enum Step {
    case page(Page)
    case exercise(Task)

    /// The name in commands.
    var name: String {
      switch self {
      case .page(let lesson): lesson.name
      case .exercise(let exercise): exercise.name
      }
    }
  }

  /// The next open exercise and the page to read before it; once no exercise is open, an unread page.
  struct Ahead {
    let page: Page?
    let exercise: Task?

    /// What comes first; nil if all is done.
    var step: Step? { page.map(Step.page) ?? exercise.map(Step.exercise) }
  }

  /// Returns what is next after a page or an exercise; without one, after the exercise that was
  /// opened last, or that exercise. Every command and the loop take it from here.
  ///
  /// While an exercise is open, it never leads back to a page that the learner has passed over.
  func ahead(of name: String? = nil) -> Ahead {
    let current = current
    let open =
      name == nil && current.map(hasPassed) == false ? current : open(after: name ?? current?.name)
    guard let open else {
      return Ahead(page: lessonToRead(after: name ?? latest?.name), exercise: nil)
    }
    let page =
      name == nil ? lessonToRead(before: open) : pagesLeft(before: open, after: name).first
    return Ahead(page: page, exercise: open)
  }

  /// The next step after a page or an exercise, or the first of all. Nil if all is done.
  func nextStep(after name: String? = nil) -> Step? { ahead(of: name).step }

  /// Returns the position of a learner who follows this path.
  func following(_ path: StudyPath) -> Self {
    var other = self
    (other.path, other.way) = (path, order.following(path))
    return other
  }

  /// Returns this position once an exercise has passed.
  func passing(_ exercise: Task) -> Self {
    var next = self
    var state = state(of: exercise)
    state.passedAt = state.passedAt ?? .distantPast
    next.states[exercise.name] = state
    return next
  }

  /// Returns this position once a page is read.
  func reading(_ lesson: Page) -> Self {
    var next = self
    next.lessonsRead[lesson.name] = next.lessonsRead[lesson.name] ?? .distantPast
    return next
  }

  /// Returns the first exercise of a topic that has not passed; nil if all have.
  func open(in topic: Course.Topic) -> Task? {
    exercises.first { $0.topic == topic.name && !hasPassed($0) }
  }

  /// Whether the page with this name was read, or the exercise passed; also if its topic was tested
  /// out of.
  func isDone(_ name: String) -> Bool {
    if let exercise = exercises.first(where: { $0.name == name }) { return hasPassed(exercise) }
    let topic = order.lessons.first { $0.name == name }?.topic
    return lessonsRead[name] != nil || topic.map(testedOut.contains) == true
  }

  /// Whether all pages and exercises of a part of a path are done.
  func isDone(_ part: StudyPath.Part) -> Bool { part.of.allSatisfy(isDone) }

  /// The part of the learner's path that ends with this step: it is done, and what follows is not.
  func partDone(with step: String) -> StudyPath.Part? {
    guard let path, let place = path.parts.firstIndex(where: { $0.of.contains(step) }),
      isDone(path.parts[place])
    else { return nil }
    let next = path.parts.dropFirst(place + 1).first?.of.first
    return next.map(isDone) == true ? nil : path.parts[place]
  }

  /// The first exercise that passed with hints and whose model answer the learner has not seen,
  /// with the number of other such exercises; nil if there is none.
  var answerToCompare: (exercise: Task, others: Int)? {
    let all = exercises.filter { exercise in
      let state = state(of: exercise)
      return exercise.showsAnswers && hasPassed(exercise) && state.hints.total > 0
        && state.solutionSeenAt == nil
    }
    return all.first.map { ($0, all.count - 1) }
  }

  /// The number of exercises that have passed.
  var passedCount: Int { exercises.count(where: hasPassed) }

  /// The learner's latest exercise: the open one if it was tried, otherwise the last one passed.
  var latest: Task? {
    if let current, state(of: current).attempts > 0 || hasPassed(current) { return current }
    func time(_ exercise: Task) -> Date? { state(of: exercise).passedAt }
    let passed = exercises.filter { time($0) != nil }
    return passed.max { (time($0) ?? .distantPast) < (time($1) ?? .distantPast) } ?? current
  }
}

extension Standing {
  /// Creates the position for this progress; without any, the beginning of the course.
  init(in course: Course, _ progress: ProgressStore?) throws {
    try self.init(at: ReadingOrder(of: course), paths: course.paths, progress)
  }
}

extension StandingByContents {
  /// Creates the position for this progress by a table of contents that is kept in a cache.
  init(
    in course: Course, _ progress: ProgressStore?, keepingContentsIn cache: Cache
  ) throws {
    try self.init(
      at: course.contents(keptIn: cache).order, paths: course.paths, progress)
  }
}

extension Course {
  /// The table of contents, which is read anew when a file that decides it has changed.
  func contents(keptIn cache: Cache) throws(CourseError) -> TableOfContents {
    let kept = try? cache.value("contents", folder.path, decidedBy: { filesOfContents }) {
      TableOfContents(of: try readingOrder())
    }
    // A page that can't be read is reported when it is opened, and so no table is kept.
    return if let kept { kept } else { TableOfContents(of: try ReadingOrder(of: self)) }
  }
}

extension ReadingOrder {
  /// Reads all pages and exercises of a course, on two threads.
  init(of course: Course) throws(CourseError) {
    let lessons = Later { () throws(CourseError) in try course.lessons() }
    let exercises = try course.exercises()
    // A page that can't be read is reported when it is opened; nothing else fails because of it.
    self.init(lessons: (try? lessons.value()) ?? [], exercises: exercises)
  }
}
