import Messages

/// Stars that fail to emphasize and are shown instead.
///
/// By CommonMark's flanking rule (0.30, 6.2), a run of stars cannot close between punctuation and a
/// letter, nor open between a letter and punctuation. This is common in scripts without spaces:
/// `**重点：**文字`.
struct StrayStars {
  /// Represents everything but text in the text of a paragraph.
  static let punctuation = "_"

  private let runs: [Run]

  /// Collects the stars left in a paragraph's text; the parser removed those that emphasize.
  init(in text: String) {
    runs = text.split { $0 != "*" }.map { stars in
      Run(
        stars: stars, before: text[..<stars.startIndex].last ?? " ",
        after: text[stars.endIndex...].first ?? " ")
    }
  }

  /// The findings in a paragraph. A single star may be intentional, as in `a*(b)`; two are not.
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

  /// A run of stars with its neighbors; a blank at the ends of the text.
  private struct Run {
    let stars: Substring
    let before: Character
    let after: Character

    /// Whether the flanking rule prevents it from opening or closing.
    var isBlocked: Bool {
      !before.isBlank && !after.isBlank && before.isMark != after.isMark
    }

    /// Whether it has blanks on both sides, so that it is intentional.
    var isDetached: Bool { before.isBlank && after.isBlank }

    /// The stars with those neighbors that certainly occur in the source.
    var excerpt: Substring {
      let isText = { (neighbor: Character) in
        !neighbor.isBlank && String(neighbor) != StrayStars.punctuation
      }
      return (isText(before) ? "\(before)" : "") + stars + (isText(after) ? "\(after)" : "")
    }

    var message: Message {
      let (excerpt, stars) = (String(excerpt), String(stars))
      // Translators: The stars with their neighbors, and the stars.
      return isBlocked
        ? Message(
          """
          '\(excerpt, "excerpt")' emphasizes nothing, because '\(stars, "stars")' is between \
          punctuation and a letter; put the punctuation outside the '{stars}', or a space beside \
          it
          """)
        : Message(
          """
          '\(excerpt, "excerpt")' emphasizes nothing; give it its other '\(stars, "stars")', or \
          put it in backticks
          """)
    }
  }
}

extension Character {
  /// CommonMark's Unicode whitespace.
  fileprivate var isBlank: Bool { isWhitespace }

  /// CommonMark's punctuation: that of Unicode, and ASCII symbols.
  fileprivate var isMark: Bool { isPunctuation || (isASCII && isSymbol) }
}
