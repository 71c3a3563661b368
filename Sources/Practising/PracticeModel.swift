import CourseModel
import FullScreen
import Terminal
import Typesetting

/// The state of a learner's loop: an exercise, its verdict, and what is laid over it.
///
/// `update` is pure: whatever has to be done outside is an effect that it returns.
package struct PracticeModel: Sendable {
  /// What the keys mean, and what a narrow screen shows.
  enum Front: Sendable {
    case verdict
    /// The task or the lesson.
    case side
    case page(PageView)
    case list(CourseList)
    case attempts(AttemptList)
    case help(PageView)
  }

  /// What stands beside the verdict where there is room.
  enum Side: Hashable, Sendable {
    case task, lesson
  }

  /// A hint, by its TODO's number and by its own index.
  struct HintPlace: Hashable, Sendable {
    let todo: Int
    var index: Int
  }

  /// A check that was ordered and has not answered.
  struct Check: Hashable, Sendable {
    let order: CheckOrder
    var seconds = 0
    /// Why it takes longer than usual, if it does.
    var announcement: String?
  }

  let profile: TerminalProfile
  let theme: Theme
  let advances: Bool
  var size: ScreenSize

  /// The course as it is known.
  package internal(set) var outline: Outline
  /// The exercise that is open, and what there is to read.
  var assignment: Assignment?
  /// What the sources contain as far as is known. While a check is under way it is what the check
  /// judges: a save that says otherwise cancels it.
  var digest: String?
  var check: Check?
  var verdict: Verdict?
  /// Whether the exercise had passed before the present verdict.
  var hadPassed = false
  private var orders = 0

  /// The hints that were seen, by the number of their TODO.
  var hints: [Int: [MarkdownDocument]] = [:]
  /// The hint that is shown.
  var shownHint: HintPlace?
  /// The first TODO that was open in the last verdict that could tell; nil if none was.
  var openTODO: Int?
  /// The TODO whose hints were asked for by its number.
  var chosenTODO: Int?
  var explainsAll = false
  var verdictPane = Pane()
  var side = Side.task
  var task: PageView?
  var lesson: PageView?
  var front = Front.verdict
  /// The list that a page was opened from, to go back to.
  var listBeneath: CourseList?
  /// The lesson that a program was run from, to go back to.
  var frontBeneath: Front?
  /// What is known of the predictions of each lesson that was in view.
  var predicted: [String: [PracticeMessage.Predicted]] = [:]
  /// Lessons whose end was seen.
  var finished: Set<String> = []
  var question: Question?
  /// What has to be said until the next key, or until the save after the next verdict.
  var notice: String? { didSet { isNoticeOld = false } }
  /// Whether the notice has stood long enough: a learner who saves has read it.
  var isNoticeOld = false

  /// The exercise that is open.
  package var exercise: String? { assignment?.exercise }

  /// A loop that waits for its first exercise, `opened`.
  ///
  /// - Parameter advances: Whether a pass opens the next exercise by itself.
  package init(
    _ outline: Outline, size: ScreenSize, profile: TerminalProfile, theme: Theme = .standard,
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
    case .checkStarted(let order, let digest): start(order, with: digest)
    case .waited(let order, let seconds): if order == check?.order { check?.seconds = seconds }
    case .announced(let sentence): check?.announcement = sentence
    case .judged(let order, let report, let files): return judge(report, files, for: order)
    case .notJudged(let order, let sentence):
      let report = Report(
        exercise: order.exercise, submission: "", status: .errored, message: sentence, checks: [])
      return judge(report, [], for: order)
    case .progressChanged(let outline): show(outline)
    case .hint(let exercise, let todo, let number, let document):
      if exercise == self.exercise {
        show(document, asHint: HintPlace(todo: todo, index: number - 1))
      }
    case .ran(let exercise, let page, let remark):
      guard exercise == self.exercise else { break }
      show(page)
      notice = remark
    case .notRun(let exercise, let sentence): if exercise == self.exercise { notice = sentence }
    case .attempts(let exercise, let entries, let zone):
      if exercise == self.exercise { show(entries, zone) }
    case .whichEditor(let names, let exercise, let place):
      question = .whichEditor(names, exercise: exercise, place)
    case .reviewDue(let count): question = .review(count)
    case .showing(let page): show(page)
    case .predicted(let answer): note(answer)
    case .notice(let sentence): notice = sentence
    }
    return []
  }

  /// Shows a page in front of all else.
  private mutating func show(_ page: PracticePage) {
    notice = nil
    frontBeneath = lessonAtHand == nil ? nil : front
    if frontBeneath == nil { listBeneath = if case .list(let list) = front { list } else { nil } }
    front = .page(view(of: page))
  }

  /// Orders a check of what is there now, in place of the one under way.
  mutating func orderCheck() -> [PracticeEffect] {
    guard let exercise else { return [] }
    let cancelled: [PracticeEffect] = check == nil ? [] : [.cancelCheck]
    orders += 1
    let order = CheckOrder(exercise: exercise, number: orders)
    check = Check(order: order)
    return cancelled + [.check(order)]
  }
}
