import Typesetting

/// An exercise that is opened: what there is to read, and what is in its files.
package struct Assignment: Sendable {
  /// Its name, as in the outline.
  package let exercise: String
  /// What is to be done.
  package let task: MarkdownDocument
  /// The lesson that leads to it.
  package let lesson: PracticePage?
  /// The hints that were asked for before, the first one first.
  package let hints: [MarkdownDocument]
  /// How many hints there are.
  package let hintCount: Int
  /// What the sources contain now, by a digest that only has to be the same for the same content.
  package let digest: String

  /// An exercise with all that belongs to it.
  package init(
    exercise: String, task: MarkdownDocument, lesson: PracticePage? = nil,
    hints: [MarkdownDocument] = [], hintCount: Int, digest: String
  ) {
    self.exercise = exercise
    self.task = task
    self.lesson = lesson
    self.hints = hints
    self.hintCount = hintCount
    self.digest = digest
  }
}
