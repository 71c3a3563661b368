import Terminal

/// Linked text of a page, in one or more rows.
struct PageLink: Hashable, Sendable {
  /// A span, by its row and its index in the row.
  struct Place: Hashable, Sendable {
    let row: Int
    let span: Int
  }

  let target: LinkTarget
  /// The spans with the text, in order; at least one.
  private(set) var places: [Place]

  /// The row where it begins.
  let row: Int

  private init(to target: LinkTarget, at place: Place) {
    self.target = target
    places = [place]
    row = place.row
  }

  /// Returns the links in these rows, in order. Consecutive spans with the same target are one
  /// link, even across rows.
  static func all(in lines: [Line]) -> [PageLink] {
    var links: [PageLink] = []
    var isOpen = false
    for (row, line) in lines.enumerated() {
      if line.spans.isEmpty { isOpen = false }
      for (index, span) in line.spans.enumerated() {
        guard let target = span.link else {
          // Bars and hyphens may be inside a link.
          if span.role == .content { isOpen = false }
          continue
        }
        let place = Place(row: row, span: index)
        if isOpen, links.last?.target == target {
          links[links.count - 1].places.append(place)
        } else {
          links.append(PageLink(to: target, at: place))
        }
        isOpen = true
      }
    }
    return links
  }
}
