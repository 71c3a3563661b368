import CourseModel
import Messages
import Reporting
import Terminal

/// A learner's progress, topic by topic.
package struct ProgressPage {
  let course: Course
  let standing: Standing
  let profile: TerminalProfile

  /// Creates the page for a terminal or pipe.
  package init(_ course: Course, _ standing: Standing, profile: TerminalProfile) {
    self.course = course
    self.standing = standing
    self.profile = profile
  }

  /// The page with all exercises.
  package var lines: [Line] { heading + course.topics.flatMap(lines) }

  /// The page for one screen: the exercises of the learner's topic, and one line for each other
  /// topic.
  package var overview: [Line] {
    let topics = course.topics.filter { !exercises(of: $0).isEmpty }
    let here = topics.firstIndex { $0.name == standing.current?.topic }
    guard let here else { return heading + folded(topics) + [Line()] }
    let (before, after) = (folded(topics[..<here]), folded(topics[here...].dropFirst()))
    return heading + before + (before.isEmpty ? [] : [Line()]) + lines(of: topics[here])
      + after + (after.isEmpty ? [] : [Line()])
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
    return [Line(course.title, style: Style(bold: true))]
      + LineBreaker(width: profile.columns, first: isTight ? [] : bar).lines(of: [Span(sum)])
      + [Line()]
  }

  private func exercises(of topic: Course.Topic) -> [Exercise] {
    standing.exercises.filter { $0.topic == topic.name }
  }

  /// Returns a line for each topic.
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
        Line(profile.text(of: .points(points, of: exercises.reduce(0) { $0 + $1.maxPoints }))),
        Line(attempts == 0 ? "" : profile.text(of: .attempts(attempts))),
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
  package func lines(of topic: Course.Topic) -> [Line] {
    let exercises = exercises(of: topic)
    guard !exercises.isEmpty else { return [] }
    let count = Message.count(exercises.count(where: standing.hasPassed), of: exercises.count)
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
    let points: [Message] =
      state.attempts > 0 && !state.isTestedOut
      ? [.pointsToHear(state.bestPoints, of: exercise.maxPoints)] : []
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
      words.append(.testedOutState)
    } else if let count = state.attemptsUntilPass {
      words.append(.passed(atAttempt: count))
    } else if state.passedAt != nil {
      words.append(.passedState)
    } else {
      words.append(isCurrent ? .comesNext : .openState)
    }
    if state.passedAt == nil, state.attempts > 0 {
      words.append(.attemptsSoFar(state.attempts))
    }
    let hints = state.hints.total
    if hints > 0 { words.append(.hintsSeen(hints)) }
    let conversations = state.conversationsSeen
    if conversations > 0 { words.append(.conversationsSeen(conversations)) }
    if state.sawSolutionBeforePass { words.append(.solutionSeen) }
    return words.map(profile.text).joined(separator: ", ")
  }
}
