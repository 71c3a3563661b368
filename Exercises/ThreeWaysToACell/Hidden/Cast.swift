import Library
import MiniCocoa
import Testing

import protocol ThreeWaysToACell.CellDecorator
import protocol ThreeWaysToACell.CellRepresentable

/// The words in a story: those that messages show, or others.
struct Cast {
  let title: String
  let shelf: String
  let year: Int
  let reader: String
  let other: String
  let label: String
  let digits: String
  /// Whether these are the words that messages show.
  let isKnown: Bool

  static var known: Cast {
    Cast(
      title: "Emma", shelf: "F 12", year: 1927, reader: "Ann", other: "Bob", label: "home",
      digits: "0113 496", isKnown: true)
  }

  static var random: Cast {
    func word() -> String {
      String((1...8).compactMap { _ in "abcdefghijklmnopqrstuvwxyz".randomElement() })
    }
    return Cast(
      title: word(), shelf: word(), year: .random(in: 1900...2020), reader: word(), other: word(),
      label: word(), digits: word(), isKnown: false)
  }

  func book() -> Book { Book(title, shelf: shelf) }
  func atlas() -> Atlas { Atlas(title, shelf: shelf) }
  func film() -> Film { Film(title, year) }

  /// A text for a message; only the story's texts appear in it.
  func quoted(_ text: String) -> String {
    if text.isEmpty { return "an empty text" }
    let words = [
      title, shelf, "\(year)", "?", "book", "film", "new", "price of \(title)",
      "parcel with \(title)", "\(title) for \(reader)", "\(title) (3 days late)",
      "\(title) for \(other)", "\(title) for \(reader) (3 days late)",
      "\(title) (3 days late) for \(reader)", "\(title) for \(reader) for \(other)",
      "\(other) (2 days late)", "\(other) (2 days late) for \(reader)", "\(other) (3 days late)",
      "\(title) (2 days late)", "\(title) (2 days late) for \(reader)",
      "\(other) (3 days late) for \(reader)", label, digits, "\(reader)@\(other)", "a lamp",
    ]
    return words.contains(text) ? "\"\(text)\"" : "another text"
  }

  func quoted(_ cell: TableViewCell) -> String {
    guard let detail = cell.detail else { return quoted(cell.text) }
    return "\(quoted(cell.text)), with \(quoted(detail)) as the detail"
  }
}

/// A kind of thing that is newer than the exercise: none of its code knows this class.
final class Globe: CellRepresentable {
  var name: String

  init(_ name: String) { self.name = name }

  func cell() -> TableViewCell { TableViewCell(AttributedText(name, .italic), detail: "globe") }
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
