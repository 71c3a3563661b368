import CCMark
import Terminal

/// The footnotes of a document, which libcmark does not know: notes that the text mentions, moved to
/// the end of libcmark's tree in the order in which they are first mentioned.
///
/// A note is a line of one of the document's own paragraphs that begins with `[^label]:`, what follows
/// it there, and what stands indented by four columns below. Of notes with the same label the first
/// one counts. Whatever is not mentioned, or mentions nothing, stays where it is, as text.
struct Footnotes {
  let mark: EscapeMark
  /// The texts that notes begin with, by label.
  private var starts: [String: OpaquePointer] = [:]
  /// The labels of notes that are mentioned, in order.
  private var labels: [String] = []
  private var numbers: [String: Int] = [:]
  /// Of each note, by its number, the lines above what stands indented below it.
  var linesAbove: [Int: Int] = [:]
  /// Where the text mentions a note that is not there, and where a note is that no text mentions.
  private(set) var strays: [Stray] = []

  /// A sign that leads to nothing, or to which nothing leads.
  struct Stray {
    let sign: String
    /// The line where libcmark saw it, counted from 1.
    let line: Int
    /// Whether it begins a note.
    let isNote: Bool
  }

  /// Finds the notes of a tree and moves those that are mentioned to its end, each as a custom block.
  ///
  /// - Parameter mark: What tells the signs; the tree is that of its source.
  init(movedIn tree: OpaquePointer, mark: EscapeMark) {
    self.mark = mark
    guard mark.hasFootnotes else { return }
    cmark_consolidate_text_nodes(tree)
    let notes = readNotes(of: tree)
    countMentions(in: tree)
    let indented = IndentedLines(of: mark.source)
    var moved = 0
    // A note may be the first to mention another.
    while moved < labels.count {
      moved += 1
      guard let text = starts[labels[moved - 1]] else { continue }
      move(noteAt: text, number: moved, toEndOf: tree, indented)
    }
    strays += notes.filter { !$0.isFirst || numbers[$0.label] == nil }.map(\.stray)
  }

  /// The line of the source where a block of a note begins that stands indented, counted from 1.
  func sourceLine(of block: OpaquePointer, inNote number: Int) -> Int {
    linesAbove[number, default: 0] + block.startLine
  }

  /// A text of libcmark's tree as words and mentions of notes.
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
  /// The pieces of a text, a sign that begins a note among the words.
  private func mentions(in text: OpaquePointer) -> [FootnoteSign.Piece] {
    let pieces = FootnoteSign.pieces(of: text.rawLiteral, mark: mark)
    guard let note = start(at: text, pieces) else { return pieces }
    return [.text(note.sign)] + pieces.dropFirst()
  }

  func start(at text: OpaquePointer) -> (label: String, sign: String)? {
    start(at: text, FootnoteSign.pieces(of: text.rawLiteral, mark: mark))
  }

  /// The label and the sign of the note that a text begins: it stands at the start of a line, and a
  /// colon follows its sign.
  private func start(
    at text: OpaquePointer, _ pieces: [FootnoteSign.Piece]
  ) -> (label: String, sign: String)? {
    guard case .sign(let label, let source)? = pieces.first,
      case .text(let rest)? = pieces.dropFirst().first, rest.utf8.first == UInt8(ascii: ":"),
      text.beginsLine
    else { return nil }
    return (label, source)
  }

  /// The notes in the document's own paragraphs, from top to bottom.
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

  /// Gives the notes that a tree mentions their numbers, from top to bottom.
  ///
  /// - Parameter lines: How many lines of the source are above the tree's.
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
