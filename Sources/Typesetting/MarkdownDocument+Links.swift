extension MarkdownDocument {
  /// The addresses of its links as written, each once, in order.
  package var linkDestinations: [String] {
    var destinations: [String] = []
    var seen: Set<String> = []
    _ = replacingLinks { reference in
      if seen.insert(reference.destination).inserted { destinations.append(reference.destination) }
      return nil
    }
    return destinations
  }

  /// Replaces some links by other text.
  ///
  /// - Parameter replace: Returns the replacement of a link; nil keeps it.
  package func replacingLinks(
    _ replace: (Inline.Reference) -> [Inline]?
  ) -> MarkdownDocument {
    replacingInlines { inline, _ in
      if case .link(let reference) = inline { replace(reference) } else { nil }
    }
  }
}
