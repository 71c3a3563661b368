import Messages

/// A part of a source that is compared by itself: a declaration with its comments and attributes.
package struct Declaration: Sendable, Equatable {
  /// One line of a file, without its newline.
  package struct Line: Sendable, Equatable {
    /// Counted from 1.
    package let number: Int
    /// The line without its end.
    package let text: String

    /// Whether there is nothing to see in it.
    package var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
  }

  /// How much of a declaration some lines are.
  package enum Extent: Sendable, Equatable {
    /// All of it.
    case whole
    /// The first and the last lines of a type or an extension, whose members are compared by
    /// themselves.
    case frame
    /// Not a declaration but a file, which cannot be told into declarations.
    case file
  }

  /// What to call it: `Picker.done()`, `extension Settings: Listener`, `import Foundation`.
  package internal(set) var title: Message
  /// The file it stands in.
  package let file: String
  /// All lines from the end of what stands before it: blank ones and comments belong to what
  /// follows.
  package internal(set) var lines: [Line]
  /// How much of a declaration these lines are.
  package internal(set) var extent: Extent

  /// The blanks that all its lines begin with.
  package var margin: Int {
    lines.filter { !$0.isBlank }.map { $0.text.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
  }
}
