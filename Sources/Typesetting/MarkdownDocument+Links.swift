extension MarkdownDocument {
  /// Where its links lead, as its author wrote it, each address once, in order.
  package var linkDestinations: [String] {
    var destinations: [String] = []
    var seen: Set<String> = []
    _ = replacingLinks { reference in
      if seen.insert(reference.destination).inserted { destinations.append(reference.destination) }
      return nil
    }
    return destinations
  }

  /// This document with other words in place of some links.
  ///
  /// - Parameter replace: What stands in place of a link; nil leaves it.
  package func replacingLinks(
    _ replace: (Inline.Reference) -> [Inline]?
  ) -> MarkdownDocument {
    MarkdownDocument(blocks.map { $0.replacingLinks(replace) })
  }
}

extension Block {
  fileprivate func replacingLinks(_ replace: (Inline.Reference) -> [Inline]?) -> Block {
    func inner(_ blocks: [Block]) -> [Block] { blocks.map { $0.replacingLinks(replace) } }
    return switch self {
    case .heading(let level, let content): .heading(level: level, content.replacingLinks(replace))
    case .paragraph(let content): .paragraph(content.replacingLinks(replace))
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
          alignments: table.alignments,
          header: table.header.map { $0.replacingLinks(replace) },
          rows: table.rows.map { $0.map { $0.replacingLinks(replace) } }))
    case .code, .html, .rule: self
    }
  }
}

extension [Inline] {
  fileprivate func replacingLinks(_ replace: (Inline.Reference) -> [Inline]?) -> [Inline] {
    flatMap { inline -> [Inline] in
      switch inline {
      case .emphasis(let content): [.emphasis(content.replacingLinks(replace))]
      case .strong(let content): [.strong(content.replacingLinks(replace))]
      case .struck(let content): [.struck(content.replacingLinks(replace))]
      case .link(let reference): replace(reference) ?? [inline]
      case .text, .code, .html, .image, .mention, .softBreak, .hardBreak: [inline]
      }
    }
  }
}
