extension StringProtocol {
  /// The text without white space around it. Foundation's version converts to another kind of
  /// string, which took a tenth of the time for reading a course.
  package var trimmed: SubSequence {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return self[endIndex...] }
    return self[first...last]
  }
}
