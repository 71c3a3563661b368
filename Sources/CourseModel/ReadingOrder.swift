/// Which pages of a course are to be read before which exercises.
package struct ReadingOrder: Sendable {
  /// In the order of the course.
  package let lessons: [Lesson]
  /// In the order of the course.
  package let exercises: [Exercise]

  /// The order of a course's pages and exercises.
  package init(lessons: [Lesson], exercises: [Exercise]) {
    self.lessons = lessons
    self.exercises = exercises
  }

  /// The pages to read before an exercise, in their order: its lesson, and those between the lessons
  /// of the exercises before it and its own.
  package func pages(before exercise: Exercise) -> [Lesson] {
    guard let own = home(of: exercise) else { return [] }
    let earlier = exercises.prefix { $0.name != exercise.name }.compactMap(home)
    let start = (earlier.max() ?? -1) + 1
    return Array(lessons[min(start, own)...own])
  }

  /// The exercises that a page leads to, which need no later page, in its order.
  package func exercises(after lesson: Lesson) -> [Exercise] {
    guard let here = place(of: lesson.name) else { return [] }
    let listed = lesson.exercises.compactMap { name in exercises.first { $0.name == name } }
    let others = exercises.filter { home(of: $0) == here && !lesson.exercises.contains($0.name) }
    return (listed + others).filter { (home(of: $0) ?? here) <= here }
  }

  /// All pages, those behind an exercise's own first, and then from the beginning; without an
  /// exercise, in the order of the course.
  package func pages(from exercise: Exercise?) -> [Lesson] {
    let start = exercise.flatMap(home).map { $0 + 1 } ?? 0
    return Array(lessons[start...] + lessons[..<start])
  }

  /// The page that comes next in the course.
  package func page(after lesson: Lesson) -> Lesson? {
    place(of: lesson.name).flatMap { lessons.dropFirst($0 + 1).first }
  }

  /// The page that an exercise belongs to: its lesson, else the first one that lists it.
  private func home(of exercise: Exercise) -> Int? {
    exercise.lesson.flatMap(place)
      ?? lessons.firstIndex { $0.exercises.contains(exercise.name) }
  }

  private func place(of lesson: String) -> Int? { lessons.firstIndex { $0.name == lesson } }
}

extension Course {
  /// What is to be read before what in this course.
  package func readingOrder() throws(CourseError) -> ReadingOrder {
    ReadingOrder(lessons: try lessons(), exercises: try exercises())
  }
}
