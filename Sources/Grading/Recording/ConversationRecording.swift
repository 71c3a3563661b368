import CourseModel
import Execution
import Foundation

/// Runs a check once more, to see what objects said to each other in it.
///
/// A verdict never depends on it: it is there first, and what is recorded is as confined as what was
/// judged. Sources are rewritten by the process that reads them (`SourceInstrumenter`); suites, MiniCocoa
/// and the modules that an exercise gives are recorded as well.
package struct ConversationRecording: Sendable {
  /// The exercise whose checks are recorded.
  package let exercise: Exercise
  let machine: Machine
  let tools: Toolset
  /// The classes and protocols that a learner's program finds: MiniCocoa's, and those of the modules
  /// that the exercise gives.
  let known: DeclaredClasses

  var cache: Cache { machine.cache }
  /// Differs when anything does that decides what is recorded of the same files.
  var identity: String { tools.identity }

  /// How long a process may take until its check begins, in seconds.
  static let startSeconds = 2.0
  /// How long a recorded check may take, in seconds.
  static let seconds = 1.0

  /// Ready to record; the first one of a toolchain takes some seconds to prepare.
  package init(of exercise: Exercise, in machine: Machine) throws(GradingError) {
    self.exercise = exercise
    self.machine = machine
    let tools = Toolset(of: machine, with: try machine.recordedSupport())
    let reader = machine.sourceReader
    let given = try ofCourse(exercise.modules).flatMap(\.files)
    let known = try reader.declared(in: given, beside: tools.support.declaredClasses ?? .init())
    let modules = GivenCache(
      exercise: exercise, tools: tools, cache: machine.cache, announce: machine.announce
    ) { files throws(GradingError) in
      try reader.instrument(.init(files: files, layer: .program, known: known))?.files ?? files
    }
    self.tools = given.isEmpty ? tools : tools.beside(try modules.libraries())
    self.known = known
  }

  /// The same, where another switch ends what runs; costs nothing.
  package func cancelled(by cancellation: Cancellation) -> ConversationRecording {
    ConversationRecording(self, in: machine.cancelled(by: cancellation))
  }

  private init(_ recording: ConversationRecording, in machine: Machine) {
    exercise = recording.exercise
    self.machine = machine
    tools = Toolset(of: machine, with: recording.tools.support).beside(recording.tools.given)
    known = recording.known
  }

  static let notRun = "the check was not run"

  /// What recording a check came to.
  package enum Outcome: Sendable {
    case recorded(RecordedRun)
    /// What was rewritten does not compile. The compiler's words quote hidden checks: for authors
    /// only.
    case impossible(String)
  }

  /// What is said in this check with these files, which were admitted before.
  package func outcome(
    of check: Check, with files: [SourceFile]
  ) throws(GradingError) -> Outcome {
    try outcomes(of: [check], with: files).first ?? .impossible(Self.notRun)
  }

  /// What is said in each of these checks with these files, which are built once for all of them.
  ///
  /// - Parameter take: Hears of each as it is there.
  package func outcomes(
    of checks: [Check], with files: [SourceFile], take: (Check, Outcome) -> Void = { _, _ in }
  ) throws(GradingError) -> [Outcome] {
    let scratch = try ScratchFolder(in: ScratchFolder.parent)
    defer { scratch.remove() }
    let product: Product
    switch try build(files, in: scratch) {
    case .compiled(let compiled): product = compiled
    case .failed(let output): return checks.map { _ in .impossible(output) }
    }
    switch try suites.suite(for: product) {
    case .ready(let suite):
      return try checks.map { check throws(GradingError) in
        let outcome = try record(check, suite, product)
        take(check, outcome)
        return outcome
      }
    case .mismatch(let misfit):
      let reason = misfit.departures.sentence ?? misfit.failure.output
      return checks.map { _ in .impossible(reason) }
    }
  }

  private func record(
    _ check: Check, _ suite: SuiteCache.Suite, _ product: Product
  ) throws(GradingError) -> Outcome {
    let runner = Runner(exercise: exercise, tools: tools, processes: 1)
    let order = runner.order(for: [check], suite, product)
    var command = runner.command(for: order, suite, product)
    command.limits.wallSeconds = Self.startSeconds
    var lines = RecordedLines()
    let completion = try machine.executor.complete(command) { data, deadline in
      let isBeginning = lines.lines.isEmpty
      lines.take(data)
      if isBeginning, !lines.lines.isEmpty { deadline = .now + .seconds(Self.seconds) }
    }
    let ending = RecordedRun.Ending(completion.termination)
    if lines.lines.isEmpty {
      // What the check needs to be compiled is not there.
      return .impossible(ending == .complete ? Self.notRun : "it ended before the check began")
    }
    return .recorded(RecordedRun(lines: lines.lines, ending: ending))
  }

  // MARK: - Building

  private enum RecordedBuild {
    case compiled(Product)
    case failed(String)
  }

  /// These files, rewritten and compiled.
  private func build(
    _ files: [SourceFile], in scratch: ScratchFolder
  ) throws(GradingError) -> RecordedBuild {
    let names = SourceNames(files)
    let safe = zip(files, names.safe).map { SourceFile(name: $1, content: $0.content) }
    let order = SourceReader.Instrumentation(files: safe, layer: .program, known: known)
    guard let rewritten = try machine.sourceReader.instrument(order)?.files else {
      return .failed("it cannot be read within limits")
    }
    let sources = try scratch.folder("src")
    let folder = try scratch.folder("out", ownedBy: tools.executor.sandbox.user)
    for file in rewritten {
      try ScratchFolder.write(file.content, to: sources.appending(path: file.name))
    }
    let exports = sources.appending(path: "exports")
    try ScratchFolder.write(Data(Compiler.exports(ofModule: exercise.name).utf8), to: exports)
    let object = folder.appending(path: "\(exercise.name).o").path
    let command = Command(inTurn: [
      tools.compiler.module(
        exercise.name, files: rewritten.map { sources.appending(path: $0.name).path },
        searching: tools.modules, into: folder.path, object: object),
      tools.compiler.sharedLibrary(
        named: "lib\(exercise.name).so", objects: [object], exports: exports.path,
        into: folder.path),
    ])
    let completion = try tools.build(
      command, reading: sources, writing: folder, within: exercise.limits.buildSeconds)
    let interface = folder.appending(path: "\(exercise.name).swiftinterface")
    guard completion.succeeded, let read = ObjectFile(at: object),
      let text = try? String(contentsOf: interface, encoding: .utf8)
    else { return .failed(completion.errorTail) }
    let product = Product(
      module: exercise.name, folder: folder, interface: Interface(parsing: text), outline: nil,
      libraries: read.libraries, keepsState: true, names: names, diagnostics: [],
      admissionSeconds: 0)
    return .compiled(product)
  }

  /// Suites that name their objects, for what offers the interface that the solution has when it is
  /// recorded.
  private var suites: SuiteCache {
    let reductions = Reductions(
      exercise: exercise, cache: machine.cache, reader: machine.sourceReader,
      identity: tools.identity
    ) { () throws(GradingError) in try solutionsInterface() }
    return SuiteCache(
      exercise: exercise, tools: tools, cache: machine.cache, reductions: reductions,
      announce: machine.announce
    ) { files throws(GradingError) in
      let reader = machine.sourceReader
      let promised = try reader.declared(in: ofCourse(exercise.solution), beside: known)
      // What cannot be rewritten says nothing, and is a suite all the same.
      return try reader.instrument(.init(files: files, layer: .suite, known: promised))?.files
        ?? files
    }
  }

  private func solutionsInterface() throws(GradingError) -> Interface {
    let scratch = try ScratchFolder(in: ScratchFolder.parent)
    defer { scratch.remove() }
    switch try build(ofCourse(exercise.solution), in: scratch) {
    case .compiled(let product): return product.interface
    case .failed(let output):
      throw .toolFailed(step: .recordingSolution(of: exercise.name), output: output)
    }
  }
}

extension SourceReader {
  /// The classes and protocols that these files declare, and these others.
  fileprivate func declared(
    in files: [SourceFile], beside others: DeclaredClasses
  ) throws(GradingError) -> DeclaredClasses {
    var all = others
    if files.isEmpty { return all }
    let read = try instrument(Instrumentation(files: files, layer: .program, known: others))
    if let read { all.formUnion(read.declared) }
    return all
  }
}

extension RecordedRun.Ending {
  init(_ termination: Termination) {
    switch termination {
    case .exited(0): self = .complete
    case .deadlinePassed: self = .timedOut
    case .exited, .signalled, .outputExceeded: self = .crashed
    }
  }
}
