import CourseModel
import Foundation
import Messages
import Synchronization

@testable import Authoring
@testable import Grading

/// Judges known answers without a compiler, by what the exercise's author says about them.
///
/// The audit of our own course proves that the real grader agrees. All other answers "don't
/// compile", unless a test provides a verdict.
package struct AnswerKey: Judging {
  /// A verdict that a test provides; nil for the exercise's own.
  package typealias Verdict = @Sendable ([SourceFile], Exercise) throws(GradingError) -> Judgement?

  package private(set) var identity: String
  private let verdict: Verdict
  private let original: Exercise?

  /// Creates a key that asks a test first.
  ///
  /// - Parameters:
  ///   - identity: A unique name for each `verdict`, because it is the key of cached judgements.
  ///   - original: The exercise whose author defines the verdicts; nil for the one being judged.
  package init(
    _ identity: String = "answers", of original: Exercise? = nil,
    verdict: @escaping Verdict = { _, _ in nil }
  ) {
    self.identity = identity
    self.original = original
    self.verdict = verdict
  }

  /// Returns the same key with separate cached judgements for this name: tests run in parallel, and
  /// one must judge an answer that another has already cached.
  package func kept(for name: String) -> AnswerKey {
    var key = self
    key.identity += " for \(name)"
    return key
  }

  package func prepare(_ exercise: Exercise) async throws(GradingError) {
    _ = try await judge(ofCourse(exercise.reference), for: exercise, processes: 1)
  }

  package func judge(
    _ files: [SourceFile], for exercise: Exercise, processes: Int
  ) async throws(GradingError) -> Judgement {
    if let judgement = try verdict(files, exercise) { return judgement }
    return try ofCourse { () throws(CourseError) in
      try Self.judgement(on: files, answering: exercise, by: original ?? exercise)
    }
  }

  /// Returns the author's verdict on a known answer.
  private static func judgement(
    on files: [SourceFile], answering exercise: Exercise, by original: Exercise
  ) throws(CourseError) -> Judgement {
    let wanted = key(files)
    if key(try original.stub()) == wanted {
      // The stub passes the checks that require another one.
      return .of(exercise, failed: Set(original.checks.filter { $0.needs == nil }.map(\.id)))
    }
    // The instructor has its solution.
    if case .open = exercise.handout { return .of(exercise) }
    let solution = try original.solution()
    if key(solution) == wanted { return .of(exercise) }
    if idlePrograms(of: try exercise.solution()).contains(where: { key($0) == wanted }) {
      return .of(exercise, failed: Set(original.checks.filter { $0.needs == nil }.map(\.id)))
    }
    for variant in try original.variants() where key(variant.files) == wanted {
      return .of(exercise)
    }
    for mistake in try original.mistakes()
    where try key(original.program(of: mistake)) == wanted {
      return .of(exercise, failed: mistake.fails, crashed: mistake.crashes)
    }
    // A step: the first TODOs are done.
    let untouched = try original.stub().flatMap(\.stubMarks).untouchedTODOs(in: files)
    if let next = untouched.min(), next > 1 {
      return .of(exercise, failed: Set(exercise.checks.filter { $0.todo >= next }.map(\.id)))
    }
    return .notCompiling(files)
  }

  /// The idle programs of a solution, wired and not; made once, since that takes a debug build
  /// longer than the rest of an audit with known answers.
  package static func idlePrograms(of solution: [SourceFile]) -> [[SourceFile]] {
    let digest = solution.digest
    if let known = knownIdlePrograms.withLock({ $0[digest] }) { return known }
    let programs = [false, true].map { IdleProgram(of: solution, isWired: $0).files }
    knownIdlePrograms.withLock { $0[digest] = programs }
    return programs
  }

  private static let knownIdlePrograms = Mutex<[String: [[SourceFile]]]>([:])

  /// The same key for files that differ only in whole lines of comment, or in a file of comments:
  /// tests add those to make another answer of the same code.
  private static func key(_ files: [SourceFile]) -> Set<[Substring]> {
    Set(
      files.map { file in
        String(decoding: file.content, as: UTF8.self).split(whereSeparator: \.isNewline)
          .filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
      }.filter { !$0.isEmpty })
  }
}

extension Judgement {
  /// Returns a judgement in which these checks, by id, fail and crash, and all others pass.
  package static func of(
    _ exercise: Exercise, failed: Set<String> = [], crashed: Set<String> = [],
    printing printed: String? = nil, flagged: [Diagnostic] = []
  ) -> Judgement {
    let results = exercise.checks.map { check in
      if crashed.contains(check.id) {
        CheckResult(
          check, .crashed, messages: [.verbatim("It crashed.")], seconds: 0.01, printed: printed)
      } else if failed.contains(check.id) {
        CheckResult(check, .failed, messages: said(of: check), seconds: 0.01, printed: printed)
      } else {
        CheckResult(check, .passed, seconds: 0.01)
      }
    }
    // No two judgements take the same time, because an audit identifies them by it.
    let total = Double.random(in: 0.6..<0.601)
    return Judgement(
      finding: .ran(results), seconds: Report.Timing(build: 0.5, run: 0.1, total: total),
      doubts: Judgement.Doubts(certain: flagged))
  }

  /// Returns the judgement on files that don't compile: an error in the first line of the last one.
  package static func notCompiling(_ files: [SourceFile]) -> Judgement {
    let error = Diagnostic(
      file: files.last?.name ?? "main.swift", line: 1, column: 1, severity: .error,
      message: .verbatim("cannot find 'it' in scope"))
    return Judgement(
      finding: .notRun(.doesNotCompile, message: nil), diagnostics: files.isEmpty ? [] : [error])
  }

  private static func said(of check: Check) -> [Message] {
    if case .test = check.kind { [.verbatim("It is not so: \(check.name).")] } else { [] }
  }
}
