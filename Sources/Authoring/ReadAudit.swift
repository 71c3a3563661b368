import CourseModel
import Messages

/// Checks the headings that an exercise's checks and mistakes tell learners to read.
struct ReadAudit {
  let lessons: [Lesson]

  /// Returns the findings, with file and line.
  func findings(of exercise: Exercise) throws -> [AuditFinding] {
    var findings: [AuditFinding] = []
    for (index, check) in exercise.checks.enumerated() {
      guard let place = check.read, let doubt = try doubt(about: place) else { continue }
      findings.append(try AuditFinding(doubt, at: self.place(of: index, in: exercise)))
    }
    for mistake in try exercise.mistakes() {
      guard let doubt = try mistake.read.flatMap(doubt) else { continue }
      findings.append(AuditFinding(doubt, at: "Mistakes/\(mistake.name)/message.md"))
    }
    return findings + (try unread(of: exercise))
  }

  /// Returns the line in exercise.json of the "read" entry for the check at this index.
  private func place(of index: Int, in exercise: Exercise) throws(CourseError) -> String {
    "exercise.json:\(try exercise.line(ofReadAt: index))"
  }

  private func doubt(about place: LessonPlace) throws -> Message? {
    guard let lesson = lessons.first(where: { $0.name == place.lesson }) else {
      return Message(
        """
        there is no lesson '\(place.lesson, "name")'; \
        \(suggestion(instead: place.lesson, among: lessons.map(\.name), else: { _ in Message("'switchboard list' shows all lessons") }), "instead")
        """)
    }
    return try PageHeadings(of: lesson).doubt(about: place.heading, of: place.lesson)
  }

  /// Reports checks without a "read" entry, if the exercise belongs to a lesson.
  private func unread(of exercise: Exercise) throws(CourseError) -> [AuditFinding] {
    let checks = exercise.checks.filter { $0.read == nil }
    guard let lesson = exercise.lesson, let first = checks.first,
      let index = exercise.checks.firstIndex(of: first)
    else { return [] }
    return [
      AuditFinding(
        .nothingToRead(checks.map(\.id), lesson: lesson), at: try place(of: index, in: exercise))
    ]
  }
}

extension Message {
  /// The checks are names in quotes, with commas between them; how many there are decides the form.
  fileprivate static func nothingToRead(_ checks: [String], lesson: String) -> Message {
    let names = checks.map { "'\($0)'" }.joined(separator: ", ")
    return Message(
      one: """
        \(names, "checks") does not say what to read: add "read": "\(lesson, "lesson")#" and a \
        heading of that page, or of another
        """,
      other: """
        {checks} do not say what to read: add "read": "{lesson}#" and a heading of that page, or \
        of another
        """,
      count: checks.count)
  }
}
