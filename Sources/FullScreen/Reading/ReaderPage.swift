import Terminal
import Typesetting

/// A document for the reader, with its title and links.
package struct ReaderPage: Hashable, Sendable {
  /// The address to which its links are relative; the reader only passes it on.
  package let address: String
  /// The title in the status line.
  package let title: String
  /// The content.
  package let document: MarkdownDocument
  /// The text about the following page, shown below the end; empty if there is none.
  package let next: [Span]
  /// Its predictions, if there are any, with earlier answers.
  package let questions: QuestionedPage?
  /// The names of its links in the status line, by address; other links show their addresses.
  let linkNames: [String: String]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - questions: The predictions of this document.
  ///   - linkNames: The names of its links, by address.
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

  /// Returns a placeholder for a page that has not been read.
  package static func unread(address: String, title: String) -> ReaderPage {
    ReaderPage(address: address, title: title, document: .empty)
  }
}
