import Terminal

extension TerminalTypesetter {
  /// How many blocks are worth a task of their own.
  private static let partSize = 256
  /// More parts than cores, so that none waits for a slow one that comes before.
  private static let partsAtOnce = 8

  /// Writes a document as text for its place, part after part in order.
  ///
  /// A long document is set on all cores, and only a few parts of it are in memory at a time as
  /// rows; a short one is a single part.
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

  /// Some blocks as text, and what has to be known of their rows to put others before and after.
  private struct Part {
    let text: String
    let ends: Passage
  }

  private func part(of blocks: ArraySlice<Block>) -> Part {
    let passage = passage(of: Array(blocks))
    return Part(text: profile.render(passage.lines), ends: passage.endsOnly)
  }
}
