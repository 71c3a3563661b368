/// The lessons that were in view.
struct LessonsSeen: Sendable {
  /// The lessons that were opened at their beginning, as the learner left them.
  private var left: [String: PageView] = [:]
  /// The results of running the programs of their predictions, which also count for the same lesson
  /// opened later.
  private var predicted: [String: [PageEvent]] = [:]
  /// Lessons whose end was seen.
  private(set) var finished: Set<String> = []

  /// Returns the known results for the predictions of a lesson.
  func predictions(of lesson: String) -> [PageEvent] { predicted[lesson] ?? [] }

  /// Whether a lesson's programs need to run: true the first time for each lesson.
  mutating func begins(with lesson: String) -> Bool {
    guard predicted[lesson] == nil else { return false }
    predicted[lesson] = []
    return true
  }

  /// Takes an event, for lessons that are not in view as well.
  mutating func take(_ event: PageEvent) -> PageModel.Response? {
    if case .predicted = event { predicted[event.page, default: []].append(event) }
    return left[event.page]?.take(event)
  }

  /// Keeps a lesson as it is, for when it is opened again.
  mutating func keep(_ view: PageView) {
    if let lesson = view.page.lesson { left[lesson] = view }
  }

  /// Returns a lesson as it was left; nil if it was not in view, or has another text now.
  func left(_ page: PracticePage) -> PageView? {
    guard page.heading == nil, var view = page.lesson.flatMap({ left[$0] }),
      view.page.questions?.document == page.questions?.document
    else { return nil }
    view.reopen()
    return view
  }

  /// Where the lessons were left, by name.
  var places: [String: Double] { left.mapValues(\.place) }

  /// Records that the end of a lesson was seen.
  ///
  /// - Returns: Whether that is the first time.
  mutating func finish(_ lesson: String) -> Bool { finished.insert(lesson).inserted }
}
