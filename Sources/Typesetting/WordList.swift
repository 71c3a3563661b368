/// Names to be looked for in running text, in singular and plural, whatever their case.
package struct WordList {
  /// A name in a text.
  struct Place {
    let name: String
    let range: Range<String.Index>
  }

  /// The names, by their words in lower case.
  private let names: [[Substring]: String]
  /// The most words that one of them has.
  private let most: Int

  /// A list of names, each of one word or more.
  package init(_ names: [String]) {
    var all: [[Substring]: String] = [:]
    for name in names {
      for form in [name, name + "s"] { all[Self.words(of: form.lowercased())] = name }
    }
    self.names = all
    most = all.keys.map(\.count).max() ?? 0
  }

  /// Where the names stand, from left to right; of two that begin at one word, the longer one.
  func places(in text: String) -> [Place] {
    let words = text.matches(of: /[\p{L}\p{N}][\p{L}\p{N}'’-]*/).map(\.range)
    var places: [Place] = []
    var start = 0
    while start < words.count {
      guard let (name, count) = name(of: words[start...], in: text) else {
        start += 1
        continue
      }
      let end = words[start + count - 1].upperBound
      places.append(Place(name: name, range: words[start].lowerBound..<end))
      start += count
    }
    return places
  }

  private func name(
    of words: ArraySlice<Range<String.Index>>, in text: String
  ) -> (name: String, count: Int)? {
    for count in stride(from: min(most, words.count), to: 0, by: -1) {
      let range =
        words[words.startIndex].lowerBound..<words[words.startIndex + count - 1].upperBound
      let name = names[Self.words(of: text[range].lowercased())]
      if let name { return (name, count) }
    }
    return nil
  }

  /// What stands between blanks: signs between words keep them apart.
  private static func words(of text: String) -> [Substring] { text.split(separator: " ") }
}

extension MarkdownDocument {
  /// A word of a list, where it stands in a document.
  package struct WordMention: Equatable {
    /// As it is listed.
    package let name: String
    /// Whether it is stressed, as where a word is explained.
    package let isStressed: Bool

    /// A mention of a name.
    package init(_ name: String, isStressed: Bool) {
      self.name = name
      self.isStressed = isStressed
    }
  }

  /// The words of a list in this document's running text, in order; headings are none, nor is code, nor
  /// are links to a page, but those to the glossary, which explain nothing here.
  package func mentions(of words: WordList) -> [WordMention] {
    var mentions: [WordMention] = []
    _ = replacingInlines { inline, place in
      guard !place.isInHeading else { return nil }
      let text: String
      switch inline {
      case .text(let words): text = words
      case .link(let link) where link.destination.contains("glossary.md"):
        text = link.content.plainText
      default: return nil
      }
      mentions += words.places(in: text).map {
        WordMention($0.name, isStressed: place.isStressed)
      }
      return nil
    }
    return mentions
  }

  /// This document with a link at the first mention of each word that `address` has one for, unless
  /// that leads somewhere already.
  package func linking(_ words: WordList, to address: (String) -> String?) -> MarkdownDocument {
    var seen: Set<String> = []
    return replacingRunningText { text, isMarked in
      var inlines: [Inline] = []
      var end = text.startIndex
      for place in words.places(in: text) where seen.insert(place.name).inserted {
        guard !isMarked, let address = address(place.name) else { continue }
        inlines.append(.text(String(text[end..<place.range.lowerBound])))
        inlines.append(
          .link(
            Inline.Reference(
              destination: address, title: "", content: [.text(String(text[place.range]))])))
        end = place.range.upperBound
      }
      return end == text.startIndex ? nil : inlines + [.text(String(text[end...]))]
    }
  }
}
