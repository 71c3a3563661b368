import CCMark
import Terminal

/// The footnotes of a document, which libcmark does not support. Those with a reference move to the
/// end of libcmark's tree, in the order of their first reference.
///
/// A footnote is a line in a top-level paragraph that begins with `[^label]:`, the text that
/// follows it there, and the lines below that are indented by four columns. If several have the
/// same label, the first one counts. Labels without a footnote, and footnotes without a reference,
/// remain as text.
struct Footnotes {
  let mark: EscapeMark
  /// The text nodes where footnotes begin, by label.
  private var starts: [String: OpaquePointer] = [:]
  /// The labels of referenced footnotes, in order.
  private var labels: [String] = []
  private var numbers: [String: Int] = [:]
  /// The number of lines above the indented part of each footnote, by its number.
  var linesAbove: [Int: Int] = [:]
  /// References without a footnote and footnotes without a reference.
  private(set) var strays: [Stray] = []

  /// A reference without a footnote, or a footnote without a reference.
  struct Stray {
    let sign: String
    /// The line according to libcmark, counted from 1.
    let line: Int
    /// Whether it begins a footnote.
    let isNote: Bool
  }

  /// Finds the footnotes of a tree and moves the referenced ones to its end, each as a custom
  /// block.
  ///
  /// - Parameter mark: The mark after labels; the tree was parsed from its source.
  init(movedIn tree: OpaquePointer, mark: EscapeMark) {
    self.mark = mark
    guard mark.hasFootnotes else { return }
    cmark_consolidate_text_nodes(tree)
    let notes = readNotes(of: tree)
    countMentions(in: tree)
    let indented = IndentedLines(of: mark.source)
    var moved = 0
    // A footnote may contain the first reference to another.
    while moved < labels.count {
      moved += 1
      guard let text = starts[labels[moved - 1]] else { continue }
      move(noteAt: text, number: moved, toEndOf: tree, indented)
    }
    strays += notes.filter { !$0.isFirst || numbers[$0.label] == nil }.map(\.stray)
  }

  /// The source line of an indented block in a footnote, counted from 1.
  func sourceLine(of block: OpaquePointer, inNote number: Int) -> Int {
    linesAbove[number, default: 0] + block.startLine
  }

  /// A text node of libcmark's tree as texts and references.
  func inlines(of text: OpaquePointer) -> [Inline] {
    mentions(in: text).map { piece in
      switch piece {
      case .text(let words): .text(Sanitizer.clean(words))
      case .sign(let label, let source):
        numbers[label].map { .mention(note: $0) } ?? .text(Sanitizer.clean(source))
      }
    }
  }
}

// MARK: - Finding

extension Footnotes {
  /// The pieces of a text; a label that begins a footnote counts as text.
  private func mentions(in text: OpaquePointer) -> [FootnoteSign.Piece] {
    let pieces = FootnoteSign.pieces(of: text.rawLiteral, mark: mark)
    guard let note = start(at: text, pieces) else { return pieces }
    return [.text(note.sign)] + pieces.dropFirst()
  }

  func start(at text: OpaquePointer) -> (label: String, sign: String)? {
    start(at: text, FootnoteSign.pieces(of: text.rawLiteral, mark: mark))
  }

  /// The label and source of the footnote that a text begins. The label must be at the start of a
  /// line and followed by a colon.
  private func start(
    at text: OpaquePointer, _ pieces: [FootnoteSign.Piece]
  ) -> (label: String, sign: String)? {
    guard case .sign(let label, let source)? = pieces.first,
      case .text(let rest)? = pieces.dropFirst().first, rest.utf8.first == UInt8(ascii: ":"),
      text.beginsLine
    else { return nil }
    return (label, source)
  }

  /// The footnotes in top-level paragraphs, from top to bottom.
  private mutating func readNotes(
    of tree: OpaquePointer
  ) -> [(label: String, isFirst: Bool, stray: Stray)] {
    let own = tree.children.filter { cmark_node_get_type($0) == CMARK_NODE_PARAGRAPH }
    return own.flatMap(\.children).compactMap { text in
      guard let note = start(at: text) else { return nil }
      let isFirst = starts[note.label] == nil
      if isFirst { starts[note.label] = text }
      return (note.label, isFirst, Stray(sign: note.sign, line: text.startLine, isNote: true))
    }
  }

  /// Numbers the footnotes that a tree refers to, from top to bottom.
  ///
  /// - Parameter lines: The number of source lines above the tree.
  mutating func countMentions(in tree: OpaquePointer, below lines: Int = 0) {
    let iterator = cmark_iter_new(tree)
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { break }
      guard cmark_node_get_type(node) == CMARK_NODE_TEXT else { continue }
      for case .sign(let label, let source) in mentions(in: node) {
        if starts[label] == nil {
          strays.append(Stray(sign: source, line: lines + node.startLine, isNote: false))
        } else if numbers[label] == nil {
          labels.append(label)
          numbers[label] = labels.count
        }
      }
    }
  }
}
