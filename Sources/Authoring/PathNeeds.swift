import CourseModel
import Messages

/// What the pages and exercises of a path need of each other. A path may leave out whatever it likes, but
/// not what it leads to itself.
///
/// - An exercise needs its lesson, before it.
/// - It needs the pages that its checks tell one to read: before it if the course has them before its
///   lesson, else anywhere, as a verdict may point ahead.
/// - A page needs the first page of its topic, which introduces it, before it.
struct PathNeeds {
  let order: ReadingOrder

  /// What is missing, or comes too late, by the name of what needs it.
  func gaps(in path: StudyPath) -> [String: [Message]] {
    let names = path.parts.flatMap(\.of)
    return names.enumerated().reduce(into: [:]) { gaps, step in
      let (place, name) = (step.offset, step.element)
      let missing = needs(of: name).compactMap { need -> Message? in
        guard let found = names.firstIndex(of: need.page) else {
          return .isNeeded(need.page, by: name)
        }
        return need.isBefore && found > place ? .isNeededBefore(need.page, by: name) : nil
      }
      if !missing.isEmpty { gaps[name] = missing }
    }
  }

  /// A page that is needed, and whether before what needs it.
  private struct Need {
    let page: String
    let isBefore: Bool
  }

  private func needs(of name: String) -> [Need] {
    guard let exercise = order.exercises.first(where: { $0.name == name }) else {
      return beginning(ofTopicOf: name).map { [Need(page: $0, isBefore: true)] } ?? []
    }
    let home = order.pages(before: exercise).last?.name
    let behind = home.map { home in order.lessons.drop { $0.name != home }.dropFirst() } ?? []
    let later = Set(behind.map(\.name))
    let told = Set(exercise.checks.compactMap(\.read?.lesson) + [home].compactMap(\.self))
    return order.lessons.map(\.name).filter(told.contains)
      .map { Need(page: $0, isBefore: !later.contains($0)) }
  }

  /// The first page of a page's topic, if it is another one.
  private func beginning(ofTopicOf page: String) -> String? {
    guard let topic = order.lessons.first(where: { $0.name == page })?.topic,
      let first = order.lessons.first(where: { $0.topic == topic })?.name
    else { return nil }
    return first == page ? nil : first
  }
}
