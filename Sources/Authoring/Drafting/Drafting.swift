import CourseModel
import Foundation
import Messages

/// Creates exercises, lessons and mistakes of a course from templates.
package struct Drafting: Sendable {
  private let course: Course

  package init(in course: Course) { self.course = course }

  /// Makes a course without topics, called as its folder.
  ///
  /// - Parameter title: The course's title; nil for its name in words.
  /// - Returns: Its course.json.
  /// - Throws: before anything is written, if the folder's name cannot be a course's, or if there is one.
  package static func makeCourse(in folder: URL, title: String? = nil) throws -> URL {
    let name = folder.lastPathComponent
    try Slug.verify(name)
    let file = folder.appending(path: "Lessons/course.json")
    let quoted = try String(
      decoding: JSONEncoder().encode(title ?? Slug.title(of: name)), as: UTF8.self)
    try Draft.write(
      """
      {
        "format": 1,
        "name": "\(name)",
        "title": \(quoted),
        "topics": []
      }

      """, asFile: file)
    return file
  }

  /// Makes an exercise, the last one of its topic.
  ///
  /// - Returns: Its folder; and whether the topic was made, too.
  /// - Throws: before anything is written, if the name or the topic cannot be.
  package func makeExercise(
    named name: ModuleName, ofTopic topic: String
  ) throws -> (folder: URL, topicIsNew: Bool) {
    let folder = course.folder(ofExercise: name.text)
    let exercises = try course.exercises()
    let present = try names(in: folder.deletingLastPathComponent())
    if let same = present.first(where: { $0.lowercased() == name.text.lowercased() }) {
      throw DraftingError.exists(path: course.folder(ofExercise: same).path)
    }
    let addition = try addition(of: topic)
    let orders = exercises.filter { $0.topic == topic }.map(\.order)
    let template = ExerciseTemplate(
      name: name.text, topic: topic, order: (orders.max() ?? 0) + 1)
    try write(addition) { () throws(DraftingError) in
      try template.draft.write(asFolder: folder)
    }
    return (folder, addition != nil)
  }

  /// Creates a lesson at the end of its topic.
  ///
  /// - Returns: Its page, and whether the topic is new.
  /// - Throws: If the name or the topic is invalid, before writing anything.
  package func makeLesson(
    named name: String, ofTopic topic: String
  ) throws -> (page: URL, topicIsNew: Bool) {
    try Slug.verify(name)
    let lessons = try course.lessons()
    if let same = lessons.first(where: { $0.name == name }) {
      throw DraftingError.exists(path: same.file.path)
    }
    let addition = try addition(of: topic)
    let numbers = lessons.filter { $0.topic == topic }.map(\.order)
    let number = "\((numbers.max() ?? 0) + 1)"
    let padded = String(repeating: "0", count: max(0, 2 - number.count)) + number
    let folder = course.folder.appending(path: "Lessons/\(topic)")
    let page = folder.appending(path: "\(padded)-\(name).md")
    let facts = try course.topics.first { $0.name == topic }.map(course.facts) ?? []
    try write(addition) { () throws(DraftingError) in
      try Draft.write(LessonTemplate(hasFacts: !facts.isEmpty).page, asFile: page)
    }
    return (page, addition != nil)
  }

  /// Creates a mistake of an exercise: a copy of some of the solution's files, for the author to
  /// change.
  ///
  /// - Parameter files: Names of the solution's files; may be empty if it has only one.
  /// - Returns: Its folder.
  package func makeMistake(
    named name: String, of exercise: Exercise, changing files: [String]
  ) throws -> URL {
    try Slug.verify(name)
    let folder = exercise.folder.appending(path: "Mistakes/\(name)")
    guard !FileManager.default.fileExists(atPath: folder.path) else {
      throw DraftingError.exists(path: folder.path)
    }
    let solution = try exercise.solution()
    let names = solution.map(\.name)
    let wanted = files.isEmpty && names.count == 1 ? names : files
    guard !wanted.isEmpty else {
      // Translators: The files are names with commas between them.
      throw DraftingError.unclear(
        Message(
          """
          which files does the mistake change? The solution of \(exercise.name, "exercise") has \
          \(names.joined(separator: ", "), "files"): add --file \(names.first ?? "", "first"), or \
          several
          """))
    }
    var copies: [String: String] = [:]
    for file in wanted {
      guard let original = solution.first(where: { $0.name == file }) else {
        // Translators: The files are names with commas between them.
        throw DraftingError.unclear(
          Message(
            """
            the solution of \(exercise.name, "exercise") has no file '\(file, "file")'; it has \
            \(names.joined(separator: ", "), "files")
            """))
      }
      copies[file] = String(decoding: original.content, as: UTF8.self)
    }
    try MistakeTemplate(files: copies).draft.write(asFolder: folder)
    return folder
  }

  /// Returns course.json with this topic added; nil if the topic exists.
  ///
  /// - Throws: If the name resembles an existing topic's, which the author may mean.
  private func addition(of topic: String) throws(DraftingError) -> String? {
    guard !course.topics.contains(where: { $0.name == topic }) else { return nil }
    try Slug.verify(topic)
    if let other = nearest(to: topic, among: course.topics.map(\.name)) {
      throw .unclear(
        Message(
          """
          there is no topic '\(topic, "name")'; did you mean '\(other, "other")'? (If it is a new \
          one, add it to "topics" in Lessons/course.json first.)
          """))
    }
    return try CourseFile(of: course).adding(topic: topic)
  }

  /// Writes an extended course.json, if there is one, and does the work; if the work fails,
  /// restores the file.
  private func write(
    _ addition: String?, _ work: () throws(DraftingError) -> Void
  ) throws(DraftingError) {
    guard let addition else { return try work() }
    let file = try CourseFile(of: course)
    try file.write(addition)
    do {
      try work()
    } catch {
      try? file.write(file.text)
      throw error
    }
  }

  private func names(in folder: URL) throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
  }
}
