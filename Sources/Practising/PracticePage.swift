import Terminal
import Typesetting

/// Something to read beside or in front of the verdict.
package struct PracticePage: Sendable {
  /// What stands above it.
  package let title: String
  /// The name of the lesson that it is, if it is one.
  package let lesson: String?
  /// Its rows in a place, none wider than the place.
  package let lines: @Sendable (TerminalProfile, Theme) -> [Line]

  /// A page that is set anew whenever the width changes.
  package init(
    title: String, lesson: String? = nil,
    lines: @escaping @Sendable (TerminalProfile, Theme) -> [Line]
  ) {
    self.title = title
    self.lesson = lesson
    self.lines = lines
  }

  /// A document as a page.
  package init(title: String, lesson: String? = nil, document: MarkdownDocument) {
    self.init(title: title, lesson: lesson) { profile, theme in
      TerminalTypesetter(profile: profile, theme: theme).typeset(document)
    }
  }
}
