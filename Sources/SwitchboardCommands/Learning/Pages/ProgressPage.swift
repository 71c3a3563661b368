import CourseModel
import Messages
import Reporting
import Terminal

/// A learner's progress, topic by topic.
struct ProgressPage {
  let course: Course
  let standing: Standing
  let profile: TerminalProfile

  /// Creates the page for a terminal or pipe.
  init(_ course: Course, _ standing: Standing, profile: TerminalProfile) {
    self.course = course
    self.standing = standing
    self.profile = profile
  }

  /// The page with all exercises.
  var lines: [Line] { heading + course.topics.flatMap(lines) }

  /// The page for one screen: the exercises of the learner's topic, and one line for each other
  /// topic.
  var overview: [Line] {
    let topics = course.topics.filter { !exercises(of: $0).isEmpty }
    let here = topics.firstIndex { $0.name == standing.current?.topic }
    guard let here else { return heading + folded(topics) + [Line()] }
    let (before, after) = (folded(topics[..<here]), folded(topics[here...].dropFirst()))
    // A screen of 24 rows has no room for blank lines around the longest topic.
    return heading.dropLast() + before + (before.isEmpty ? [] : [Line()])
      + lines(of: topics[here]).dropLast()
      + after + [Line()]
  }

  private var heading: [Line] {
    let total = standing.exercises.count
    let points = standing.exercises.reduce(0) { $0 + standing.state(of: $1).bestPoints }
    let maxPoints = standing.exercises.reduce(0) { $0 + $1.maxPoints }
    let testedOut = standing.exercises.count { standing.state(of: $0).isTestedOut }
    let sum = profile.text(
      of: .passed(
        standing.passedCount, of: total, testedOut: testedOut, points: points, of: maxPoints))
    // Never cut the figures: if space is tight, omit the bar, then break the row.
    let bar = profile.isTerminal ? bar(standing.passedCount, of: total) : []
    let isTight = Line(bar + [Span(sum)]).width() > profile.columns
    let position = standing.position.map { [Line(profile.spans(of: $0.sentence))] } ?? []
    return [Line(course.title, style: Style(bold: true))] + position
      + LineBreaker(width: profile.columns, first: isTight ? [] : bar).lines(of: [Span(sum)])
      + [Line()]
  }

  private func exercises(of topic: Course.Topic) -> [Exercise] {
    standing.exercises.filter { $0.topic == topic.name }
  }

  private func folded(_ topics: some Sequence<Course.Topic>) -> [Line] {
    let rows = topics.map { topic -> [Line] in
      let exercises = exercises(of: topic)
      let passed = exercises.count(where: standing.hasPassed)
      let states = exercises.map(standing.state)
      let points = states.reduce(0) { $0 + $1.bestPoints }
      let attempts = states.reduce(0) { $0 + $1.attempts }
      let mark = ExerciseMark(
        isPassed: passed == exercises.count, isHere: false, attempts: 0)
      return [
        Line([mark.span(in: profile)]), Line(topic.title, style: Style(bold: true)),
        Line(profile.text(of: .exercises(passed, of: exercises.count))),
        // Translators: In a table, on a topic.
        Line(
          profile.text(
            of: Message(
              "\(points, "done")/\(exercises.reduce(0) { $0 + $1.maxPoints }, "total") points"))),
        // Translators: In a table, on a topic.
        Line(
          attempts == 0
            ? ""
            : profile.text(
              of: Message(one: "{count} attempt", other: "{count} attempts", count: attempts))),
      ]
    }
    return Table(columns: [.left, .left, .right, .right, .right], rows: rows)
      .lines(width: profile.columns)
  }

  private func bar(_ done: Int, of total: Int) -> [Span] {
    let spans = ProgressBar(done: done, of: total).spans(in: profile)
    return spans.isEmpty ? [] : spans + [.decoration("  ")]
  }

  /// Returns all exercises of a topic.
  func lines(of topic: Course.Topic) -> [Line] {
    let exercises = exercises(of: topic)
    guard !exercises.isEmpty else { return [] }
    // Translators: Behind a topic's title: exercises that have passed.
    let count = Message(
      "\(exercises.count(where: standing.hasPassed), "done") of \(exercises.count, "total")",
      context: "exercises")
    let heading = Line([
      Span(topic.title, style: Style(bold: true)), Span(", " + profile.text(of: count)),
    ])
    if profile.accessible { return [heading] + exercises.flatMap(sentence) + [Line()] }
    let table = Table(columns: [.left, .left, .right, .left], rows: exercises.map(row))
    return [heading] + table.lines(width: profile.columns) + [Line()]
  }

