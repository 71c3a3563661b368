import Execution
import Foundation

/// The tools that build and run: a toolchain, the support compiled for it, and the sandbox in which
/// both work.
struct Toolset: Sendable {
  /// The compiler's limit of address space, in bytes.
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

  /// These tools with the given modules.
  func beside(_ given: GivenLibraries) -> Toolset {
    var tools = self
    tools.given = given
    tools.compiler.modulesOfC = given.modulesOfC
    return tools
  }

  /// These tools on the same machine with another cancellation.
  func on(_ machine: Machine) -> Toolset {
    var tools = self
    tools.executor = machine.executor
    return tools
  }

  /// These tools with commands that were started ahead.
  func using(_ warmProcesses: WarmProcesses) -> Toolset {
    var tools = self
    tools.executor.warmProcesses = warmProcesses
    return tools
  }

  var toolchain: Toolchain { compiler.toolchain }

  /// The folders in which the compiler finds the modules that submissions import.
  var modules: [String] { [support.modules] + given.folders }

  /// Changes with everything that affects how the compiler treats the same files.
  var identity: String { support.identity + given.identity }

  /// Compiles or links, confined: the compiler sees only the sources, and writes one folder.
  ///
  /// - Parameters:
  ///   - output: The folder for the products; nil if the command writes none.
  ///   - seconds: The limit of time, and of processor time on each of two processors. Nil uses the
  ///     executor's limit.
  /// - Throws: Also when the disk is full. A tool's output alone does not prove that.
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

  /// The command in the form in which `build` runs it.
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
      // Source code that takes the compiler for ever must not end as "the machine is busy": no
      // submission may choose its outcome.
      command.limits.patienceSeconds = 4 * seconds
      // Twice, because the frontend and the linker use threads.
      command.limits.cpuSeconds = Int((seconds * 2).rounded(.up))
    }
    return command
  }
}
