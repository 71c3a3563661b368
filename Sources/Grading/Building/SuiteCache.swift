import CourseModel
import Execution
import Foundation
import Glibc
import Messages

/// Suites that are ready to run.
///
/// A suite is compiled against the submission's interface, reduced to what the solution's interface
/// has as well. Nearly all submissions have the same reduced interface, so they share one compiled
/// suite.
struct SuiteCache: Sendable {
  let exercise: Exercise
  let tools: Toolset
  let cache: Cache
  let reductions: Reductions
  let announce: @Sendable (Message) -> Void
  /// Transforms the files before they are compiled. It must depend only on this program, because
  /// the cache's keys contain only the support and `VerdictMarks.identity`.
  var rewriting: @Sendable ([SourceFile]) throws(GradingError) -> [SourceFile] = { $0 }

  struct Suite: Sendable {
    let library: String
    let module: String
    let imports: Set<String>
    /// The results of the checks that ask for a declaration.
    let declared: [CheckResult]
    /// The time to compile it, in seconds; 0 if it was cached.
    let seconds: Double
  }

  /// A suite that does not fit a product's interface.
  struct InterfaceMismatch: Error {
    /// The reasons, as far as they are known.
    var differences: [InterfaceDifference] = []
    /// The reason, in words for the learner, why the interface was not read; nil if it was.
    var unread: Message? = nil
    var failure = Failure()
    /// The key under which it may be kept; nil if another attempt may end differently.
    var key: String? = nil
    /// Whether it comes from the cache: then the suite is known to fit the solution.
    var isProved = false
  }

  /// The failure of compiling a suite.
  struct Failure: Codable, Sendable {
    /// The compiler's output. It quotes hidden checks, so it is for authors only.
    var output = ""
    /// Whether the compiler crashed, which may be the machine's fault.
    var isBreakdown = false
    /// Whether every attempt ends the same way.
    var isLasting = false
  }

  /// The suite for products with the same interface as this one.
  func suite(for product: Product) throws(GradingError) -> Result<Suite, InterfaceMismatch> {
    if product.skeleton != nil {
      return try suite(
        of: ofCourse(exercise.suite), beside: .module(of: product), declared: [])
    }
    let reduced = try reductions.reducedInterface(of: product.interface)
    guard case .left(let reducedInterface) = reduced else {
      return .failure(InterfaceMismatch(unread: reduced.reason))
    }
    let declared = exercise.resultsOfDeclared(
      beside: reducedInterface.unmetRequirements, knowing: product.outline)
    let differences = reducedInterface.differences.filter { !exercise.asksInACheck(about: $0) }
    guard differences.isEmpty else { return .failure(InterfaceMismatch(differences: differences)) }
    let closed = exercise.closedFiles(with: declared)
    let files = try ofCourse(exercise.suite).filter { !closed.contains($0.name) }
    return try suite(of: files, beside: .interface(reducedInterface.text), declared: declared)
  }

  /// The module or interface that a suite is compiled against.
  private enum Basis {
    case interface(String)
    /// A module that is testable, so that internal declarations are visible as well.
    case module(of: Product)

    /// A fingerprint: two bases that need different suites differ in it.
    var identity: String {
      switch self {
      case .interface(let text): text
      case .module(let product): product.skeleton ?? ""
      }
    }
  }

  private func suite(
    of files: [SourceFile], beside basis: Basis, declared: [CheckResult]
  ) throws(GradingError) -> Result<Suite, InterfaceMismatch> {
    var digest = Digest()
    digest.add(tools.support.identity)  // covers the toolchain, the flags, MiniCocoa and the runner
    digest.add(Self.libraryName)
    digest.add(exercise.name)
    digest.add(files)
    digest.add(VerdictMarks.identity)
    digest.add(basis.identity)
    if let package = exercise.package {
      digest.add(package.languageMode)
      digest.add((package.moduleFlags + ["beside"] + package.suiteFlags).joined(separator: " "))
    }
    if !tools.given.all.isEmpty { digest.add(tools.given.identity) }
    let key = digest.finish()
    if let data = cache.data(Self.failures, key),
      let failure = try? JSONDecoder().decode(Failure.self, from: data)
    {
      return .failure(InterfaceMismatch(failure: failure, isProved: true))
    }
    let imports = files.importedModules
    let started = ContinuousClock.now
    var compiledNow = false
    var failure: Failure?
    do throws(GradingError) {
      let folder = try cache.entry("suites", key) { draft throws(GradingError) in
        compiledNow = true
        announce(Message("Compiling the checks of \(exercise.name, "exercise") …"))
        failure = try compile(files, against: basis, into: draft)
        if let failure { throw error(failure) }
      }
      let seconds = compiledNow ? (ContinuousClock.now - started) / .seconds(1) : 0
      let library = folder.appending(path: Self.libraryName).path
      return .success(
        Suite(
          library: library, module: Self.moduleName, imports: imports, declared: declared,
          seconds: seconds))
    } catch {
      guard let failure else { throw error }
      return .failure(InterfaceMismatch(failure: failure, key: failure.isLasting ? key : nil))
    }
  }

