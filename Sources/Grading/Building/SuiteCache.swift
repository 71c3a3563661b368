import CourseModel
import Execution
import Foundation
import Glibc
import Messages

/// Suites that are ready to run.
///
/// A suite is compiled against what is left of a submission's interface when all is taken out that
/// the solution's lacks: once for nearly all submissions, since that is nearly always the same.
struct SuiteCache: Sendable {
  let exercise: Exercise
  let tools: Toolset
  let cache: Cache
  let reductions: Reductions
  let announce: @Sendable (Message) -> Void
  /// What becomes of the files before they are compiled; as this program has it, so that nothing
  /// else decides it but the support and `VerdictMarks.identity`.
  var rewriting: @Sendable ([SourceFile]) throws(GradingError) -> [SourceFile] = { $0 }

  /// A compiled suite.
  struct Suite: Sendable {
    let library: String
    let module: String
    /// Modules that it imports.
    let imports: Set<String>
    /// What became of the checks that ask for a declaration.
    let declared: [CheckResult]
    /// How long it took to compile; 0 when it was ready.
    let seconds: Double
  }

  /// What compiling the suite came to.
  enum Outcome: Sendable {
    case ready(Suite)
    case mismatch(Misfit)
  }

  /// A suite that does not fit a product's interface.
  struct Misfit: Sendable {
    /// The reasons, if they are known.
    var departures: [Departure] = []
    /// Why the interface was not read, in a learner's words; nil if it was.
    var unread: String? = nil
    /// What the compiler made of it.
    var failure = Failure()
    /// Under which it may be kept; nil if it may end otherwise another time.
    var key: String? = nil
    /// Whether it has been kept: the suite fits the solution where it does not fit this.
    var isProved = false
  }

  /// What came of a suite that could not be compiled.
  struct Failure: Codable, Sendable {
    /// The compiler's words, which quote hidden checks: for authors only.
    var output = ""
    /// Whether the compiler broke down, which may be the machine's doing.
    var isBreakdown = false
    /// Whether it comes to the same whenever it is tried.
    var isLasting = false
  }

  /// The suite for products that offer what this one offers.
  func suite(for product: Product) throws(GradingError) -> Outcome {
    if product.skeleton != nil {
      return try suite(
        of: ofCourse(exercise.suite), beside: .module(of: product), declared: [])
    }
    let reduced = try reductions.remainder(of: product.interface)
    guard case .left(let remainder) = reduced else {
      return .mismatch(Misfit(unread: reduced.reason))
    }
    let declared = exercise.resultsOfDeclared(
      beside: remainder.shortfalls, knowing: product.outline)
    let departures = remainder.departures.filter { !exercise.asksInACheck(about: $0) }
    guard departures.isEmpty else { return .mismatch(Misfit(departures: departures)) }
    let closed = exercise.closedFiles(with: declared)
    let files = try ofCourse(exercise.suite).filter { !closed.contains($0.name) }
    return try suite(of: files, beside: .interface(remainder.text), declared: declared)
  }

  /// What a suite is compiled against.
  private enum Basis {
    /// The text of an interface.
    case interface(String)
    /// A module that offers its insides, too.
    case module(of: Product)

    /// Differs when suites have to be other ones.
    var identity: String {
      switch self {
      case .interface(let text): text
      case .module(let product): product.skeleton ?? ""
      }
    }
  }

  private func suite(
    of files: [SourceFile], beside basis: Basis, declared: [CheckResult]
  ) throws(GradingError) -> Outcome {
    var digest = Digest()
    digest.add(tools.support.identity)  // the toolchain, the flags, MiniCocoa and the runner
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
      return .mismatch(Misfit(failure: failure, isProved: true))
    }
    let imports = files.importedModules
    let started = ContinuousClock.now
    var compiledNow = false
    var failure: Failure?
    do throws(GradingError) {
      let folder = try cache.entry("suites", key) { draft throws(GradingError) in
        compiledNow = true
        announce(.compilingChecks(of: exercise.name))
        failure = try compile(files, against: basis, into: draft)
        if let failure { throw error(failure) }
      }
      let seconds = compiledNow ? (ContinuousClock.now - started) / .seconds(1) : 0
      let library = folder.appending(path: Self.libraryName).path
      return .ready(
        Suite(
          library: library, module: Self.moduleName, imports: imports, declared: declared,
          seconds: seconds))
    } catch {
      guard let failure else { throw error }
      return .mismatch(Misfit(failure: failure, key: failure.isLasting ? key : nil))
    }
  }

  /// Keeps that the suite does not fit, when it is sure that this is no fault of the machine's: so
  /// nobody compiles the same suite against the same interface again.
  func keep(_ misfit: Misfit) {
    guard let key = misfit.key, let data = try? JSONEncoder().encode(misfit.failure) else { return }
    cache.keep(data, Self.failures, key)
  }

  private static let failures = "misfits"

  private func error(_ failure: Failure) -> GradingError {
    .suiteDoesNotCompile(exercise: exercise.name, output: failure.output)
  }

  /// Compiles the suite once more, for the solution.
  ///
  /// - Throws: if it no longer compiles, so that whatever else it does not fit is not to blame.
  func prove(with solution: Product) throws(GradingError) {
    let scratch = try ScratchFolder(in: ScratchFolder.parent)
    defer { scratch.remove() }
    let basis: Basis =
      solution.skeleton != nil
      ? .module(of: solution)
      : .interface(try reductions.remainder(of: solution.interface).text)
    let failure = try compile(ofCourse(exercise.suite), against: basis, into: scratch.url)
    if let failure { throw error(failure) }
  }

  /// Says nothing to code that asks its delegate's type where it comes from. Tests run by their
  /// modules' names: the canary's comes last.
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
    // What an interface does to the compiler it does again; what the machine did, seldom.
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

  /// What a compiler that failed says of the interface: the solution shows whether it is that.
  private func failure(
    _ completion: Completion, in sources: URL
  ) throws(GradingError) -> Failure {
    // Its author's own file, and not the copy that was compiled.
    let words = CompilerOutput.errors(in: completion.errorText).replacing(
      sources.path + "/", with: "Hidden/")
    switch completion.termination {
    case .exited(1) where CompilerOutput.hasError(in: completion.errorText):
      return Failure(output: words, isLasting: !completion.speaksOfModules)
    case .deadlinePassed, .outputExceeded: return Failure(output: words)
    case _ where completion.hasCrashed:
      return Failure(output: words, isBreakdown: true, isLasting: true)
    default: throw .toolFailed(step: .compilingSuite, output: completion.errorText)
    }
  }
}

extension Exercise {
  /// Whether its suite says where it judges (`VerdictMarks`), so that a check which has not judged does not
  /// pass. The tests of somebody's package are as they are: one without an expectation passes by its end.
  var showsVerdicts: Bool { package == nil }
}

extension SourceReader.Reduced {
  /// Why nothing is left, in a learner's words; nil if something is.
  var reason: String? {
    switch self {
    case .left: nil
    case .tooLong:
      "It compiles, but it offers so much to others that reading all of it took too long, so nothing "
        + "was run. Make `public` only what the task asks for."
    case .notSwift:
      "It compiles, but what it offers to others is written in a way that cannot be read here, so "
        + "nothing was run. Write its public declarations more plainly."
    }
  }
}
