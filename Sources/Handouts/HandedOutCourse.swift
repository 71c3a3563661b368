import CourseModel
import Foundation

/// What students get of a course: a course of its own, of some of its exercises.
package struct HandedOutCourse {
  private let course: Course
  /// Those that are handed out, in the course's order.
  package let exercises: [Exercise]
  /// The pages of their topics.
  package let lessons: [Lesson]
  private let topics: [Course.Topic]

  /// These exercises of a course, and those of these topics; all of them, if none is named.
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

  /// The handout.
  ///
  /// - Parameter sealed: Whether what judging needs is handed out as well, sealed.
  /// - Throws: `HandoutError` if a public check is not one that can stand alone; `CourseError`.
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

  /// How many checks its exercises have.
  package var checkCount: Int { exercises.reduce(0) { $0 + $1.checks.count } }

  /// How many of them are public.
  package var publicCheckCount: Int {
    exercises.reduce(0) { $0 + $1.checks.count(where: \.isPublic) }
  }

  /// Whether any is.
  package var hasPublicChecks: Bool { publicCheckCount > 0 }

  /// The Markdown of the course and of its topics; nothing else lies there that a page needs.
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

  /// What is left of course.json: nothing names what is not handed out.
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

  /// The same way among these pages and exercises, whose hours are still those of all; nil if nothing
  /// is left of it.
  private static func path(_ path: [String: Any], among names: Set<String>) -> [String: Any]? {
    let parts = (path["parts"] as? [[String: Any]] ?? []).compactMap { part in
      let left = (part["of"] as? [String] ?? []).filter(names.contains)
      return left.isEmpty ? nil : part.merging(["of": left]) { $1 }
    }
    return parts.isEmpty ? nil : path.merging(["parts": parts]) { $1 }
  }
}
