import CourseModel
import Terminal
import Typesetting

/// The state of a learner's loop: an exercise, its verdict, and the layers over it.
///
/// `update` is pure: it returns actions in the outside world as effects.
package struct PracticeModel: LoopModel {
  /// The pane next to the verdict, on a wide screen.
  enum Side: Hashable, Sendable {
    case task, lesson
  }

  package let profile: TerminalProfile
  let theme: Theme
  let advances: Bool
  /// The exercise to open first.
  private let first: String?
  var size: ScreenSize

  /// The known state of the course.
  internal(set) var outline: CourseOutline
  /// The open exercise with its texts.
  var assignment: Assignment?
  /// The learner's text, its verdict, and the check in progress.
  var judging = CurrentVerdict()
  var hints = Hints()
  /// The conversations in its checks.
  var hearing = Hearing()
  var explainsAll = false
  var verdictView = VerdictView()
  var side = Side.task
  var task: PageView?
  var lesson: PageView?
  /// The layers over both panes.
  var layers = Layers()
  /// The lessons that were in view.
  var lessonsSeen = LessonsSeen()
  var question: Question?
  /// The messages to show.
  var notice = Notice()

  /// The name of the open exercise.
  var exercise: String? { assignment?.exercise }

  /// Creates a loop that waits for its first exercise, `opened`.
  ///
  /// - Parameters:
  ///   - first: The exercise to open.
  ///   - advances: Whether a pass automatically opens the next exercise.
  package init(
    _ outline: CourseOutline, opening first: String? = nil, size: ScreenSize,
    profile: TerminalProfile, theme: Theme = .standard, advances: Bool = false
  ) {
    self.outline = outline
    self.first = first
    self.size = size
    self.profile = profile
    self.theme = theme
    self.advances = advances
    layOut()
  }

  package func begin() -> [PracticeEffect] {
    first.map { [.open(exercise: $0), .askForReview] } ?? []
  }

  package mutating func update(_ message: PracticeMessage) -> [PracticeEffect] {
    let effects = respond(to: message)
    layOut()
    keepLesson()
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
        message: sentence, checks: [])
      return judge(report, [], for: order)
    case .heard(let order, let result): take(result, for: order)
    case .progressChanged(let outline): show(outline)
    case .hint(let exercise, let todo, let number, let document):
      if exercise == self.exercise {
        hints.take(document, at: Hints.Place(todo: todo, number: number))
        showVerdict()
      }
    case .ran(let exercise, let page, let remark):
      guard exercise == self.exercise else { break }
      show(page)
      if let remark { notice.say(remark) }
    case .notRun(let exercise, let sentence): if exercise == self.exercise { notice.say(sentence) }
    case .attempts(let exercise, let entries, let zone):
      if exercise == self.exercise { show(entries, zone) }
    case .whichEditor(let names, let exercise, let place, let path):
      question = .whichEditor(names, exercise: exercise, place, path: path)
    case .reviewDue(let count): question = .review(count)
    case .showing(let page): show(page)
    case .page(let event): return take(event)
    case .notice(let sentence): notice.say(sentence)
    }
    return []
  }

  /// Shows a page in front: a lesson's program's output over the lesson, any other page in place of
  /// the open ones.
  mutating func show(_ page: PracticePage) {
    // Only a page that takes a while to make has a separate notice.
    if page.lesson == nil { notice.clear() }
    let front = Layers.Front.page(view(of: page))
    if page.lesson != nil {
      while case .page = layers.front { layers.putAway() }
    } else if case .page = layers.front, lessonAtHand == nil {
      return layers.replace(with: front)
    }
    layers.lay(front)
  }

  /// Orders a check of the present text, replacing the one in progress.
  mutating func orderCheck() -> [PracticeEffect] {
    // The check needs both cores, so nothing else runs at the same time.
    let cancelled = hearing.cancel()
    if hearing.isAwaited { notice.say(.saidAfterCheck) }
    return cancelled + (exercise.map { judging.order($0) } ?? [])
  }
}
