import CourseModel
import Learning
import Terminal

/// What `list` shows of a course.
struct ListPresenter {
  let course: Course
  let standing: Standing
  let hasWorkspace: Bool
  let screen: Screen

  /// Writes its exercises as JSON.
  func write() throws {
    let data = try Report.json(standing.exercises.map { ListEntry($0, standing) })
    screen.write(String(decoding: data, as: UTF8.self) + "\n")
  }

  /// Shows all, a topic, or a way through it, and what comes next there.
  ///
  /// - Parameter isWhole: Whether a terminal is shown everything, too.
  func show(topic: Course.Topic?, path: StudyPath?, isWhole: Bool) throws {
    let page = ListPage(course, try course.lessons(), standing, profile: screen.table)
    let isWhole = isWhole || !screen.output.isTerminal
    if let topic {
      screen.show(page.lines(of: topic))
    } else if let path {
      screen.show(isWhole ? page.lines(of: path) : page.overview(of: path))
    } else {
      screen.show((isWhole ? page.lines : page.overview) + paths + [Line()])
    }
    guard hasWorkspace else {
      return screen.next(.workspaceToDoThemIn(), ["command": "switchboard init DIR"])
    }
    if let next = next(in: topic, on: path) { screen.next(next) }
  }

  private var paths: [Line] {
    guard !course.paths.isEmpty else { return [] }
    return [Line(screen.output.spans(of: .ways(course.paths.map(\.name))))]
  }

  /// What comes next in what was asked for, and in the course where all of that is done.
  private func next(in topic: Course.Topic?, on path: StudyPath?) -> Suggestion? {
    if let topic, let next = standing.next(in: topic) {
      screen.also(.ifYouKnowTheTopic(), ["command": "switchboard test-out \(topic.name)"])
      return next
    }
    return path.flatMap(standing.next(on:)) ?? standing.next()
  }
}
