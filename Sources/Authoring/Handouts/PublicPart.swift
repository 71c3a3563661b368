import CourseModel
import Foundation
import Messages
import SwiftSources

/// The part of an exercise's suite that its author makes public.
struct PublicPart {
  /// The prefix of the suite's public files.
  static let prefix = "Public"

  private let exercise: Exercise
  private let suite: [SourceFile]

  /// The public part of a complete exercise.
  init(of exercise: Exercise) throws(CourseError) {
    self.exercise = exercise
    suite = try exercise.suite()
  }

  var checks: [Check] { exercise.checks.filter(\.isPublic) }

  /// The public files: those with the prefix, and one for the suite's type if none declares it.
  var files: [SourceFile] {
    guard checks.contains(where: { $0.kind == .test }) else { return [] }
    let own = suite.filter { $0.name.hasPrefix(Self.prefix) }
    let type = exercise.name + "Suite"
    let isDeclared = own.map(SwiftFile.init).contains { $0.types.contains { $0.name == type } }
    if isDeclared { return own }
    let declaration = "import Testing\n\n@Suite struct \(type) {}\n"
    return [SourceFile(name: "\(type).swift", content: Data(declaration.utf8))] + own
  }

  /// Its faults: tests in public files that are not public, and public ones that are missing.
  var faults: [Message] {
    let isPublic = Set(checks.map(\.id))
    let handedOut = suite.filter { $0.name.hasPrefix(Self.prefix) }.map(SwiftFile.init)
    // Without a public check, that name means nothing.
    let strange =
      isPublic.isEmpty
      ? []
      : handedOut.flatMap { file in
        file.functions.filter { $0.isTest && !isPublic.contains($0.name) }
          .map {
            Message(
              """
              the handout contains Hidden/\(file.name, "file"), which has the test \
              '\($0.name, "id")' of a check that is not public; move the test, or add "public": \
              true to the check
              """)
          }
      }
    let tests = Set(handedOut.flatMap(\.functions).filter(\.isTest).map(\.name))
    let missing = checks.filter { $0.kind == .test && !tests.contains($0.id) }
    return strange
      + missing.map {
        Message(
          """
          the check '\($0.id, "id")' is public, but its test is in a file that is not; move it to \
          a file of Hidden whose name begins with Public
          """)
      }
  }
}
