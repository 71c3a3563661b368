import Typesetting

/// The words of a longer text that seem to be about a subject, for an author who compares the two.
///
/// The choice is only a guess, based on shared words; to be sure, read the page.
struct Excerpt {
  /// The maximum number of words quoted; at least one whole sentence or line is quoted.
  static let limit = 70

  /// A sentence, or a line of code.
  private struct Unit {
    let text: String
    let isCode: Bool
    /// The index of its paragraph or program.
    let part: Int

    /// The size in words; a line of code counts at least 6.
    var words: Int { max(text.wordCount, isCode ? 6 : 0) }
  }

  /// The quoted paragraphs and single lines of code, with "…" where text was left out.
  let paragraphs: [String]

  /// Quotes the words of these blocks that are about a subject.
  init(of blocks: [Block], about subject: String) {
    self.init(of: Self.units(of: blocks), about: subject)
  }

  /// Quotes the words of these texts that are about a subject.
  init(of texts: [String], about subject: String) {
    self.init(of: texts.enumerated().flatMap { Self.units(of: $1, part: $0) }, about: subject)
  }

  private init(of units: [Unit], about subject: String) {
    guard !units.isEmpty else {
      paragraphs = []
      return
    }
    let subject = subject.stems
    let shared = units.map { $0.text.stems.intersection(subject) }
    paragraphs = Self.paragraphs(
      units, Self.grown(Self.densest(of: units, sharing: shared), in: units))
  }

  /// Returns the consecutive units within the limit that share the most with the subject.
  ///
  /// A frequent word is a poor clue, so it weighs little; and a line of code weighs less than a
  /// sentence.
  private static func densest(of units: [Unit], sharing shared: [Set<String>]) -> Range<Int> {
    let uses = shared.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var best = (range: 0..<1, weight: 0.0)
    for start in units.indices where !shared[start].isEmpty {
      var (room, seen, weight) = (limit, Set<String>(), 0.0)
      for end in start..<units.count {
        room -= units[end].words
        guard room >= 0 || end == start else { break }
        let share = units[end].isCode ? 0.5 : 1
        for stem in shared[end].subtracting(seen) { weight += share / Double(uses[stem] ?? 1) }
        seen.formUnion(shared[end])
        if weight > best.weight { best = (start..<(end + 1), weight) }
      }
    }
    return best.range
  }

  /// Extends a range of units in both directions, downward first, until the limit is reached.
  private static func grown(_ range: Range<Int>, in units: [Unit]) -> Range<Int> {
    var range = range
    var room = limit - units[range].reduce(0) { $0 + $1.words }
    var grows = true
    while grows {
      grows = false
      if range.upperBound < units.count, units[range.upperBound].words <= room {
        room -= units[range.upperBound].words
        range = range.lowerBound..<(range.upperBound + 1)
        grows = true
      }
      if range.lowerBound > 0, units[range.lowerBound - 1].words <= room {
        room -= units[range.lowerBound - 1].words
        range = (range.lowerBound - 1)..<range.upperBound
        grows = true
      }
    }
    return range
  }

  private static func paragraphs(_ units: [Unit], _ window: Range<Int>) -> [String] {
    var paragraphs: [String] = []
    var part: Int?
    for unit in units[window] {
      if part == unit.part, !unit.isCode {
        paragraphs[paragraphs.count - 1] += " " + unit.text
      } else {
        paragraphs.append(unit.text)
      }
      part = unit.part
    }
    if window.lowerBound > 0 { paragraphs[0] = "… " + paragraphs[0].drop { $0 == " " } }
    if window.upperBound < units.count { paragraphs[paragraphs.count - 1] += " …" }
    return paragraphs
  }

  private static func units(of text: String, part: Int, isCode: Bool = false) -> [Unit] {
    if isCode {
      return text.split(separator: "\n").filter { $0.contains { !$0.isWhitespace } }
        .map { Unit(text: String($0), isCode: true, part: part) }
    }
    return Sentence.all(in: Prose.Part(kind: .text, line: 1, text: text))
      .map { Unit(text: $0.text, isCode: false, part: part) }
  }

  private static func units(of blocks: [Block]) -> [Unit] {
    var part = 0
    return blocks.texts.flatMap { text, isCode in
      part += 1
      return units(of: text, part: part, isCode: isCode)
    }
  }
}

extension [Block] {
  fileprivate var texts: [(text: String, isCode: Bool)] {
    flatMap { block -> [(text: String, isCode: Bool)] in
      switch block {
      case .heading(_, let content), .paragraph(let content): [(content.plainText, false)]
      case .code(let code): [(code.text, true)]
      case .quote(let blocks), .alert(_, let blocks), .note(_, let blocks): blocks.texts
      case .list(let list): list.items.flatMap(\.blocks.texts)
      case .table(let table):
        ([table.header] + table.rows).map { row in
          (row.map(\.plainText).joined(separator: " · "), false)
        }
      case .html, .rule: []
      }
    }
  }
}

extension String {
  /// The stems of its words, without short and common words. A name such as `didFinish` counts as
  /// two words.
  fileprivate var stems: Set<String> {
    var words: [String] = [""]
    // Treats British and American spelling as the same word.
    for character in replacing("our", with: "or") {
      if !character.isLetter {
        words.append("")
      } else if character.isUppercase, words.last?.last?.isLowercase == true {
        words.append(character.lowercased())
      } else {
        words[words.count - 1] += character.lowercased()
      }
    }
    let great = words.filter { $0.count > 3 && !Self.littleWords.contains($0) }
    return Set(great.map { String(($0.hasSuffix("s") ? $0.dropLast() : $0[...]).prefix(5)) })
  }

  private static let littleWords: Set<String> = [
    "about", "also", "been", "each", "does", "from", "have", "into", "must", "only", "other",
    "that",
    "than", "their", "them", "then", "there", "they", "this", "what", "when", "which", "with",
    "would",
  ]
}
