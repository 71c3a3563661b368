import CourseModel
import Execution
import Foundation
import Messages

/// A program that was instrumented and built, with a matching suite, so that each of its checks can
/// be recorded.
///
/// A class, because its files are removed with the last reference.
package final class RecordedProgram: Sendable {
  let product: Product
  let suite: SuiteCache.Suite
  private let place: BuildPlace

  fileprivate init(_ product: Product, _ suite: SuiteCache.Suite, in place: BuildPlace) {
    self.product = product
    self.suite = suite
    self.place = place
  }

  deinit { place.remove() }

  /// The commands that were started ahead to run it.
  var warmProcesses: WarmProcesses { place.warmProcesses }
}

/// The result of building a program for recording.
package enum RecordedBuild: Sendable {
  case ready(RecordedProgram)
  /// The instrumented program does not compile, or fits no suite. The compiler's output quotes
  /// hidden checks, so it is for authors only.
  case impossible(String)
}

extension ConversationRecording {
  /// Builds these files for recording.
  ///
  /// - Parameter usesWarmStart: Whether to use the processes that were started ahead.
  package func build(
    _ files: [SourceFile], usesWarmStart: Bool = false
  ) throws(GradingError) -> RecordedBuild {
    let ready = usesWarmStart ? warmStart?.take() : nil
    let place = if let ready { ready } else { try newPlace() }
    do throws(GradingError) {
      let build = try build(files, in: place)
      if case .impossible = build { place.remove() }
      return build
    } catch {
      place.remove()
      throw error
    }
  }

  /// Starts the processes of the next recording of a learner's program ahead.
  package func makeReady() throws(GradingError) {
    try warmStart?.prepare(
      exercise, with: tools, purpose: Self.purpose)
  }

  /// Ends the processes that were started ahead.
  package func dismissReady() { warmStart?.dismiss() }

  private static let purpose = "recording"

  private func newPlace() throws(GradingError) -> BuildPlace {
    try BuildPlace(for: exercise, with: tools, purpose: Self.purpose)
  }

  private func build(
    _ files: [SourceFile], in place: BuildPlace
  ) throws(GradingError) -> RecordedBuild {
    switch try compile(files, in: place) {
    case .failed(let output): return .impossible(output)
    case .compiled(let product):
      switch try suites.suite(for: product) {
      case .success(let suite): return .ready(RecordedProgram(product, suite, in: place))
      case .failure(let mismatch):
        return .impossible(mismatch.differences.sentence?.english ?? mismatch.failure.output)
      }
    }
  }

  private enum Compilation {
    case compiled(Product)
    case failed(String)
  }

  /// Instruments and compiles these files.
  private func compile(
    _ files: [SourceFile], in place: BuildPlace
  ) throws(GradingError) -> Compilation {
    let names = SourceNames(files)
    let order = SourceReader.Instrumentation(
      files: files.named(names), layer: .program, known: known, offered: offered)
    guard let rewritten = try machine.sourceReader.instrument(order)?.files else {
      return .failed("it cannot be read within limits")
    }
    // A recording ends with its program, and needs no line numbers.
    var compiler = tools.compiler
    compiler.isForDebugger = false
    try place.write(rewritten, for: compiler, searching: tools.modules)
    let folder = place.output
    let completion = try tools.using(place.warmProcesses).build(
      place.command(with: tools.compiler), reading: place.sources, writing: folder,
      within: exercise.limits.buildSeconds)
    let interface = folder.appending(path: "\(exercise.name).swiftinterface")
    guard completion.succeeded, let read = ObjectFile(at: place.object),
      let text = try? String(contentsOf: interface, encoding: .utf8)
    else { return .failed(completion.errorTail) }
    let product = Product(
      module: exercise.name, folder: folder, interface: Interface(parsing: text), outline: nil,
      libraries: read.libraries, needsSafeFoundation: SafeFoundation.isNeeded(by: read),
      keepsState: true, names: names, diagnostics: [],
      admissionSeconds: 0)
    return .compiled(product)
  }

  /// The instrumented suites, for products with the interface that the solution has when it is
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
      // A suite that cannot be instrumented records nothing, but can still run.
      return try reader.instrument(.init(files: files, layer: .suite, known: promised))?.files
        ?? files
    }
  }

  private func solutionsInterface() throws(GradingError) -> Interface {
    let place = try newPlace()
    defer { place.remove() }
    switch try compile(ofCourse(exercise.solution), in: place) {
    case .compiled(let product): return product.interface
    case .failed(let output):
      throw .toolFailed(
        step: Message("recording the solution of \(exercise.name, "exercise")", context: "step"),
        output: output)
    }
  }
}
