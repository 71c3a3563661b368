extension TableLines {
  /// The ends of a text.
  struct Ends: OptionSet {
    let rawValue: Int
    static let leading = Ends(rawValue: 1)
    static let trailing = Ends(rawValue: 2)
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The text without spaces and tabs at these ends.
  func trimmingBlanks(_ ends: TableLines.Ends) -> Substring {
    var scalars = self[...].unicodeScalars
    while ends.contains(.leading), let first = scalars.first, first.isBlank {
      scalars.removeFirst()
    }
    while ends.contains(.trailing), let last = scalars.last, last.isBlank { scalars.removeLast() }
    return Substring(scalars)
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}

extension Array {
  /// The cells without empty ones before a leading pipe and after a trailing one.
  func withoutOuterBlanks(_ isBlank: (Element) -> Bool) -> [Element] {
    var cells = self
    if cells.count > 1, let first = cells.first, isBlank(first) { cells.removeFirst() }
    if cells.count > 1, let last = cells.last, isBlank(last) { cells.removeLast() }
    return cells
  }
}
