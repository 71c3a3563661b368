import CourseModel
import Foundation
import Messages
import SwiftSources

// The sentence for the instructor to read before they trust a verdict. Learners wait for none of it.

extension Grader {
  /// The treatment of submissions with parts that no right answer uses.
  package enum Flagging: Sendable {
    /// The report shows it.
    case shown
    /// They are rejected.
    case refused
  }

  /// The report on a submission, with its uncommon parts.
  ///
  /// - Throws: When the exercise's own answers cannot be built.
  func report(
    _ judgement: Judgement, on submission: Submission, _ flagging: Flagging
  ) async throws(GradingError) -> Report {
    var report = try ofCourse { () throws(CourseError) in
      try judgement.report(on: submission, of: exercise, recognition)
    }
    if report.status == .doesNotCompile, let reason = report.doubt(about: submission) {
      return .unjudged(
        submission.name, exercise, .rejected, message: reason, diagnostics: report.diagnostics,
        ignored: submission.ignored, provenance: provenance())
    }
    guard report.status == .passed || report.status == .failed else { return report }
    report.flagged += try await flags(
      judgement.doubts.uncommon, among: submission.files.map(\.name))
    return flagging == .refused ? report.refusingFlagged() : report
  }

  private func flags(
    _ parts: [UncommonPart], among names: [String]
  ) async throws(GradingError) -> [Diagnostic] {
    if parts.isEmpty { return [] }
    let known =
      try await onThread { () throws(GradingError) in try partsOfRightAnswers() }.get()
    return parts.filter { !known.contains($0.name) }.map { $0.flag(among: names) }
      .sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
  }

  /// The names of the uncommon parts that the exercise's own answers use: solution, variants and
  /// stub, each compiled once and cached by everything that decides it.
  private func partsOfRightAnswers() throws(GradingError) -> Set<String> {
    guard machine.judging == nil else { return [] }
    var digest = Digest()
    digest.add(OwnProgram.identity)
    digest.add(tools.support.identity)
    digest.add(exercise.admission.description)
    let answers = try ofCourse { () throws(CourseError) in
      if exercise.package != nil { return [try exercise.reference()] }
      return [try exercise.reference(), try exercise.stub()]
        + (try exercise.variants().map(\.files))
    }
    answers.forEach { digest.add($0) }
    let key = digest.finish()
    if let data = machine.cache.data(Self.commonParts, key),
      let known = try? JSONDecoder().decode(Set<String>.self, from: data)
    {
      return known
    }
    let tools = try toolsBesideGiven()
    var known: Set<String> = []
    for files in answers {
      let place = try BuildPlace(for: exercise, with: tools)
      defer { place.remove() }
      guard case .compiled(let product) = try builder(with: tools).build(files, in: place) else {
        continue
      }
      known.formUnion(product.uncommon.map(\.name))
    }
    if let data = try? JSONEncoder().encode(known) {
      machine.cache.keep(data, Self.commonParts, key)
    }
    return known
  }

  private static let commonParts = "common-parts"
}

extension Report {
  /// The same, rejected for its uncommon parts, if there are any.
  fileprivate func refusingFlagged() -> Report {
    if flagged.isEmpty { return self }
    var report = self
    report.status = .rejected
    report.mistake = nil
    report.message = Self.strictly
    report.diagnostics = flagged.map { flag in
      Diagnostic(
        file: flag.file, line: max(flag.line, 1), column: flag.column, severity: .error,
        message: flag.message)
    }
    report.checks = checks.map(\.withdrawn)
    return report
  }

  private static let strictly = Message(
    """
    It uses something that no right answer of this exercise needs, and this class is graded \
    strictly, so its results do not count. Change the lines below and hand it in again.
    """)
}

extension CheckResult {
  /// The same check, as if it had not run.
  fileprivate var withdrawn: CheckResult {
    var result = self
    result.status = .notRun
    result.points = 0
    result.messages = []
    result.printed = nil
    return result
  }
}

extension Report {
  /// The reason why a person has to look at it: the compiler lacks what we set aside, or may lack
  /// a line of a document.
  func doubt(about submission: Submission) -> Message? {
    let pattern =
      /(?:cannot find (?:\w+ )?|has no member |redeclaration of |ambiguous use of )'(\w+)|^'(\w+)' is ambiguous/
    let doubtful = diagnostics.filter { $0.severity == .error }
      .flatMap { $0.message.english.matches(of: pattern) }
      .compactMap { ($0.output.1 ?? $0.output.2).map(String.init) }
    guard let name = doubtful.first(where: submission.setAside.contains) else {
      return submission.isExcerpt
        ? Message(
          """
          We left out a part of the hand-in, and the rest doesn't compile. Hand in Swift files, those \
          of each exercise in a folder with its name.
          """) : nil
    }
    return Message(
      """
      The answer lacks `\(name, "name")` or has it twice, and other texts of the hand-in declare it, \
      perhaps for another exercise. Put the files of each exercise into a folder with its name.
      """)
  }
}
