import CourseModel

/// What is not so where an exercise's checks say which heading of a lesson explains them.
struct ReadAudit {
  let lessons: [Lesson]

  /// Sentences with file and line.
  func findings(of exercise: Exercise) throws -> [String] {
    var findings: [String] = []
    for (index, check) in exercise.checks.enumerated() {
      guard let place = check.read, let doubt = try doubt(about: place) else { continue }
      findings.append("exercise.json:\(try exercise.line(ofReadAt: index)): \(doubt)")
    }
    return findings + (try unread(of: exercise))
  }

  private func doubt(about place: LessonPlace) throws -> String? {
    guard let lesson = lessons.first(where: { $0.name == place.lesson }) else {
      return "no lesson is '\(place.lesson)'; "
        + suggestion(instead: place.lesson, among: lessons.map(\.name), called: "the lessons")
    }
    return try PageHeadings(of: lesson).doubt(about: place.heading, of: place.lesson)
  }

  /// An exercise that follows a lesson has something to be read for each check.
  private func unread(of exercise: Exercise) throws(CourseError) -> [String] {
    let checks = exercise.checks.filter { $0.read == nil }
    guard let lesson = exercise.lesson, let first = checks.first,
      let index = exercise.checks.firstIndex(of: first)
    else { return [] }
    return [
      "exercise.json:\(try exercise.line(ofReadAt: index)): "
        + checks.map { "'\($0.id)'" }.joined(separator: ", ")
        + (checks.count == 1 ? " does" : " do")
        + " not say what to read: add \"read\": \"\(lesson)#\" and a heading of that page, or of another"
    ]
  }
}
