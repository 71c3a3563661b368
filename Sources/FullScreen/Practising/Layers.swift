/// The layers over the exercise.
struct Layers: Sendable {
  /// The front layer, which receives the keys, and which a narrow screen shows.
  enum Front: Sendable {
    case verdict
    /// The task or the lesson.
    case side
    case page(PageView)
    case list(CourseList)
    case attempts(AttemptList)
    case checks(CheckMenu)
    case help(PageView)
  }

  private(set) var front = Front.verdict
  /// The layers beneath it, the next one last.
  private var beneath: [Front] = []

  /// Replaces the front layer. The exercise itself has no layer beneath.
  mutating func replace(with front: Front) {
    self.front = front
    switch front {
    case .verdict, .side: beneath = []
    case .page, .list, .attempts, .checks, .help: break
    }
  }

  /// Adds a layer in front.
  mutating func lay(_ front: Front) {
    beneath.append(self.front)
    self.front = front
  }

  /// Closes the front layer.
  mutating func putAway() { front = beneath.popLast() ?? .verdict }

  /// Closes the layers about a former verdict.
  mutating func closeChecks() {
    beneath.removeAll(where: \.isOfVerdict)
    if front.isOfVerdict { putAway() }
  }

  mutating func changePages(_ change: (inout PageView) -> Void) {
    for index in beneath.indices { beneath[index].changePage(change) }
    front.changePage(change)
  }
}

extension Layers.Front {
  /// Whether it is a list of a verdict's checks, or the conversation in one of them.
  fileprivate var isOfVerdict: Bool {
    switch self {
    case .checks: true
    case .page(let view): view.page.isOfVerdict
    case .verdict, .side, .list, .attempts, .help: false
    }
  }

  fileprivate mutating func changePage(_ change: (inout PageView) -> Void) {
    guard case .page(var view) = self else { return }
    change(&view)
    self = .page(view)
  }
}
