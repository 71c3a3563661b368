import CourseModel
import Foundation
import Messages
import Synchronization

/// The guard of a package's tests, made when the first submission needs it.
///
/// A class, because all submissions of a class are held against the same reference.
final class PackageGuard: Sendable {
  private let made = Mutex<SuiteGuard?>(nil)

  /// The guard; two threads that need it at once may both make it.
  func value(
    or make: () throws(GradingError) -> SuiteGuard
  ) throws(GradingError) -> SuiteGuard {
    if let known = made.withLock(\.self) { return known }
    let new = try make()
    made.withLock { $0 = new }
    return new
  }
}

extension Grader {
  /// The sentences of the guard of a package's tests.
  struct Guarding {
    var refusals: [Diagnostic] = []
    /// For the instructor.
    var notes: [Diagnostic] = []
  }

  /// The guard's findings on whether a package's tests mean what their author meant, with this
  /// product. Empty for other suites, and for a package that learners judge themselves, since they
  /// would deceive nobody else.
  func guarding(
    _ product: Product, of files: [SourceFile], beside suite: SuiteCache.Suite
  ) throws(GradingError) -> Guarding {
    guard let declared = product.declared, !exercise.isOpen else { return Guarding() }
    let guardian = try packageGuard.value { () throws(GradingError) in try makeGuard() }
    let candidate = SuiteGuard.Candidate(
      shadowing: product.shadowing, declared: declared, asked: try demands(of: suite), files: files)
    return Guarding(
      refusals: guardian.refusals(of: candidate), notes: guardian.notes(on: candidate))
  }

  private func makeGuard() throws(GradingError) -> SuiteGuard {
    let known = try knownOfReference()
    return SuiteGuard(
      module: exercise.name, reference: Shadowing(trusted: try ofCourse(exercise.reference)),
      declared: known.declared, asked: known.asked,
      names: SuiteNames(trusted: try ofCourse(exercise.suite)))
  }

  private func demands(of suite: SuiteCache.Suite) throws(GradingError) -> SuiteDemands {
    guard let object = ObjectFile(at: suite.library) else {
      throw .file(path: suite.library, reason: .notWrittenForReading)
    }
    return SuiteDemands(of: object, module: exercise.name)
  }

  /// The facts about the reference that only a compiler knows.
  private struct Known: Codable {
    let declared: DeclarationTypes
    let asked: SuiteDemands
  }

  /// The reference's declarations and the suite's demands on it; cached by everything that decides
  /// them.
  private func knownOfReference() throws(GradingError) -> Known {
    let key = try packageKey()
    if let data = machine.cache.data(Self.demands, key),
      let known = try? JSONDecoder().decode(Known.self, from: data)
    {
      return known
    }
    let tools = try toolsBesideGiven()
    let found = try withBuiltSolution { solution throws(GradingError) in
      let suites = suites(with: tools) { solution.interface }
      switch try suites.suite(for: solution) {
      case .success(let suite):
        let object = try demands(of: suite)
        guard let declared = solution.declared else {
          throw GradingError.file(path: solution.library, reason: .notWrittenForReading)
        }
        return Known(declared: declared, asked: object)
      case .failure(let mismatch):
        throw GradingError.suiteDoesNotCompile(
          exercise: exercise.name, output: mismatch.failure.output)
      }
    }
    if let data = try? JSONEncoder().encode(found) {
      machine.cache.keep(data, Self.demands, key)
    }
    return found
  }

  private static let demands = "demands"
}

extension Message {
  static let notWrittenForReading = Message("the compiler did not write it; try again")
}
