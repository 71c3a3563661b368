import CourseModel
import Messages
import Terminal

/// The differences between two runs as a table, with losses at the top.
package struct RegradeTable {
  let regrade: Regrade
  let profile: TerminalProfile

  package init(_ regrade: Regrade, profile: TerminalProfile) {
    self.regrade = regrade
    self.profile = profile
  }

  /// One row for each student and exercise with a change; empty without changes.
  package var lines: [Line] {
    guard !regrade.moves.isEmpty else { return [] }
    let bold = Style(bold: true)
    let titles: [Message] = [
      .submission, .exercise,
      // Translators: The points of the run before, and of this run; by how many points; the checks
      // that pass now or no longer do.
      Message("before", context: "heading"),
      Message("now", context: "heading"), Message("change", context: "heading"),
      Message("checks", context: "heading"),
    ]
    let heading = titles.map { Line(profile.spans(of: $0, style: bold)) }
    return Table(
      columns: [.left, .left, .right, .right, .right, .left],
      rows: [heading] + regrade.moves.map(row)
    ).lines(width: profile.columns)
  }

  private func row(_ move: Regrade.Move) -> [Line] {
    // A grade of a whole assignment has no side here that could have the star.
    let name = move.submission + (move.isAdjusted && !move.new.isAdjusted ? " *" : "")
    // Translators: In place of an exercise: the grade for all of them, as it goes into a gradebook.
    let exercise =
      move.exercise.map { [Span($0)] }
      ?? profile.spans(of: Message("grade", context: "of a student"), style: Style(bold: true))
    return [
      Line(name), Line(exercise), side(move.old), side(move.new), change(of: move),
      Line(move.exercise == nil ? reasons(of: move) : checks(of: move)),
    ]
  }

  private func side(_ side: Regrade.Side) -> Line {
    let star = side.isAdjusted ? "*" : ""
    guard let points = side.points else {
      if side.isAdjusted { return Line(AdjustedPoints.excused(in: profile) + star) }
      // Without points, a rejected one was not read.
      let look = side.status == .rejected ? .unread : StatusMark(side.status)
      return Line(profile.spans(of: look.word, style: look.style))
    }
    return Line("\(plain(points))/\(plain(side.maxPoints))\(star)")
  }

  private func change(of move: Regrade.Move) -> Line {
    let style = Style(
      bold: move.kind == .fell,
      foreground: move.kind == .fell ? .red : move.kind == .rose ? .green : nil)
    if let points = move.change { return Line([Span(signed(points), style: style)]) }
    // The points of another exercise are not comparable.
    guard let share = move.shareChange else { return Line() }
    return Line([Span(signed(share * 100) + " %", style: style)])
  }

  private func signed(_ number: Double) -> String {
    number > 0 ? "+\(plain(number))" : number < 0 ? "−\(plain(-number))" : "0"
  }

  private func plain(_ number: Double) -> String { Mark.plain(number, in: profile) }

  private func reasons(of move: Regrade.Move) -> [Span] {
    [Span(move.reasons.map { profile.text(of: $0.words(in: profile)) }.joined(separator: "; "))]
  }

  private func checks(of move: Regrade.Move) -> [Span] {
    let names = move.lost.map { "−\($0)" } + move.gained.map { "+\($0)" }
    let list = names.joined(separator: " ")
    // Translators: Beside a move: other files were judged than before.
    let more = move.hasOtherContent ? profile.spans(of: Message("(other files)")) : []
    return [Span(list)] + (list.isEmpty || more.isEmpty ? [] : [Span(" ")]) + more
  }
}

extension Regrade.Reason {
  /// Why a grade changed, in a few words.
  fileprivate func words(in profile: TerminalProfile) -> Message {
    switch self {
    case .exercise(let name): .verbatim(name)
    // Translators: Why a grade changed: the penalty for lateness, in per cent, in two runs.
    case .lateness(let before, let now):
      Message(
        """
        late penalty: \(Mark.plain(before, in: profile), "before") % before, \
        \(Mark.plain(now, in: profile), "now") % now
        """)
    // Translators: Why a grade changed: this person set it.
    case .adjusted(let person): Message("set by \(person, "person")")
    // Translators: Why a grade changed: it is the grader's again.
    case .noLongerAdjusted: Message("no longer set by hand")
    // Translators: Why a grade changed: the assignment counts its exercises in another way.
    case .weights: Message("the assignment counts differently")
    }
  }
}
