import CourseModel
import Execution
import Foundation

/// A program that was rewritten and built, with the suite that fits it, so that any of its checks can be
/// recorded.
///
/// A class, since its files are removed with the last who knows it.
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

  /// What was started ahead to run it.
  var standbys: Standbys { place.standbys }
}

/// What building a program for recording came to.
package enum RecordedBuild: Sendable {
  case ready(RecordedProgram)
  /// What was rewritten does not compile, or fits no suite. The compiler's words quote hidden checks:
  /// for authors only.
  case impossible(String)
}

extension ConversationRecording {
  /// Builds these files for recording.
  ///
  /// - Parameter usesReadiness: Whether it is these for which something was made ready.
  package func build(
    _ files: [SourceFile], usesReadiness: Bool = false
  ) throws(GradingError) -> RecordedBuild {
    let ready = usesReadiness ? readiness?.take() : nil
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

  /// Starts what the next recording of a learner's program begins with.
  package func makeReady() throws(GradingError) {
    try readiness?.prepare(
      exercise, with: tools, purpose: Self.purpose)
  }

  /// Ends what waits for the next recording.
  package func dismissReady() { readiness?.dismiss() }

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
      case .ready(let suite): return .ready(RecordedProgram(product, suite, in: place))
      case .mismatch(let misfit):
        return .impossible(misfit.departures.sentence ?? misfit.failure.output)
      }
    }
  }

  private enum Compilation {
    case compiled(Product)
    case failed(String)
  }

  /// These files, rewritten and compiled.
  private func compile(
    _ files: [SourceFile], in place: BuildPlace
  ) throws(GradingError) -> Compilation {
    let names = SourceNames(files)
    let order = SourceReader.Instrumentation(
      files: files.named(names), layer: .program, known: known, offered: offered)
    guard let rewritten = try machine.sourceReader.instrument(order)?.files else {
      return .failed("it cannot be read within limits")
    }
    // A recording ends where the program does, and nobody asks at which line.
    var compiler = tools.compiler
    compiler.isForDebugger = false
    try place.write(rewritten, for: compiler, searching: tools.modules)
    let folder = place.output
    let completion = try tools.using(place.standbys).build(
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
    let place = try newPlace()
    defer { place.remove() }
    switch try compile(ofCourse(exercise.solution), in: place) {
    case .compiled(let product): return product.interface
    case .failed(let output):
      throw .toolFailed(step: .recordingSolution(of: exercise.name), output: output)
    }
  }
}
