import CourseModel
import Foundation

/// The attempts of a learner at one exercise, numbered from 1.
struct AttemptRecord {
  let exercise: Exercise
  let learner: Learner
  /// The attempts in order of time.
  let attempts: [ProgressStore.Attempt]

  init(of exercise: Exercise, by learner: Learner) throws {
    self.exercise = exercise
    self.learner = learner
    attempts = try learner.progress.attempts(at: exercise.name)
  }

  /// Returns the attempt with this number, counted from 1.
  func attempt(_ number: Int) throws -> ProgressStore.Attempt {
    guard attempts.indices.contains(number - 1) else {
      throw LearningError.noAttempt(number, exercise: exercise.name, count: attempts.count)
    }
    return attempts[number - 1]
  }

  /// Returns the number of an attempt, counted from 1.
  func number(of attempt: ProgressStore.Attempt) -> Int {
    (attempts.firstIndex { $0.id == attempt.id } ?? 0) + 1
  }

  /// Returns the files that were judged.
  func files(of attempt: ProgressStore.Attempt) throws -> [SourceFile] {
    try learner.progress.content(of: attempt.id)
  }

  /// Returns the present source files, with names instead of paths, as attempts store them.
  func filesNow() throws -> [SourceFile] {
    try learner.workspace.files(of: exercise.name).filter { $0.name.hasSuffix(".swift") }
      .map { file in
        SourceFile(name: String(file.name.split(separator: "/").last ?? ""), content: file.content)
      }
  }

  /// Restores the files of an attempt; `undo` restores the present ones.
  func restore(_ attempt: ProgressStore.Attempt) throws -> Restoration {
    let files = try files(of: attempt)
    guard !files.isEmpty else { throw LearningError.nothingKept }
    return try learner.workspace.restore(
      files, of: exercise.name, keepingIn: learner.progress, at: learner.now())
  }
}
