import Typesetting

/// An opened exercise: its texts and the state of its files.
package struct Assignment: Sendable {
  /// Its name, as in the outline.
  let exercise: String
  let task: MarkdownDocument
  let lesson: PracticePage?
  /// The hints requested so far, by TODO number and by their own.
  let hints: [Int: [Int: MarkdownDocument]]
  /// The number of hints for each TODO, in the order of the TODOs.
  let hintCounts: [Int]
  /// The first open TODO in the last verdict; nil if none was open.
  let openTODO: Int?
  /// Whether another right answer can be shown after a pass.
  let hasOther: Bool
  /// Whether a twin can be shown after a pass.
  let hasTwin: Bool
  /// Whether its objects can be played with.
  let hasDemo: Bool
  /// The ids of the checks that run, so that their conversations can be recorded.
  let heardChecks: Set<String>
  /// Whether the model answer may be shown.
  let showsSolution: Bool
  /// A digest of the present sources, which only has to be the same for the same content.
  let digest: String
  /// The course as it is now that the exercise is open; nil if it is the same.
  let outline: CourseOutline?

  package init(
    exercise: String, task: MarkdownDocument, lesson: PracticePage? = nil,
    hints: [Int: [Int: MarkdownDocument]] = [:], hintCounts: [Int], openTODO: Int? = 1,
    hasOther: Bool = false, hasTwin: Bool = false, hasDemo: Bool = false,
    heardChecks: Set<String> = [],
    showsSolution: Bool = true, digest: String, outline: CourseOutline? = nil
  ) {
    self.outline = outline
    self.heardChecks = heardChecks
    self.showsSolution = showsSolution
    self.hasOther = hasOther
    self.hasTwin = hasTwin
    self.hasDemo = hasDemo
    self.exercise = exercise
    self.task = task
    self.lesson = lesson
    self.hints = hints
    self.hintCounts = hintCounts
    self.openTODO = openTODO
    self.digest = digest
  }
}
