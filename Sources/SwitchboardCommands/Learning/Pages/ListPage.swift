import CourseModel
import Messages
import Reporting
import Terminal

/// The contents of a course, topic by topic, with a learner's progress.
struct ListPage {
  let course: Course
  let lessons: [Lesson]
  let standing: Standing
  let profile: TerminalProfile

  /// Creates the list for a terminal or pipe.
  init(
    _ course: Course, _ lessons: [Lesson], _ standing: Standing, profile: TerminalProfile
  ) {
    self.course = course
    self.lessons = lessons
    self.standing = standing
    self.profile = profile
  }

  /// The whole list.
  var lines: [Line] { course.topics.flatMap(lines) }

  /// The list for one screen: the exercises of the learner's topic, and one line for each other
  /// topic.
  var overview: [Line] {
    guard let here = standing.current?.topic else { return folded(course.topics) }
    let place = course.topics.firstIndex { $0.name == here } ?? course.topics.startIndex
    let (before, others) = (course.topics[..<place], course.topics[place...].dropFirst())
    // A screen of 24 rows has no room for a blank line below the longest topic.
    return folded(before) + (before.isEmpty ? [] : [Line()])
      + unfolded(course.topics[place]) + folded(others)
  }

  /// Returns everything about one topic.
  func lines(of topic: Course.Topic) -> [Line] {
    heading(of: topic) + lessons(of: topic).flatMap(line)
      + (course.hasCard(topic) ? card(of: topic) : []) + exercises(of: topic) + [Line()]
  }

  /// The names of the paths through the course; empty if there are none.
  var ways: [Line] {
    guard !course.paths.isEmpty else { return [] }
    // Translators: Names of ways through a course; 'list --path NAME' is typed so.
    return LineBreaker(width: profile.columns)
      .lines(
        of: profile.spans(
          of: Message(
            """
            Paths through it, with 'list --path NAME': \
            \(course.paths.map(\.name).joined(separator: ", "), "names")
            """)))
  }

  /// Returns the contents of a path, part by part.
  func lines(of path: StudyPath) -> [Line] {
    path.parts.flatMap { [heading(of: $0)] + $0.of.flatMap(step) + [Line()] }
  }

  /// Returns a path for one screen: everything in the learner's part, and one line for each nearby
  /// part.
  func overview(of path: StudyPath) -> [Line] {
    let here = path.parts.firstIndex { !standing.isDone($0) }
    guard let here else { return path.parts.map(folded) + [Line()] }
    let part = path.parts[here]
    let before = folded(path.parts[..<here], near: Self.neighbours.before, atEnd: true)
    let after = path.parts[(here + 1)...]
    return before + (before.isEmpty ? [] : [Line()])
      + [heading(of: part)] + part.of.flatMap(step) + [Line()]
      + folded(after, near: Self.neighbours.after, atEnd: false)
      + (after.isEmpty ? [] : [Line()])
  }

  /// The number of parts listed before and after the learner's part.
  private static let neighbours = (before: 2, after: 5)

  /// Returns a line for each nearby part, and one for the rest if there are several.
  private func folded(
    _ parts: ArraySlice<StudyPath.Part>, near: Int, atEnd: Bool
  ) -> [Line] {
    // Hiding a single part would not save a line.
    let shown = parts.count <= near + 1 ? parts : atEnd ? parts.suffix(near) : parts.prefix(near)
    return folded(shown, of: parts.count)
  }

  private func folded(_ parts: ArraySlice<StudyPath.Part>, of count: Int) -> [Line] {
    let others = count - parts.count
    let rest = Line(
      "   " + profile.text(of: Message("and \(others, "number") more; --all shows them")),
      style: Style(dim: true))
    return parts.map(folded) + (others == 0 ? [] : [rest])
  }

  private func heading(of part: StudyPath.Part) -> Line {
    Line([
      Span(part.title, style: Style(bold: true)),
      // Translators: Behind the title of a part of a path: a time.
      Span(
        " · " + profile.text(of: Message("about \(part.hours.hoursInWords, "hours")")),
        style: Style(dim: true)),
    ])
  }

  private func folded(_ part: StudyPath.Part) -> Line {
    let mark = ExerciseMark(
      isPassed: standing.isDone(part), isHere: false, attempts: 0)
    return Line([mark.span(in: profile), .decoration("  ")] + heading(of: part).spans)
  }

  // MARK: - Topics

  private func unfolded(_ topic: Course.Topic) -> [Line] {
    let pages = lessons(of: topic)
    let next = pages.first { standing.lessonsRead[$0.name] == nil }
    let count = pages.count { standing.lessonsRead[$0.name] != nil }
    // In one row, because a screen of 24 rows has no more room.
    let read = [
      .decoration("  "), Span(profile.text(of: .pagesRow)), .decoration(" "),
      Span(profile.text(of: .pagesRead(count, of: pages.count, next: next?.name))),
    ]
    let heading = Line([Span(topic.title, style: Style(bold: true))] + (pages.isEmpty ? [] : read))
    return [heading.truncated(to: profile.columns)] + exercises(of: topic)
  }

