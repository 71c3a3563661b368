import Foundation
import FullScreen
import Reporting
import Terminal

/// What was judged of an exercise before, of which one can be put back.
struct AttemptList: Sendable {
  /// At least one, oldest first.
  let entries: [AttemptTable.Entry]
  let zone: TimeZone
  private(set) var menu: Menu

  /// The attempt that Enter puts back.
  var chosen: AttemptTable.Entry { entries[menu.chosen] }

  /// A list on the last of these attempts; nil if there are none.
  init?(_ entries: [AttemptTable.Entry], _ zone: TimeZone) {
    guard !entries.isEmpty else { return nil }
    self.entries = entries
    self.zone = zone
    menu = Menu(count: entries.count, chosen: entries.count - 1, rows: 1)
  }

  /// Makes it as high as so many rows, of which the first is the heading.
  mutating func fit(into rows: Int) { menu.fit(into: max(1, rows - 1)) }

  mutating func move(_ key: Key) { menu.move(key) }
}

extension PracticeModel {
  /// Lists what was judged before, unless there is nothing.
  mutating func show(_ entries: [AttemptTable.Entry], _ zone: TimeZone) {
    if let list = AttemptList(entries, zone) {
      layers.replace(with: .attempts(list))
    } else {
      notice.say(.noAttempts)
    }
  }

  /// What a key does to the list of attempts.
  mutating func press(_ key: Key, in list: AttemptList) -> [PracticeEffect] {
    guard let exercise else { return [] }
    var list = list
    switch key {
    case .escape, .character("q"), .character("a"): layers.replace(with: .verdict)
    case .enter:
      layers.replace(with: .verdict)
      let number = list.chosen.number
      question = Question(
        sentence: .putAttemptBack(number), effect: .restore(exercise: exercise, attempt: number))
    default:
      list.move(key)
      layers.replace(with: .attempts(list))
    }
    return []
  }

  /// The heading of the list, and a row for each attempt.
  func lines(
    of list: AttemptList, columns: Int, marksChoice: Bool = true
  ) -> (heading: Line, rows: [Line]) {
    let table = AttemptTable(
      list.entries, timeZone: list.zone, profile: profile(columns: columns)
    ).lines
    let rows = table.dropFirst().enumerated().map { index, row in
      marksChoice && index == list.menu.chosen ? row.chosen(columns: columns) : row
    }
    return (table.first ?? Line(), rows)
  }
}
