import CourseModel
import Foundation
import Workspaces

/// The attempts of a learner at one exercise, numbered from 1.
package struct AttemptRecord {
  /// The exercise.
  package let exercise: Exercise
  /// Whose attempts they are.
  package let learner: Learner
  /// In the order of time.
  package let attempts: [ProgressStore.Attempt]

  init(of exercise: Exercise, by learner: Learner) throws {
    self.exercise = exercise
    self.learner = learner
    attempts = try learner.progress.attempts(at: exercise.name)
  }

  /// The attempt of this number, counted from 1.
  package func attempt(_ number: Int) throws -> ProgressStore.Attempt {
    guard attempts.indices.contains(number - 1) else {
      throw LearningError.noAttempt(number, exercise: exercise.name, count: attempts.count)
    }
    return attempts[number - 1]
  }

  /// The number of an attempt, counted from 1.
  package func number(of attempt: ProgressStore.Attempt) -> Int {
    (attempts.firstIndex { $0.id == attempt.id } ?? 0) + 1
  }

  /// What was judged then.
  package func files(of attempt: ProgressStore.Attempt) throws -> [SourceFile] {
    try learner.progress.content(of: attempt.id)
  }

  /// What is in the sources now, by the names alone by which attempts know files.
  package func filesNow() throws -> [SourceFile] {
    try learner.workspace.files(of: exercise.name).filter { $0.name.hasSuffix(".swift") }
      .map { file in
        SourceFile(name: String(file.name.split(separator: "/").last ?? ""), content: file.content)
      }
  }

  /// Puts back what was judged then, in place of what is there now; `undo` brings that back.
  package func restore(_ attempt: ProgressStore.Attempt) throws -> Restoration {
    let files = try files(of: attempt)
    guard !files.isEmpty else { throw LearningError.nothingKept }
    return try learner.workspace.restore(
      files, of: exercise.name, keepingIn: learner.progress, at: learner.now())
  }
}
