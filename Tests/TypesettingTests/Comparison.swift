import Foundation
@testable import Typesetting

/// Compares a page with libcmark's text, which has neither tables nor tasks.
///
/// If a document has no table and no task, the texts must be the same, character by character. A
/// table shows neither pipes, delimiter rows nor backslashes before pipes. Where its rows wrap in
/// columns, the words are in a different order than in the source, but not in spoken output. A
/// task's box is shown as one of our signs, and so are the tildes of struck words.
struct Comparison {
  private let hidden: Set<Unicode.Scalar>
  private let isOrdered: Bool

  init(of document: MarkdownDocument, on page: Page) {
    let hasTable = document.blocks.holdTable
    let hasTask = !document.blocks.tasks.isEmpty
    hidden = Set((hasTable ? "|-:\\" : "").unicodeScalars)
      .union((hasTask ? "[x]" : "").unicodeScalars)
      .union("~".unicodeScalars)
    isOrdered = !hasTable || page.profile.accessible
  }

  /// Returns the text that must be the same in both; decomposed, because a letter and its mark may
  /// be in two rows.
  func words(in text: String) -> [Unicode.Scalar] {
    var words = ""
    words.unicodeScalars += text.unicodeScalars.filter { !hidden.contains($0) }
    let scalars = Array(words.decomposedStringWithCanonicalMapping.unicodeScalars)
    return isOrdered ? scalars : scalars.sorted()
  }
}

extension [Block] {
  /// Whether any of these blocks is or contains a table.
  var holdTable: Bool {
    contains { block in
      switch block {
      case .table: true
      case .quote(let blocks), .alert(_, let blocks), .note(_, let blocks): blocks.holdTable
      case .list(let list): list.items.contains { $0.blocks.holdTable }
      case .heading, .paragraph, .code, .html, .rule: false
      }
    }
  }

  /// The tasks of all lists.
  var tasks: [ListBlock.Task] {
    flatMap { block -> [ListBlock.Task] in
      switch block {
      case .quote(let blocks), .alert(_, let blocks), .note(_, let blocks): blocks.tasks
      case .list(let list):
        list.items.flatMap { ($0.task.map { [$0] } ?? []) + $0.blocks.tasks }
      case .heading, .paragraph, .code, .html, .rule, .table: []
      }
    }
  }
}

extension String {
  func count(of scalar: Unicode.Scalar) -> Int { unicodeScalars.count { $0 == scalar } }
}