  /// Keeps that the suite does not fit, if this is certainly not the machine's fault, so that the
  /// same suite is not compiled against the same interface again.
  func keep(_ mismatch: InterfaceMismatch) {
    guard let key = mismatch.key, let data = try? JSONEncoder().encode(mismatch.failure) else {
      return
    }
    cache.keep(data, Self.failures, key)
  }

  private static let failures = "misfits"

  private func error(_ failure: Failure) -> GradingError {
    .suiteDoesNotCompile(exercise: exercise.name, output: failure.output)
  }

  /// Compiles the suite again, for the solution.
  ///
  /// - Throws: If it no longer compiles: then a submission that it does not fit is not to blame.
  func prove(with solution: Product) throws(GradingError) {
    let scratch = try ScratchFolder(in: ScratchFolder.parent)
    defer { scratch.remove() }
    let basis: Basis =
      solution.skeleton != nil
      ? .module(of: solution)
      : .interface(try reductions.reducedInterface(of: solution.interface).text)
    let failure = try compile(ofCourse(exercise.suite), against: basis, into: scratch.url)
    if let failure { throw error(failure) }
  }

  /// A name that tells nothing to code that asks where its delegate's type comes from. Tests run in
  /// the order of their modules' names, and the canary's module comes last.
  static let moduleName = "Program"
  private static let libraryName = "lib\(moduleName).so"

  /// Compiles the suite; nil if it fits.
  private func compile(
    _ files: [SourceFile], against basis: Basis, into draft: URL
  ) throws(GradingError) -> Failure? {
    let scratch = try ScratchFolder(in: ScratchFolder.parent)
    defer { scratch.remove() }
    let sources = try scratch.folder("suite")
    let output = try scratch.folder("out", ownedBy: tools.executor.sandbox.user)
    for file in try rewriting(files) {
      try ScratchFolder.write(file.content, to: sources.appending(path: file.name))
    }
    let command = try command(compiling: files, beside: basis, in: sources, into: output)
    var completion = try tools.build(command, reading: sources, writing: output)
    // Retry once: a crash caused by an interface is deterministic, one caused by the machine
    // usually isn't.
    if completion.isBreakdown {
      completion = try tools.build(command, reading: sources, writing: output)
    }
    if case .exited(0) = completion.termination {
      try output.appending(path: Self.libraryName)
        .copied(intoEntry: draft.appending(path: Self.libraryName))
      return nil
    }
    return try failure(completion, in: sources)
  }

  private func command(
    compiling files: [SourceFile], beside basis: Basis, in sources: URL, into output: URL
  ) throws(GradingError) -> Command {
    let object = output.appending(path: "\(Self.moduleName).o").path
    var commands: [Command] = []
    let place: URL
    switch basis {
    case .interface(let text):
      let description = sources.appending(path: "\(exercise.name).swiftinterface")
      try ScratchFolder.write(Data(text.utf8), to: description)
      commands.append(
        tools.compiler.module(
          exercise.name, ofInterface: description.path, searching: tools.modules,
          into: output.path))
      place = output
    case .module(let product):
      let name = "\(exercise.name).swiftmodule"
      try product.folder.appending(path: name).copied(intoEntry: sources.appending(path: name))
      place = sources
    }
    return Command(
      inTurn: commands + [
        tools.compiler.object(
          Self.moduleName, files: files.map { sources.appending(path: $0.name).path },
          searching: tools.modules + [tools.support.modulesForSuites, place.path],
          into: object, flags: exercise.package?.suiteFlags ?? []),
        tools.compiler.sharedLibrary(
          named: Self.libraryName, objects: [object, tools.support.checking], into: output.path),
      ])
  }

  /// The failure, according to the compiler's output. Compiling the solution shows later whether
  /// the interface is to blame.
  private func failure(
    _ completion: Completion, in sources: URL
  ) throws(GradingError) -> Failure {
    // Name the author's file instead of the copy that was compiled.
    let words = CompilerOutput.errors(in: completion.errorText).replacing(
      sources.path + "/", with: "Hidden/")
    switch completion.termination {
    case .exited(1) where CompilerOutput.hasError(in: completion.errorText):
      return Failure(output: words, isLasting: !completion.speaksOfModules)
    case .deadlinePassed, .outputExceeded: return Failure(output: words)
    case _ where completion.hasCrashed:
      return Failure(output: words, isBreakdown: true, isLasting: true)
    // Translators: What failed.
    default:
      throw .toolFailed(
        step: Message("compiling the suite", context: "step"), output: completion.errorText)
    }
  }
}

extension Exercise {
  /// Whether its suite marks where it judges (`VerdictMarks`), so that a check that has not judged
  /// does not pass. A package's tests stay unmarked: one without an expectation passes when it
  /// ends.
  var showsVerdicts: Bool { package == nil }
}

extension SourceReader.Reduced {
  /// The reason, in words for the learner, why no interface is left; nil if one is.
  var reason: Message? {
    switch self {
    case .left: nil
    case .tooLong:
      Message(
        """
        It compiles, but it has so many public declarations that reading them took too long, so \
        nothing was run. Make `public` only what the task asks for.
        """)
    case .notSwift:
      Message(
        """
        It compiles, but the grader cannot read the way its public declarations are written, so \
        nothing was run. Write them more plainly.
        """)
    }
  }
}
