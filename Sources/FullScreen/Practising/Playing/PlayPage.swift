import CourseModel
import Messages
import Terminal

/// The conversation and the screen after each event, one below the other.
package struct PlayPage {
  private let profile: TerminalProfile
  private let columns: Int

  /// The beginning of an event's line.
  package static let eventMark = "▶ "

  /// The events in a text that such pages make.
  package static func events(ofScene text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix(eventMark) }
      .map { String($0.dropFirst(eventMark.count)) }
  }

  package init(profile: TerminalProfile) {
    self.profile = profile
    columns = min(profile.columns, 80)
  }

  /// An event, what followed from it, and the screen afterwards.
  package func lines(of moment: PlayMoment) -> [Line] {
    let talk = PlayTalk(profile: profile, columns: columns)
    let screen = moment.screen.map {
      PlayDrawing(profile: profile).lines(of: $0, columns: min(columns, 48))
    }
    return talk.lines(of: moment) + talk.alive(in: moment) + (screen ?? []) + [Line()]
  }

  /// The reason for its end, unless it just ended: with the unfinished event, and the output.
  package func lines(
    ofEnd reason: Message?, _ last: PlayMoment, printed: String
  ) -> [Line] {
    var lines: [Line] = []
    if let reason {
      lines += PlayTalk(profile: profile, columns: columns).lines(of: last)
      lines += LineBreaker(width: columns)
        .lines(of: profile.spans(of: reason, style: Style(foreground: .red)))
    }
    guard !printed.isEmpty else { return lines }
    // Translators: Above what a learner's program printed.
    return lines + [Line(profile.text(of: Message("It printed:")), style: Style(bold: true))]
      + printed.split(separator: "\n").prefix(200).map { Line("  " + $0) }
  }
}

/// Events as a user writes them.
package enum DemoEvents {
  /// Splits events at semicolons and line ends, except in quotation marks.
  package static func split(_ text: String) -> [String] {
    var (events, event, isQuoted) = ([String](), "", false)
    // A listing that a narrow terminal breaks has a sign at the end of the row.
    for character in text.replacing(/↵\n\s*/, with: "") {
      if character == "\"" { isQuoted.toggle() }
      if character.isNewline || character == ";" && !isQuoted {
        events.append(event)
        event = ""
      } else {
        event.append(character)
      }
    }
    return (events + [event]).map { String($0.drop(while: \.isWhitespace)) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }
}
