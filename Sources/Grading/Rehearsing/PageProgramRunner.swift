import CourseModel
import Execution
import Foundation
import Messages

/// Tries the programs of a course's pages: compiles them as scripts, and runs them, confined.
package struct PageProgramRunner: Sendable {
  /// The result of a program.
  package enum Outcome: Codable, Sendable, Equatable {
    case compiles
    /// It ran to its end and wrote this to standard output.
    case printed(String)
    /// The compiler's first error.
    case doesNotCompile(String)
    /// It was ended; with its last message, and its standard output up to then.
    case broke(String, printed: String)
  }

  private let tools: Toolset
  private let cache: Cache
  private let reader: SourceReader

  /// A runner with the toolchain, MiniCocoa and sandbox of a machine.
  package init(in machine: Machine) throws(GradingError) {
    tools = Toolset(of: machine, with: try machine.support())
    cache = machine.cache
    reader = machine.sourceReader
  }

  /// Tries a program of one file. Caches the result, which is always the same.
  ///
  /// - Parameter runs: Whether to run it, or only compile it.
  /// - Throws: When the machine fails.
  package func outcome(of program: String, runs: Bool) throws(GradingError) -> Outcome {
    var digest = Digest()
    digest.add(tools.support.identity)
    digest.add(program)
    digest.add(runs ? "runs" : "compiles")
    let key = digest.finish()
    if let data = cache.data(Self.kind, key),
      let outcome = try? JSONDecoder().decode(Outcome.self, from: data)
    {
      return outcome
    }
    let outcome = try tryOut(program, runs: runs)
    if let data = try? JSONEncoder().encode(outcome) { cache.keep(data, Self.kind, key) }
    return outcome
  }

  /// Compiles and runs a program of one file, and returns all of its output. Caches nothing.
  ///
  /// - Throws: When the machine fails.
  package func rehearse(_ program: SourceFile) throws(GradingError) -> Rehearsal.Outcome {
    let scratch = try ScratchFolder(in: ScratchFolder.parent)
    defer { scratch.remove() }
    // A script's module has this name, which appears in its types' names.
    let runner = ProgramRunner(exercise: .unjudged(named: "main"), tools: tools, reader: reader)
    return try runner.rehearse([], with: program, in: scratch)
  }

  private static let kind = "programs"

  private func tryOut(_ program: String, runs: Bool) throws(GradingError) -> Outcome {
    let scratch = try ScratchFolder(in: ScratchFolder.parent)
    defer { scratch.remove() }
    let folder = try scratch.folder("page")
    let file = folder.appending(path: "main.swift")
    try ScratchFolder.write(Data(program.utf8), to: file)
    let completion = try tools.build(
      tools.script(file.path, runs: runs), reading: folder, writing: nil)
    switch completion.termination {
    case .exited(0):
      return runs ? .printed(completion.outputText) : .compiles
    case .exited(1) where CompilerOutput.firstError(in: completion.errorText) != nil:
      return .doesNotCompile(CompilerOutput.firstError(in: completion.errorText) ?? "")
    case .exited(126), .exited(127):
      // Translators: The step that failed: a program of a page.
      throw .toolFailed(
        step: Message("trying a program", context: "step"), output: completion.errorTail)
    case .exited, .signalled, .deadlinePassed, .outputExceeded:
      let reason = completion.errorText.split(separator: "\n").first.map(String.init)
      return .broke(
        reason ?? "it did not end by itself", printed: runs ? try printed(before: program) : "")
    }
  }

  /// The output of a program before it breaks. A script would lose it.
  private func printed(before program: String) throws(GradingError) -> String {
    let file = SourceFile(name: "main.swift", content: Data(program.utf8))
    guard case .ran(let performance) = try rehearse(file) else { return "" }
    return performance.output
  }
}
