import CourseModel
import Foundation
import Messages
import SwiftSources

/// A run of a learner's code without judging it, to see what it prints.
///
/// A learner's module has no entry point, so we add a file of statements that the learner writes.
/// It may use everything that the module declares, and is never judged or handed in.
package struct Rehearsal: Sendable {
  /// The most bytes of output to keep.
  static let shownBytes = 64 << 10

  /// The result of a rehearsal.
  package enum Outcome: Sendable, Equatable {
    /// It was compiled and run.
    case ran(Performance)
    /// It does not compile; the places are in the learner's files.
    case doesNotCompile([Diagnostic], message: Message?)
    /// It does something that the exercise does not allow, so it was not run.
    case notAdmitted([Diagnostic], message: Message)
  }

  /// A finished run.
  package struct Performance: Sendable, Equatable {
    /// The first `shownBytes` of its standard output.
    package let output: String
    /// The first `shownBytes` of what the code itself wrote to standard error.
    package let errorOutput: String
    /// Whether there was more output.
    package let isCut: Bool
    /// The way it ended.
    package let ending: Ending
  }

  /// The way a run ended.
  package enum Ending: Sendable, Equatable {
    /// It reached the end of its statements.
    case finished
    /// It ended in any other way; with a sentence about it.
    case stopped(Message)

    /// The sentence about any other way.
    package var reason: Message? {
      if case .stopped(let sentence) = self { sentence } else { nil }
    }
  }

  /// The initial text of the file.
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
  /// - Parameter play: The learner's statements.
  /// - Throws: When the machine fails.
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
