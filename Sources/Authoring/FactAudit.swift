import CourseModel
import Typesetting

/// What is not so where lessons and exercises say which facts they teach.
struct FactAudit {
  private let facts: [Course.Fact]
  private let lessons: [Lesson]
  private let exercises: [Exercise]

  /// An audit of a whole course: a fact may be taught by any of its lessons and exercises.
  init(of course: Course, _ lessons: [Lesson], _ exercises: [Exercise]) throws {
    facts = try course.topics.flatMap(course.facts)
    self.lessons = lessons
    self.exercises = exercises
  }

  /// Facts that nothing teaches, in sentences.
  func uncovered() -> [String] {
    let covered = Set(lessons.flatMap(\.facts.values).joined())
      .union(exercises.flatMap(\.facts.values).joined())
    return facts.filter { !covered.contains($0.number) }
      .map { "no lesson and no exercise teaches \($0.number): \($0.text)" }
  }

  /// What is not so in the tags of a lesson, in sentences with file and line.
  func findings(of lesson: Lesson) throws -> [String] {
    let headings = try PageHeadings(of: lesson)
    let place = "\(lesson.topic)/\(lesson.file.lastPathComponent)"
    return try findings(lesson.facts) { heading, index in
      "\(place):\(try lesson.line(ofFactsUnder: heading, index: index))"
    } doubt: { heading in
      headings.doubt(about: heading)
    }
  }

  /// What is not so in the tags of an exercise, in sentences with file and line.
  func findings(of exercise: Exercise) throws -> [String] {
    if let repeated = try exercise.repeatedKey() { return ["\(repeated)"] }
    let ids = exercise.checks.map(\.id)
    return try findings(exercise.facts) { check, index in
      "exercise.json:\(try exercise.line(ofFactsAt: check, index: index))"
    } doubt: { check in
      ids.contains(check)
        ? nil
        : "'\(check)' is no check of \(exercise.name); "
          + suggestion(instead: check, among: ids, called: "its checks")
    }
  }

  /// What is not so in tags, from top to bottom of their file.
  private func findings(
    _ tags: [String: [String]], at place: (String, Int?) throws -> String,
    doubt: (String) -> String?
  ) throws -> [String] {
    let known = Set(facts.map(\.number))
    var findings: [String] = []
    for (name, numbers) in tags.sorted(by: { $0.key < $1.key }) {
      if let doubt = doubt(name) { findings.append("\(try place(name, nil)): \(doubt)") }
      if numbers.isEmpty {
        findings.append("\(try place(name, nil)): no facts stand behind '\(name)'; name some")
      }
      for (index, number) in numbers.enumerated() {
        if numbers[..<index].contains(number) {
          findings.append(
            "\(try place(name, index)): \(number) stands twice behind '\(name)'; once is enough")
        } else if !facts.isEmpty, !known.contains(number) {
          findings.append(
            "\(try place(name, index)): no topic's facts.json has the fact \(number)")
        }
      }
    }
    return findings.sorted { line(of: $0) < line(of: $1) }
  }

  /// The line that a finding begins with.
  private func line(of finding: String) -> Int {
    finding.firstMatch(of: /:(\d+):/).flatMap { Int($0.1) } ?? 0
  }
}
