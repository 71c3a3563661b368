import Predicting
import Terminal

/// The services that a reader needs for the programs of its pages; all except `keep` are called in
/// the background.
package struct ProgramServices: Sendable {
  /// The output of a program, for reading.
  package struct Output: Sendable {
    /// The title in the status line.
    package let title: String
    /// Its rows.
    package let lines: [Line]

    /// Creates output from rows, none wider than the profile for which they were made.
    package init(title: String, lines: [Line]) { (self.title, self.lines) = (title, lines) }
  }

  /// Runs the programs of a prediction.
  let predict: @Sendable (Prediction) -> Result<PredictionAnswer, PredictionAnswer.Fault>
  /// Stores an answer.
  let keep: @Sendable (QuestionedPage.Kept) -> Void
  /// Compiles and runs a program with a line that was written for its gap.
  let tryOut: @Sendable (QuestionedPage.Trial) -> Result<WrittenLine, PredictionAnswer.Fault>
  /// Runs a program of a page by its name, and shows what it prints in a place.
  let run: @Sendable (String, ReaderPage, TerminalProfile) -> Output

  /// Creates the services from these functions.
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
