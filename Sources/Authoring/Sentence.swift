import Typesetting

/// One sentence of a page, determined by punctuation.
package struct Sentence: Hashable, Sendable {
  /// The source line where it begins, counted from 1.
  package let line: Int
  /// The words, separated by single spaces.
  package let text: String

  /// The number of words: pieces between blanks that have a letter or digit. A piece of code is one
  /// word.
  var words: Int { text.wordCount }

  /// Returns the sentences of a part of a page. A heading or a cell is one sentence, as is text
  /// without final punctuation, such as a list item.
  static func all(in part: Prose.Part) -> [Sentence] {
    guard part.kind == .text else { return [Sentence(line: part.line, part.text)] }
    var sentences: [Sentence] = []
    var start = part.text.startIndex
    var line = part.line
    for end in part.text.ends() {
      let piece = part.text[start..<end]
      let blank = piece.prefix(while: \.isWhitespace)
      line += blank.count(where: \.isNewline)
      sentences.append(Sentence(line: line, String(piece)))
      line += piece.dropFirst(blank.count).count(where: \.isNewline)
      start = end
    }
    return sentences.filter { !$0.text.isEmpty }
  }

  private init(line: Int, _ text: String) {
    self.line = line
    self.text = text.split { $0 == " " || $0.isNewline }.joined(separator: " ")
      .replacing("\u{A0}", with: " ")
  }
}

extension String {
  /// The number of words: pieces between blanks that have a letter or digit; code between backticks
  /// is one word.
  var wordCount: Int {
    var count = 0
    var (isCode, isWord) = (false, false)
    for character in self {
      if character == "`" { isCode.toggle() }
      if !isCode, character == " " || character.isNewline {
        if isWord { count += 1 }
        isWord = false
      } else if character.isLetter || character.isNumber {
        isWord = true
      }
    }
    return count + (isWord ? 1 : 0)
  }

  /// Returns the ends of sentences: after final punctuation and closing marks, if a blank and then
  /// no lowercase letter follows. The last is the end of the text.
  fileprivate func ends() -> [Index] {
    var ends: [Index] = []
    var isCode = false
    var index = startIndex
    while index < endIndex {
      if self[index] == "`" { isCode.toggle() }
      guard !isCode, ".!?…".contains(self[index]) else {
        index = self.index(after: index)
        continue
      }
      let mark = index
      index = self[index...].firstIndex { !".!?…)]\"”’'*".contains($0) } ?? endIndex
      if index < endIndex, self[index].isWhitespace, self[index] != "\u{A0}",
        beginsSentence(at: index), !isAbbreviation(before: mark)
      {
        ends.append(index)
      }
    }
    return ends + [endIndex]
  }

  /// Whether a sentence may begin after these blanks.
  private func beginsSentence(at blank: Index) -> Bool {
    guard let next = self[blank...].first(where: { !$0.isWhitespace }) else { return false }
    return !next.isLowercase && !",;:)–—…".contains(next)
  }

  /// Whether the period ends an abbreviation, an initial, or "no." before a number.
  private func isAbbreviation(before mark: Index) -> Bool {
    guard self[mark] == "." else { return false }
    let word = self[..<mark].split { $0.isWhitespace || "(\"“[".contains($0) }.last ?? ""
    let next = self[mark...].dropFirst().first { !$0.isWhitespace }
    if word.lowercased() == "no" { return next?.isNumber == true }
    let isInitial = word.count == 1 && word != "I" && word.allSatisfy(\.isUppercase)
    return isInitial || Self.abbreviations.contains(word.lowercased())
  }

  private static let abbreviations: Set<String> = [
    "e.g", "i.e", "cf", "vs", "mr", "mrs", "ms", "dr", "prof", "st", "fig", "p", "pp",
    "approx",
    "ca", "viz",
  ]
}
