import Authoring
import CourseModel
import Foundation
import Messages
import Reporting
import Terminal

/// What is known of an exercise that is being written, and how it is shown.
struct AuditBoard {
  /// What happens to it.
  enum Event {
    case begun(saved: [String])
    case progressed(done: Int, of: Int)
    case announced(String)
    case ended(AuditRound)
  }

  /// What is going on; nil if nothing is.
  private(set) var doing: String?
  /// The last round that ended.
  private(set) var round: AuditRound?
  /// The rounds in which programs were judged, the last one at the end.
  private var judged: [AuditRound] = []

  private let exercise: String
  /// How many rounds are remembered.
  private static let memory = 50

  init(exercise: String) { self.exercise = exercise }

  mutating func update(_ event: Event) {
    switch event {
    case .begun(let saved):
      doing = saved.isEmpty ? "judging everything" : "judging after \(Self.list(saved))"
    case .progressed(let done, let all): doing = "judged \(done) of \(all)"
    case .announced(let text): doing = text
    case .ended(let round):
      doing = nil
      self.round = round
      if case .judged = round.result { judged = judged.suffix(Self.memory) + [round] }
    }
  }

  // MARK: - How it is shown

  /// Everything that the last round has to say.
  func lines(profile: TerminalProfile) -> [Line] {
    guard let round else { return [] }
    switch round.result {
    case .impossible(let reason):
      let words = profile.text(of: reason).split(separator: "\n", omittingEmptySubsequences: false)
      return [headline(false), time(of: round)]
        + words.flatMap { indented([Span(String($0))], profile) }
    case .judged(let exercise, let findings, let outcome):
      let earlier = judged.dropLast().last
      let matrix = AuditMatrix(
        exercise, outcome.mistakes, profile: profile,
        since: earlier?.reports.filter { old in
          outcome.mistakes.contains { $0.submission == old.submission }
        } ?? [])
      return [headline(findings.isEmpty), time(of: round)]
        + changes(since: earlier).flatMap {
          indented(profile.spans(of: $0, style: Style(bold: true)), profile)
        }
        + told(findings, profile).flatMap { indented([Span($0)], profile) } + [Line()]
        + matrix.lines
    }
  }

  /// What is said when it is left.
  var farewell: [Line] {
    guard let round else { return [Line("\(exercise) was not judged to its end.")] }
    switch round.result {
    case .impossible: return [Line("\(exercise) could not be judged the last time.")]
    case .judged(_, let findings, _):
      let count = findings.count
      return [
        headline(findings.isEmpty),
        Line("  \(count) \(count == 1 ? "thing is" : "things are") not so."),
      ].prefix(findings.isEmpty ? 1 : 2).map(\.self)
    }
  }

  private func headline(_ isGood: Bool) -> Line {
    Line([
      Span(isGood ? "✓ " : "✗ ", style: Style(foreground: isGood ? .green : .red)),
      Span(exercise, style: Style(bold: true)),
    ])
  }

  private func time(of round: AuditRound) -> Line {
    let before = judged.filter { $0.number < round.number }
    let all = round.reports.count
    let fresh =
      before.isEmpty || all == 0
      ? "" : ", \(round.freshCount(after: before)) of \(all) judged anew"
    let occasion = round.saved.isEmpty ? "looked at everything" : Self.list(round.saved) + " saved"
    let seconds = String(format: "%.1f s", round.seconds)
    return Line("    \(occasion): \(seconds)\(fresh)", style: Style(dim: true))
  }

  private func changes(since earlier: AuditRound?) -> [Message] {
    guard let earlier, let round else { return [] }
    return AuditMatrix.changes(from: earlier.reports, to: round.reports)
  }

  /// The findings; those that only say what is still to be written in one, behind the others.
  private func told(_ findings: [AuditFinding], _ profile: TerminalProfile) -> [String] {
    let places = findings.filter { $0.fault == Placeholder.fault }.compactMap(\.place)
    let rest = findings.filter { $0.fault != Placeholder.fault }.flatMap {
      profile.text(of: $0.message).split(separator: "\n").map(String.init)
    }
    guard !places.isEmpty else { return rest }
    let verb = places.count == 1 ? "1 line still says" : "\(places.count) lines still say"
    return rest + ["\(verb) what to write there: \(Self.list(places))"]
  }

  /// The first of some paths, and how many more there are.
  private static func list(_ paths: [String]) -> String {
    let most = 4
    let shown = paths.prefix(most).joined(separator: ", ")
    return paths.count > most ? "\(shown) and \(paths.count - most) more" : shown
  }

  private func indented(_ spans: [Span], _ profile: TerminalProfile) -> [Line] {
    let space = Span.decoration("    ")
    return LineBreaker(width: profile.columns, first: [space], following: [space]).lines(of: spans)
  }
}
