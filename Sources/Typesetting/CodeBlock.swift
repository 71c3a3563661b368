/// A program in a document, or anything else that is shown as it is.
package struct CodeBlock: Hashable, Sendable {
  /// What follows the fence, such as `swift`; empty when nothing does or there is no fence.
  package let info: String
  /// The lines, each ended by a newline.
  package let text: String
  /// The line of the source where the block starts, counted from 1.
  package let sourceLine: Int

  /// Lines, each ended by a newline, that a document is to show as they are.
  ///
  /// - Parameter sourceLine: The line of the document that they are about, counted from 1.
  package init(info: String = "", text: String, sourceLine: Int) {
    (self.info, self.text, self.sourceLine) = (info, text, sourceLine)
  }

  /// The first word of the info string.
  package var language: Substring { info.prefix { !$0.isWhitespace } }

  /// The words behind the language: a file's name, or whatever else its author says of it.
  var caption: String {
    info.dropFirst(language.count).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The lines, a newline only between them.
  var trimmedText: String { text.last == "\n" ? String(text.dropLast()) : text }

  /// Whether this is what a question changes in a program.
  var isChange: Bool { language == "change" }

  /// Whether this is Swift, in whatever case it says so.
  var isSwift: Bool { language.lowercased() == "swift" }
}
