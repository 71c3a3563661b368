/// A code block, or any other text shown verbatim.
package struct CodeBlock: Hashable, Sendable {
  /// The info string after the fence, such as `swift`; empty without one or without a fence.
  package let info: String
  /// The lines, each ending with a newline.
  package let text: String
  /// The line of the source where the block starts, counted from 1.
  package let sourceLine: Int

  /// A block of lines to show verbatim, each ending with a newline.
  ///
  /// - Parameter sourceLine: The line of the document that they belong to, counted from 1.
  package init(info: String = "", text: String, sourceLine: Int) {
    (self.info, self.text, self.sourceLine) = (info, text, sourceLine)
  }

  /// The first word of the info string.
  package var language: Substring { info.prefix { !$0.isWhitespace } }

  /// The words after the language: a file name, or any other remark by the author.
  var caption: String {
    info.dropFirst(language.count).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The lines, with newlines only between them.
  var trimmedText: String { text.last == "\n" ? String(text.dropLast()) : text }

  /// Whether the block shows the change that a question makes to a program.
  var isChange: Bool { language == "change" }

  /// Whether the language is Swift, ignoring case.
  var isSwift: Bool { language.lowercased() == "swift" }
}
