import CourseModel
import Reporting
import Typesetting

extension PracticeModel {
  /// The TODO whose hints are shown: the one that was asked for, else the one that is open.
  var hintTODO: Int? { chosenTODO ?? openTODO }

  /// How many hints for the TODO of this number were not seen yet.
  func hintsLeft(forTODO number: Int) -> Int {
    max(0, hintCount(forTODO: number) - (hints[number]?.count ?? 0))
  }

  func hintCount(forTODO number: Int) -> Int {
    guard let counts = assignment?.hintCounts, counts.indices.contains(number - 1) else { return 0 }
    return counts[number - 1]
  }

  /// Shows one more hint for the TODO that is open, or the last one again that was put away; behind
  /// the last, the first.
  mutating func showHint() -> [PracticeEffect] {
    guard let counts = assignment?.hintCounts, counts.contains(where: { $0 > 0 }) else {
      notice = "This exercise has no hints."
      return []
    }
    guard let todo = hintTODO else {
      notice = "No TODO is open. The key '1' shows the hints for TODO 1."
      return []
    }
    return showHint(forTODO: todo)
  }

  /// Shows a hint for the TODO of this number, whichever is open.
  mutating func chooseHints(forTODO number: Int) -> [PracticeEffect] {
    guard let counts = assignment?.hintCounts, counts.indices.contains(number - 1) else {
      notice = "There is no TODO \(number) in this exercise."
      return []
    }
    chosenTODO = number
    return showHint(forTODO: number)
  }

  private mutating func showHint(forTODO todo: Int) -> [PracticeEffect] {
    guard let exercise, hintCount(forTODO: todo) > 0 else {
      notice = "There are no hints for TODO \(todo)."
      return []
    }
    front = .verdict
    verdictPane.scrollToTop()
    let seen = hints[todo] ?? []
    let shown = shownHint?.todo == todo ? shownHint?.index : nil
    if shown == nil, !seen.isEmpty {
      shownHint = HintPlace(todo: todo, index: seen.count - 1)
    } else if let shown, shown + 1 < seen.count {
      shownHint = HintPlace(todo: todo, index: shown + 1)
    } else if hintsLeft(forTODO: todo) > 0 {
      return [.nextHint(exercise: exercise, todo: todo)]
    } else {
      shownHint = HintPlace(todo: todo, index: 0)
      notice =
        "That was the last hint for TODO \(todo); here is the first one again." + others(todo)
    }
    return []
  }

  /// How to see the hints for another TODO.
  private func others(_ todo: Int) -> String {
    guard let count = assignment?.hintCounts.count, count > 1 else { return "" }
    let other = todo < count ? todo + 1 : 1
    return " The key '\(other)' shows those for TODO \(other)."
  }

  /// Shows the hint before the one that is shown.
  mutating func showEarlierHint() {
    guard let shown = shownHint, shown.index > 0 else { return }
    shownHint?.index = shown.index - 1
    verdictPane.scrollToTop()
  }

  /// Whoever has come to another TODO needs its hints, from the first one on.
  mutating func turnToTODO(of report: Report) {
    let open: Int?
    switch report.status {
    case .passed: open = nil
    case .failed: open = report.firstOpenCheck?.todo ?? openTODO
    case .doesNotCompile, .rejected, .errored: return  // no check was tried
    }
    guard open != openTODO else { return }
    openTODO = open
    chosenTODO = nil
    shownHint = nil
  }

  /// Lets every check speak, or only the one that helps most.
  mutating func showAllChecks() {
    explainsAll.toggle()
    front = .verdict
    verdictPane.scrollToTop()
  }

  /// Shows the model answer; before a pass only to those who want it.
  mutating func showSolution() -> [PracticeEffect] {
    guard let exercise else { return [] }
    let state = outline.exercises.first { $0.name == exercise }
    if hasPassed {
      return [.showSolution(exercise: exercise, anyway: false)]
    }
    let effect = PracticeEffect.showSolution(exercise: exercise, anyway: true)
    if state?.solutionSeen == true { return [effect] }
    let todo = hintTODO ?? 1
    let left = hintsLeft(forTODO: todo)
    let hints =
      left == 0 ? "" : " TODO \(todo) has \(left == 1 ? "a hint" : "\(left) hints") left."
    question = Question(
      sentence: "See the answer before you pass?\(hints) It will be noted.", effect: effect)
    return []
  }

  /// Shows a hint that has come.
  mutating func show(_ document: MarkdownDocument, asHint place: HintPlace) {
    var seen = hints[place.todo] ?? []
    if seen.indices.contains(place.index) {
      seen[place.index] = document
    } else {
      seen.append(document)
    }
    hints[place.todo] = seen
    shownHint = HintPlace(todo: place.todo, index: min(place.index, seen.count - 1))
    front = .verdict
    verdictPane.scrollToTop()
  }
}
