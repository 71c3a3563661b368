import CUnistring

extension LineBreaker.Cells {
  /// The cells of one row, and the start of the next one.
  struct Row {
    let cells: Range<Int>
    let next: Int
    let endsInHyphen: Bool
    /// False for spaces left over at a break.
    let isVisible: Bool
  }

  /// The longest row that fits.
  func row(from start: Int, room: Int) -> Row {
    var width = 0
    var inked = 0
    var fitting: Int?
    var (insideCode, insideName): (Int?, Int?)
    for index in start..<count {
      let cell = cells[index]
      if index > start, mayBreak(before: index) {
        if inked + (isHyphenated(before: index) ? 1 : 0) <= room { fitting = index }
      } else if index > start, isBreak(before: index, Self.insideCode) {
        insideCode = index
      } else if index > start, isBreak(before: index, Self.insideName) {
        insideName = index
      }
      switch cell.kind {
      case .newline: return row(start..<index, next: index + 1, mayHyphenate: false, isForced: true)
      case .softHyphen: continue
      case .space: width += 1
      case .ink:
        width += Int(cell.width)
        guard width > room else {
          inked = width
          continue
        }
        var end = fitting
        if let place = insideCode, place > end ?? start,
          !hasRowOfItsOwn(end, room, upTo: mayBreak)
        {
          end = place
        }
        if let place = insideName, place > end ?? start,
          !hasRowOfItsOwn(
            end, room, upTo: { mayBreak(before: $0) || isBreak(before: $0, Self.insideCode) })
        {
          end = place
        }
        let next = end ?? emergencyEnd(from: start, at: index)
        return row(
          start..<next, next: next, mayHyphenate: end != nil && end == fitting, isForced: false)
      }
    }
    return row(start..<count, next: count, mayHyphenate: false, isForced: true)
  }

  func mayBreak(before index: Int) -> Bool {
    !cells[index].isGlued && mayEndRow(beforeByte: Int(cells[index].offset))
  }

  /// Whether a row may end before the byte at this index.
  func mayEndRow(beforeByte index: Int) -> Bool { Int(breaks[index]) == UC_BREAK_POSSIBLE }

  /// Whether there is a break of this kind: inside a name, or inside code.
  func isBreak(before index: Int, _ kind: CChar) -> Bool {
    !cells[index].isGlued && breaks[Int(cells[index].offset)] == kind
  }

  /// Whether a row may end here, and the text up to the next break fits in the next row.
  private func hasRowOfItsOwn(
    _ place: Int?, _ room: Int, upTo isEnd: (Int) -> Bool
  ) -> Bool {
    guard let place else { return false }
    var width = 0
    for index in place..<count where width <= room {
      if index > place, isEnd(index) { return true }
      switch cells[index].kind {
      case .newline: return true
      case .softHyphen: continue
      case .space:
        // Outside code, all ends at a space, which may extend beyond the row.
        guard index + 1 < count, isBreak(before: index + 1, Self.insideCode) else { return true }
        width += 1
      case .ink: width += Int(cells[index].width)
      }
    }
    return width <= room
  }

  /// Whether a row that ends before a cell shows a hyphen: after a soft hyphen inside a word.
  func isHyphenated(before index: Int) -> Bool {
    index > 1 && cells[index - 1].kind == .softHyphen && cells[index - 2].kind == .ink
  }

  /// The end of a row inside a word that is too long: between clusters, after at least one.
  private func emergencyEnd(from start: Int, at index: Int) -> Int {
    var end = index
    while end > start, cells[end].isGlued { end -= 1 }
    guard end == start else { return end }
    end = index + 1
    while end < count, cells[end].isGlued { end += 1 }
    return end
  }

  private func row(_ range: Range<Int>, next: Int, mayHyphenate: Bool, isForced: Bool) -> Row {
    var end = range.upperBound
    while end > range.lowerBound, [.space, .softHyphen].contains(cells[end - 1].kind) { end -= 1 }
    let endsInHyphen = mayHyphenate && isHyphenated(before: range.upperBound)
    return Row(
      cells: range.lowerBound..<end, next: next, endsInHyphen: endsInHyphen,
      isVisible: end > range.lowerBound || isForced)
  }

  /// The text of a row, without the soft hyphens inside it.
  func spans(of row: Row) -> [Span] {
    var result: [Span] = []
    var start = row.cells.lowerBound
    while start < row.cells.upperBound {
      let span = spans[Int(cells[start].span)]
      var end = start + 1
      while end < row.cells.upperBound, cells[end].span == cells[start].span { end += 1 }
      let text = text(of: start..<end)
      result.append(Span(clean: text, style: span.style, role: span.role, link: span.link))
      start = end
    }
    if row.endsInHyphen, let last = result.last {
      result.append(.decoration("-", style: last.style))
    }
    return result
  }

  private func text(of range: Range<Int>) -> String {
    let start = Int(cells[range.lowerBound].offset)
    let end = range.upperBound < count ? Int(cells[range.upperBound].offset) : bytes.count
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    guard cells[range].contains(where: { $0.kind == .softHyphen }) else { return text }
    return text.filter { $0 != "\u{AD}" }
  }
}
