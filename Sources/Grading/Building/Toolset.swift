import Execution
import Foundation

/// What builds and runs: an installed toolchain, what was compiled with it beforehand, and the
/// sandbox in which both work.
struct Toolset: Sendable {
  /// Address space of the compiler, in bytes.
  static let compilerMemory = 3 << 30

  var compiler: Compiler
  let support: Support
  /// The modules that come with the exercise.
  var given = GivenLibraries()
  private(set) var executor: Executor

  /// The tools of a machine, with the support that it has prepared.
  init(of machine: Machine, with support: Support) {
    compiler = Compiler(toolchain: machine.toolchain, moduleCache: support.moduleCache)
    self.support = support
    executor = machine.executor
  }

  /// The same beside these modules.
  func beside(_ given: GivenLibraries) -> Toolset {
    var tools = self
    tools.given = given
    tools.compiler.modulesOfC = given.modulesOfC
    return tools
  }

  /// The same, where these commands were started ahead.
  func using(_ standbys: Standbys) -> Toolset {
    var tools = self
    tools.executor.standbys = standbys
    return tools
  }

  var toolchain: Toolchain { compiler.toolchain }

  /// Where the compiler finds what submissions import.
  var modules: [String] { [support.modules] + given.folders }

  /// Differs when anything does that decides what the compiler makes of the same files.
  var identity: String { support.identity + given.identity }

  /// Compiles or links, confined: what is compiled sees its own sources, and writes one folder.
  ///
  /// - Parameters:
  ///   - output: nil if nothing is written.
  ///   - seconds: What it may take, also of each of two processors; nil for the executor's own limit.
  /// - Throws: also when the disk is full, of which a tool's words alone are no proof.
  func build(
    _ command: Command, reading sources: URL, writing output: URL?, within seconds: Double? = nil
  ) throws(GradingError) -> Completion {
    let completion = try executor.complete(
      self.command(command, reading: sources, writing: output, within: seconds))
    if completion.ranOutOfSpace, completion.speaksOfSystemOnly || ScratchFolder.isParentFull {
      throw .diskFull(ScratchFolder.parent.path, variable: "TMPDIR")
    }
    return completion
  }

  /// The command as it is run by `build`.
  func command(
    _ command: Command, reading sources: URL, writing output: URL?, within seconds: Double? = nil
  ) -> Command {
    var command = command
    command.readable =
      toolchain.readableForBuilding + [support.folder.path, compiler.moduleCache, sources.path]
      + given.folders
    command.writable = output.map { [$0.path] } ?? []
    command.limits.memoryBytes = Self.compilerMemory
    if let seconds {
      command.limits.wallSeconds = seconds
      // Twice, because the frontend and the linker have threads.
      command.limits.cpuSeconds = Int((seconds * 2).rounded(.up))
    }
    return command
  }
}
