import CourseModel
import FullScreen
import Terminal
import Typesetting

/// The state of a learner's loop: an exercise, its verdict, and what is laid over it.
///
/// `update` is pure: whatever has to be done outside is an effect that it returns.
package struct PracticeModel: Sendable {
  /// What stands beside the verdict where there is room.
  enum Side: Hashable, Sendable {
    case task, lesson
  }

  let profile: TerminalProfile
  let theme: Theme
  let advances: Bool
  var size: ScreenSize

  /// The course as it is known.
  package internal(set) var outline: CourseOutline
  /// The exercise that is open, and what there is to read.
  var assignment: Assignment?
  /// What the learner has written, and what was found out about it.
  var judging = Judging()
  var hints = Hints()
  /// What objects said in a check of it.
  var hearing = Hearing()
  var explainsAll = false
  var verdictView = VerdictView()
  var side = Side.task
  var task: PageView?
  var lesson: PageView?
  /// What lies over both.
  var layers = Layers()
  /// The lessons that were in view.
  var lessonsSeen = LessonsSeen()
  var question: Question?
  /// What has to be said.
  var notice = Notice()

  /// The exercise that is open.
  package var exercise: String? { assignment?.exercise }

  /// A loop that waits for its first exercise, `opened`.
  ///
  /// - Parameter advances: Whether a pass opens the next exercise by itself.
  package init(
    _ outline: CourseOutline, size: ScreenSize, profile: TerminalProfile, theme: Theme = .standard,
    advances: Bool = false
  ) {
    self.outline = outline
    self.size = size
    self.profile = profile
    self.theme = theme
    self.advances = advances
    layOut()
  }

  /// Lets something happen.
  ///
  /// - Returns: What is to be done about it outside, in this order.
  package mutating func update(_ message: PracticeMessage) -> [PracticeEffect] {
    let effects = respond(to: message)
    layOut()
    return effects + noteLesson() + orderPredictions()
  }

  private mutating func respond(to message: PracticeMessage) -> [PracticeEffect] {
    switch message {
    case .key(let key): return press(key)
    case .resized(let size): self.size = size
    case .opened(let assignment): return begin(assignment)
    case .saved(let exercise, let digest, let isOver):
      return save(digest, of: exercise, isOver: isOver)
    case .checkStarted(let order, let digest): judging.start(order, with: digest)
    case .waited(let order, let seconds): judging.wait(for: order, seconds: seconds)
    case .announced(let sentence): judging.announce(sentence)
    case .found(let order, let report, let files): find(report, files, for: order)
    case .judged(let order, let report, let files): return judge(report, files, for: order)
    case .notJudged(let order, let sentence):
      let report = Report(
        exercise: order.exercise, submission: "", status: .errored,
        message: profile.text(of: sentence), checks: [])
      return judge(report, [], for: order)
    case .heard(let order, let result): take(result, for: order)
    case .progressChanged(let outline): show(outline)
    case .hint(let exercise, let todo, let number, let document):
      if exercise == self.exercise {
        show(document, asHint: Hints.Place(todo: todo, index: number - 1))
      }
    case .ran(let exercise, let page, let remark):
      guard exercise == self.exercise else { break }
      show(page)
      if let remark { notice.say(remark) }
    case .notRun(let exercise, let sentence): if exercise == self.exercise { notice.say(sentence) }
    case .attempts(let exercise, let entries, let zone):
      if exercise == self.exercise { show(entries, zone) }
    case .whichEditor(let names, let exercise, let place):
      question = .whichEditor(names, exercise: exercise, place)
    case .reviewDue(let count): question = .review(count)
    case .showing(let page): show(page)
    case .predicted(let answer): note(answer)
    case .tried(let lesson, let trial, let outcome):
      return note(outcome, of: trial, inLesson: lesson).map { [.keep($0)] } ?? []
    case .notice(let sentence): notice.say(sentence)
    }
    return []
  }

  /// Shows a page in front of all else: over what it was opened from, if one goes back to that.
  mutating func show(_ page: PracticePage) {
    notice.clear()
    let front = Layers.Front.page(view(of: page))
    if case .page = layers.front, lessonAtHand == nil {
      layers.replace(with: front)
    } else {
      layers.lay(front)
    }
  }

  /// Orders a check of what is there now, in place of the one under way.
  mutating func orderCheck() -> [PracticeEffect] {
    // Two cores are the check's: nothing else runs beside it.
    hearing.cancel() + (exercise.map { judging.order($0) } ?? [])
  }
}
