import CourseModel

/// A course in outline: its contents and the learner's progress.
package struct CourseOutline: Hashable, Sendable {
  /// A group of lessons and exercises about one mechanism.
  package struct Topic: Hashable, Sendable {
    /// The name of its folder.
    let name: String
    /// The display name.
    let title: String
    /// One line for lists.
    let summary: String?
    /// The lessons in reading order.
    let lessons: [Lesson]
    /// The exercises in their order.
    let exercises: [Exercise]
    let hasCard: Bool

    package init(
      name: String, title: String, summary: String? = nil, lessons: [Lesson] = [],
      exercises: [Exercise], hasCard: Bool = false
    ) {
      self.hasCard = hasCard
      self.name = name
      self.title = title
      self.summary = summary
      self.lessons = lessons
      self.exercises = exercises
    }
  }

  /// A page of a topic.
  package struct Lesson: Hashable, Sendable {
    /// The name used in commands.
    let name: String
    /// The title in its first line.
    let title: String
    /// Whether it was read to its end.
    let isRead: Bool
    /// The name of the page or the exercise that is the next step after it.
    let next: String?

    package init(name: String, title: String, isRead: Bool = false, next: String? = nil) {
      self.next = next
      self.name = name
      self.title = title
      self.isRead = isRead
    }
  }

  /// A way through the course that the learner follows.
  package struct Path: Hashable, Sendable {
    /// The work for one go, such as an evening.
    package struct Part: Hashable, Sendable {
      /// The display name.
      let title: String
      /// The names of its lessons and exercises, in its order.
      let steps: [String]
      /// Whether all of them are done.
      let isDone: Bool

      /// Creates a part.
      package init(title: String, steps: [String], isDone: Bool) {
        self.title = title
        self.steps = steps
        self.isDone = isDone
      }
    }

    /// The learner's position on it.
    let position: StudyPath.Position
    /// Its parts, in its order.
    let parts: [Part]

    package init(position: StudyPath.Position, parts: [Part]) {
      self.position = position
      self.parts = parts
    }

    /// The names of its lessons and exercises, in its order.
    var steps: [String] { parts.flatMap(\.steps) }

    /// The first part that is done, and was not in an earlier state of this path.
    func partDone(since former: Path?) -> Part? {
      guard let former, former.name == name else { return nil }
      return zip(parts, former.parts).first { $0.isDone && !$1.isDone }?.0
    }

    /// The name in commands.
    var name: String { position.path }
  }

  let title: String
  /// The topics in the order of the course.
  let topics: [Topic]
  /// The path that the learner follows; nil for the whole course.
  let path: Path?

  package init(title: String, topics: [Topic], path: Path? = nil) {
    self.title = title
    self.topics = topics
    self.path = path
  }
}

// MARK: - Places

extension CourseOutline {
  /// All exercises, in the order of the course.
  var exercises: [Exercise] { topics.flatMap(\.exercises) }

  /// The topic of a page or an exercise.
  func topic(of name: String) -> Topic? {
    topics.first { topic in
      topic.lessons.contains { $0.name == name } || topic.exercises.contains { $0.name == name }
    }
  }

  /// The exercises that the learner follows, in their order.
  private var followed: [Exercise] {
    guard let path else { return exercises }
    let all = exercises
    return path.steps.compactMap { name in all.first { $0.name == name } }
  }

  /// Whether this lesson was read to its end; true for one that is not in the course.
  func isRead(_ lesson: String) -> Bool {
    topics.flatMap(\.lessons).first { $0.name == lesson }?.isRead ?? true
  }

  /// Returns the page with this name.
  func lesson(named name: String?) -> Lesson? {
    topics.lazy.flatMap(\.lessons).first { $0.name == name }
  }

  /// Returns the exercise with this name.
  func exercise(named name: String?) -> Exercise? { exercises.first { $0.name == name } }

  var passedCount: Int { exercises.count(where: \.isPassed) }

  /// Returns the position of the exercise with this name in the course, from 0.
  func place(of name: String) -> Int? { exercises.firstIndex { $0.name == name } }

  /// The learner's path, unless this page or exercise is not on it.
  func path(at name: String?) -> Path? {
    path.flatMap { path in name.map(path.steps.contains) == false ? nil : path }
  }

  /// Returns the exercise `distance` places further on: on the learner's path if this one is.
  func exercise(_ distance: Int, from name: String) -> Exercise? {
    let all = path(at: name) == nil ? exercises : followed
    guard let place = all.firstIndex(where: { $0.name == name }),
      all.indices.contains(place + distance)
    else { return nil }
    return all[place + distance]
  }
}
