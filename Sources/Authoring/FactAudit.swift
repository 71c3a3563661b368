import CourseModel
import Messages
import Typesetting

/// Checks the fact tags of lessons and exercises.
struct FactAudit {
  private let facts: [Course.Fact]
  private let lessons: [Lesson]
  private let exercises: [Exercise]

  /// Creates an audit of a whole course: any lesson or exercise may teach a fact.
  init(of course: Course, _ lessons: [Lesson], _ exercises: [Exercise]) throws {
    facts = try course.topics.flatMap(course.facts)
    self.lessons = lessons
    self.exercises = exercises
  }

  /// Returns the facts that no page teaches.
  func uncovered() -> [AuditFinding] {
    let covered = Set(lessons.flatMap(\.facts.values).joined())
      .union(exercises.flatMap(\.facts.values).joined())
    // Translators: The fact is a number and words.
    return facts.filter { !covered.contains($0.number) }
      .map {
        AuditFinding(
          Message("no lesson and no exercise teaches \($0.number, "number"): \($0.text, "fact")"))
      }
  }

  /// Returns the faults in a lesson's tags, with file and line.
  func findings(of lesson: Lesson) throws -> [AuditFinding] {
    let headings = try PageHeadings(of: lesson)
    let place = "\(lesson.topic)/\(lesson.file.lastPathComponent)"
    return try findings(lesson.facts, in: place) { heading, index in
      try lesson.line(ofFactsUnder: heading, index: index)
    } doubt: { heading in
      headings.doubt(about: heading)
    }
  }

  /// Returns the faults in an exercise's tags, with file and line.
  func findings(of exercise: Exercise) throws -> [AuditFinding] {
    if let repeated = try exercise.repeatedKey() { return [AuditFinding(repeated.message)] }
    let ids = exercise.checks.map(\.id)
    return try findings(exercise.facts, in: "exercise.json") { check, index in
      try exercise.line(ofFactsAt: check, index: index)
    } doubt: { check in
      ids.contains(check)
        ? nil
        : Message(
          """
          \(exercise.name, "exercise") has no check '\(check, "id")'; \
          \(suggestion(instead: check, among: ids, else: Message.checksAre), "instead")
          """)
    }
  }

  /// Returns the faults in tags, in the order of their lines.
  private func findings(
    _ tags: [String: [String]], in file: String, line: (String, Int?) throws -> Int,
    doubt: (String) -> Message?
  ) throws -> [AuditFinding] {
    let known = Set(facts.map(\.number))
    var findings: [(line: Int, fault: Message)] = []
    for (name, numbers) in tags.sorted(by: { $0.key < $1.key }) {
      if let doubt = doubt(name) { findings.append((try line(name, nil), doubt)) }
      if numbers.isEmpty {
        findings.append(
          (try line(name, nil), Message("'\(name, "name")' lists no facts; add some")))
      }
      for (index, number) in numbers.enumerated() {
        if numbers[..<index].contains(number) {
          // Translators: The fact is a number.
          findings.append(
            (
              try line(name, index),
              Message("'\(name, "name")' lists \(number, "fact") twice; once is enough")
            ))
        } else if !facts.isEmpty, !known.contains(number) {
          // Translators: The fact is a number.
          findings.append(
            (try line(name, index), Message("no topic's facts.json has the fact \(number, "fact")"))
          )
        }
      }
    }
    return findings.sorted { $0.line < $1.line }
      .map { AuditFinding($0.fault, at: "\(file):\($0.line)") }
  }
}

extension Message {
  /// Ends a sentence on a name: of a check. The names are in quotes, separated by commas.
  fileprivate static func checksAre(_ names: String) -> Message {
    Message("its checks are \(names, "names")")
  }
}
