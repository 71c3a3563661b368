import Foundation
import Messages

extension Course {
  private struct File: Decodable {
    let name: String
    let title: String
    let topics: [Topic]
    let paths: [StudyPath]?
    let allow: Admission?
  }

  /// Loads the course in this folder; reads only Lessons/course.json.
  package init(at folder: URL) throws(CourseError) {
    let url = folder.appending(path: "Lessons/course.json")
    guard FileManager.default.fileExists(atPath: url.path) else { throw .noCourse(folder) }
    let file = try DataFile(at: url).json(File.self)
    self.init(
      folder: folder, name: file.name, title: file.title, topics: file.topics,
      paths: file.paths ?? [],
      admission: file.allow ?? Admission())
  }

  /// The nearest folder with a course, at `path` or above it.
  package static func folder(above path: URL) -> URL? {
    path.selfAndAncestors.first { folder in
      let file = folder.appending(path: "Lessons/course.json")
      return FileManager.default.fileExists(atPath: file.path)
    }
  }

  /// All exercises, in the order in which learners meet them.
  package func exercises() throws(CourseError) -> [Exercise] {
    let exercises = try collect(try exerciseNames()) { name throws(CourseError) in
      let exercise = try exercise(in: folder(ofExercise: name))
      guard topics.contains(where: { $0.name == exercise.topic }) else {
        throw try exercise.topicUnknown(to: self)
      }
      return exercise
    }
    return exercises.sorted {
      place(of: $0.topic, $0.order, $0.name) < place(of: $1.topic, $1.order, $1.name)
    }
  }

  /// Returns the exercise with this name or title; the error for an unknown name suggests the nearest.
  package func exercise(named name: String) throws(CourseError) -> Exercise {
    let names = try exerciseNames()
    if let exact = names.first(where: { $0.lowercased() == name.lowercased() }) {
      return try exercise(in: folder(ofExercise: exact))
    }
    if let titled = (try? exercises())?.first(where: { isTitle($0.title, name) }) { return titled }
    throw .unknown(.exercise, name: name, nearest: nearest(to: name, among: names))
  }

  /// Whether a title is meant, as people type it.
  private func isTitle(_ title: String, _ typed: String) -> Bool {
    title.caseInsensitiveCompare(typed) == .orderedSame
  }

  /// All lessons, in the order in which learners meet them.
  package func lessons() throws(CourseError) -> [Lesson] {
    let pages = try collect(topics) { topic throws(CourseError) in try lessons(of: topic) }
    return Array(pages.joined())
  }

  private func lessons(of topic: Topic) throws(CourseError) -> [Lesson] {
    let lessons = try collect(try lessonFiles(of: topic)) { page throws(CourseError) in
      try Lesson(at: page, topic: topic.name)
    }
    return lessons.compactMap(\.self).sorted { ($0.order, $0.name) < ($1.order, $1.name) }
  }

  private func lessonFiles(of topic: Topic) throws(CourseError) -> [URL] {
    try entries(of: folder(ofLessons: topic), orNone: true).filter(isLesson)
  }

  /// Returns the lesson in this file, or nil if it is none of this course; reads no other file.
  package func lesson(in file: URL) throws(CourseError) -> Lesson? {
    let place = file.deletingLastPathComponent().resolvingSymlinksInPath()
    let topic = topics.first { topic in
      topic.name == place.lastPathComponent
        && folder(ofLessons: topic).resolvingSymlinksInPath().path == place.path
    }
    guard let topic, isLesson(file), FileManager.default.fileExists(atPath: file.path) else {
      return nil
    }
    return try Lesson(at: file, topic: topic.name)
  }

  private func folder(ofLessons topic: Topic) -> URL {
    folder.appending(path: "Lessons").appending(path: topic.name)
  }

  private func isLesson(_ file: URL) -> Bool {
    file.pathExtension == "md" && file.lastPathComponent != Card.fileName
  }

  /// Returns the lesson with this name, ignoring case, with or without its number or topic in
  /// front, or with this title. For the name or title of a topic, returns its first lesson.
  package func lesson(named name: String) throws(CourseError) -> Lesson {
    let wanted = (name.split(separator: "/").last.map(String.init) ?? name).replacing(
      " ", with: "-")
    var names: [String] = []
    for topic in topics {
      for file in try lessonFiles(of: topic) {
        let stem = file.deletingPathExtension().lastPathComponent
        let own = stem.split(separator: "-", maxSplits: 1).last.map(String.init) ?? stem
        names.append(own)
        let isWanted = [own, stem].contains { $0.caseInsensitiveCompare(wanted) == .orderedSame }
        if isWanted, let lesson = try Lesson(at: file, topic: topic.name) { return lesson }
      }
    }
    if let topic = try? topic(named: name), let first = try lessons(of: topic).first {
      return first
    }
    if let titled = (try? lessons())?.first(where: { isTitle($0.title, name) }) { return titled }
    // The glossary can be read like a lesson.
    let hasGlossary = try glossary() != nil
    let others = hasGlossary && wanted != Glossary.name ? [Glossary.name] : []
    throw .unknown(
      .lesson, name: name,
      nearest: nearest(to: wanted, among: names.filter { !$0.contains(".") } + others))
  }

  /// Returns the topic with this name or title; the error for an unknown name suggests the nearest.
  package func topic(named name: String) throws(CourseError) -> Topic {
    let wanted = name.lowercased()
    let found = topics.first { [$0.name.lowercased(), $0.title.lowercased()].contains(wanted) }
    if let found { return found }
    if let exercise = try? exercise(named: name) {
      throw .exerciseIsNoTopic(exercise.name, topic: exercise.topic)
    }
    throw .unknown(.topic, name: name, nearest: nearest(to: name, among: topics.map(\.name)))
  }

  /// Loads the exercise in this folder, and adds the course's permissions.
  private func exercise(in folder: URL) throws(CourseError) -> Exercise {
    var exercise = try Exercise(at: folder)
    exercise.course = name
    exercise.admission = exercise.admission.adding(admission)
    return exercise
  }

  private func exerciseNames() throws(CourseError) -> [String] {
    try entries(of: folder.appending(path: "Exercises"), orNone: true)
      .filter { $0.hasDirectoryPath }
      .map(\.lastPathComponent)
  }

  private func place(of topic: String, _ order: Int, _ name: String) -> (Int, Int, String) {
    (topics.firstIndex { $0.name == topic } ?? topics.count, order, name)
  }
}

/// The visible content of a folder, sorted by name.
func entries(of folder: URL, orNone: Bool) throws(CourseError) -> [URL] {
  if orNone, !FileManager.default.fileExists(atPath: folder.path) { return [] }
  do {
    return try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles
    ).sorted { $0.lastPathComponent < $1.lastPathComponent }
  } catch {
    // Translators: Why a folder cannot be read.
    throw .unreadable(folder, reason: Message("no such folder, or no permission"))
  }
}

extension URL {
  /// The folder itself, its parent, and so on up to the root.
  ///
  /// Empty for a path relative to a deleted working folder: going up from there would never end.
  package var selfAndAncestors: some Sequence<URL> {
    let start = standardizedFileURL
    return sequence(first: start) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
      .prefix { _ in start.path.hasPrefix("/") }
  }
}
