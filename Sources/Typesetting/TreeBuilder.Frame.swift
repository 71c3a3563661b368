extension TreeBuilder {
  /// A container whose end the walk has not reached.
  struct Frame {
    enum Kind {
      case document, quote, item, paragraph, emphasis, strong
      case list(ListBlock.Marker, isTight: Bool)
      case heading(level: Int)
      case note(number: Int)
      case link(String, title: String)
      case image(String, title: String)
    }

    enum Value {
      case blocks([Block]), item(ListBlock.Item), inline(Inline)
    }

    let kind: Kind
    let node: OpaquePointer?
    private(set) var blocks: [Block] = []
    private var items: [ListBlock.Item] = []
    private var inlines: [Inline] = []
    private var task: ListBlock.Task?
    private var alert: Alert?
    /// Pending text. It arrives in pieces, which form one literal until another node follows.
    private var text = ""

    init(kind: Kind, node: OpaquePointer?) {
      self.kind = kind
      self.node = node
    }

    mutating func append(_ added: [Block]) { blocks += added }

    mutating func append(_ item: ListBlock.Item) { items.append(item) }

    mutating func append(text piece: String) { text += piece }

    mutating func append(_ inline: Inline) {
      flush()
      inlines.append(inline)
    }

    /// Removes the `!` and the mark that `ParserBounds` left before an image; false without them.
    mutating func takePictureSign(_ mark: EscapeMark) -> Bool {
      guard text.unicodeScalars.suffix(2).elementsEqual(["!", mark.scalar]) else { return false }
      text.unicodeScalars.removeLast(2)
      return true
    }

    private mutating func flush() {
      guard !text.isEmpty else { return }
      inlines.append(.text(text))
      text = ""
    }

    /// Removes the task box from an item's first paragraph, or the alert marker from a quote's.
    mutating func takeSign(from paragraph: inout Frame) {
      guard blocks.isEmpty, case .paragraph = paragraph.kind else { return }
      paragraph.flush()
      switch kind {
      case .item: task = TaskBox.remove(from: &paragraph.inlines)
      case .quote: alert = Alert.remove(from: &paragraph.inlines)
      default: break
      }
    }

    /// The complete container as a value.
    ///
    /// - Parameter mark: The mark after escaped pipes, if the source has any.
    func value(mark: EscapeMark?) -> Value {
      var frame = self
      frame.flush()
      let content = StruckWords.wrapped(in: frame.inlines)
      switch kind {
      case .document: return .blocks(blocks)
      case .quote:
        return .blocks([alert.map { .alert($0, blocks) } ?? .quote(blocks)])
      case .note(let number): return .blocks([.note(number: number, blocks)])
      case .item: return .item(ListBlock.Item(task: task, blocks: blocks))
      case .list(let marker, let isTight):
        return .blocks([.list(ListBlock(marker: marker, isTight: isTight, items: items))])
      case .paragraph: return .blocks(TableParser(mark: mark).blocks(of: content))
      case .heading(let level):
        return .blocks(TableParser(mark: mark).blocks(ofHeading: content, level: level))
      case .emphasis: return .inline(.emphasis(content))
      case .strong: return .inline(.strong(content))
      case .link(let destination, let title):
        return .inline(
          .link(Inline.Reference(destination: destination, title: title, content: content)))
      case .image(let destination, let title):
        return .inline(
          .image(Inline.Reference(destination: destination, title: title, content: content)))
      }
    }
  }
}

/// The box at the start of a task: `[ ]`, `[x]` or `[X]` and white space (GFM 0.29, 5.3).
enum TaskBox {
  /// Removes the box from a paragraph's inlines; returns nil without one or if nothing follows it.
  static func remove(from inlines: inout [Inline]) -> ListBlock.Task? {
    guard case .text(let text)? = inlines.first, let task = task(in: text.prefix(3)) else {
      return nil
    }
    let rest = text.dropFirst(3)
    if rest.isEmpty, inlines.dropFirst().first?.isLineEnd ?? false {
      inlines.removeFirst(2)
      return task
    }
    let words = rest.trimmingBlanks(.leading)
    guard words.startIndex > rest.startIndex, !words.isEmpty || inlines.count > 1 else {
      return nil
    }
    inlines[0] = .text(String(words))
    if words.isEmpty { inlines.removeFirst() }
    return task
  }

  private static func task(in text: Substring) -> ListBlock.Task? {
    switch text {
    case "[ ]": .open
    case "[x]", "[X]": .done
    default: nil
    }
  }
}
