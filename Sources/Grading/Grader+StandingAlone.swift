import CourseModel
import Foundation
import Messages

// Checks that the compiler answers: does one side of a submission compile without the other?

extension Grader {
  /// The order to read a submission's files.
  func order(of files: [SourceFile]) throws(GradingError) -> SourceReader.Order {
    let absences = exercise.checksByKind.alone.map(\.files)
    return SourceReader.Order(
      files: files, policy: sourcePolicy, absent: absences,
      solution: absences.isEmpty ? [] : try ofCourse(exercise.reference),
      wantsSkeleton: exercise.package != nil)
  }

  private var sourcePolicy: SourcePolicy {
    SourcePolicy(for: exercise, toolchain: machine.toolchain)
  }

  /// The results of the checks with `compilesWithout`, for a submission that compiles as a whole.
  /// The messages contain no text from exercise.json.
  func resultsOfStandingAlone(
    _ pending: SourceReader.Pending, in scratch: ScratchFolder
  ) throws(GradingError) -> [CheckResult] {
    let checks = exercise.checksByKind.alone.map(\.check)
    guard !checks.isEmpty else { return [] }
    // Files that cannot be read in time are not admitted, either.
    guard let reading = try pending.value() else {
      return checks.map { CheckResult($0, .notRun) }
    }
    var results: [CheckResult] = []
    for (check, partial) in zip(checks, reading.partials) {
      let ((status, messages), seconds) = try timed { () throws(GradingError) in
        try standing(check, partial, in: scratch)
      }
      results.append(CheckResult(check, status, messages: messages, seconds: seconds))
    }
    return results
  }

  private func standing(
    _ check: Check, _ partial: PartialSubmission, in scratch: ScratchFolder
  ) throws(GradingError) -> (status: CheckStatus, messages: [Message]) {
    guard partial.missing.isEmpty, !partial.rest.isEmpty else {
      let names = partial.missing.map { "`\($0)`" }.joined(separator: ", ")
      return (
        .notRun,
        [
          names.isEmpty
            ? Message("Your files declare nothing of what the task asks for.")
            : Message("Your files don't declare \(names, "names").")
        ]
      )
    }
    if partial.isEvident { return (.passed, []) }
    var problems: [Diagnostic] = []
    switch try look(at: partial.rest, in: scratch, folder: "alone-\(check.id)") {
    case .compiles: return (.passed, [])
    case .problems(let found): problems = found
    case .brokeDown: try solution()  // throws if the compiler itself is broken
    }
    if partial.core != partial.rest,
      case .compiles = try look(at: partial.core, in: scratch, folder: "core-\(check.id)")
    {
      return (.passed, [])
    }
    let first = problems.first { $0.severity == .error }
    return (.failed, first.map { [.verbatim("\($0.file):\($0.line): \($0.message)")] } ?? [])
  }

  /// Type-checks these files. Cached by content, because a change of a submission usually leaves
  /// these files as they were.
  private func look(
    at files: [SourceFile], in scratch: ScratchFolder, folder: String
  ) throws(GradingError) -> Builder.Look {
    var digest = Digest()
    let tools = try toolsBesideGiven()
    digest.add(tools.support.identity)  // covers the toolchain, the flags and MiniCocoa
    digest.add(exercise.name)
    digest.add(files)
    if !tools.given.all.isEmpty { digest.add(tools.given.identity) }
    let key = digest.finish()
    if let data = machine.cache.data(Self.looks, key),
      let known = try? JSONDecoder().decode([Diagnostic].self, from: data)
    {
      return known.isEmpty ? .compiles : .problems(known)
    }
    let (look, isCertain) = try builder(with: tools).look(at: files, in: scratch, folder: folder)
    guard isCertain else { return look }
    let kept: [Diagnostic]? =
      switch look {
      case .compiles: []
      case .problems(let found): found.isEmpty ? nil : found
      case .brokeDown: nil
      }
    if let kept, let data = try? JSONEncoder().encode(kept) {
      machine.cache.keep(data, Self.looks, key)
    }
    return look
  }

  private static let looks = "looks"
}
