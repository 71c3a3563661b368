import Typesetting

extension PracticeModel {
  /// Shows one more hint, or the last one again that was put away; behind the last, the first.
  mutating func showHint() -> [PracticeEffect] {
    guard let assignment, assignment.hintCount > 0 else {
      notice = "This exercise has no hints."
      return []
    }
    front = .verdict
    verdictPane.scrollToTop()
    if shownHint == nil, !hints.isEmpty {
      shownHint = hints.count - 1
    } else if let shown = shownHint, shown + 1 < hints.count {
      shownHint = shown + 1
    } else if hints.count < assignment.hintCount {
      return [.nextHint(exercise: assignment.exercise)]
    } else {
      shownHint = 0
      notice = "That was the last hint; here is the first one again."
    }
    return []
  }

  /// Shows the hint before the one that is shown.
  mutating func showEarlierHint() {
    guard let shown = shownHint, shown > 0 else { return }
    shownHint = shown - 1
    verdictPane.scrollToTop()
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
    if hadPassed || state?.isPassed == true {
      return [.showSolution(exercise: exercise, anyway: false)]
    }
    let effect = PracticeEffect.showSolution(exercise: exercise, anyway: true)
    if state?.solutionSeen == true { return [effect] }
    let left = (assignment?.hintCount ?? 0) - hints.count
    let hints = left == 0 ? "" : left == 1 ? " A hint is left." : " \(left) hints are left."
    question = Question(
      sentence: "See the answer before you pass?\(hints) It will be noted.", effect: effect)
    return []
  }

  /// Shows a hint that has come; its number counts from 1.
  mutating func show(_ document: MarkdownDocument, asHint number: Int) {
    if hints.indices.contains(number - 1) {
      hints[number - 1] = document
      shownHint = number - 1
    } else {
      hints.append(document)
      shownHint = hints.count - 1
    }
    front = .verdict
    verdictPane.scrollToTop()
  }
}
