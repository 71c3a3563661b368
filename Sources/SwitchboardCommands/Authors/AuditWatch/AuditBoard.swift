import Authoring
import CourseModel
import Foundation
import FullScreen
import Messages
import Reporting
import Terminal

/// The state of a watched audit of one exercise, and its display.
struct AuditBoard: LoopModel {
  enum Event: LoopEvent {
    case key(Key)
    case resized(ScreenSize)
    /// These files were saved, as paths in the exercise's folder.
    case saved([String])
    /// The number of programs judged so far.
    case progressed(round: Int, done: Int, of: Int)
    /// A step takes longer than usual, or was impossible.
    case announced(String)
    case ended(AuditRound)
  }

  enum Effect {
    /// Begin a round in place of the current one: `progressed`, `ended`.
    case begin(round: Int, saved: [String])
    case suspend, quit, interrupt
  }

  private(set) var profile: TerminalProfile
  private let exercise: String
  /// The size of the screen; nil without one.
  private var size: ScreenSize?
  private var pane = Pane()
  /// The number of the current round, or of the last one.
  private var number = 0
  /// The files saved since the last finished round.
  private var saved: [String] = []
  /// The current activity; nil if there is none.
  private var doing: Message?
  /// The last finished round.
  private var round: AuditRound?
  /// The rounds in which programs were judged, oldest first.
  private var judged: [AuditRound] = []
  private var spoken: [Line] = []
  /// The most rounds to remember.
  private static let memory = 50

  init(exercise: String, size: ScreenSize?, profile: TerminalProfile) {
    self.exercise = exercise
    self.size = size
    self.profile = profile
    fit()
  }

  mutating func begin() -> [Effect] { beginRound() }

  mutating func update(_ event: Event) -> [Effect] {
    defer { fit() }
    switch event {
    case .key(.character("q")): return [.quit]
    case .key(.control("c")): return [.interrupt]
    case .key(.control("z")): return [.suspend]
    case .key(let key): _ = pane.scroll(key == .enter ? .down : key)
    case .resized(let size): self.size = size
    case .saved(let files):
      saved = Set(saved + files).sorted()
      return beginRound()
    // Translators: Progress: the number of judged programs. Dots follow.
    case .progressed(number, let done, let all):
      doing = Message("judged \(done, "done") of \(all, "count")")
    case .announced(let text): doing = .verbatim(text)
    case .ended(let round) where round.number == number:
      (doing, saved, self.round) = (nil, [], round)
      if case .judged = round.result { judged = judged.suffix(Self.memory) + [round] }
      pane.scrollToTop()
      spoken += lines + [Line()]
    case .progressed, .ended: break
    }
    return []
  }

  private mutating func beginRound() -> [Effect] {
    number += 1
    // Translators: Progress after files were saved. Dots follow.
    doing =
      saved.isEmpty
      ? Message("judging everything") : Message("judging after \(Self.list(saved), "files")")
    return [.begin(round: number, saved: saved)]
  }

  mutating func takeLines() -> [Line] {
    defer { spoken = [] }
    return spoken
  }

  // MARK: - The screen

  var view: [Line]? {
    guard let size else { return nil }
    var rows = pane.visible.map { $0.truncated(to: size.columns) }
    rows += Array(repeating: Line(), count: pane.rows - rows.count)
    return (rows + [footer.truncated(to: size.columns)]).suffix(size.rows)
  }

  private var footer: Line {
    let isCut = pane.lines.count > pane.rows
    // Translators: “q”, “Space” and “b” are keys.
    let keys = profile.spans(
      of: isCut ? Message("q ends · Space and b turn the pages") : Message("q ends"),
      style: Style(dim: true))
    let doing = doing.map {
      Span(profile.text(of: $0) + " …  ", style: Style(foreground: .cyan))
    }
    return Line([doing].compactMap(\.self) + keys)
  }

  private mutating func fit() {
    guard let size else { return }
    profile.columns = size.columns
    pane.show(lines, rows: size.rows - 1)
  }

  // MARK: - Lines

