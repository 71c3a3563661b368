/// Running text as table rows: lines, split into cells at their pipes.
///
/// Emphasis that spans cells or lines applies to each of them. A link is never split.
struct TableLines {
  /// The cells of each line, without the outer pipes.
  private(set) var rows: [[TableBlock.Cell]] = []
  let hasPipe: Bool

  private enum Piece {
    case inline(Inline)
    case pipe, lineEnd

    var isPipe: Bool { if case .pipe = self { true } else { false } }
    var isLineEnd: Bool { if case .lineEnd = self { true } else { false } }
    var inline: Inline? { if case .inline(let inline) = self { inline } else { nil } }
  }

  /// - Parameter mark: The mark after escaped pipes, if the source has any.
  init(of inlines: some Sequence<Inline>, mark: EscapeMark?) {
    let pieces = Self.pieces(of: inlines, mark: mark)
    hasPipe = pieces.contains { $0.isPipe }
    guard !pieces.isEmpty else { return }
    rows = pieces.split(omittingEmptySubsequences: false) { $0.isLineEnd }.map { line in
      line.split(omittingEmptySubsequences: false) { $0.isPipe }
        .map { Self.trimmed($0.compactMap(\.inline)) }.withoutOuterBlanks(\.isEmpty)
    }
  }

  /// A row without surplus cells: the last cell absorbs them, with the pipes between them.
  static func joiningExcess(of row: [TableBlock.Cell], columns: Int) -> [TableBlock.Cell] {
    guard row.count > columns else { return row }
    let last = row[(columns - 1)...].joined(separator: [.text(" | ")])
    return row[..<(columns - 1)] + [trimmed(Array(last))]
  }
}

// MARK: - Pieces

extension TableLines {
  private static func pieces(of inlines: some Sequence<Inline>, mark: EscapeMark?) -> [Piece] {
    inlines.flatMap { inline -> [Piece] in
      switch inline {
      case .text(let text): pieces(ofText: text, mark: mark)
      case .emphasis(let content):
        grouping(pieces(of: content, mark: mark)) { .emphasis($0) }
      case .strong(let content): grouping(pieces(of: content, mark: mark)) { .strong($0) }
      case .struck(let content): grouping(pieces(of: content, mark: mark)) { .struck($0) }
      case .softBreak, .hardBreak: [.lineEnd]
      case .code, .html, .link, .image, .mention:
        [.inline(mark.map { inline.mapLiterals($0.unescapingPipes) } ?? inline)]
      }
    }
  }

  private static func pieces(ofText text: String, mark: EscapeMark?) -> [Piece] {
    var pieces: [Piece] = []
    var run = ""
    func endRun() {
      if !run.isEmpty { pieces.append(.inline(.text(run))) }
      run = ""
    }
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let next = scalars.index(after: index)
      let isEscaped = mark != nil && next < scalars.endIndex && scalars[next] == mark?.scalar
      if scalars[index] == "|", !isEscaped {
        endRun()
        pieces.append(.pipe)
      } else if scalars[index] != mark?.scalar {
        run.unicodeScalars.append(scalars[index])
      }
    }
    endRun()
    return pieces
  }

  /// Groups the inlines between pipes and line ends into one inline each.
  private static func grouping(_ pieces: [Piece], as make: ([Inline]) -> Inline) -> [Piece] {
    var grouped: [Piece] = []
    var group: [Inline] = []
    func endGroup() {
      if !group.isEmpty { grouped.append(.inline(make(group))) }
      group = []
    }
    for piece in pieces {
      if let inline = piece.inline {
        group.append(inline)
      } else {
        endGroup()
        grouped.append(piece)
      }
    }
    endGroup()
    return grouped
  }

  private static func trimmed(_ inlines: [Inline]) -> [Inline] {
    var inlines = inlines
    if case .text(let text)? = inlines.first {
      inlines[0] = .text(String(text.trimmingBlanks(.leading)))
    }
    if case .text(let text)? = inlines.last {
      inlines[inlines.count - 1] = .text(String(text.trimmingBlanks(.trailing)))
    }
    return inlines.filter { $0 != .text("") }
  }

  /// The ends of a text.
  struct Ends: OptionSet {
    let rawValue: Int
    static let leading = Ends(rawValue: 1)
    static let trailing = Ends(rawValue: 2)
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The text without spaces and tabs at these ends.
  func trimmingBlanks(_ ends: TableLines.Ends) -> Substring {
    var scalars = self[...].unicodeScalars
    while ends.contains(.leading), let first = scalars.first, first.isBlank {
      scalars.removeFirst()
    }
    while ends.contains(.trailing), let last = scalars.last, last.isBlank { scalars.removeLast() }
    return Substring(scalars)
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}

extension Array {
  /// The cells without empty ones before a leading pipe and after a trailing one.
  func withoutOuterBlanks(_ isBlank: (Element) -> Bool) -> [Element] {
    var cells = self
    if cells.count > 1, let first = cells.first, isBlank(first) { cells.removeFirst() }
    if cells.count > 1, let last = cells.last, isBlank(last) { cells.removeLast() }
    return cells
  }
}
