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
      let instead =
        own.isEmpty
        ? .hasNone : suggestion(instead: name, among: own, else: Message.exercisesAre)
      return AuditFinding(
        .noExerciseOfTopic(name, topic.name, instead: instead), at: Self.file)
    }
  }

  private func findingsInPaths() throws -> [AuditFinding] {
    let needs = PathNeeds(order: ReadingOrder(lessons: lessons, exercises: exercises))
    return try course.paths.flatMap { path in
      let gaps = needs.gaps(in: path)
      return try path.parts.flatMap { part in
        try (faults(in: part) + part.of.flatMap { gaps[$0] ?? [] }).map {
          AuditFinding(.inPath(path.name, part.title, $0), at: Self.file)
        }
      }
    }
  }

  private func faults(in part: StudyPath.Part) throws -> [Message] {
    let names = lessons.map(\.name) + exercises.map(\.name)
    let unknown = part.of.filter { !names.contains($0) }.map { name in
      Message.noPage(
        name, instead: suggestion(instead: name, among: names, else: Message.allAre))
    }
    guard unknown.isEmpty else { return unknown }
    let hours = Double(try minutes(of: part)) / 60
    let ratio = max(part.hours, hours) / max(min(part.hours, hours), 0.01)
    guard ratio > Self.tolerance else { return [] }
    return [.otherHours(part.hours, (hours * 2).rounded() / 2)]
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