  /// The full result of the last round.
  private var lines: [Line] {
    guard let round else { return [] }
    switch round.result {
    case .impossible(let reason):
      let words = profile.text(of: reason).split(separator: "\n", omittingEmptySubsequences: false)
      return [headline(false), time(of: round, in: profile)]
        + words.flatMap { indented([Span(String($0))], profile) }
    case .judged(let exercise, let findings, let outcome):
      let earlier = judged.dropLast().last
      let matrix = AuditMatrix(
        exercise, outcome.mistakes, profile: profile,
        since: earlier?.reports.filter { old in
          outcome.mistakes.contains { $0.submission == old.submission }
        } ?? [])
      return [headline(findings.isEmpty), time(of: round, in: profile)]
        + changes(since: earlier).flatMap {
          indented(profile.spans(of: $0, style: Style(bold: true)), profile)
        }
        + told(findings, profile).flatMap { indented(profile.spans(of: $0), profile) } + [Line()]
        + matrix.lines
    }
  }

  /// The lines to show after the audit is closed.
  func farewell(in profile: TerminalProfile) -> [Line] {
    guard let round else {
      return [
        Line(profile.spans(of: Message("The audit of \(exercise, "exercise") did not finish.")))
      ]
    }
    switch round.result {
    case .impossible:
      return [
        Line(
          profile.spans(of: Message("\(exercise, "exercise") could not be judged the last time.")))
      ]
    case .judged(_, let findings, _):
      guard !findings.isEmpty else { return [headline(true)] }
      let words = profile.spans(
        of: Message(
          one: "{count} finding.", other: "{count} findings.",
          count: findings.count))
      return [headline(false), Line([.decoration("  ")] + words)]
    }
  }

  private func headline(_ isGood: Bool) -> Line {
    Line([
      Span(isGood ? "✓ " : "✗ ", style: Style(foreground: isGood ? .green : .red)),
      Span(exercise, style: Style(bold: true)),
    ])
  }

  private func time(of round: AuditRound, in profile: TerminalProfile) -> Line {
    Line("    " + profile.text(of: time(of: round)), style: Style(dim: true))
  }

  private func time(of round: AuditRound) -> Message {
    let before = judged.filter { $0.number < round.number }
    let all = round.reports.count
    let anew = before.isEmpty || all == 0 ? nil : round.freshCount(after: before)
    let seconds = String(format: "%.1f", round.seconds)
    let files = Self.list(round.saved)
    return switch (round.saved.isEmpty, anew) {
    // Translators: How long it took, from the save on; the seconds are such as “1.5”.
    case (true, nil): Message("audited everything: \(seconds, "seconds") s")
    case (true, let anew?):
      Message(
        """
        audited everything: \(seconds, "seconds") s, \(anew, "anew") of \(all, "count") judged \
        again
        """)
    // Translators: How long it took, from the save on; the seconds are such as “1.5”.
    case (false, nil): Message("\(files, "files") saved: \(seconds, "seconds") s")
    case (false, let anew?):
      Message(
        """
        \(files, "files") saved: \(seconds, "seconds") s, \(anew, "anew") of \(all, "count") \
        judged again
        """)
    }
  }

  private func changes(since earlier: AuditRound?) -> [Message] {
    guard let earlier, let round else { return [] }
    return AuditMatrix.changes(from: earlier.reports, to: round.reports)
  }

  /// The findings. Those that only say where text is missing are combined into one at the end.
  private func told(_ findings: [AuditFinding], _ profile: TerminalProfile) -> [Message] {
    let places = findings.filter { $0.fault == Placeholder.fault }.compactMap(\.place)
    let rest = findings.filter { $0.fault != Placeholder.fault }.flatMap {
      profile.text(of: $0.message).split(separator: "\n")
        .map { Message.verbatim(String($0)) }
    }
    guard !places.isEmpty else { return rest }
    return rest + [
      Message(
        one: "{count} placeholder (WRITE:) is left: \(Self.list(places), "places")",
        other: "{count} placeholders (WRITE:) are left: {places}", count: places.count)
    ]
  }

  /// The first of some paths, and the number of the rest.
  private static func list(_ paths: [String]) -> Message {
    let most = 4
    // Translators: The first of some paths, and how many more there are.
    return paths.count > most
      ? Message(
        one: "\((Array(paths.prefix(most))).joined(separator: ", "), "paths") and {count} more",
        other: "{paths} and {count} more", count: paths.count - most)
      : .verbatim(paths.joined(separator: ", "))
  }

  private func indented(_ spans: [Span], _ profile: TerminalProfile) -> [Line] {
    let space = Span.decoration("    ")
    return LineBreaker(width: profile.columns, first: [space], following: [space]).lines(of: spans)
  }
}
