import Terminal

extension TerminalTypesetter {
  /// The number of blocks that justify a separate task.
  private static let partSize = 256
  /// The number of parts in progress: more than cores, so that a slow one does not delay others.
  private static let partsAtOnce = 8

  /// Renders a document as text, part by part in order.
  ///
  /// A long document is typeset on all cores, with the rows of only a few parts in memory at a
  /// time. A short one is a single part.
  ///
  /// - Parameter write: Called on the caller's task with the next piece of text.
  package func render(_ document: MarkdownDocument, to write: (String) -> Void) async {
    let parts = Self.parts(of: document.blocks)
    let page = highlighting(document)
    var written = Passage()
    func append(_ part: Part) {
      guard !part.text.isEmpty else { return }
      let gap = written.gap(beforeHeading: part.ends.beginsWithHeading)
      write(String(repeating: "\n", count: gap) + part.text)
      written = part.ends
    }
    guard parts.count > 1 else { return parts.forEach { append(page.part(of: $0)) } }
    await withTaskGroup(of: (Int, Part).self) { group in
      var waiting: [Int: Part] = [:]
      var begun = 0
      var count = 0
      while count < parts.count {
        while begun < parts.count, begun < count + Self.partsAtOnce {
          let (index, part) = (begun, parts[begun])
          group.addTask { (index, page.part(of: part)) }
          begun += 1
        }
        guard let (index, part) = await group.next() else { return }
        waiting[index] = part
        while let next = waiting.removeValue(forKey: count) {
          append(next)
          count += 1
        }
      }
    }
  }

  private static func parts(of blocks: [Block]) -> [ArraySlice<Block>] {
    stride(from: 0, to: blocks.count, by: partSize).map { start in
      blocks[start..<min(start + partSize, blocks.count)]
    }
  }

  /// Some blocks as text, with the end rows needed to join them to other parts.
  private struct Part {
    let text: String
    let ends: Passage
  }

  private func part(of blocks: ArraySlice<Block>) -> Part {
    let passage = passage(of: Array(blocks))
    return Part(text: profile.render(passage.lines), ends: passage.endsOnly)
  }
}
