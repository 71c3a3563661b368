import Typesetting

/// One sentence of a page, as far as its marks tell.
package struct Sentence: Hashable, Sendable {
  /// The line of the source where it begins, counted from 1.
  package let line: Int
  /// Its words with a blank between two.
  package let text: String

  /// How many words it has: what stands between blanks and has a letter or a digit. A piece of code
  /// is one word.
  package var words: Int { text.wordCount }

  /// The sentences of a part of a page. A heading or a cell is one; so is what has no mark at its
  /// end, such as an item of a list.
  package static func all(in part: Prose.Part) -> [Sentence] {
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
  /// The words in this: what stands between blanks and has a letter or a digit; code between
  /// backticks is one word.
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

  /// Where the sentences in this end: behind a mark and what closes behind it, if a blank follows and
  /// then no small letter. At last the end of it all.
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

  /// Whether what follows these blanks may begin a sentence.
  private func beginsSentence(at blank: Index) -> Bool {
    guard let next = self[blank...].first(where: { !$0.isWhitespace }) else { return false }
    return !next.isLowercase && !",;:)–—…".contains(next)
  }

  /// Whether the dot here ends a word that is cut short, or a letter or number by itself.
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
