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
  /// else decides it but the support.
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
    /// It does not fit the product's interface, for these reasons if they are known. The compiler's
    /// words quote hidden checks: for authors only.
    case mismatch([Departure], output: String)
  }

  /// The suite for products that offer what this one offers.
  func suite(for product: Product) throws(GradingError) -> Outcome {
    guard let remainder = try reductions.remainder(of: product.interface) else {
      return .mismatch([], output: "the interface cannot be read")
    }
    let declared = exercise.resultsOfDeclared(
      beside: remainder.shortfalls, knowing: product.outline)
    let departures = remainder.departures.filter { !exercise.asksInACheck(about: $0) }
    guard departures.isEmpty else { return .mismatch(departures, output: "") }
    let closed = exercise.closedFiles(with: declared)
    let files = try ofCourse(exercise.suite).filter { !closed.contains($0.name) }
    var digest = Digest()
    digest.add(tools.support.identity)  // the toolchain, the flags, MiniCocoa and the runner
    digest.add(Self.libraryName)
    digest.add(exercise.name)
    digest.add(files)
    digest.add(remainder.text)
    if !tools.given.all.isEmpty { digest.add(tools.given.identity) }
    let imports = files.importedModules
    let started = ContinuousClock.now
    var compiledNow = false
    do throws(GradingError) {
      let folder = try cache.entry("suites", digest.finish()) { draft throws(GradingError) in
        compiledNow = true
        announce(.compilingChecks(of: exercise.name))
        try compile(files, against: remainder.text, into: draft)
      }
      let seconds = compiledNow ? (ContinuousClock.now - started) / .seconds(1) : 0
      let library = folder.appending(path: Self.libraryName).path
      return .ready(
        Suite(
          library: library, module: Self.moduleName, imports: imports, declared: declared,
          seconds: seconds))
    } catch .suiteDoesNotCompile(_, let output) {
      return .mismatch([], output: output)
    }
  }

  /// Compiles the suite once more, for the solution.
  ///
  /// - Throws: if it no longer compiles, so that whatever else it does not fit is not to blame.
  func prove(with solution: Product) throws(GradingError) {
    let scratch = try ScratchFolder(in: ScratchFolder.parent)
    defer { scratch.remove() }
    let remainder = try reductions.remainder(of: solution.interface)
    try compile(ofCourse(exercise.suite), against: remainder?.text ?? "", into: scratch.url)
  }

  /// Says nothing to code that asks its delegate's type where it comes from. Tests run by their
  /// modules' names: the canary's comes last.
  static let moduleName = "Program"
  private static let libraryName = "lib\(moduleName).so"

  private func compile(
    _ files: [SourceFile], against interface: String, into draft: URL
  ) throws(GradingError) {
    let scratch = try ScratchFolder(in: ScratchFolder.parent)
    defer { scratch.remove() }
    let sources = try scratch.folder("suite")
    let output = try scratch.folder("out", ownedBy: tools.executor.sandbox.user)
    for file in try rewriting(files) {
      try ScratchFolder.write(file.content, to: sources.appending(path: file.name))
    }
    let description = sources.appending(path: "\(exercise.name).swiftinterface")
    try ScratchFolder.write(Data(interface.utf8), to: description)
    let object = output.appending(path: "\(Self.moduleName).o").path
    let command = Command(inTurn: [
      tools.compiler.module(
        exercise.name, ofInterface: description.path, searching: tools.modules,
        into: output.path),
      tools.compiler.object(
        Self.moduleName, files: files.map { sources.appending(path: $0.name).path },
        searching: tools.modules + [tools.support.modulesForSuites, output.path],
        into: object),
      tools.compiler.sharedLibrary(
        named: Self.libraryName, objects: [object, tools.support.checking], into: output.path),
    ])
    let completion = try tools.build(command, reading: sources, writing: output)
    switch completion.termination {
    case .exited(0):
      try output.appending(path: Self.libraryName)
        .copied(intoEntry: draft.appending(path: Self.libraryName))
    case .exited(1) where CompilerOutput.hasError(in: completion.errorText),
      // An interface at which the compiler breaks down: the solution shows whether it is that.
      .signalled where completion.termination != .signalled(SIGKILL),
      .deadlinePassed, .outputExceeded:
      // Its author's own file, and not the copy that was compiled.
      throw .suiteDoesNotCompile(
        exercise: exercise.name,
        output: completion.errorText.replacing(sources.path + "/", with: "Hidden/"))
    default:
      throw .toolFailed(step: .compilingSuite, output: completion.errorText)
    }
  }
}
