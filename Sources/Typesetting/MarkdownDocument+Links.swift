extension MarkdownDocument {
  /// Where its links lead, as its author wrote it, each address once, in order.
  package var linkDestinations: [String] {
    var destinations: [String] = []
    var seen: Set<String> = []
    _ = replacingLinks { reference in
      if seen.insert(reference.destination).inserted { destinations.append(reference.destination) }
      return nil
    }
    return destinations
  }

  /// This document with other words in place of some links.
  ///
  /// - Parameter replace: What stands in place of a link; nil leaves it.
  package func replacingLinks(
    _ replace: (Inline.Reference) -> [Inline]?
  ) -> MarkdownDocument {
    replacingInlines { inline, _ in
      if case .link(let reference) = inline { replace(reference) } else { nil }
    }
  }
}
