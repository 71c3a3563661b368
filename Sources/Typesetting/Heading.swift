/// A heading of a page, with its row and its link target.
package struct Heading: Hashable, Sendable {
  /// The level, 1 to 6.
  package let level: Int
  /// The text without markup.
  package let text: String
  /// The part of a link after `#`.
  package let slug: String
  /// The first row.
  package let row: Int
}

extension MarkdownDocument {
  /// The text of the heading with this slug.
  package func heading(named slug: String) -> String? {
    blockHeading(named: slug)?.text
  }

  /// The heading with this slug; its row is the block's index.
  func blockHeading(named slug: String) -> Heading? {
    guard !slug.isEmpty else { return nil }
    return Heading.all(of: self, rows: Array(blocks.indices)).first { $0.slug == slug.lowercased() }
  }
}

extension Heading {
  /// The top-level headings of a document; those inside quotes and lists do not count.
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

  /// GitHub's slug: lower case, spaces as hyphens, and otherwise only letters, marks, decimal
  /// digits, hyphens and connectors such as `_` (html-pipeline's TableOfContentsFilter).
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
