extension StringProtocol {
  /// This text as a learner may read it wherever it came from: without characters that could drive
  /// a terminal or turn the order of others around, and at most so many characters.
  func forLearners(limit: Int) -> String {
    let start = prefix(limit)
    var text = ""
    for scalar in start.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control where scalar != "\n": break
      // Joiners belong to the spelling of some scripts, and to emoji.
      case .format where scalar != "\u{200C}" && scalar != "\u{200D}": break
      default: text.unicodeScalars.append(scalar)
      }
    }
    return start.endIndex < endIndex ? text + " …" : text
  }
}
