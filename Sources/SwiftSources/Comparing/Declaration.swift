import Messages

/// A unit of comparison: a declaration with its comments and attributes.
package struct Declaration: Sendable, Equatable {
  /// One line of a file, without its newline.
  package struct Line: Sendable, Equatable {
    /// The line number, counted from 1.
    package let number: Int
    /// The text without the line end.
    package let text: String

    /// Whether it contains only white space.
    package var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
  }

  /// The part of a declaration that some lines cover.
  package enum Extent: Sendable, Equatable {
    case whole
    /// The first and last lines of a type or an extension whose members are separate units.
    case frame
    /// A whole file that cannot be split into declarations.
    case file
  }

  /// The title: `Picker.done()`, `extension Settings: Listener`, `import Foundation`.
  package internal(set) var title: Message
  /// The name of its file.
  package let file: String
  /// All lines after the previous unit: blank lines and comments belong to the next declaration.
  package internal(set) var lines: [Line]
  /// The part of a declaration that these lines cover.
  package internal(set) var extent: Extent

  /// The common indentation of its lines.
  package var margin: Int {
    lines.filter { !$0.isBlank }.map { $0.text.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
  }
}
