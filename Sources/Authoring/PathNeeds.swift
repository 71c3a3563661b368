import CourseModel
import Messages

/// The pages that the pages and exercises of a path need. A path may omit anything, except what its
/// own pages refer to.
///
/// - An exercise needs its lesson before it. If the lesson ends by naming it, no other page is between.
/// - It needs the pages that its checks tell learners to read: before it if the course has them
///   before its lesson, otherwise anywhere, because a verdict may point ahead.
/// - A page needs the first page of its topic, which introduces it, before it, and the exercises that
///   it sends learners to (`switchboard show NAME`).
struct PathNeeds {
  let order: ReadingOrder

  /// Returns messages about missing and late pages, by the name of the page or exercise that needs
  /// them.
  func gaps(in path: StudyPath) -> [String: [Message]] {
    let names = path.parts.flatMap(\.of)
    return names.enumerated().reduce(into: [:]) { gaps, step in
      let (place, name) = (step.offset, step.element)
      let missing = needs(of: name).compactMap { need -> Message? in
        guard let found = names.firstIndex(of: need.page) else {
          // Translators: The page is one that the path has not; the other one is a page or an
          // exercise of the path.
          return Message(
            "'\(name, "other")' needs '\(need.page, "page")', which the path leaves out")
        }
        // Translators: The page comes later in the path than the other page, or the exercise, that
        // needs it.
        return need.isBefore && found > place
          ? Message("'\(name, "other")' needs '\(need.page, "page")', which comes only after it")
          : nil
      }
      let all = missing + (late(name, at: place, in: names).map { [$0] } ?? [])
      if !all.isEmpty { gaps[name] = all }
    }
  }

  /// Returns a message if pages are between an exercise and its lesson.
  private func late(_ name: String, at place: Int, in names: [String]) -> Message? {
    guard let exercise = order.exercises.first(where: { $0.name == name }),
      let lesson = order.pages(before: exercise).last, lesson.exercises.contains(name),
      let start = names[..<place].lastIndex(of: lesson.name),
      let page = names[start..<place].dropFirst().first(where: { step in
        order.lessons.contains { $0.name == step }
      })
    else { return nil }
    // Translators: Exercise, page and the other page are names, in a path.
    return Message(
      """
      '\(name, "exercise")' must come right after '\(lesson.name, "page")', which leads to it, and before \
      '\(page, "other")'
      """)
  }

  /// A page that is needed, and whether it must come first.
  private struct Need {
    let page: String
    let isBefore: Bool
  }

  private func needs(of name: String) -> [Need] {
    guard let exercise = order.exercises.first(where: { $0.name == name }) else {
      let first = beginning(ofTopicOf: name).map { [Need(page: $0, isBefore: true)] } ?? []
      let page = order.lessons.first { $0.name == name }?.body ?? ""
      return first
        + page.matches(of: /`switchboard show (\w+)`/)
        .map { Need(page: String($0.output.1), isBefore: false) }
    }
    let home = order.pages(before: exercise).last?.name
    let behind = home.map { home in order.lessons.drop { $0.name != home }.dropFirst() } ?? []
    let later = Set(behind.map(\.name))
    let mistakes = (try? exercise.mistakes()) ?? []
    let told = Set(
      exercise.checks.compactMap(\.read?.lesson) + mistakes.compactMap(\.read?.lesson)
        + [home].compactMap(\.self))
    return order.lessons.map(\.name).filter(told.contains)
      .map { Need(page: $0, isBefore: !later.contains($0)) }
  }

  /// Returns the first page of a page's topic, if that is another page.
  private func beginning(ofTopicOf page: String) -> String? {
    guard let topic = order.lessons.first(where: { $0.name == page })?.topic,
      let first = order.lessons.first(where: { $0.topic == topic })?.name
    else { return nil }
    return first == page ? nil : first
  }
}
