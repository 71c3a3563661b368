import CourseModel
import Messages
import Terminal

/// Writes what an event of a demo has caused: messages, broken wires, objects that go or stay.
package struct PlayTalk {
  let profile: TerminalProfile
  let columns: Int

  /// The event and its consequences; the last of `count` in a row.
  ///
  /// - Parameter explains: Whether the sign before an answer is explained below them.
  func lines(of moment: PlayMoment, count: Int = 1, explains: Bool = true) -> [Line] {
    var lines: [Line] = []
    if let event = moment.event, !event.isEmpty {
      let times = count == 1 ? [] : [Span(sign("  ×", "  x") + "\(count)", style: Style(dim: true))]
      lines += rows([Span(sign("▶ ", "> ") + event, style: Style(bold: true))] + times, indent: 2)
    }
    if let refusal = moment.refusal {
      lines += rows([Span(refusal, style: Style(foreground: .yellow))], indent: 2)
    }
    lines += moment.wires.flatMap(self.lines)
    if explains, moment.hasAnswers, !profile.accessible {
      lines += rows(
        profile.spans(
          // Translators: Below messages, one of which has the sign and an answer.
          of: Message("\(sign("⇢", "=>"), "sign"): what the receiver answers"),
          style: Style(dim: true)), indent: 2)
    }
    if moment.isSilent {
      lines += rows(
        // Translators: Below a message that an object received.
        profile.spans(
          of: Message("and nothing follows: no message, and the same screen"),
          style: Style(dim: true)), indent: 2)
    }
    if moment.isCut {
      // Translators: Below the first messages of many.
      lines += rows(profile.spans(of: Message("… and more")), indent: 2)
    }
    return lines + moment.retainPaths.flatMap(self.lines)
  }

  /// The objects that are alive.
  package func alive(in moment: PlayMoment) -> [Line] {
    guard !moment.alive.isEmpty else { return [] }
    let names = moment.alive.prefix(12).joined(separator: ", ")
    let more = moment.alive.count > 12 ? ", …" : ""
    // Translators: Names of objects follow.
    return rows(
      profile.spans(of: Message("alive: \(names + more, "objects")"), style: Style(dim: true)),
      indent: 2)
  }

  private func lines(of wire: PlayMoment.Wire) -> [Line] {
    let name = { (name: String) in Span(name, style: Style(foreground: .cyan)) }
    let broken = Style(foreground: .red)
    switch wire {
    case .message(let from, let to, let text, let answer):
      guard !profile.accessible else {
        // Translators: One object sends another a message, read aloud.
        let message = Message("\(from, "sender") to \(to, "receiver"): \(text, "message")")
        guard let answer else { return rows(profile.spans(of: message)) }
        // Translators: A message between two objects, and what the receiver returns; read aloud.
        return rows(
          profile.spans(of: Message("\(message, "message"), which answers \(answer, "answer")")))
      }
      let arrow = Span.decoration(sign(" → ", " -> "))
      let end = answer.map { [Span.decoration(sign("  ⇢ ", "  => ")), Span($0)] } ?? []
      return rows([name(from), arrow, name(to), .decoration("  "), Span(text)] + end)
    case .lost(let from, let text, let loss):
      let reason = profile.text(of: reason(loss, text))
      guard !profile.accessible else { return rows([Span("\(from): \(reason)")]) }
      return rows([
        name(from), .decoration(sign(" ╌╌✕  ", " --x  "), style: broken),
        Span(reason, style: broken),
      ])
    case .end(let object):
      return rows(
        // Translators: An object's memory is given back.
        profile.spans(of: Message("\(object, "object") is deallocated"), style: Style(dim: true)))
    }
  }

  private func reason(_ loss: PlayMoment.Loss, _ text: String) -> Message {
    switch loss {
    case .isNil(let property) where text.isEmpty:
      Message("\(property, "property") is nil: nobody receives it")
    case .isNil(let property):
      // Translators: The message is the name of a Swift method.
      Message("\(property, "property") is nil: nobody receives \(text, "message")")
    case .noTarget: Message("it has no target: nobody receives it")
    case .noResponder: Message("nobody up the responder chain performs \(text, "message")")
    case .disabled: Message("it is disabled, and sends nothing")
    }
  }

  private func lines(of retainPath: RetainPath) -> [Line] {
    let object = retainPath.object
    let message: Message =
      switch retainPath.finding {
      case .cycle(let links):
        Message(
          """
          \(object, "object") has left the screen and is still alive: a retain cycle through \
          \(Self.list(links), "properties")
          """)
      case .path(let links):
        Message(
          """
          \(object, "object") has left the screen and is still alive: kept by \
          \(Self.list(links), "properties")
          """)
      case .closure(let link):
        Message(
          """
          \(object, "object") has left the screen and is still alive: what does the closure in \
          \(Self.list([link]), "property") capture?
          """)
      case .nothing:
        Message(
          """
          \(object, "object") has left the screen and is still alive: no property leads to it; \
          look for a closure or a global variable
          """)
      }
    return rows(profile.spans(of: message, style: Style(foreground: .magenta)))
  }

  private static func list(_ links: [RetainPath.Link]) -> String {
    links.map { "\($0.owner).\($0.property)" }.joined(separator: ", ")
  }

  private func rows(_ spans: [Span], indent: Int = 4) -> [Line] {
    LineBreaker(
      width: max(20, columns), first: [.decoration("  ")].prefix(indent - 2).map(\.self),
      following: [.decoration(String(repeating: " ", count: indent))]
    ).lines(of: spans)
  }

  private func sign(_ sign: String, _ plain: String) -> String {
    profile.drawing == .ascii ? plain : sign
  }
}

extension PlayMoment {
  /// Whether one of its messages shows what the receiver answers.
  var hasAnswers: Bool {
    wires.contains { if case .message(_, _, _, _?) = $0 { true } else { false } }
  }
}
