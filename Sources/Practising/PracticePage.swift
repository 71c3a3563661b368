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
  /// The row that it is opened at; nil is its first.
  let start: (@Sendable (TerminalProfile, Theme) -> Int?)?

  /// A page that is set anew whenever the width changes.
  package init(
    title: String, lesson: String? = nil,
    lines: @escaping @Sendable (TerminalProfile, Theme) -> [Line]
  ) {
    self.title = title
    self.lesson = lesson
    self.lines = lines
    start = nil
  }

  /// A document as a page.
  ///
  /// - Parameter heading: The words of the heading that it is opened at; one that is not there is its
  ///   beginning.
  package init(
    title: String, lesson: String? = nil, document: MarkdownDocument, at heading: String? = nil
  ) {
    self.title = title
    self.lesson = lesson
    lines = { profile, theme in
      TerminalTypesetter(profile: profile, theme: theme).typeset(document)
    }
    guard let heading else {
      start = nil
      return
    }
    start = { profile, theme in
      let page = TerminalTypesetter(profile: profile, theme: theme).page(of: document)
      let index = document.blocks.firstIndex { $0.isHeading(heading) }
      return index.flatMap { page?.starts[$0] }
    }
  }
}

extension Block {
  /// Whether this is a heading of these words.
  fileprivate func isHeading(_ words: String) -> Bool {
    if case .heading(_, let content) = self { content.plainText == words } else { false }
  }
}
