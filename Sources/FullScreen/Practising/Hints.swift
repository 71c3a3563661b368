import CourseModel
import Messages
import Reporting
import Typesetting

/// The hints of an exercise: those seen, the one shown, and their TODO.
struct Hints: Sendable {
  /// A hint, by its TODO's number and its own.
  struct Place: Hashable, Sendable {
    let todo: Int
    let number: Int
  }

  /// The result of a request for a hint.
  enum Request {
    case shown
    /// The hint must be fetched first.
    case fetched(todo: Int)
    /// The first hint is shown again, because the last one was shown.
    case shownAgain(todo: Int)
    /// There is no hint, for this reason.
    case none(Message)
  }

  /// The number of hints for each TODO, in the order of the TODOs.
  private var counts: [Int] = []
  /// Those that were seen, by the number of their TODO and by their own; some between them may have
  /// been left out.
  private var seen: [Int: [Int: MarkdownDocument]] = [:]
  /// The one that is shown.
  private(set) var shown: Place?
  /// The check that was explained by the last verdict that could tell; nil if none was.
  private var openCheck: String?
  /// Whether the learner asked for the shown one during a check.
  private var isAskedDuringCheck = false
  /// The first TODO that was open in the last verdict that could tell; nil if none was.
  private var openTODO: Int?
  /// The TODO that the learner chose by number.
  private var chosenTODO: Int?
  /// The TODOs that are done, while another one is open.
  private var doneTODOs: Set<Int> = []

  /// Creates the hints of an opened exercise.
  ///
  /// - Parameter former: The hints of the previous exercise, if it is the same.
  init(of assignment: Assignment, after former: Hints?) {
    counts = assignment.hintCounts
    seen = assignment.hints
    openTODO = assignment.openTODO
    shown = former?.shown
  }

  /// Creates an object without hints.
  init() {}

  var exist: Bool { counts.contains { $0 > 0 } }

  /// The number of TODOs.
  var todoCount: Int { counts.count }

  /// The TODO whose hints are shown: the chosen one, otherwise the open one.
  var todo: Int? { chosenTODO ?? openTODO }

  func count(forTODO number: Int) -> Int {
    counts.indices.contains(number - 1) ? counts[number - 1] : 0
  }

  /// The number of hints that the learner has seen.
  func seenCount(forTODO number: Int) -> Int { seen[number]?.count ?? 0 }

  /// Returns how many of them were not seen yet.
  func left(forTODO number: Int) -> Int {
    max(0, count(forTODO: number) - seenCount(forTODO: number))
  }

  /// The hint that is shown, as the verdict's pane shows it.
  var shownHint: VerdictContent.Hint? {
    guard let shown, let known = seen[shown.todo], let document = known[shown.number] else {
      return nil
    }
    return VerdictContent.Hint(
      todo: shown.todo, ordinal: known.keys.count { $0 <= shown.number }, document: document,
      count: max(count(forTODO: shown.todo), known.count))
  }

  // MARK: - Requests

  /// Shows the next hint for the open TODO, or the last one again if it was closed; after the last
  /// hint, the first.
  mutating func showNext() -> Request {
    guard exist else { return .none(Message("This exercise has no hints.")) }
    guard let todo else {
      return .none(Message("No TODO is open. The key '1' shows the hints for TODO 1."))
    }
    return showNext(forTODO: todo)
  }

  /// Shows the next hint for the TODO with this number, even if another is open.
  mutating func choose(todo number: Int) -> Request {
    guard counts.indices.contains(number - 1) else {
      return .none(Message("There is no TODO \(number, "number") in this exercise."))
    }
    chosenTODO = number
    return showNext(forTODO: number)
  }

  private mutating func showNext(forTODO todo: Int) -> Request {
    guard count(forTODO: todo) > 0 else {
      return .none(Message("There are no hints for TODO \(todo, "todo")."))
    }
    let known = seen[todo] ?? [:]
    let number = shown?.todo == todo ? shown?.number : nil
    if number == nil, let last = known.keys.max() {
      shown = Place(todo: todo, number: last)
    } else if let number, let next = known.keys.filter({ $0 > number }).min() {
      shown = Place(todo: todo, number: next)
    } else if left(forTODO: todo) > 0 {
      guard !doneTODOs.contains(todo) else {
        return .none(
          Message("TODO \(todo, "todo") is done: all its checks pass, so it needs no hint."))
      }
      return .fetched(todo: todo)
    } else {
      shown = known.keys.min().map { Place(todo: todo, number: $0) }
      return .shownAgain(todo: todo)
    }
    return .shown
  }

  /// Returns the next TODO after this one that is not done; nil if there is no other.
  func otherTODO(than todo: Int) -> Int? {
    (Array(1...max(1, todoCount)).filter { $0 > todo } + Array(1..<max(1, todo)))
      .first { !doneTODOs.contains($0) }
  }

  /// Shows the previous hint.
  ///
  /// - Returns: Whether there is one.
  mutating func showEarlier() -> Bool {
    guard let shown, let number = seen[shown.todo]?.keys.filter({ $0 < shown.number }).max() else {
      return false
    }
    self.shown = Place(todo: shown.todo, number: number)
    return true
  }

  /// Shows no hint.
  mutating func putAway() { shown = nil }

  // MARK: - Events

  /// Shows a hint that has arrived.
  mutating func take(_ document: MarkdownDocument, at place: Place) {
    seen[place.todo, default: [:]][place.number] = document
    shown = place
  }

  /// Records that the learner asked for the shown hint during a check: its verdict leaves it there.
  mutating func keepDuringCheck() { isAskedDuringCheck = true }

  /// Closes a hint that does not fit the verdict: it is for another check, or the program does not
  /// compile. A learner who has come to another TODO needs that one's hints, from the first one on.
  mutating func turn(to report: Report) {
    defer { isAskedDuringCheck = false }
    let (open, check): (Int?, String?)
    switch report.status {
    case .passed:
      (open, check) = (nil, nil)
      doneTODOs = []
    case .failed:
      doneTODOs = report.doneTODOs
      (open, check) = (report.firstOpenCheck?.todo ?? openTODO, report.firstOpenCheck?.id)
    case .doesNotCompile, .rejected, .errored, .missing:  // no check was tried
      if !isAskedDuringCheck { shown = nil }
      return
    }
    if open != openTODO {
      openTODO = open
      chosenTODO = nil
    } else if check == openCheck || openCheck == nil {
      openCheck = check
      return
    }
    openCheck = check
    if !isAskedDuringCheck { shown = nil }
  }
}
