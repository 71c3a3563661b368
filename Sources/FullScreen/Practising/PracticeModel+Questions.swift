import Messages
import Terminal

// Lessons with predictions and programs, while they receive the keys.

extension PracticeModel {
  /// The lesson that receives the keys; nil if another layer does.
  var lessonAtHand: PageView? {
    switch layers.front {
    case .page(let view): view.page.lesson == nil ? nil : view
    case .side: side == .lesson ? lesson : nil
    case .verdict, .list, .attempts, .checks, .help: nil
    }
  }

  /// Orders the programs of the predictions in the visible lesson, once.
  mutating func orderPredictions() -> [PracticeEffect] {
    guard let page = lessonInView?.asking, !page.questions.predictions.isEmpty,
      lessonsSeen.begins(with: page.name)
    else { return [] }
    return [.page(page.beginning)]
  }

  /// Takes an event of a lesson, also for lessons opened later.
  mutating func take(_ event: PageEvent) -> [PracticeEffect] {
    var responses = [lessonsSeen.take(event), lesson?.take(event)]
    layers.changePages { responses.append($0.take(event)) }
    if lessonAtHand?.page.lesson == event.page,
      let sentence = responses.lazy.compactMap({ $0?.notice }).first
    {
      notice.say(sentence)
    }
    // Several views of one lesson keep the same answer.
    return Set(responses.flatMap { $0?.effects ?? [] }).map { .page($0) }
  }

  /// Returns a page as the learner left it, or a new one with the known answers to its predictions.
  func view(of page: PracticePage) -> PageView {
    if let view = lessonsSeen.left(page) { return view }
    var view = PageView(page)
    for event in page.lesson.map(lessonsSeen.predictions) ?? [] { _ = view.take(event) }
    return view
  }

  /// Handles a key in the lesson: answers its prediction, or runs its program.
  ///
  /// - Returns: Nil if the key has another meaning.
  mutating func pressInLesson(_ key: Key) -> [PracticeEffect]? {
    guard var view = lessonAtHand, let name = view.page.lesson else { return nil }
    let response = view.press(key)
    putBack(view)
    if let response {
      if let sentence = response.notice { notice.say(sentence) }
      return response.effects.map { .page($0) }
    }
    guard key == ReplyLine.showing else { return programEffects(of: key, view, lesson: name) }
    guard view.askAgain() else { return nil }
    putBack(view)
    return []
  }

  private mutating func programEffects(
    of key: Key, _ view: PageView, lesson: String
  ) -> [PracticeEffect]? {
    guard let program = view.program else { return nil }
    if [.character("r"), .character("e")].contains(key),
      let number = view.asking?.questions.questionToAnswer(before: program)
    {
      notice.say(.answerFirst(number, program))
      return []
    }
    switch key {
    case .character("r"):
      // Translators: The name is a program's.
      notice.say(Message("Running \(program, "program") …"))
      return [.runProgram(lesson: lesson, program: program)]
    case .character("e"): return [.editProgram(lesson: lesson, program: program)]
    default: return nil
    }
  }

  private mutating func putBack(_ view: PageView) {
    if case .page = layers.front { layers.replace(with: .page(view)) } else { lesson = view }
  }
}
