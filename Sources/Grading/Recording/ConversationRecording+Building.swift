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
  private let scratch: ScratchFolder

  fileprivate init(_ product: Product, _ suite: SuiteCache.Suite, in scratch: ScratchFolder) {
    self.product = product
    self.suite = suite
    self.scratch = scratch
  }

  deinit { scratch.remove() }
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
  package func build(_ files: [SourceFile]) throws(GradingError) -> RecordedBuild {
    let scratch = try ScratchFolder(in: ScratchFolder.parent, for: "recording")
    do throws(GradingError) {
      let build = try build(files, in: scratch)
      if case .impossible = build { scratch.remove() }
      return build
    } catch {
      scratch.remove()
      throw error
    }
  }

  private func build(
    _ files: [SourceFile], in scratch: ScratchFolder
  ) throws(GradingError) -> RecordedBuild {
    switch try compile(files, in: scratch) {
    case .failed(let output): return .impossible(output)
    case .compiled(let product):
      switch try suites.suite(for: product) {
      case .ready(let suite): return .ready(RecordedProgram(product, suite, in: scratch))
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
    _ files: [SourceFile], in scratch: ScratchFolder
  ) throws(GradingError) -> Compilation {
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
    let scratch = try ScratchFolder(in: ScratchFolder.parent, for: "recording")
    defer { scratch.remove() }
    switch try compile(ofCourse(exercise.solution), in: scratch) {
    case .compiled(let product): return product.interface
    case .failed(let output):
      throw .toolFailed(step: .recordingSolution(of: exercise.name), output: output)
    }
  }
}
