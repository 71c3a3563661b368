import CourseModel
import Messages

/// Checks course.json: unknown names, pages that a path omits although it needs them, and times
/// that don't fit the amount to read and write.
struct PathAudit {
  let course: Course
  let lessons: [Lesson]
  let exercises: [Exercise]

  /// The maximum ratio between the hours that a part claims and those computed, either way.
  private static let tolerance = 1.35
  private static let file = "course.json"

  func findings() throws -> [AuditFinding] {
    try course.topics.flatMap(findings) + findingsInPaths()
  }

  /// Returns findings for test-out exercises that don't belong to the topic.
  private func findings(in topic: Course.Topic) -> [AuditFinding] {
    let own = exercises.filter { $0.topic == topic.name }.map(\.name)
    return (topic.testOut ?? []).filter { !own.contains($0) }.map { name in
      // Translators: Of a topic without exercises.
      let instead =
        own.isEmpty
        ? Message("it has none") : suggestion(instead: name, among: own, else: Message.exercisesAre)
      return AuditFinding(
        Message(
          """
          'testOut' of the topic '\(topic.name, "topic")' names '\(name, "name")', which is not \
          one of its exercises; \(instead, "instead")
          """), at: Self.file)
    }
  }

  private func findingsInPaths() throws -> [AuditFinding] {
    let needs = PathNeeds(order: ReadingOrder(lessons: lessons, exercises: exercises))
    return try course.paths.flatMap { path in
      let gaps = needs.gaps(in: path)
      return try path.parts.flatMap { part in
        try (faults(in: part) + part.of.flatMap { gaps[$0] ?? [] }).map {
          // Translators: The part is called by its title.
          AuditFinding(
            Message("the path '\(path.name, "path")', \(part.title, "part"): \($0, "fault")"),
            at: Self.file)
        }
      }
    }
  }

  private func faults(in part: StudyPath.Part) throws -> [Message] {
    let names = lessons.map(\.name) + exercises.map(\.name)
    let unknown = part.of.filter { !names.contains($0) }.map { name in
      Message(
        """
        there is no lesson or exercise '\(name, "name")'; \
        \(suggestion(instead: name, among: names, else: Message.allAre), "instead")
        """)
    }
    guard unknown.isEmpty else { return unknown }
    let hours = Double(try minutes(of: part)) / 60
    let ratio = max(part.hours, hours) / max(min(part.hours, hours), 0.01)
    guard ratio > Self.tolerance else { return [] }
    return [
      Message(
        """
        it says \(String(part.hours), "said") hours, but its words and lines take about \
        \("\((hours * 2).rounded() / 2)", "counted"): change one of them
        """)
    ]
  }

  private func minutes(of part: StudyPath.Part) throws -> Int {
    try part.of.reduce(0) { sum, name in
      if let lesson = lessons.first(where: { $0.name == name }) {
        return sum + (try PageWords(of: lesson).minutes)
      }
      guard let exercise = exercises.first(where: { $0.name == name }) else { return sum }
      return sum + (try PageWords(of: exercise).minutesToDo)
    }
  }
}

extension Message {
  /// Ends a sentence on a name: of a topic. The names are in quotes, separated by commas.
  fileprivate static func exercisesAre(_ names: String) -> Message {
    Message("its exercises are \(names, "names")")
  }

  /// Ends a sentence on a name: of lessons and exercises. The names are in quotes, separated by
  /// commas.
  fileprivate static func allAre(_ names: String) -> Message {
    Message("all are \(names, "names")")
  }
}
