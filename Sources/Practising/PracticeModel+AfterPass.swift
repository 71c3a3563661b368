import CourseModel

extension PracticeModel {
  /// The key that opens what the first open check tells one to read: "why".
  static let readingKey: Character = "w"

  /// Whether the exercise that is open has passed, now or before.
  var hasPassed: Bool {
    hadPassed || outline.exercises.first { $0.name == exercise }?.isPassed == true
  }

  /// Shows what would give the answer away before a pass.
  mutating func showAfterPass(_ effect: PracticeEffect) -> [PracticeEffect] {
    let (what, exists) =
      if case .showTwin = effect {
        ("The twin", assignment?.hasTwin)
      } else {
        ("Another right answer", assignment?.hasOther)
      }
    guard exists == true else {
      notice = "\(what) was not written for this exercise."
      return []
    }
    guard hasPassed else {
      notice = "\(what) is shown after the pass."
      return []
    }
    return [effect]
  }

  /// Opens the lesson where it explains what the first open check is about.
  mutating func openReading() -> [PracticeEffect] {
    guard let place = verdict?.report.firstOpenCheck?.read else {
      notice = "Nothing in particular is to be read now; 'l' shows the lesson."
      return []
    }
    return [.showLesson(name: place.lesson, heading: place.heading)]
  }
}
