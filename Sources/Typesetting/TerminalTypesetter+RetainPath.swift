import CourseModel
import Messages
import Terminal

extension TerminalTypesetter {
  /// The rows that show the owners of an object: its chain of strong references as a drawing, and
  /// advice. Accessible output has sentences instead, as does a narrow terminal.
  func lines(of retainPath: RetainPath) -> [Line] {
    let retainPath = retainPath.cleaned
    let blanks = Span.decoration(String(repeating: " ", count: measure.margin))
    let margin = measure.margin > 0 ? Margin.none.adding(blanks, blanks) : .none
    let drawn = profile.accessible ? nil : diagram(of: retainPath)
    return margin.setting((drawn ?? sentences(of: retainPath)) + meaning(of: retainPath))
  }

  private func diagram(of retainPath: RetainPath) -> [Line]? {
    guard let indented = measure.indented(by: ConversationDiagram.Sign.columns) else { return nil }
    let (names, properties, isGuess) = chain(of: retainPath)
    guard !properties.isEmpty else { return [] }
    let diagram = RetainPathDiagram(
      names: names, properties: properties, pen: ConversationDiagram.Pen(profile.drawing),
      theme: theme, isGuess: isGuess)
    let lines = diagram.lines(within: indented.code)
    return lines.map { Margin.none.adding(furniture("  "), furniture("  ")).setting($0) }
  }

  private func chain(of retainPath: RetainPath) -> ([String], [String], isGuess: Bool) {
    switch retainPath.finding {
    case .cycle(let links): (links.map(\.owner), links.map(\.property), false)
    case .path(let links): (links.map(\.owner) + [retainPath.object], links.map(\.property), false)
    case .closure(let link):
      link.owner == retainPath.object
        ? ([link.owner], [link.property], true)
        : ([link.owner, retainPath.object], [link.property], true)
    case .nothing: ([], [], false)
    }
  }

  /// One sentence for each reference.
  private func sentences(of retainPath: RetainPath) -> [Line] {
    let links: [RetainPath.Link] =
      switch retainPath.finding {
      case .cycle(let links), .path(let links): links
      case .closure, .nothing: []
      }
    let isCircle = if case .cycle = retainPath.finding { true } else { false }
    return links.enumerated().flatMap { index, link in
      let next = index + 1 < links.count ? links[index + 1].owner : nil
      let kept = next ?? (isCircle ? links[0].owner : retainPath.object)
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
  private func meaning(of retainPath: RetainPath) -> [Line] {
    switch retainPath.finding {
    case .cycle:
      rows([furniture(Message("A retain cycle: these objects keep each other alive."))])
    // Translators: Below a chain that leads to an object.
    case .path:
      rows(
        furniture(
          Message("Strong references lead to \(span: "object"), so it is still there."),
          with: ["object": [name(retainPath.object)]]))
    case .closure(let link):
      rows(
        furniture(
          Message(
            """
            No stored property leads to \(span: "object"), but \(span: "owner") has a closure in \
            \(span: "property"): what does it capture?
            """),
          with: [
            "object": [name(retainPath.object)], "owner": [name(link.owner)],
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
            """), with: ["object": [name(retainPath.object)]]))
    }
  }

  private func name(_ object: String) -> Span { Span(object, style: theme.participant) }

  private func rows(_ spans: [Span]) -> [Line] {
    LineBreaker(width: measure.prose).lines(of: spans)
  }
}

extension RetainPath {
  /// A copy whose names are safe to show.
  fileprivate var cleaned: RetainPath {
    let finding: Finding =
      switch finding {
      case .cycle(let links): .cycle(links.map(\.cleaned))
      case .path(let links): .path(links.map(\.cleaned))
      case .closure(let link): .closure(link.cleaned)
      case .nothing: .nothing
      }
    return RetainPath(of: object.shownInARow, finding)
  }
}

extension RetainPath.Link {
  fileprivate var cleaned: Self {
    Self(owner: owner.shownInARow, property: property.shownInARow)
  }
}
