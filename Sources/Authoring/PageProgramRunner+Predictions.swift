import Grading
import Predicting

extension PageProgramRunner {
  /// Runs the programs of a prediction, or reuses their earlier results.
  ///
  /// - Returns: The answer, or the reason why there is none.
  /// - Throws: If the machine fails.
  package func answer(
    to prediction: Prediction
  ) throws(GradingError) -> Result<PredictionAnswer, PredictionAnswer.Fault> {
    let unedited = try run(of: prediction.program)
    let edited = prediction.edit == nil ? unedited : try run(of: prediction.editedProgram)
    return Result { () throws(PredictionAnswer.Fault) in
      try PredictionAnswer(to: prediction, unedited: unedited, edited: edited)
    }
  }

  private func run(of program: String) throws(GradingError) -> ProgramRun {
    switch try outcome(of: program, runs: true) {
    case .printed(let text): .printed(text: text)
    case .broke(let reason, let text): .broke(reason, printed: ProgramRun.printed(text: text).lines)
    case .doesNotCompile(let error): .doesNotCompile(error)
    case .compiles: .printed([])
    }
  }
}
