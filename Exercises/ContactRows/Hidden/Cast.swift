import Contacts
import MiniCocoa
import Testing

import class ContactRows.DetailTable
import enum ContactRows.RowStyle
import protocol ContactRows.RowRepresentable

/// The words in a story: those that messages show, or others.
struct Cast {
  let label: String
  let digits: String
  let street: String
  let town: String
  let user: String
  let host: String
  let name: String
  /// Whether these are the words that messages show.
  let isKnown: Bool

  static var known: Cast {
    Cast(
      label: "home", digits: "0113 496", street: "12 Mill Lane", town: "Leeds", user: "ann",
      host: "example.org", name: "Ann", isKnown: true)
  }

  static var random: Cast {
    func word() -> String {
      String((1...8).compactMap { _ in "abcdefghijklmnopqrstuvwxyz".randomElement() })
    }
    return Cast(
      label: word(), digits: word(), street: word(), town: word(), user: word(), host: word(),
      name: word(), isKnown: false)
  }

  func number() -> PhoneNumber { PhoneNumber(label, digits) }
  func address() -> Address { Address(street, town) }
  func email() -> EmailAddress { EmailAddress(user, at: host) }

  /// A text for a message; only the story's texts appear in it.
  func quoted(_ text: String) -> String {
    if text.isEmpty { return "an empty text" }
    let words = [
      label, digits, street, town, user, host, name, "\(user)@\(host)", "\(label) \(digits)", "?",
    ]
    return words.contains(text) ? "\"\(text)\"" : "another text"
  }
}

/// A kind of detail that is newer than the exercise: none of its code knows this class.
final class Birthday: RowRepresentable {
  var day: String
  private(set) var asked: [RowStyle] = []

  init(_ day: String) { self.day = day }

  func cell(in style: RowStyle) -> TableViewCell {
    asked.append(style)
    return TableViewCell(style == .short ? day : "born on \(day)")
  }
}

/// A note that can show itself, where other notes cannot.
final class Reminder: Note, RowRepresentable {
  func cell(in style: RowStyle) -> TableViewCell { TableViewCell("remember \(text)") }
}

/// The cell that an object makes of itself, or nil if it cannot.
func ownCell(of object: AnyObject, in style: RowStyle) -> TableViewCell? {
  (object as? any RowRepresentable)?.cell(in: style)
}

/// The cells of a table that is filled by this source.
func cells(of source: some TableViewDataSource) -> [TableViewCell] {
  let table = TableView()
  table.dataSource = source
  table.reloadData()
  return (0..<table.numberOfRows).compactMap(table.cellForRow)
}

/// The cells for one contact's details.
func cells(for details: [AnyObject], in style: RowStyle = .short) -> [TableViewCell] {
  let source = DetailTable(of: Contact("Bob", details: details))
  source.style = style
  return cells(of: source)
}

/// Whether a cell looks and says the same.
func == (cell: TableViewCell, other: (text: AttributedText, detail: String?)) -> Bool {
  cell.attributedText == other.text && cell.detail == other.detail
}

/// A complaint; nil if all is well.
typealias Story = (Cast) -> String?

/// Plays a story twice: with words that messages may show, then with random ones.
///
/// If one of those `before` it goes wrong, there is nothing to judge yet.
func judge(after before: [Story] = [], _ story: Story) {
  guard before.allSatisfy({ $0(.known) == nil }) else { return }
  for cast in [Cast.known, .random] {
    guard let complaint = story(cast) else { continue }
    let text =
      cast.isKnown
      ? complaint
      : "Your program is right with the task's words, and wrong with others. It must work with any "
        + "words: did you write one of the task's into your code?"
    Issue.record(Comment(rawValue: text))
    return
  }
}
