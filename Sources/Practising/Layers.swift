/// What is laid over the exercise, one thing over the other.
struct Layers: Sendable {
  /// What the keys mean, and what a narrow screen shows.
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

  /// What is in front of all else.
  private(set) var front = Front.verdict
  /// What is to be seen again when that is put away, the next one last.
  private var beneath: [Front] = []

  /// Puts something in the place of what is in front. Nothing lies beneath the exercise itself.
  mutating func replace(with front: Front) {
    self.front = front
    switch front {
    case .verdict, .side: beneath = []
    case .page, .list, .attempts, .checks, .help: break
    }
  }

  /// Lays something over what is in front.
  mutating func lay(_ front: Front) {
    beneath.append(self.front)
    self.front = front
  }

  /// Puts away what is in front.
  mutating func putAway() { front = beneath.popLast() ?? .verdict }

  /// Changes all pages, wherever they lie.
  mutating func changePages(_ change: (inout PageView) -> Void) {
    for index in beneath.indices { beneath[index].changePage(change) }
    front.changePage(change)
  }
}

extension Layers.Front {
  fileprivate mutating func changePage(_ change: (inout PageView) -> Void) {
    guard case .page(var view) = self else { return }
    change(&view)
    self = .page(view)
  }
}
