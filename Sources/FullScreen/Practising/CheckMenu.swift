import CourseModel
import Reporting
import Terminal

/// The checks of a verdict; the learner chooses one to see its conversation.
struct CheckMenu: Sendable {
  /// The checks in the exercise's order; at least one.
  let checks: [CheckResult]
  private(set) var menu: Menu

  /// The check that Enter shows.
  var chosen: CheckResult { checks[menu.chosen] }

  /// Creates a list with the first check chosen that did not pass; nil if there are no checks.
  init?(_ checks: [CheckResult]) {
    guard !checks.isEmpty else { return nil }
    self.checks = checks
    let open = checks.firstIndex { $0.status.isWrong } ?? 0
    menu = Menu(count: checks.count, chosen: open, rows: 1)
  }

  /// Limits the list to this many rows.
  mutating func fit(into rows: Int) { menu.fit(into: max(1, rows)) }

  mutating func move(_ key: Key) { menu.move(key) }
}

extension PracticeModel {
  /// Handles a key in the list of checks.
  mutating func press(_ key: Key, in list: CheckMenu) -> [PracticeEffect] {
    var list = list
    switch key {
    case .escape, .character("q"), .character("c"): layers.replace(with: .verdict)
    case .enter:
      layers.replace(with: .verdict)
      return judging.check == nil ? hear(list.chosen) : hear()
    default:
      list.move(key)
      layers.replace(with: .checks(list))
    }
    return []
  }

  /// Returns a row for each check.
  func lines(of list: CheckMenu, columns: Int, marksChoice: Bool = true) -> [Line] {
    let parts = VerdictParts(
      Report(exercise: "", submission: "", status: .failed, checks: list.checks), files: [],
      profile: profile(columns: columns))
    return list.checks.enumerated().map { index, check in
      let lines = parts.line(of: check)
      let row = (lines.first ?? Line()).truncated(to: columns)
      return marksChoice && index == list.menu.chosen ? row.chosen(columns: columns) : row
    }
  }
}
