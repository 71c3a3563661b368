import CourseModel
import Foundation
import Threads

/// Running what a learner has written without judging it: what does it print?
///
/// A learner's module has no beginning of its own, so it needs a file of statements beside it, the
/// learner's own, which may use all that the module declares. It is never judged or handed in.
package struct Rehearsal: Sendable {
  /// So much of what was printed is kept, in bytes.
  package static let shownBytes = 64 << 10

  /// What came of it.
  package enum Outcome: Sendable, Equatable {
    /// It was compiled and run.
    case ran(Performance)
    /// It does not compile; the places are those of the learner's files.
    case doesNotCompile([Diagnostic], message: String?)
    /// It does what the exercise does not allow, so it was not run.
    case notAdmitted([Diagnostic], message: String)
  }

  /// A run that is over.
  package struct Performance: Sendable, Equatable {
    /// What it printed, but for what is beyond `shownBytes`.
    package let output: String
    /// What it wrote to standard error itself, likewise.
    package let errorOutput: String
    /// Whether more was printed than is kept.
    package let isCut: Bool
    /// How it ended.
    package let ending: Ending
  }

  /// How a run ended.
  package enum Ending: Sendable, Equatable {
    /// By coming to the end of its statements.
    case finished
    /// In any other way, in a sentence.
    case stopped(String)
  }

  /// What stands in the file at first.
  package static func startingText(for exercise: Exercise) -> String {
    let imports = exercise.imports.map { "import \($0)\n" }.joined()
    return """
      // Try your classes here: save, and 'switchboard run \(exercise.name)' shows what is printed.
      // This file is for you alone: it is never judged, and never handed in.

      \(imports.isEmpty ? "" : imports + "\n")\
      // TODO: make your objects, let them talk, and print what they say.
      print("\(exercise.name) is on stage.")

      """
  }
}

extension Grader {
  /// Compiles a submission with a file of statements, and runs it, confined and within the limits
  /// of a check.
  ///
  /// - Parameter play: What the learner tries it with.
  /// - Throws: when the machine fails.
  package func rehearse(
    _ submission: Submission, with play: SourceFile
  ) async throws(GradingError) -> Rehearsal.Outcome {
    try await onThread { () throws(GradingError) in
      let scratch = try ScratchFolder(in: ScratchFolder.parent)
      defer { scratch.remove() }
      let runner = ProgramRunner(
        exercise: exercise, tools: try toolsBesideGiven(), reader: machine.sourceReader)
      return try runner.rehearse(submission.files, with: play, in: scratch)
    }.get()
  }
}
