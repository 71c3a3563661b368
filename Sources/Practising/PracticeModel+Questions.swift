import Predicting
import Terminal

// Lessons with predictions and programs, while they receive the keys.

extension PracticeModel {
  /// The lesson that receives the keys; nil if something else does.
  var lessonAtHand: PageView? {
    switch layers.front {
    case .page(let view): view.page.lesson == nil ? nil : view
    case .side: side == .lesson ? lesson : nil
    case .verdict, .list, .attempts, .checks, .help: nil
    }
  }

  /// Orders the programs of the predictions in the visible lesson, once.
  mutating func orderPredictions() -> [PracticeEffect] {
    guard let view = lessonInView, let name = view.page.lesson,
      let predictions = view.questions?.predictions, !predictions.isEmpty,
      lessonsSeen.begins(with: name)
    else { return [] }
    return [.predict(lesson: name, predictions)]
  }

  /// Takes the result of running a prediction's programs, also for lessons opened later.
  mutating func note(_ answer: PracticeMessage.Predicted) {
    lessonsSeen.note(answer)
    lesson?.note(answer)
    layers.changePages { $0.note(answer) }
  }

  /// Takes in what a line that was written for a gap has come to.
  ///
  /// - Returns: What is to be kept, if the line is right.
  mutating func note(
    _ outcome: Result<WrittenLine, PredictionAnswer.Fault>, of trial: QuestionedPage.Trial,
    inLesson name: String
  ) -> QuestionedPage.Kept? {
    var kept = lesson?.note(outcome, of: trial, inLesson: name)
    layers.changePages { view in
      if let also = view.note(outcome, of: trial, inLesson: name) { kept = also }
    }
    return kept
  }

  /// A page that knows what is known of its predictions.
  func view(of page: PracticePage) -> PageView {
    var view = PageView(page)
    for answer in page.lesson.map(lessonsSeen.predictions) ?? [] { view.note(answer) }
    return view
  }

  /// Handles a key in the lesson: answers its prediction, or runs its program.
  ///
  /// - Returns: Nil if the key has another meaning.
  mutating func pressInLesson(_ key: Key) -> [PracticeEffect]? {
    guard var view = lessonAtHand, let name = view.page.lesson else { return nil }
    let deed = view.answer(key)
    if deed == .nothing, key == ReplyLine.showing {
      let isAsked = view.askAgain()
      putBack(view)
      return isAsked ? [] : nil
    }
    putBack(view)
    switch deed {
    case .nothing: return programEffects(of: key, view, lesson: name)
    case .edited, .passedOver: return []
    case .answered(let kept): return [.keep(kept)]
    case .tried(let trial): return [.tryOut(lesson: name, trial)]
    case .refused(let sentence):
      notice.say(sentence)
      return []
    }
  }

  private mutating func programEffects(
    of key: Key, _ view: PageView, lesson: String
  ) -> [PracticeEffect]? {
    guard let program = view.program else { return nil }
    switch key {
    case .character("r"):
      notice.say(.running(program))
      return [.runProgram(lesson: lesson, program: program)]
    case .character("e"): return [.editProgram(lesson: lesson, program: program)]
    default: return nil
    }
  }

  private mutating func putBack(_ view: PageView) {
    if case .page = layers.front { layers.replace(with: .page(view)) } else { lesson = view }
  }
}
