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
  /// What its links are called while they are chosen, by their addresses; others by the address.
  package let linkNames: [String: String]

  /// A page at an address.
  ///
  /// - Parameters:
  ///   - questions: Predictions of the very document.
  ///   - linkNames: What its links are called, by their addresses.
  package init(
    address: String, title: String, document: MarkdownDocument, next: [Span] = [],
    questions: QuestionedPage? = nil, linkNames: [String: String] = [:]
  ) {
    self.linkNames = linkNames
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
