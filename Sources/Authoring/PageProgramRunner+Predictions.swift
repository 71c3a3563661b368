import CourseModel
import Foundation
import Grading
import FullScreen

extension PageProgramRunner {
  /// Runs the programs of a prediction, or reuses their earlier results.
  ///
  /// - Returns: The answer, or the reason why there is none.
  /// - Throws: If the machine fails.
  package func answer(
    to prediction: Prediction
  ) throws(GradingError) -> Result<PredictionAnswer, PredictionAnswer.Fault> {
    let name = prediction.programName
    let unedited = try run(of: prediction.program, name)
    let edited = prediction.edit == nil ? unedited : try run(of: prediction.editedProgram, name)
    return Result { () throws(PredictionAnswer.Fault) in
      try PredictionAnswer(to: prediction, unedited: unedited, edited: edited)
    }
  }

  /// Compiles and runs a program with a line that its reader wrote, within the same bounds as a
  /// learner's own programs.
  ///
  /// - Throws: when the machine fails.
  package func outcome(
    of line: String, in prediction: Prediction
  ) throws(GradingError) -> WrittenLine {
    let file = SourceFile(
      name: prediction.programName, content: Data(prediction.program(with: line).utf8))
    switch try rehearse(file) {
    case .ran(let performance):
      let lines = ProgramRun.printed(text: performance.output).lines
      return switch performance.ending {
      case .finished: .printed(lines)
      case .stopped(let reason): .stopped(reason, printed: lines)
      }
    case .doesNotCompile(let diagnostics, let message):
      let errors = diagnostics.filter { $0.severity == .error }
      guard let error = errors.first(where: { !$0.isCascading }) ?? errors.first else {
        return .refused(message ?? .verbatim(""), explanation: nil, line: nil)
      }
      return .refused(error.message, explanation: error.explanation, line: error.line)
    case .notAdmitted(let refusals, let message):
      return .notAllowed(refusals.first?.message ?? message)
    }
  }

  private func run(of program: String, _ name: String) throws(GradingError) -> ProgramRun {
    switch try outcome(of: program, runs: true) {
    case .printed(let text): .printed(text: text)
    case .broke(let reason, let text):
      // A script's file has another name than the page's program, and a library's says nothing.
      .broke(
        reason.replacing("main/main.swift:", with: "\(name):")
          .replacing(#/^(MiniCocoa|Swift)/[^:]*:[0-9]+: /#, with: ""),
        printed: ProgramRun.printed(text: text).lines)
    case .doesNotCompile(let error): .doesNotCompile(error)
    case .compiles: .printed([])
    }
  }
}
