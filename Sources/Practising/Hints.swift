import CourseModel
import Messages
import Typesetting

/// The hints of an exercise: those that were seen, the one that is shown, and the TODO that they are
/// for.
struct Hints: Sendable {
  /// A hint, by its TODO's number and by its own index.
  struct Place: Hashable, Sendable {
    let todo: Int
    let index: Int
  }

  /// What asking for a hint comes to.
  enum Request {
    /// It is shown.
    case shown
    /// It has to be fetched first.
    case fetched(todo: Int)
    /// The first one is shown again, since the last one was shown.
    case shownAgain(todo: Int)
    /// There is none, for this reason.
    case none(Message)
  }

  /// How many there are for each TODO, the first one's first.
  private var counts: [Int] = []
  /// Those that were seen, by the number of their TODO and by their own index; some between them may
  /// have been left out.
  private var seen: [Int: [Int: MarkdownDocument]] = [:]
  /// The one that is shown.
  private(set) var shown: Place?
  /// The check that was explained by the last verdict that could tell; nil if none was.
  private var openCheck: String?
  /// Whether the one that is shown was asked for while a check was under way.
  private var isAskedDuringCheck = false
  /// The first TODO that was open in the last verdict that could tell; nil if none was.
  private var openTODO: Int?
  /// The TODO whose hints were asked for by its number.
  private var chosenTODO: Int?

  /// The hints of an exercise that is opened.
  ///
  /// - Parameter former: Those of the exercise that was open, if it is the same.
  init(of assignment: Assignment, after former: Hints?) {
    counts = assignment.hintCounts
    seen = assignment.hints.mapValues { documents in
      Dictionary(uniqueKeysWithValues: documents.enumerated().map { ($0, $1) })
    }
    openTODO = assignment.openTODO
    shown = former?.shown
  }

  /// No hints.
  init() {}

  /// Whether there are any.
  var exist: Bool { counts.contains { $0 > 0 } }

  /// How many TODOs there are.
  var todoCount: Int { counts.count }

  /// The TODO whose hints are shown: the one that was asked for, else the one that is open.
  var todo: Int? { chosenTODO ?? openTODO }

  /// How many there are for the TODO of this number.
  func count(forTODO number: Int) -> Int {
    counts.indices.contains(number - 1) ? counts[number - 1] : 0
  }

  /// How many of them were seen.
  func seenCount(forTODO number: Int) -> Int { seen[number]?.keys.max().map { $0 + 1 } ?? 0 }

  /// How many of them were not seen yet.
  func left(forTODO number: Int) -> Int {
    max(0, count(forTODO: number) - seenCount(forTODO: number))
  }

  /// The one that is shown, and how many there are for its TODO.
  var shownHint: (place: Place, document: MarkdownDocument, count: Int)? {
    guard let shown, let document = seen[shown.todo]?[shown.index] else { return nil }
    return (shown, document, max(count(forTODO: shown.todo), seenCount(forTODO: shown.todo)))
  }

  // MARK: - What is asked for

  /// One more for the TODO that is open, or the last one again that was put away; behind the last, the
  /// first.
  mutating func showNext() -> Request {
    guard exist else { return .none(.noHints) }
    guard let todo else {
      return .none(.noTODOIsOpen)
    }
    return showNext(forTODO: todo)
  }

  /// The same for the TODO of this number, whichever is open.
  mutating func choose(todo number: Int) -> Request {
    guard counts.indices.contains(number - 1) else {
      return .none(.noTODO(number))
    }
    chosenTODO = number
    return showNext(forTODO: number)
  }

  private mutating func showNext(forTODO todo: Int) -> Request {
    guard count(forTODO: todo) > 0 else { return .none(.noHints(forTODO: todo)) }
    let known = seenCount(forTODO: todo)
    let index = shown?.todo == todo ? shown?.index : nil
    if index == nil, known > 0 {
      shown = Place(todo: todo, index: known - 1)
    } else if let index, let next = seen[todo]?.keys.filter({ $0 > index }).min() {
      shown = Place(todo: todo, index: next)
    } else if left(forTODO: todo) > 0 {
      return .fetched(todo: todo)
    } else {
      shown = Place(todo: todo, index: seen[todo]?.keys.min() ?? 0)
      return .shownAgain(todo: todo)
    }
    return .shown
  }

  /// The one before the one that is shown.
  ///
  /// - Returns: Whether there is one.
  mutating func showEarlier() -> Bool {
    guard let shown, let index = seen[shown.todo]?.keys.filter({ $0 < shown.index }).max() else {
      return false
    }
    self.shown = Place(todo: shown.todo, index: index)
    return true
  }

  /// Shows none.
  mutating func putAway() { shown = nil }

  // MARK: - What happens

  /// Shows one that has come.
  mutating func take(_ document: MarkdownDocument, at place: Place) {
    seen[place.todo, default: [:]][place.index] = document
    shown = place
  }

  /// What is shown was asked for while a check was under way: its verdict leaves it there.
  mutating func keepDuringCheck() { isAskedDuringCheck = true }

  /// A verdict takes away a hint that is not about what it says: of another check, or of any check where
  /// the program does not compile. Whoever has come to another TODO needs its hints, from the first one
  /// on.
  mutating func turn(to report: Report) {
    defer { isAskedDuringCheck = false }
    let (open, check): (Int?, String?)
    switch report.status {
    case .passed: (open, check) = (nil, nil)
    case .failed:
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
