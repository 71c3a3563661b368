import CourseModel
import Terminal

extension PracticeModel {
  /// The last rows: what has to be said or answered, else the keys.
  var footer: [Line] {
    if let question { return lines(of: question) }
    if let said = notice.text ?? judging.check?.announcement, !said.isEmpty {
      return Array(LineBreaker(width: size.columns).lines(of: [Span(said)]).prefix(footerRows))
    }
    if let view = lessonAtHand, view.isAsking {
      return [
        view.reply.line(columns: size.columns, isReady: view.questions?.openAnswer != nil)
      ]
    }
    return [keysLine]
  }

  /// How many rows the footer may take.
  private var footerRows: Int { max(1, min(3, size.rows - 5)) }

  /// A question; how to answer it is there even if the question has no room.
  private func lines(of question: Question) -> [Line] {
    let keys = Span(question.keys, style: Style(bold: true, foreground: .yellow))
    let sentence = Span(question.sentence + " ", style: Style(bold: true))
    let all = LineBreaker(width: size.columns).lines(of: [sentence, keys])
    guard all.count > footerRows else { return all }
    var shown = Array(all.prefix(footerRows))
    let room = size.columns - Line([keys]).width() - 1
    let last = shown[footerRows - 1].truncated(to: max(0, room))
    shown[footerRows - 1] = Line(last.spans + [.decoration(" "), keys])
    return shown
  }

  /// The most useful keys, as many as fit; that for all of them always.
  private var keysLine: Line {
    let last = isReading ? [] : [("?", "keys"), ("q", "quit")]
    let first = usefulKeys
    for count in (0...first.count).reversed() {
      let line = Self.line(of: first.prefix(count) + last)
      if line.width() <= size.columns { return line }
    }
    return Self.line(of: last.prefix(1))
  }

  private static func line(of keys: some Sequence<(String, String)>) -> Line {
    let parts = keys.map { key, meaning in
      [Span(key, style: Style(bold: true)), Span(" " + meaning, style: Style(dim: true))]
    }
    return Line(Array(parts.joined(separator: [.decoration("  ")])))
  }

  /// Whether something else than the exercise has the screen.
  private var isReading: Bool {
    switch layers.front {
    case .list, .attempts, .help, .page: true
    case .verdict, .side: false
    }
  }

  private var usefulKeys: [(String, String)] {
    switch layers.front {
    case .list(let list):
      let escape = ("Esc", list.filter.text.isEmpty ? "back" : "clears the filter")
      return list.isTyping
        ? [(arrows, "move"), ("Enter", "opens"), escape]
        : [(arrows, "move"), ("Enter", "opens"), ("/", "filter"), escape, ("?", "keys")]
    case .attempts: return [(arrows, "move"), ("Enter", "puts it back"), ("Esc", "back")]
    case .help: return [("any other key", "closes"), ("j k", "scroll")]
    case .page:
      return [("Esc", "back"), ("j k Space", "scroll")] + programKeys + [("?", "keys")]
    case .side where !programKeys.isEmpty:
      return [("Esc", "back"), ("j k Space", "scroll")] + programKeys
        + workingKeys.filter { !["t", "Tab", "r", "e"].contains($0.0) }
    case .side:
      return [("Esc", "back"), ("j k Space", "scroll")]
        + workingKeys.filter { !["t", "Tab"].contains($0.0) }
    case .verdict: return workingKeys
    }
  }

  private var programKeys: [(String, String)] {
    lessonAtHand?.program == nil ? [] : [("r", "run the program"), ("e", "edit it")]
  }

  private var arrows: String { profile.drawing == .unicode ? "↑↓" : "arrows" }

  /// The keys for an exercise as it stands, the likeliest first.
  private var workingKeys: [(String, String)] {
    let hint = hints.exist ? [("h", hintLabel)] : []
    // What stands beside the verdict need only be gone to.
    let task = (isSplit && side == .task ? "Tab" : "t", "task")
    let lesson = (isSplit && side == .lesson ? "Tab" : "l", "lesson")
    let all = allSayMore ? [("v", explainsAll ? "fewer" : "all checks")] : []
    let edit = ("e", "edit")
    let run = ("r", "run")
    let list = ("L", "list")
    guard let verdict = judging.verdict else { return [task, lesson, edit, list] }
    switch verdict.report.status {
    case .passed:
      let other = assignment?.hasOther == true ? [("o", "another answer")] : []
      let twin = assignment?.hasTwin == true ? [("T", "twin")] : []
      return (lessonToRead == nil ? [] : [("N", "read on")])
        + (next == nil ? [] : [("n", "next")]) + [("s", "solution")] + other + twin
        + [list, lesson, run] + all
    case .doesNotCompile, .rejected: return [edit, task] + hint + [lesson] + all + [list]
    case .errored: return [("Enter", "check again"), task, lesson, list]
    case .failed:
      let why =
        verdict.report.firstOpenCheck?.read == nil ? [] : [(String(Self.readingKey), "why")]
      return judging.isUntouched
        ? [task, lesson, edit] + hint + [list]
        : hint + why + all + [task, edit, run, lesson, list]
    }
  }

  private var hintLabel: String {
    let todo = hints.todo ?? 1
    let left = hints.left(forTODO: todo)
    return hints.seenCount(forTODO: todo) == 0 ? "hint" : left > 0 ? "hint (\(left) left)" : "hints"
  }
}
