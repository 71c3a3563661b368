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