  private func row(_ exercise: Exercise) -> [Line] {
    let isCurrent = standing.current?.name == exercise.name
    let name = Line(exercise.name, style: isCurrent ? Style(bold: true) : .plain)
    let mark = standing.mark(of: exercise).span(in: profile)
    let isTestedOut = standing.state(of: exercise).isTestedOut  // the words say so
    return [
      Line([.decoration("  "), mark]), name,
      Line(isTestedOut ? "" : standing.points(of: exercise, in: profile)),
      Line(words(for: exercise, isCurrent)),
    ]
  }

  /// Returns sentences for a screen reader: nothing is cut, and nothing depends on columns.
  private func sentence(for exercise: Exercise) -> [Line] {
    let isCurrent = standing.current?.name == exercise.name
    let state = standing.state(of: exercise)
    // Translators: To somebody who listens, behind an exercise's state.
    let points: [Message] =
      state.attempts > 0 && !state.isTestedOut
      ? [Message("\(state.bestPoints, "points") of \(exercise.maxPoints, "maxPoints") points")] : []
    let words = [words(for: exercise, isCurrent)] + points.map(profile.text)
    let text = "\(exercise.name): \(words.joined(separator: ", "))"
    return LineBreaker(
      width: profile.columns, first: [.decoration("  ")], following: [.decoration("    ")]
    ).lines(of: [Span(text)])
  }

  private func words(for exercise: Exercise, _ isCurrent: Bool) -> String {
    let state = standing.state(of: exercise)
    var words: [Message] = []
    if state.isTestedOut {
      // Translators: An exercise's state.
      words.append(Message("tested out", context: "exercise"))
    } else if let count = state.attemptsUntilPass {
      words.append(Message("passed on the \(Message.ordinal(count), "ordinal") attempt"))
    } else if state.passedAt != nil {
      // Translators: An exercise's state.
      words.append(Message("passed", context: "exercise"))
    } else {
      // Translators: An exercise's state: it has not passed.
      words.append(
        isCurrent
          ? Message("comes next", context: "exercise") : Message("open", context: "exercise"))
    }
    if state.passedAt == nil, state.attempts > 0 {
      // Translators: Behind the state of an exercise that has not passed.
      words.append(
        Message(
          one: "{count} attempt so far", other: "{count} attempts so far", count: state.attempts))
    }
    let hints = state.hints.total
    // Translators: Behind an exercise's state.
    if hints > 0 {
      words.append(Message(one: "{count} hint seen", other: "{count} hints seen", count: hints))
    }
    let conversations = state.conversationsSeen
    // Translators: Behind an exercise's state: of so many checks it was seen what objects said in
    // them.
    if conversations > 0 {
      words.append(
        Message(
          one: "{count} conversation seen", other: "{count} conversations seen",
          count: conversations))
    }
    // Translators: Behind an exercise's state: it was looked at before the pass.
    if state.sawSolutionBeforePass { words.append(Message("solution seen before")) }
    return words.map(profile.text).joined(separator: ", ")
  }
}

extension Message {
  /// In the heading of progress; of so many exercises, some tested out.
  fileprivate static func passed(
    _ count: Int, of total: Int, testedOut: Int, points: Int, of maxPoints: Int
  ) -> Message {
    testedOut == 0
      ? Message(
        """
        \(count, "passed") of \(total, "total") exercises passed, \(points, "points") of \
        \(maxPoints, "maxPoints") points
        """)
      : Message(
        """
        \(count, "passed") of \(total, "total") exercises passed (\(testedOut, "tested") tested \
        out, without points), \(points, "points") of \(maxPoints, "maxPoints") points
        """)
  }

  /// An attempt's number, by the ending that English gives it.
  fileprivate static func ordinal(_ number: Int) -> Message {
    switch (number % 10, number % 100) {
    case (1, let tail) where tail != 11: Message("\(number, "number")st")
    case (2, let tail) where tail != 12: Message("\(number, "number")nd")
    case (3, let tail) where tail != 13: Message("\(number, "number")rd")
    default: Message("\(number, "number")th")
    }
  }
}
