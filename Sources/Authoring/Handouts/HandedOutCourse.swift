import CourseModel
import Foundation

/// The students' version of a course, with some of its exercises.
package struct HandedOutCourse {
  private let course: Course
  /// The exercises to hand out, in the course's order.
  package let exercises: [Exercise]
  /// The pages of their topics.
  package let lessons: [Lesson]
  private let topics: [Course.Topic]

  /// Selects the named exercises and those of the topics; all if neither is given.
  ///
  /// - Throws: `HandoutError` if the course is a handout itself; `CourseError`.
  package init(of course: Course, exercises names: [String], topics: [Course.Topic]) throws {
    guard !course.isHandout else { throw HandoutError.secondHand(course.folder.path) }
    self.course = course
    let named = Set(try names.map { try course.exercise(named: $0).name })
    let whole = Set(topics.map(\.name))
    exercises = try course.exercises().filter {
      named.isEmpty && whole.isEmpty || named.contains($0.name) || whole.contains($0.topic)
    }
    let chosen =
      named.isEmpty && whole.isEmpty
      ? Set(course.topics.map(\.name)) : whole.union(exercises.map(\.topic))
    self.topics = course.topics.filter { chosen.contains($0.name) }
    lessons = try course.lessons().filter { chosen.contains($0.topic) }
  }

  /// Creates the handout.
  ///
  /// - Parameter sealed: Whether to include the parts needed for grading, sealed.
  /// - Throws: `HandoutError` if a public check cannot stand alone; `CourseError`.
  package func handout(sealed: Bool) throws -> HandoutFile {
    var files = [SourceFile(name: "Lessons/course.json", content: try courseData())]
    files += try pages()
    let names = Set(lessons.map(\.name))
    for exercise in exercises {
      if !sealed, let fault = try PublicPart(of: exercise).faults.first {
        throw HandoutError.notPublic(exercise: exercise.name, fault)
      }
      files += try HandedOutExercise(exercise: exercise, lessons: names).files(sealed: sealed)
        .map { SourceFile(name: "Exercises/\(exercise.name)/\($0.name)", content: $0.content) }
    }
    return HandoutFile(course: course.name, title: course.title, files: files)
  }

  /// The number of checks of its exercises.
  package var checkCount: Int { exercises.reduce(0) { $0 + $1.checks.count } }

  /// The number of public checks.
  package var publicCheckCount: Int {
    exercises.reduce(0) { $0 + $1.checks.count(where: \.isPublic) }
  }

  package var hasPublicChecks: Bool { publicCheckCount > 0 }

  /// The Markdown files of the course and its topics; pages need no other files there.
  private func pages() throws -> [SourceFile] {
    let lessons = course.folder.appending(path: "Lessons")
    return try ([""] + topics.map(\.name)).flatMap { topic in
      let folder = topic.isEmpty ? lessons : lessons.appending(path: topic)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return try names.sorted().filter { $0.hasSuffix(".md") && !$0.hasPrefix(".") }.map { name in
        SourceFile(
          name: topic.isEmpty ? "Lessons/\(name)" : "Lessons/\(topic)/\(name)",
          content: try Data(contentsOf: folder.appending(path: name)))
      }
    }
  }

  // MARK: - course.json

  /// The course.json of the handout, without references to parts that are not included.
  private func courseData() throws -> Data {
    let names = Set(exercises.map(\.name) + lessons.map(\.name))
    let url = course.folder.appending(path: "Lessons/course.json")
    var object =
      try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any] ?? [:]
    let topics = Set(topics.map(\.name))
    object["topics"] = (object["topics"] as? [[String: Any]] ?? [])
      .filter { topics.contains($0["name"] as? String ?? "") }
      .map { topic in
        var topic = topic
        let standing = (topic["testOut"] as? [String])?.filter(names.contains)
        topic["testOut"] = standing?.isEmpty == false ? standing : nil
        return topic
      }
    let paths = (object["paths"] as? [[String: Any]] ?? []).compactMap {
      Self.path($0, among: names)
    }
    object["paths"] = paths.isEmpty ? nil : paths
    return try JSONSerialization.data(
      withJSONObject: object, options: [.sortedKeys, .prettyPrinted])
  }

  /// A study path with only these pages and exercises, but the original hours; nil if empty.
  private static func path(_ path: [String: Any], among names: Set<String>) -> [String: Any]? {
    let parts = (path["parts"] as? [[String: Any]] ?? []).compactMap { part in
      let left = (part["of"] as? [String] ?? []).filter(names.contains)
      return left.isEmpty ? nil : part.merging(["of": left]) { $1 }
    }
    return parts.isEmpty ? nil : path.merging(["parts": parts]) { $1 }
  }
}
