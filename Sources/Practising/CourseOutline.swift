/// A course as a learner sees it from a distance: what there is, and how far they have come.
package struct CourseOutline: Hashable, Sendable {
  /// A group of lessons and exercises about one mechanism.
  package struct Topic: Hashable, Sendable {
    /// Its folder's name.
    package let name: String
    /// What people call it.
    package let title: String
    /// One line for lists.
    package let summary: String?
    /// In the order in which they are to be read.
    package let lessons: [Lesson]
    /// In the order in which they are to be done.
    package let exercises: [Exercise]
    /// Whether it has a card.
    package let hasCard: Bool

    /// A topic and what belongs to it.
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
    /// What commands call it.
    package let name: String
    /// What its first line says.
    package let title: String
    /// Whether it was read to its end.
    package let isRead: Bool

    /// A page by its name.
    package init(name: String, title: String, isRead: Bool = false) {
      self.name = name
      self.title = title
      self.isRead = isRead
    }
  }

  /// The course's own.
  package let title: String
  /// In the order in which learners meet them.
  package let topics: [Topic]

  /// A course of these topics.
  package init(title: String, topics: [Topic]) {
    self.title = title
    self.topics = topics
  }
}

// MARK: - Places

extension CourseOutline {
  /// All exercises, in the order of the course.
  var exercises: [Exercise] { topics.flatMap(\.exercises) }

  /// Whether this lesson was read to its end; true of one that is not in the course.
  func isRead(_ lesson: String) -> Bool {
    topics.flatMap(\.lessons).first { $0.name == lesson }?.isRead ?? true
  }

  /// The first page of the course that was not read yet; nil when all were. The pages of a topic that
  /// was tested out of need not be read.
  var firstUnread: Lesson? {
    topics.lazy.filter { !$0.exercises.contains(where: \.isTestedOut) }.flatMap(\.lessons)
      .first { !$0.isRead }
  }

  /// The page to read behind an exercise once no exercise is open; nil when all were read.
  func lessonLeft(after name: String) -> Lesson? {
    let left = exercises.first { $0.name == name }?.lessonLeft
    return topics.lazy.flatMap(\.lessons).first { $0.name == left && !$0.isRead }
  }

  /// The first page to read before an exercise that was not read yet; none once it was tried.
  func lessonToRead(before exercise: Exercise) -> Lesson? {
    guard exercise.attempts == 0, !exercise.isPassed else { return nil }
    let lessons = topics.flatMap(\.lessons)
    return exercise.lessons.lazy.compactMap { name in lessons.first { $0.name == name } }
      .first { !$0.isRead }
  }

  var passedCount: Int { exercises.count(where: \.isPassed) }

  /// The exercise of this name, and its place in the course, counted from 0.
  func place(of name: String) -> Int? { exercises.firstIndex { $0.name == name } }

  /// The exercise `distance` places further on.
  func exercise(_ distance: Int, from name: String) -> Exercise? {
    let all = exercises
    guard let place = place(of: name), all.indices.contains(place + distance) else { return nil }
    return all[place + distance]
  }

  /// The first exercise after this one that has not passed, going on at the beginning.
  func nextOpen(after name: String) -> Exercise? {
    let all = exercises
    let start = place(of: name).map { $0 + 1 } ?? 0
    return (all[start...] + all[..<start]).first { !$0.isPassed && $0.name != name }
  }
}
