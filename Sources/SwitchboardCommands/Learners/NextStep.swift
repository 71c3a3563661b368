import CourseModel
import Learning
import Terminal

/// What a learner does next: the same, whichever command ends with it.
struct NextStep {
  let course: Course
  let standing: Standing
  let screen: Screen

  /// Says what comes next: an exercise that is open; else a page that was not read; else what is worth
  /// doing once all is done.
  ///
  /// - Parameters:
  ///   - exercise: The name of the exercise that it is about so far, or nil.
  ///   - more: What the sentence ends with, in place of its full stop.
  func show(after exercise: String? = nil, endingIn more: [Span]? = nil) {
    guard standing.current == nil else { return show(standing.next(after: exercise), more) }
    let next = standing.nextPage(after: exercise)
    if next == nil {
      screen.show(.courseIsDone)
      screen.show([Line()])
    }
    if let (exercise, others) = standing.answerToCompare, next == nil {
      screen.also(
        .hintsHelped(others: others), ["command": "switchboard solution \(exercise.name)"])
    }
    if let topic = course.topics.last(where: course.hasCard) {
      screen.also(.pinUp(topic.title), ["command": "switchboard card \(topic.name)"])
    }
    guard let next else { return show(.asksAgain, more) }
    screen.also(Suggestion.asksAgain)
    show(next, more)
  }

  private func show(_ next: Suggestion?, _ more: [Span]?) {
    guard let next else { return }
    guard let more else { return screen.next(next) }
    screen.next(screen.spans(of: next.message, next.commands) + more)
  }
}

extension Suggestion {
  /// To be asked again about what was learned.
  fileprivate static var asksAgain: Suggestion {
    Suggestion(.asksAgain(), ["command": "switchboard review"])
  }
}
