extension MarkdownDocument {
  /// The context of a piece of running text.
  struct InlinePlace {
    var isInHeading = false
    /// Whether it is in emphasized text.
    var isStressed = false
  }

  /// Replaces some pieces of running text.
  ///
  /// - Parameter replace: Returns the replacement of a link or of a piece without children; nil
  ///   keeps it.
  func replacingInlines(
    _ replace: (Inline, InlinePlace) -> [Inline]?
  ) -> MarkdownDocument {
    MarkdownDocument(blocks.map { $0.replacingInlines(replace) })
  }

  /// Replaces pieces of plain text outside headings.
  ///
  /// - Parameter replace: Returns the replacement. `isMarked` is true for emphasized text and for
  ///   links; the result for a link is ignored.
  func replacingRunningText(
    _ replace: (_ text: String, _ isMarked: Bool) -> [Inline]?
  ) -> MarkdownDocument {
    replacingInlines { inline, place in
      switch inline {
      case _ where place.isInHeading: return nil
      case .text(let text): return replace(text, place.isStressed)
      case .link(let reference):
        _ = replace(reference.content.plainText, true)
        return nil
      default: return nil
      }
    }
  }
}

extension Block {
  fileprivate func replacingInlines(
    _ replace: (Inline, MarkdownDocument.InlinePlace) -> [Inline]?
  ) -> Block {
    func inner(_ blocks: [Block]) -> [Block] { blocks.map { $0.replacingInlines(replace) } }
    func cells(_ cells: [[Inline]]) -> [[Inline]] { cells.map { $0.replacing(replace) } }
    return switch self {
    case .heading(let level, let content):
      .heading(level: level, content.replacing(replace, in: .init(isInHeading: true)))
    case .paragraph(let content): .paragraph(content.replacing(replace))
    case .quote(let blocks): .quote(inner(blocks))
    case .alert(let alert, let blocks): .alert(alert, inner(blocks))
    case .note(let number, let blocks): .note(number: number, inner(blocks))
    case .list(let list):
      .list(
        ListBlock(
          marker: list.marker, isTight: list.isTight,
          items: list.items.map { ListBlock.Item(task: $0.task, blocks: inner($0.blocks)) }))
    case .table(let table):
      .table(
        TableBlock(
          alignments: table.alignments, header: cells(table.header), rows: table.rows.map(cells)))
    case .code, .html, .rule: self
    }
  }
}

extension [Inline] {
  fileprivate func replacing(
    _ replace: (Inline, MarkdownDocument.InlinePlace) -> [Inline]?,
    in place: MarkdownDocument.InlinePlace = .init()
  ) -> [Inline] {
    var stressed = place
    stressed.isStressed = true
    return flatMap { inline -> [Inline] in
      switch inline {
      case .emphasis(let content): [.emphasis(content.replacing(replace, in: stressed))]
      case .strong(let content): [.strong(content.replacing(replace, in: stressed))]
      case .struck(let content): [.struck(content.replacing(replace, in: place))]
      case .link, .text, .code, .html, .image, .mention, .softBreak, .hardBreak:
        replace(inline, place) ?? [inline]
      }
    }
  }
}
