import CourseModel
import Terminal

extension PracticeModel {
  /// The key that opens the explanation for the first open check: "why".
  static let readingKey: Character = "w"

  /// The content of the verdict's pane.
  var verdictContent: VerdictContent {
    VerdictContent(
      hint: hints.shownHint, verdict: judging.shown, isPartial: judging.soFar != nil,
      heard: judging.soFar == nil ? hearing.shown : nil, isOld: judging.isShownOld,
      explainsAll: explainsAll,
      readFirst: judging.verdict == nil || judging.isUntouched ? pageOfTopic?.title : nil,
      introduction: outline.exercises.first { $0.name == exercise }?.summary ?? "",
      afterPass: VerdictContent.AfterPass(
        lessonToRead: lessonToRead?.title, path: outline.path?.name,
        next: isCourseDone ? nil : next.map(Self.named),
        nextOfTopic: isCourseDone ? nil : nextOfTopic.map(Self.named),
        showsSolution: assignment?.showsSolution != false, hasOther: assignment?.hasOther == true,
        hasTwin: assignment?.hasTwin == true,
        isAll: isCourseDone),
      readingKey: profile.isTerminal ? Self.readingKey : nil)
  }

  private static func named(_ exercise: CourseOutline.Exercise) -> String {
    "\(exercise.name) · \(exercise.title)"
  }

  /// The next open exercise of this one's topic, while the learner's path goes on elsewhere.
  private var nextOfTopic: CourseOutline.Exercise? {
    guard isOffPath, let name = exercise, let topic = outline.topic(of: name) else { return nil }
    return topic.exercises.drop { $0.name != name }.dropFirst().first { !$0.isPassed }
  }

  /// The page before this exercise, unless it ends another topic.
  private var pageOfTopic: CourseOutline.Lesson? {
    pageBeforeThis.flatMap { page in
      exercise.flatMap(outline.topic)?.lessons.contains(page) == true ? page : nil
    }
  }

  /// Whether showing all checks adds anything to the default view.
  var allSayMore: Bool {
    guard let report = judging.verdict?.report else { return false }
    let speaking = report.checks.count { $0.status != .passed && !$0.messages.isEmpty }
    let errors = report.diagnostics.count { $0.severity == .error }
    return explainsAll || speaking > (report.message == nil ? 1 : 0) || errors > 1
  }

  /// Brings the verdict to the front, from its beginning.
  mutating func showVerdict() {
    layers.replace(with: .verdict)
    verdictView.scrollToTop()
  }

  /// Switches between the messages of all checks and only the most helpful one.
  mutating func showAllChecks() {
    explainsAll.toggle()
    showVerdict()
  }
}
