import Messages

extension PracticeModel {
  /// Shows the next hint for the open TODO.
  mutating func showHint() -> [PracticeEffect] { show(hints.showNext()) }

  /// Shows a hint for the TODO with this number, even if another is open.
  mutating func chooseHints(forTODO number: Int) -> [PracticeEffect] {
    show(hints.choose(todo: number))
  }

  private mutating func show(_ request: Hints.Request) -> [PracticeEffect] {
    if judging.check != nil { hints.keepDuringCheck() }
    switch request {
    case .none(let reason):
      notice.say(reason)
      return []
    case .fetched(let todo):
      showVerdict()
      return exercise.map { [.nextHint(exercise: $0, todo: todo)] } ?? []
    case .shown: showVerdict()
    case .shownAgain(let todo):
      showVerdict()
      notice.say(
        [Message("That was the last hint for TODO \(todo, "todo"); here is the first one again.")]
          + others(todo))
    }
    return []
  }

  /// Returns how to see the hints for another open TODO.
  private func others(_ todo: Int) -> [Message] {
    guard let other = hints.otherTODO(than: todo) else { return [] }
    return [Message("The key '\(other, "todo")' shows those for TODO {todo}.")]
  }

  /// Shows the previous hint.
  mutating func showEarlierHint() {
    if hints.showEarlier() { verdictView.scrollToTop() }
  }
}
