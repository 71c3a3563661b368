import Typesetting

/// An exercise that is opened: what there is to read, and what is in its files.
package struct Assignment: Sendable {
  /// Its name, as in the outline.
  package let exercise: String
  /// What is to be done.
  package let task: MarkdownDocument
  /// The lesson that leads to it.
  package let lesson: PracticePage?
  /// The hints that were asked for before, by the number of their TODO; the first one first.
  package let hints: [Int: [MarkdownDocument]]
  /// How many hints there are for each TODO, the first one's first.
  package let hintCounts: [Int]
  /// The first TODO that was open when it was judged at last; nil if none was.
  package let openTODO: Int?
  /// Whether another right answer can be shown after a pass.
  package let hasOther: Bool
  /// Whether a twin can.
  package let hasTwin: Bool
  /// The ids of the checks that are run, so that one can hear what objects say in them.
  package let heardChecks: Set<String>
  /// Whether the model answer may be shown.
  package let showsSolution: Bool
  /// What the sources contain now, by a digest that only has to be the same for the same content.
  package let digest: String

  /// An exercise with all that belongs to it.
  package init(
    exercise: String, task: MarkdownDocument, lesson: PracticePage? = nil,
    hints: [Int: [MarkdownDocument]] = [:], hintCounts: [Int], openTODO: Int? = 1,
    hasOther: Bool = false, hasTwin: Bool = false, heardChecks: Set<String> = [],
    showsSolution: Bool = true, digest: String
  ) {
    self.heardChecks = heardChecks
    self.showsSolution = showsSolution
    self.hasOther = hasOther
    self.hasTwin = hasTwin
    self.exercise = exercise
    self.task = task
    self.lesson = lesson
    self.hints = hints
    self.hintCounts = hintCounts
    self.openTODO = openTODO
    self.digest = digest
  }
}
