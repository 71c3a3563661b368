import Terminal
import Typesetting

/// Something to read beside or in front of the verdict.
package struct PracticePage: Sendable {
  /// What stands above it.
  package let title: String
  /// Its rows in a place, none wider than the place.
  package let lines: @Sendable (TerminalProfile, Theme) -> [Line]

  /// A page that is set anew whenever the width changes.
  package init(
    title: String, lines: @escaping @Sendable (TerminalProfile, Theme) -> [Line]
  ) {
    self.title = title
    self.lines = lines
  }

  /// A document as a page.
  package init(title: String, document: MarkdownDocument) {
    self.init(title: title) { profile, theme in
      TerminalTypesetter(profile: profile, theme: theme).typeset(document)
    }
  }
}
