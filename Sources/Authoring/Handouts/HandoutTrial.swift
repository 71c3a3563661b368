import CourseModel
import Foundation
import Grading
import Messages

/// A test of a handout: public checks must work alone, without the other files of the suite.
package struct HandoutTrial {
  private let machine: Machine

  package init(on machine: Machine) { self.machine = machine }

  /// Grades the solution and the stub of each exercise by the public checks alone, as students
  /// will.
  ///
  /// - Throws: `HandoutError` if the solution does not pass, or if the stub does not fit the
  ///   checks.
  package func verify(_ handout: HandoutFile, of exercises: [Exercise]) async throws {
    let tried = try exercises.filter { try !PublicPart(of: $0).checks.isEmpty }
    if tried.isEmpty { return }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "switchboard-handout-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let course = try handout.course(unpackedIn: folder)
    for exercise in tried {
      try await verify(course.exercise(named: exercise.name), answered: exercise.solution())
    }
  }

  private func verify(_ exercise: Exercise, answered solution: [SourceFile]) async throws {
    let grader = try Grader(for: exercise, in: machine)
    func report(_ files: [SourceFile]) async throws -> Report {
      try await grader.grade(.accepted(Submission(name: exercise.name, files: files)))
    }
    let answer = try await report(solution)
    guard answer.passed else {
      // Translators: Of the checks that are handed out; the words are a report's.
      throw HandoutError.notPublic(
        exercise: exercise.name,
        Message(
          """
          the solution does not pass the public checks when they run alone: \
          \(answer.reason, "words")
          """))
    }
    let stub = try await report(exercise.stub())
    guard stub.status == .failed else {
      // Translators: Of the checks that are handed out; the words are a report's.
      throw HandoutError.notPublic(
        exercise: exercise.name,
        Message(
          """
          the stub does not compile with the public checks: \(stub.reason, "words") Make only \
          those checks public that need no declaration of learners
          """))
    }
  }
}

extension Report {
  /// The first reason in the report.
  fileprivate var reason: String {
    (message ?? checks.first { $0.status != .passed }?.messages.first)?.english ?? status.rawValue
  }
}
