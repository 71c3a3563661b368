/// Names to find in running text, in singular and plural, ignoring case.
package struct WordList {
  /// A name in a text.
  struct Place {
    let name: String
    let range: Range<String.Index>
  }

  /// The names, by their words in lower case.
  private let names: [[Substring]: String]
  /// The maximum number of words in a name.
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

  /// The occurrences of the names, in order; of two that begin at one word, the longer one.
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

  /// The words between blanks, with their punctuation, so that names never match across it.
  private static func words(of text: String) -> [Substring] { text.split(separator: " ") }
}

extension MarkdownDocument {
  /// An occurrence of a listed name in a document.
  package struct WordMention: Equatable {
    /// The name as listed.
    package let name: String
    /// Whether it is stressed, as where a word is explained.
    package let isStressed: Bool

    init(_ name: String, isStressed: Bool) {
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

  /// Links the first mention of each name with an address, unless already emphasized or linked.
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
