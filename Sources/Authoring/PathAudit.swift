import CourseModel

/// What is not so in course.json: names that there are not, and times that do not fit what there is to
/// read and to write.
struct PathAudit {
  let course: Course
  let lessons: [Lesson]
  let exercises: [Exercise]

  /// So far, at most, the hours that a part names may be from what is worked out, as a ratio.
  private static let tolerance = 1.35

  func findings() throws -> [String] {
    try course.topics.flatMap(findings) + findingsInPaths()
  }

  /// The exercises that stand for a topic are some of its own.
  private func findings(in topic: Course.Topic) -> [String] {
    let own = exercises.filter { $0.topic == topic.name }.map(\.name)
    return (topic.testOut ?? []).filter { !own.contains($0) }.map { name in
      "course.json: 'testOut' of the topic '\(topic.name)': '\(name)' is no exercise of it; "
        + (own.isEmpty
          ? "it has none" : suggestion(instead: name, among: own, called: "its exercises"))
    }
  }

  private func findingsInPaths() throws -> [String] {
    try course.paths.flatMap { path in
      try path.parts.flatMap { part in
        try findings(in: part).map { "course.json: the path '\(path.name)', \(part.title): \($0)" }
      }
    }
  }

  private func findings(in part: StudyPath.Part) throws -> [String] {
    let names = lessons.map(\.name) + exercises.map(\.name)
    let unknown = part.of.filter { !names.contains($0) }.map { name in
      "no lesson and no exercise is '\(name)'; "
        + suggestion(instead: name, among: names, called: "all")
    }
    guard unknown.isEmpty else { return unknown }
    let hours = Double(try minutes(of: part)) / 60
    let ratio = max(part.hours, hours) / max(min(part.hours, hours), 0.01)
    guard ratio > Self.tolerance else { return [] }
    return [
      "it says \(part.hours) hours, and by words and lines it takes about "
        + "\((hours * 2).rounded() / 2): change one of them"
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
