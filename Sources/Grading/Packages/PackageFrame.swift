import CourseModel
import Foundation

/// Determines the tests of a package that count: those that run with the reference answer, before
/// any submission.
package struct PackageFrame {
  private let machine: Machine

  /// Frames are determined on this machine.
  package init(on machine: Machine) { self.machine = machine }

  /// Returns the package with the tests that count. The result is cached by the package's files and
  /// everything that affects grading.
  ///
  /// - Throws: `PackageError` if the reference answer does not pass all tests; `GradingError` if
  ///   the machine is at fault.
  package func frozen(_ package: PackageExercise) async throws -> Exercise {
    let open = Exercise(of: package)
    let grader = try Grader(for: open, in: machine)
    if let tests = try grader.keptTests() {
      var known = package
      known.tests = tests
      return Exercise(of: known)
    }
    let reference = Submission(name: package.module, files: package.reference)
    let report: Report
    let exercise: Exercise
    do {
      (report, exercise) = try await grader.gradeOpenly(reference)
    } catch {
      throw error.inWords(ofPackage: package.module)
    }
    switch report.status {
    case .passed: break
    case .failed:
      let failing = report.checks.filter { $0.status != .passed }
      throw PackageError.referenceFails(package.module, tests: failing.map(Self.described))
    case .rejected:
      throw PackageError.referenceNotAdmitted(
        package.module, why: Self.firstErrors(of: report),
        needs: Admission(toAdmit: report.diagnostics))
    default:
      let lines = Self.firstErrors(of: report)
      throw PackageError.referenceRefused(
        package.module,
        why: ([report.message?.english].compactMap(\.self) + lines).joined(separator: " "))
    }
    guard !exercise.checks.isEmpty else { throw PackageError.noTestFound(package.module) }
    try grader.keep(tests: exercise.package?.tests ?? [])
    return exercise
  }

  private static func firstErrors(of report: Report) -> [String] {
    report.diagnostics.filter { $0.severity == .error }.prefix(3)
      .map { "\($0.file):\($0.line): \($0.message)" }
  }

  private static func described(_ check: CheckResult) -> String {
    let reason = check.messages.map(\.english).first { !$0.isEmpty }
    return check.id + (reason.map { " (\($0.prefix(200)))" } ?? "")
  }

  /// Returns the package with a reference answer that the user named.
  package func referring(
    to url: URL, in package: PackageExercise
  ) throws -> PackageExercise {
    let receiver = try Grader(for: Exercise(of: package), in: machine).receiver
    switch try receiver.receive(url, name: url.lastPathComponent, asOne: true) {
    case .accepted(let answer):
      var package = package
      package.reference = answer.files.overlaid(with: package.fixed)
      return package
    case .refused(_, let reason, _), .leftOut(_, let reason):
      throw PackageError.referenceUnread(url.path, why: reason)
    }
  }
}

extension Admission {
  /// The permissions that would admit all errors in a report's diagnostics; nil if none would.
  package init?(toAdmit diagnostics: [Diagnostic]) {
    let errors = diagnostics.filter { $0.severity == .error }
    guard !errors.isEmpty, errors.allSatisfy({ $0.allowance != nil }) else { return nil }
    self = errors.compactMap(\.allowance).reduce(Admission()) { $0.adding($1) }
  }

  /// The command-line options that grant these permissions for a package.
  package var options: String {
    (relaxations.map { "--allow \($0.rawValue)" }.sorted()
      + imports.sorted().map { "--allow-import \($0)" }).joined(separator: " ")
  }
}
