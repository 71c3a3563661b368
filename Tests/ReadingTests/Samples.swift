import Foundation
@testable import Terminal
import Testing
import Typesetting

@testable import FullScreen

/// A terminal with colors.
let colorful = TerminalProfile(
  isTerminal: true, colorDepth: .sixteen, attributes: true, hyperlinks: false)

/// A reader that a test drives by keys.
struct Desk {
  var model: ReaderModel
  /// The effects of pages since the last call of `takeTasks`.
  private var tasks: [ReaderEffect] = []

  init(_ markdown: String, columns: Int = 40, rows: Int = 11, next: [Span] = []) throws {
    self.init(try page(markdown, next: next), columns: columns, rows: rows)
  }

  init(_ page: ReaderPage, columns: Int, rows: Int, profile: TerminalProfile = colorful) {
    model = ReaderModel(
      page, size: ScreenSize(columns: columns, rows: rows), profile: profile)
    _ = carryOut(model.begin())
  }

  /// Handles a message, and lays out any page that is then awaited.
  @discardableResult
  mutating func update(_ message: ReaderMessage) -> ReaderEffect? {
    carryOut(model.update(message))
  }

  /// Lays out pages, and collects the effects for programs.
  ///
  /// - Returns: The first of the other effects.
  private mutating func carryOut(_ effects: [ReaderEffect]) -> ReaderEffect? {
    var other: ReaderEffect?
    for effect in effects {
      switch effect {
      case .layOut(let order):
        if let answer = order.answer(unless: { false }) { other = other ?? update(answer) }
      case .page, .run: tasks.append(effect)
      case .remind, .noteRead: break
      default: other = other ?? effect
      }
    }
    return other
  }

  mutating func takeTasks() -> [ReaderEffect] {
    defer { tasks = [] }
    return tasks
  }

  /// Presses keys: each character of a text is one.
  @discardableResult
  mutating func type(_ text: String) -> ReaderEffect? { press(text.map { .character($0) }) }

  @discardableResult
  mutating func press(_ keys: Key...) -> ReaderEffect? { press(keys) }

  mutating func press(_ keys: [Key]) -> ReaderEffect? {
    keys.compactMap { update(.key($0)) }.last
  }

  mutating func resize(_ columns: Int, _ rows: Int) {
    update(.resized(ScreenSize(columns: columns, rows: rows)))
  }

  /// The rows of the screen as text.
  var screen: [String] { model.rows.map(\.text) }
  var firstRow: String { screen.first ?? "" }
  var status: String { screen.last ?? "" }

  /// The reversed text on the page, row by row.
  var reversed: [String] {
    model.rows.dropLast().map { line in
      line.spans.filter(\.style.reverse).map(\.text).joined()
    }.filter { !$0.isEmpty }
  }
}

func page(_ markdown: String, address: String = "page.md", next: [Span] = []) throws -> ReaderPage {
  ReaderPage(
    address: address, title: "Page", document: try MarkdownDocument(parsing: markdown), next: next)
}

/// Returns paragraphs `line 1` to `line COUNT`, that is, rows with an empty one after each.
func paragraphs(_ count: Int) -> String {
  (1...count).map { "line \($0)" }.joined(separator: "\n\n")
}
