/// A heading of a page: where it stands, and the name that links give it.
package struct Heading: Hashable, Sendable {
  /// 1 to 6.
  package let level: Int
  /// Its words, without markup.
  package let text: String
  /// What a link says after `#`.
  package let slug: String
  /// Its first row.
  package let row: Int
}

extension MarkdownDocument {
  /// The words of the heading that a link means by what it says after `#`.
  package func heading(named slug: String) -> String? {
    blockHeading(named: slug)?.text
  }

  /// The heading that a link means by what it says after `#`; its row is the block's index.
  package func blockHeading(named slug: String) -> Heading? {
    guard !slug.isEmpty else { return nil }
    return Heading.all(of: self, rows: Array(blocks.indices)).first { $0.slug == slug.lowercased() }
  }
}

extension Heading {
  /// The headings of a document's own blocks; those inside quotes and lists are no landmarks.
  package static func all(of document: MarkdownDocument, rows: [Int]) -> [Heading] {
    var uses: [String: Int] = [:]
    return zip(document.blocks, rows).compactMap { block, row in
      guard case .heading(let level, let content) = block else { return nil }
      let text = content.plainText
      let slug = slug(of: text)
      let earlier = uses[slug, default: 0]
      uses[slug] = earlier + 1
      return Heading(
        level: level, text: text, slug: earlier == 0 ? slug : "\(slug)-\(earlier)", row: row)
    }
  }

  /// GitHub's rule: lower case, spaces as hyphens, nothing else but letters, marks, decimal digits,
  /// hyphens and connectors such as `_` (html-pipeline's TableOfContentsFilter).
  package static func slug(of text: String) -> String {
    var slug = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      if scalar == " " {
        slug.append("-")
      } else if scalar == "-" || isOfWord(scalar) {
        slug.append(scalar)
      }
    }
    return String(slug)
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark: true
    default: scalar.properties.isAlphabetic
    }
  }
}
