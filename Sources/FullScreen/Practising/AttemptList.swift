import Foundation
import Messages
import Reporting
import Terminal

/// The earlier attempts at an exercise, from which the learner can restore one.
struct AttemptList: Sendable {
  /// The attempts, oldest first; at least one.
  let entries: [AttemptTable.Entry]
  let zone: TimeZone
  private(set) var menu: Menu

  /// The attempt that Enter restores.
  var chosen: AttemptTable.Entry { entries[menu.chosen] }

  /// Creates a list with the last attempt chosen; nil if there are no attempts.
  init?(_ entries: [AttemptTable.Entry], _ zone: TimeZone) {
    guard !entries.isEmpty else { return nil }
    self.entries = entries
    self.zone = zone
    menu = Menu(count: entries.count, chosen: entries.count - 1, rows: 1)
  }

  /// Limits the list to this many rows, of which the first is the heading.
  mutating func fit(into rows: Int) { menu.fit(into: max(1, rows - 1)) }

  mutating func move(_ key: Key) { menu.move(key) }
}

extension PracticeModel {
  /// Lists the earlier attempts, if there are any.
  mutating func show(_ entries: [AttemptTable.Entry], _ zone: TimeZone) {
    if let list = AttemptList(entries, zone) {
      layers.replace(with: .attempts(list))
    } else {
      notice.say(Message("No attempts yet: switchboard judges each save and then lists it here."))
    }
  }

  /// Handles a key in the list of attempts.
  mutating func press(_ key: Key, in list: AttemptList) -> [PracticeEffect] {
    guard let exercise else { return [] }
    var list = list
    switch key {
    case .escape, .character("q"), .character("A"): layers.replace(with: .verdict)
    case .enter:
      layers.replace(with: .verdict)
      let number = list.chosen.number
      question = Question(
        sentence: Message(
          "Replace your files with attempt \(number, "number")? ('u' undoes it)"),
        effect: .restore(exercise: exercise, attempt: number))
    default:
      list.move(key)
      layers.replace(with: .attempts(list))
    }
    return []
  }

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
