import Predicting
import Terminal
import Typesetting

/// A document to be read, and what the reader says around it.
package struct ReaderPage: Hashable, Sendable {
  /// Where it is, by which its relative links are found; the reader only hands it back.
  package let address: String
  /// What the status line calls it.
  package let title: String
  /// What it says.
  package let document: MarkdownDocument
  /// What comes after it, shown below its end; empty when nothing does.
  package let next: [Span]
  /// Its predictions, if it has any, and what was answered before.
  package let questions: QuestionedPage?

  /// A page at an address.
  ///
  /// - Parameter questions: Predictions of the very document.
  package init(
    address: String, title: String, document: MarkdownDocument, next: [Span] = [],
    questions: QuestionedPage? = nil
  ) {
    self.address = address
    self.title = title
    self.document = document
    self.next = next
    self.questions = questions.flatMap { $0.predictions.isEmpty ? nil : $0 }
  }

  /// What a page is called before it can be read.
  package static func unread(address: String, title: String) -> ReaderPage {
    ReaderPage(address: address, title: title, document: .empty)
  }
}
