import Messages

/// The format of names for lessons, mistakes and topics: lowercase words joined by hyphens.
enum Slug {
  /// Rejects a name in another format, and suggests a valid one.
  static func verify(_ name: String) throws(DraftingError) {
    guard name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) == nil || name.count > maxLength else {
      return
    }
    guard name.count <= maxLength else {
      throw .name(name, reason: .longName(maxLength))
    }
    let better = slug(of: name)
    throw .name(
      name,
      reason: better.isEmpty
        ? Message("use lower-case words with dashes between them, such as 'told-twice'")
        : Message("use lower-case words with dashes between them: '\(better, "better")'"))
  }

  private static let maxLength = 60

  /// Returns the words of a name as a slug; empty if it has none.
  private static func slug(of name: String) -> String {
    var words: [String] = []
    var wasLower = false
    for character in name {
      guard character.isASCII, character.isLetter || character.isNumber else {
        if words.last?.isEmpty == false { words.append("") }
        wasLower = false
        continue
      }
      if character.isUppercase, wasLower || words.isEmpty { words.append("") }
      if words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
      wasLower = character.isLowercase || character.isNumber
    }
    let kept = words.filter { !$0.isEmpty }.drop { $0.allSatisfy(\.isNumber) }
    return kept.joined(separator: "-")
  }

  /// Returns the words as a title: "Should will did" for `should-will-did`.
  static func title(of slug: String) -> String {
    let words = slug.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension Message {
  static func longName(_ most: Int) -> Message {
    Message("it is longer than \(most, "most") letters")
  }
}
