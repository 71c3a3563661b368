import CourseModel
import Foundation
import Synchronization

/// What guards the tests of a package, made when the first submission needs it.
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
  /// What the guard of a package's tests says.
  struct Guarding {
    var refusals: [Diagnostic] = []
    /// For whoever grades.
    var notes: [Diagnostic] = []
  }

  /// Whether a package's tests mean what their author meant, with this product beside them; nothing of
  /// others' suites, and where one's own package is judged, since nobody would be deceived.
  func guarding(
    _ product: Product, of files: [SourceFile], beside suite: SuiteCache.Suite
  ) throws(GradingError) -> Guarding {
    guard exercise.package != nil, !exercise.isOpen else { return Guarding() }
    let guardian = try packageGuard.value { () throws(GradingError) in try makeGuard() }
    let candidate = SuiteGuard.Candidate(
      shadowing: product.shadowing, asked: try demands(of: suite), files: files)
    return Guarding(
      refusals: guardian.refusals(of: candidate), notes: guardian.notes(on: candidate))
  }

  private func makeGuard() throws(GradingError) -> SuiteGuard {
    SuiteGuard(
      module: exercise.name, reference: Shadowing(trusted: try ofCourse(exercise.reference)),
      asked: try demandsOfReference(), names: SuiteNames(trusted: try ofCourse(exercise.suite)))
  }

  private func demands(of suite: SuiteCache.Suite) throws(GradingError) -> SuiteDemands {
    guard let object = ObjectFile(at: suite.library) else {
      throw .file(path: suite.library, reason: .notWrittenForReading)
    }
    return SuiteDemands(of: object, module: exercise.name)
  }

  /// What the suite asks of the reference; kept by all that decides it.
  private func demandsOfReference() throws(GradingError) -> SuiteDemands {
    let key = try packageKey()
    if let data = machine.cache.data(Self.demands, key),
      let known = try? JSONDecoder().decode(Set<SuiteDemand>.self, from: data)
    {
      return SuiteDemands(all: known)
    }
    let tools = try toolsBesideGiven()
    let found = try withBuiltSolution { solution throws(GradingError) in
      let suites = suites(with: tools) { solution.interface }
      switch try suites.suite(for: solution) {
      case .ready(let suite): return try demands(of: suite)
      case .mismatch(let misfit):
        throw GradingError.suiteDoesNotCompile(
          exercise: exercise.name, output: misfit.failure.output)
      }
    }
    if let data = try? JSONEncoder().encode(found.all) {
      machine.cache.keep(data, Self.demands, key)
    }
    return found
  }

  private static let demands = "demands"
}
