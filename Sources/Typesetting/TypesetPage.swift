import Terminal

/// The rows of a document, knowing where each of its blocks begins.
package struct TypesetPage: Hashable, Sendable {
  /// The rows from top to bottom.
  package private(set) var lines: [Line] = []
  /// Of each block of the document, its first row; of one that shows nothing, the row where it would be.
  package private(set) var starts: [Int] = []

  /// Appends a block's rows, an empty one before them unless they are the first.
  fileprivate mutating func append(_ added: [Line]) {
    if !lines.isEmpty, !added.isEmpty { lines.append(Line()) }
    starts.append(lines.count)
    lines += added
  }
}

extension TerminalTypesetter {
  /// The rows of a document, as `typeset(_:)` sets them, and where its blocks begin.
  ///
  /// - Parameter isCancelled: Asked before each block; once it is true, the result is `nil`.
  package func page(
    of document: MarkdownDocument, unless isCancelled: () -> Bool = { false }
  ) -> TypesetPage? {
    let measure = Measure(columns: profile.columns)
    var page = TypesetPage()
    let typesetter = highlighting(document)
    for block in document.blocks {
      guard !isCancelled() else { return nil }
      page.append(typesetter.lines(of: [block], to: measure))
    }
    return page
  }
}
