import Predicting
import Terminal

/// What a reader needs of the world for the programs of its pages; all of it is called beside the
/// keys, but for `keep`.
package struct ProgramServices: Sendable {
  /// What a program has printed, to be read.
  package struct Output: Sendable {
    /// What the status line calls it.
    package let title: String
    /// Its rows.
    package let lines: [Line]

    /// Rows, none wider than the place that they were made for.
    package init(title: String, lines: [Line]) { (self.title, self.lines) = (title, lines) }
  }

  /// Runs the programs of a prediction.
  let predict: @Sendable (Prediction) -> Result<PredictionAnswer, PredictionAnswer.Fault>
  /// Keeps an answer.
  let keep: @Sendable (QuestionedPage.Kept) -> Void
  /// Compiles and runs a program with a line that was written for its gap.
  let tryOut: @Sendable (QuestionedPage.Trial) -> Result<WrittenLine, PredictionAnswer.Fault>
  /// Runs a program of a page by its name, and shows what it prints in a place.
  let run: @Sendable (String, ReaderPage, TerminalProfile) -> Output

  /// A desk that does these things.
  package init(
    predict:
      @escaping @Sendable (Prediction) -> Result<PredictionAnswer, PredictionAnswer.Fault>,
    keep: @escaping @Sendable (QuestionedPage.Kept) -> Void,
    tryOut:
      @escaping @Sendable (QuestionedPage.Trial) -> Result<WrittenLine, PredictionAnswer.Fault>,
    run: @escaping @Sendable (String, ReaderPage, TerminalProfile) -> Output
  ) {
    (self.predict, self.keep, self.tryOut, self.run) = (predict, keep, tryOut, run)
  }
}
