import CourseModel
import Terminal

/// What a course has, topic by topic, and how far a learner has come.
struct ListPage {
  let course: Course
  let lessons: [Lesson]
  let standing: Standing
  let profile: TerminalProfile

  init(
    _ course: Course, _ lessons: [Lesson], _ standing: Standing, profile: TerminalProfile
  ) {
    self.course = course
    self.lessons = lessons
    self.standing = standing
    self.profile = profile
  }

  var lines: [Line] { course.topics.flatMap(lines) }

  private func lines(of topic: Course.Topic) -> [Line] {
    let rows = standing.exercises.filter { $0.topic == topic.name }.map(row)
    let table = Table(columns: [.left, .left, .left, .right, .left], rows: rows)
    return heading(of: topic)
      + lessons.filter { $0.topic == topic.name }.flatMap(line)
      + (course.hasCard(topic) ? card(of: topic) : [])
      + table.lines(width: profile.columns) + [Line()]
  }

  private func heading(of topic: Course.Topic) -> [Line] {
    LineBreaker(width: profile.columns, following: [.decoration("  ")]).lines(of: [
      Span(topic.title, style: Style(bold: true)),
      Span(topic.summary.map { " · \($0)" } ?? "", style: Style(dim: true)),
    ])
  }

  private func line(of lesson: Lesson) -> [Line] {
    let isRead = standing.lessonsRead[lesson.name] != nil
    let mark = Span.lessonMark(isRead: isRead, in: profile)
    let first: [Span] = [.decoration("  "), mark, .decoration("  lesson  ")]
    let indent = String(repeating: " ", count: Line(first).width())
    return LineBreaker(width: profile.columns, first: first, following: [.decoration(indent)])
      .lines(of: [Span("\(lesson.name) · \(lesson.title)")])
  }

  private func card(of topic: Course.Topic) -> [Line] {
    LineBreaker(
      width: profile.columns, first: [.decoration("     card    ")],
      following: [.decoration(String(repeating: " ", count: 13))]
    ).lines(of: [Span("\(topic.name) · the topic on one page")])
  }

  private func row(_ exercise: Exercise) -> [Line] {
    let isCurrent = standing.current?.name == exercise.name
    return [
      Line([.decoration("  "), standing.mark(of: exercise).span(in: profile)]),
      Line(exercise.name, style: isCurrent ? Style(bold: true) : .plain),
      Line(exercise.title), Line(standing.points(of: exercise)),
      Line(exercise.summary, style: Style(dim: true)),
    ]
  }
}
