@testable import Terminal
import Testing
import Typesetting

/// A place to show a page in a test.
struct Page: CustomTestStringConvertible, Sendable {
  let name: String
  let profile: TerminalProfile
  var theme = Theme.standard

  var testDescription: String { "\(name), \(profile.columns) columns" }

  static func color(_ columns: Int) -> Page {
    Page(
      name: "color",
      profile: TerminalProfile(
        isTerminal: true, columns: columns, colorDepth: .sixteen, attributes: true,
        hyperlinks: true))
  }

  static func plain(_ columns: Int) -> Page {
    Page(name: "plain", profile: TerminalProfile(isTerminal: false, columns: columns))
  }

  static func accessible(_ columns: Int) -> Page {
    Page(
      name: "accessible",
      profile: TerminalProfile(
        isTerminal: true, columns: columns, attributes: true, accessible: true))
  }

  /// Returns a page in a theme with its own colors.
  static func truecolor(_ name: Theme.Name, _ columns: Int) -> Page {
    Page(
      name: name.rawValue,
      profile: TerminalProfile(
        isTerminal: true, columns: columns, colorDepth: .truecolor, attributes: true,
        hyperlinks: true),
      theme: .named(name))
  }

  static let all = [20, 40, 80, 200].flatMap {
    [color($0), plain($0), accessible($0), truecolor(.dark, $0)]
  }

  /// The typesetter for this page.
  var typesetter: TerminalTypesetter { TerminalTypesetter(profile: profile, theme: theme) }

  func lines(of markdown: String) throws -> [Line] {
    try typesetter.typeset(MarkdownDocument(parsing: markdown))
  }

  func text(of markdown: String) throws -> String {
    try profile.render(lines(of: markdown))
  }
}

extension [Line] {
  /// Returns the rows that are wider than a width and consist of more than one cluster.
  func overflowing(_ width: Int, in model: WidthModel) -> [String] {
    filter { $0.width(in: model) > width && $0.content.count > 1 }.map(\.text)
  }
}
