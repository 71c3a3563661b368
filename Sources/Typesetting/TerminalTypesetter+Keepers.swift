import CourseModel
import Messages
import Terminal

extension TerminalTypesetter {
  /// The rows that show the owners of an object: its chain of strong references as a drawing, and
  /// advice. Accessible output has sentences instead, as does a narrow terminal.
  func lines(of keepers: Keepers) -> [Line] {
    let keepers = keepers.cleaned
    let blanks = Span.decoration(String(repeating: " ", count: measure.margin))
    let margin = measure.margin > 0 ? Margin.none.adding(blanks, blanks) : .none
    let drawn = profile.accessible ? nil : diagram(of: keepers)
    return margin.setting((drawn ?? sentences(of: keepers)) + meaning(of: keepers))
  }

  private func diagram(of keepers: Keepers) -> [Line]? {
    guard let indented = measure.indented(by: ConversationDiagram.Sign.columns) else { return nil }
    let (names, properties, isGuess) = chain(of: keepers)
    guard !properties.isEmpty else { return [] }
    let diagram = KeepersDiagram(
      names: names, properties: properties, pen: ConversationDiagram.Pen(profile.drawing),
      theme: theme, isGuess: isGuess)
    let lines = diagram.lines(within: indented.code)
    return lines.map { Margin.none.adding(furniture("  "), furniture("  ")).setting($0) }
  }

  private func chain(of keepers: Keepers) -> ([String], [String], isGuess: Bool) {
    switch keepers.finding {
    case .circle(let links): (links.map(\.owner), links.map(\.property), false)
    case .path(let links): (links.map(\.owner) + [keepers.object], links.map(\.property), false)
    case .closure(let link):
      link.owner == keepers.object
        ? ([link.owner], [link.property], true)
        : ([link.owner, keepers.object], [link.property], true)
    case .nothing: ([], [], false)
    }
  }

  /// One sentence for each reference.
  private func sentences(of keepers: Keepers) -> [Line] {
    let links: [Keepers.Link] =
      switch keepers.finding {
      case .circle(let links), .path(let links): links
      case .closure, .nothing: []
      }
    let isCircle = if case .circle = keepers.finding { true } else { false }
    return links.enumerated().flatMap { index, link in
      let next = index + 1 < links.count ? links[index + 1].owner : nil
      let kept = next ?? (isCircle ? links[0].owner : keepers.object)
      return rows(
        furniture(
          // Translators: A strong reference.
          Message("\(span: "owner") keeps \(span: "object") in its property \(span: "property")."),
          with: [
            "owner": [name(link.owner)], "object": [name(kept)],
            "property": [Span(link.property, style: theme.code)],
          ]))
    }
  }

  /// An explanation of the finding.
  private func meaning(of keepers: Keepers) -> [Line] {
    switch keepers.finding {
    case .circle:
      rows([furniture(Message("A retain cycle: these objects keep each other alive."))])
    // Translators: Below a chain that leads to an object.
    case .path:
      rows(
        furniture(
          Message("Strong references lead to \(span: "object"), so it is still there."),
          with: ["object": [name(keepers.object)]]))
    case .closure(let link):
      rows(
        furniture(
          Message(
            """
            No stored property leads to \(span: "object"), but \(span: "owner") has a closure in \
            \(span: "property"): what does it capture?
            """),
          with: [
            "object": [name(keepers.object)], "owner": [name(link.owner)],
            "property": [Span(link.property, style: theme.code)],
          ]))
    case .nothing:
      rows(
        furniture(
          Message(
            """
            No stored property of the check's objects leads to \(span: "object"): look for a \
            closure that captures it, a static or global variable, or a value that holds it and \
            was handed to the check.
            """), with: ["object": [name(keepers.object)]]))
    }
  }

  private func name(_ object: String) -> Span { Span(object, style: theme.participant) }

  private func rows(_ spans: [Span]) -> [Line] {
    LineBreaker(width: measure.prose).lines(of: spans)
  }
}

extension Keepers {
  /// A copy whose names are safe to show.
  fileprivate var cleaned: Keepers {
    let finding: Finding =
      switch finding {
      case .circle(let links): .circle(links.map(\.cleaned))
      case .path(let links): .path(links.map(\.cleaned))
      case .closure(let link): .closure(link.cleaned)
      case .nothing: .nothing
      }
    return Keepers(of: object.shownInARow, finding)
  }
}

extension Keepers.Link {
  fileprivate var cleaned: Self {
    Self(owner: owner.shownInARow, property: property.shownInARow)
  }
}
