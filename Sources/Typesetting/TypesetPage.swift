import Terminal

/// The rows of a document, with the start of each block.
package struct TypesetPage: Sendable {
  private var passage = Passage()
  /// The first row of each block; for a block without rows, the row where it would be.
  package private(set) var starts: [Int] = []

  /// The rows from top to bottom.
  package var lines: [Line] { passage.lines }

  fileprivate init() {}

  fileprivate mutating func append(_ block: Passage) {
    let gap = block.lines.isEmpty ? 0 : passage.gap(beforeHeading: block.beginsWithHeading)
    starts.append(passage.lines.count + gap)
    passage.append(block)
  }
}

extension TerminalTypesetter {
  /// Typesets a document like `typeset(_:)`, and records where its blocks begin.
  ///
  /// - Parameter isCancelled: Checked before each block; once it is true, the result is nil.
  package func page(
    of document: MarkdownDocument, unless isCancelled: () -> Bool = { false }
  ) -> TypesetPage? {
    var page = TypesetPage()
    let typesetter = highlighting(document)
    for block in document.blocks {
      guard !isCancelled() else { return nil }
      page.append(typesetter.passage(of: [block]))
    }
    return page
  }
}
