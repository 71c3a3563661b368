import Terminal

extension TerminalTypesetter {
  /// So many blocks are worth a task of their own.
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
    var isFirst = true
    func append(_ text: String) {
      guard !text.isEmpty else { return }
      write(isFirst ? text : "\n" + text)
      isFirst = false
    }
    guard parts.count > 1 else { return parts.forEach { append(page.text(of: $0)) } }
    await withTaskGroup(of: (Int, String).self) { group in
      var waiting: [Int: String] = [:]
      var begun = 0
      var written = 0
      while written < parts.count {
        while begun < parts.count, begun < written + Self.partsAtOnce {
          let (index, part) = (begun, parts[begun])
          group.addTask { (index, page.text(of: part)) }
          begun += 1
        }
        guard let (index, text) = await group.next() else { return }
        waiting[index] = text
        while let next = waiting.removeValue(forKey: written) {
          append(next)
          written += 1
        }
      }
    }
  }

  private static func parts(of blocks: [Block]) -> [ArraySlice<Block>] {
    stride(from: 0, to: blocks.count, by: partSize).map { start in
      blocks[start..<min(start + partSize, blocks.count)]
    }
  }

  private func text(of blocks: ArraySlice<Block>) -> String {
    profile.render(lines(of: Array(blocks), to: Measure(columns: profile.columns)))
  }
}
