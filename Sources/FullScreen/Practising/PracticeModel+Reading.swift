extension PracticeModel {
  /// Records the lesson whose end is on the screen, once.
  mutating func noteLesson() -> [PracticeEffect] {
    guard let view = lessonInView, view.showsEnd else { return [] }
    return note(view.page)
  }

  /// Records that a lesson was read to its end, once; ignores other pages.
  mutating func note(_ page: PracticePage) -> [PracticeEffect] {
    guard let name = page.lesson, !outline.isRead(name), lessonsSeen.finish(name) else {
      return []
    }
    return [.noteRead(lesson: name)]
  }

  /// Keeps where the lesson in view is read, on whichever side of the verdict it was opened.
  mutating func keepLesson() {
    guard let view = lessonInView, view.page.lesson != nil, view.page.heading == nil else { return }
    lessonsSeen.keep(view)
    if view.page.lesson == lesson?.page.lesson { lesson = view }
  }

  /// Where the lessons were left, by name.
  package var lessonPlaces: [String: Double] { lessonsSeen.places }

  var lessonInView: PageView? {
    switch layers.front {
    case .page(let view): view
    case .side: side == .lesson ? lesson : nil
    case .verdict: isSplit && side == .lesson ? lesson : nil
    case .list, .attempts, .checks, .help: nil
    }
  }
}
