/// Strikethrough, `~~so~~`, which libcmark does not support (GFM 0.29, 6.5).
///
/// Two tildes strike; one or three are text. As with stars, an opening pair must precede a word and
/// a closing pair must follow one. Strikethrough does not nest.
enum StruckWords {
  /// Two tildes in a text.
  private struct Sign {
    /// The index of the text among the inlines.
    let inline: Int
    /// The bytes before it in the text.
    let offset: Int
    let mayBegin: Bool
    let mayEnd: Bool
  }

  /// Wraps the inlines between pairs of tildes.
  static func wrapped(in inlines: [Inline]) -> [Inline] {
    var signs = pairs(of: inlines.indices.flatMap { tildes(in: inlines, at: $0) })[...]
    guard !signs.isEmpty else { return inlines }
    var result: [Inline] = []
    var struck: [Inline]?
    func append(_ inline: Inline) {
      if inline == .text("") { return }
      if struck == nil { result.append(inline) } else { struck?.append(inline) }
    }
    for (index, inline) in inlines.enumerated() {
      guard case .text(let text) = inline else {
        append(inline)
        continue
      }
      var start = text.utf8.startIndex
      while let sign = signs.first, sign.inline == index {
        signs.removeFirst()
        let place = text.utf8.index(text.utf8.startIndex, offsetBy: sign.offset)
        append(.text(String(text[start..<place])))
        if let content = struck { result.append(.struck(content)) }
        struck = struck == nil ? [] : nil
        start = text.utf8.index(place, offsetBy: 2)
      }
      append(.text(String(text[start...])))
    }
    return result
  }

  /// The signs that open and close, alternating.
  private static func pairs(of signs: [Sign]) -> [Sign] {
    var pairs: [Sign] = []
    var opening: Sign?
    for sign in signs {
      if let first = opening, sign.mayEnd {
        pairs += [first, sign]
        opening = nil
      } else if opening == nil, sign.mayBegin {
        opening = sign
      }
    }
    return pairs
  }

  private static func tildes(in inlines: [Inline], at index: Int) -> [Sign] {
    guard case .text(let text) = inlines[index], text.utf8.contains(UInt8(ascii: "~")) else {
      return []
    }
    let isWordBefore = index > 0 && !inlines[index - 1].isLineEnd
    let isWordAfter = index + 1 < inlines.count && !inlines[index + 1].isLineEnd
    let bytes = Array(text.utf8)
    var signs: [Sign] = []
    var start = 0
    while let first = bytes[start...].firstIndex(of: UInt8(ascii: "~")) {
      let end = bytes[first...].firstIndex { $0 != UInt8(ascii: "~") } ?? bytes.count
      if end - first == 2 {
        signs.append(
          Sign(
            inline: index, offset: first,
            mayBegin: end < bytes.count ? bytes[end] > 0x20 : isWordAfter,
            mayEnd: first > 0 ? bytes[first - 1] > 0x20 : isWordBefore))
      }
      start = end
    }
    return signs
  }
}
