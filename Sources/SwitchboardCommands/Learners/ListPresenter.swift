import CourseModel
import Messages
import Terminal

/// The output of `list` for a course.
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

  /// Shows a topic, a path, or the learner's path, otherwise the whole course, and the next step.
  ///
  /// - Parameter isWhole: Whether to show everything on a terminal, too, and the whole course in any
  ///   case if no path is named.
  func show(topic: Course.Topic?, path: StudyPath?, isWhole: Bool) throws {
    let page = ListPage(course, standing.order.lessons, standing, profile: screen.table)
    let own = path == nil && topic == nil && !isWhole ? standing.path : nil
    let path = path ?? own
    let isWhole = isWhole || !screen.output.isTerminal
    if let topic {
      screen.show(page.lines(of: topic))
    } else if let path {
      screen.show(isWhole ? page.lines(of: path) : page.overview(of: path))
    } else {
      screen.show((isWhole ? page.lines : page.overview) + page.ways + [Line()])
    }
    guard hasWorkspace else {
      return screen.next(
        Message("\(span: "command")  makes a workspace to do them in."),
        ["command": "switchboard start DIR"])
    }
    if own != nil {
      screen.also(
        Message("\(span: "command")  shows the whole course."),
        ["command": "switchboard list --all"])
    }
    if let topic, let next = standing.next(in: topic) {
      screen.also(
        Message("\(span: "command")  if you know the topic already."),
        ["command": "switchboard test-out \(topic.name)"])
      screen.next(next)
    } else if let next = path.flatMap({ standing.following($0).next() }) {
      screen.next(next)
    } else {
      // The topic or path is done.
      NextStep(course: course, standing: standing, screen: screen).show()
    }
  }
}
