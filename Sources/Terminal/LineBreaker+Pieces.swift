import CUnistring

extension LineBreaker {
  /// The parts of a text between possible line breaks, with trailing spaces; joined, the text.
  package static func pieces(of text: String) -> [Substring] {
    let bytes = Array(text.utf8)
    let breaks = Cells.possibleBreaks(in: bytes)
    var pieces: [Substring] = []
    var start = text.startIndex
    var offset = 0
    for index in text.indices {
      if index > start, Int(breaks[offset]) == UC_BREAK_POSSIBLE {
        pieces.append(text[start..<index])
        start = index
      }
      offset += text[index].utf8.count
    }
    return start < text.endIndex ? pieces + [text[start...]] : pieces
  }
}
