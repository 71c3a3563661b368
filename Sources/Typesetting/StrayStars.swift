import Messages

/// Stars that were meant to stress words and are shown instead.
///
/// CommonMark's rule about flanking delimiters (0.30, 6.2) keeps a run of stars from closing
/// between punctuation and a letter, and from opening between a letter and punctuation. That is
/// common in scripts that put no spaces: `**重点：**文字`.
struct StrayStars {
  /// What stands in the text for anything else than text.
  static let punctuation = "_"

  private let runs: [Run]

  /// The runs of stars in the text of a paragraph; those that stress something are not in it.
  init(in text: String) {
    runs = text.split { $0 != "*" }.map { stars in
      Run(
        stars: stars, before: text[..<stars.startIndex].last ?? " ",
        after: text[stars.endIndex...].first ?? " ")
    }
  }

  /// The findings in a paragraph; a single star may be meant, as in `a*(b)`, two are not.
  func findings(in paragraph: OpaquePointer, _ lines: SourceLines) -> [DocumentLint.Finding] {
    let attached = runs.filter { !$0.isDetached }
    let meant = attached.filter { run in
      run.stars.count > 1 || attached.count { $0.stars.count == run.stars.count } > 1
    }
    let blocked = meant.filter(\.isBlocked)
    let others = meant.filter { $0.stars.count > 1 }.prefix(1)
    return (blocked.isEmpty ? Array(others) : blocked).map { run in
      DocumentLint.Finding(
        line: lines.line(of: run.excerpt, from: paragraph.startLine), run.message)
    }
  }
}

extension StrayStars {
  /// Some stars and their neighbors, blanks at the ends of the text.
  private struct Run {
    let stars: Substring
    let before: Character
    let after: Character

    /// Whether the rule keeps it from being what it was meant to be.
    var isBlocked: Bool {
      !before.isBlank && !after.isBlank && before.isMark != after.isMark
    }

    /// Whether it stands alone, and is meant to.
    var isDetached: Bool { before.isBlank && after.isBlank }

    /// The stars with those neighbors that are sure to be in the source.
    var excerpt: Substring {
      let isText = { (neighbor: Character) in
        !neighbor.isBlank && String(neighbor) != StrayStars.punctuation
      }
      return (isText(before) ? "\(before)" : "") + stars + (isText(after) ? "\(after)" : "")
    }

    var message: Message {
      let (excerpt, stars) = (String(excerpt), String(stars))
      return isBlocked ? .blockedStars(excerpt, stars) : .loneStars(excerpt, stars)
    }
  }
}

extension Character {
  /// CommonMark's Unicode whitespace.
  fileprivate var isBlank: Bool { isWhitespace }

  /// CommonMark's punctuation: all of Unicode's, and ASCII's symbols.
  fileprivate var isMark: Bool { isPunctuation || (isASCII && isSymbol) }
}
