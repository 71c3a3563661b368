import MiniCocoa
import Testing

import class BothDoors.ContactsController
import struct BothDoors.Contact

/// Ann, Bob and Cleo, by the names that messages call them by, or by others; Bob is blocked.
struct Cast {
  let names: [String]
  /// Whether they have the names that messages call them by.
  let isKnown: Bool
  /// The delegate of the story's application.
  let appDelegate = AppDelegate()
  let application = Application()

  static var known: Cast { Cast(names: ["Ann", "Bob", "Cleo"], isKnown: true) }

  static var random: Cast {
    let names = (1...3).map { _ in
      String((1...8).compactMap { _ in "abcdefghijklmnopqrstuvwxyz".randomElement() })
    }
    return Cast(names: names, isKnown: false)
  }

  /// A screen that is not in view yet.
  func controller() -> ContactsController {
    ContactsController(
      contacts: [
        Contact(names[0], isBlocked: false), Contact(names[1], isBlocked: true),
        Contact(names[2], isBlocked: false),
      ])
  }

  /// Texts for a message; only the story's texts appear in it.
  func list(_ texts: [String]) -> String {
    guard !texts.isEmpty else { return "empty" }
    let shown = texts.prefix(5).map(quoted)
    return shown.joined(separator: ", ") + (texts.count > 5 ? " …" : "")
  }

  func quoted(_ text: String) -> String {
    if text.isEmpty { return "an empty text" }
    return names.contains(text) ? "\"\(text)\"" : "another text"
  }
}

final class AppDelegate: ApplicationDelegate {
  private(set) var isInBackground = false
  /// Called before any observer gets the notification.
  var reachesBackground: () -> Void = {}

  func applicationDidEnterBackground(_ application: Application) {
    isInBackground = true
    reachesBackground()
  }
}

/// A table's source, and no delegate.
final class Names: TableViewDataSource {
  private let names: [String]

  init(_ names: [String]) { self.names = names }

  func numberOfRows(in tableView: TableView) -> Int { names.count }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(names[row])
  }

  func table() -> TableView {
    let table = TableView()
    table.dataSource = self
    table.reloadData()
    return table
  }
}

/// Observes one table.
final class Ear {
  private(set) var count = 0

  init(of table: TableView) {
    NotificationCenter.default.addObserver(
      self, action: Action("heard", Ear.heard), name: TableView.selectionDidChangeNotification,
      object: table)
  }

  func heard() { count += 1 }
}

/// A complaint; nil if all is well.
typealias Story = (Cast) -> String?

/// Plays a story twice, each time in a new application: with names that messages may show,
/// then with random ones.
///
/// If one of those `before` it goes wrong, there is nothing to judge yet.
func judge(after before: [Story] = [], _ story: Story) {
  guard before.allSatisfy({ play($0, with: .known) == nil }) else { return }
  for cast in [Cast.known, .random] {
    guard let complaint = play(story, with: cast) else { continue }
    let text =
      cast.isKnown
      ? complaint
      : "Your program is right for Ann, Bob and Cleo, and wrong for other people. It must work with "
        + "any names: did you write one of these three into your code?"
    Issue.record(Comment(rawValue: text))
    return
  }
}

private func play(_ story: Story, with cast: Cast) -> String? {
  cast.application.delegate = cast.appDelegate
  return cast.application.run { story(cast) }
}