  private func folded(_ topics: some Sequence<Course.Topic>) -> [Line] {
    let rows = topics.map { topic -> [Line] in
      let exercises = standing.exercises.filter { $0.topic == topic.name }
      let passed = exercises.count(where: standing.hasPassed)
      let pages = lessons(of: topic)
      let read = pages.count { standing.lessonsRead[$0.name] != nil }
      let mark = ExerciseMark(
        isPassed: !exercises.isEmpty && passed == exercises.count, isHere: false,
        attempts: 0)
      return [
        Line([mark.span(in: profile)]), Line(topic.title, style: Style(bold: true)),
        Line(profile.text(of: .exercises(passed, of: exercises.count))),
        // Translators: In a table, on a topic: pages that were read.
        Line(profile.text(of: Message("\(read, "done")/\(pages.count, "total") pages"))),
        Line(topic.name, style: Style(dim: true)),
      ]
    }
    return Table(columns: [.left, .left, .right, .right, .left], rows: rows)
      .lines(width: profile.columns)
  }

  private func lessons(of topic: Course.Topic) -> [Lesson] {
    lessons.filter { $0.topic == topic.name }
  }

  private func heading(of topic: Course.Topic) -> [Line] {
    LineBreaker(width: profile.columns, following: [.decoration("  ")]).lines(of: [
      Span(topic.title, style: Style(bold: true)),
      Span(topic.summary.map { " · \($0)" } ?? "", style: Style(dim: true)),
    ])
  }

  private func card(of topic: Course.Topic) -> [Line] {
    let first = "     " + column(.cardRow)
    return LineBreaker(
      width: profile.columns, first: [.decoration(first)],
      following: [.decoration(String(repeating: " ", count: first.count))]
    ).lines(of: [Span("\(topic.name) · \(profile.text(of: Message("the topic on one page")))")])
  }

  /// Returns the word before a row, padded to the widest of them.
  private func column(_ word: Message) -> String {
    let width = [.pagesRow, .cardRow, .lessonRow].map { profile.text(of: $0).count }.max() ?? 0
    let text = profile.text(of: word)
    return text + String(repeating: " ", count: width - text.count + 2)
  }

  // MARK: - Lessons and exercises

  private func line(of lesson: Lesson) -> [Line] {
    let isRead = standing.lessonsRead[lesson.name] != nil
    let mark = Span.lessonMark(isRead: isRead, in: profile)
    let first: [Span] = [.decoration("  "), mark, .decoration("  " + column(.lessonRow))]
    let indent = String(repeating: " ", count: Line(first).width())
    return LineBreaker(width: profile.columns, first: first, following: [.decoration(indent)])
      .lines(of: [Span(lesson.name, isVerbatim: true), Span(" · \(lesson.title)")])
  }

  private func exercises(of topic: Course.Topic) -> [Line] {
    let rows = standing.exercises.filter { $0.topic == topic.name }.map(row)
    return Table(columns: [.left, .left, .left, .right, .left], rows: rows)
      .lines(width: profile.columns)
  }

  private func row(_ exercise: Exercise) -> [Line] {
    let isCurrent = standing.current?.name == exercise.name
    return [
      Line([.decoration("  "), standing.mark(of: exercise).span(in: profile)]),
      Line(exercise.name, style: isCurrent ? Style(bold: true) : .plain),
      Line(exercise.title), Line(standing.points(of: exercise, in: profile)),
      Line(exercise.summary, style: Style(dim: true)),
    ]
  }

  /// Returns the lines for a page or an exercise of a path.
  private func step(_ name: String) -> [Line] {
    if let lesson = lessons.first(where: { $0.name == name }) { return line(of: lesson) }
    guard let exercise = standing.exercises.first(where: { $0.name == name }) else { return [] }
    let points = standing.points(of: exercise, in: profile)
    let first: [Span] = [
      .decoration("  "), standing.mark(of: exercise).span(in: profile), .decoration("  "),
    ]
    return LineBreaker(width: profile.columns, first: first, following: [.decoration("     ")])
      .lines(of: [
        Span(exercise.name, style: Style(bold: true)),
        Span(" · \(exercise.title)" + (points.isEmpty ? "" : ", \(points)")),
      ])
  }
}

extension Double {
  /// This number of hours for people, to five minutes: `40 min`, `2 h`, `1 h 10 min`.
  var hoursInWords: Message {
    let (hours, rest) = Int((self * 12).rounded()).quotientAndRemainder(dividingBy: 12)
    let minutes = rest * 5
    // Translators: A time.
    return hours == 0
      ? Message("\(minutes, "number") min")
      : minutes == 0
        ? Message("\(hours, "number") h")
        : Message("\(hours, "hours") h \(minutes, "minutes") min")
  }
}

extension Message {
  /// In a table, on a topic.
  static func exercises(_ count: Int, of total: Int) -> Message {
    Message("\(count, "done")/\(total, "total") exercises")
  }

  /// In front of how many of a topic's pages were read, in a column of nine.
  fileprivate static let pagesRow = Message("pages", context: "list")

  /// In front of the name of a topic's card, in a column of eight.
  fileprivate static let cardRow = Message("card", context: "list")

  /// In front of a lesson's name, in a column of eight.
  fileprivate static let lessonRow = Message("lesson", context: "list")

  /// Of a topic's pages.
  fileprivate static func pagesRead(_ count: Int, of total: Int, next: String?) -> Message {
    next.map { next in
      Message("\(count, "done") of \(total, "total") read; next is \(next, "next")")
    }
      ?? Message("\(count, "done") of \(total, "total") read")
  }
}
