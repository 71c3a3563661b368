import Execution
import Foundation
import Messages

extension Machine {
  /// Compiles and runs a program that imports what submissions import, confined, with the compiler
  /// cache that submissions use. Rebuilds that cache if it has become unusable.
  ///
  /// - Throws: A problem that would keep every submission from being judged.
  package func prove() throws(GradingError) {
    let support = try support()
    do throws(GradingError) {
      try prove(support)
    } catch .toolFailed {
      distrust(support)
      try prove(self.support())
    }
  }

  private func prove(_ support: Support) throws(GradingError) {
    let scratch = try ScratchFolder(in: ScratchFolder.parent)
    defer { scratch.remove() }
    let sources = try scratch.folder("src")
    let output = try scratch.folder("out", ownedBy: executor.sandbox.user)
    let file = sources.appending(path: "main.swift")
    try ScratchFolder.write(Data(Self.program.utf8), to: file)
    let program = output.appending(path: "Proof").path
    let tools = Toolset(of: self, with: support)
    let named = toolchain.library(ofModule: "Foundation").map { [$0] } ?? []
    let build = Command(
      inTurn: tools.program(
        "Proof", files: [file.path], naming: named, memorySafe: true, object: program + ".o",
        into: program))
    try verify(
      tools.build(build, reading: sources, writing: output),
      Message("compiling a program that imports Foundation and MiniCocoa", context: "step"))
    var run = Command(program, [], environment: ["HOME": "/tmp", "SWIFT_BACKTRACE": "enable=no"])
    run.readable = toolchain.readableForRunning + [support.folder.path, output.path]
    run.limits.scratchBytes = 0
    run.limits.wallSeconds = 20
    run.systemCalls = .running
    try verify(
      executor.complete(run),
      Message("running a program that imports Foundation and MiniCocoa", context: "step"))
  }

  private func verify(_ completion: Completion, _ step: Message) throws(GradingError) {
    guard completion.succeeded else {
      throw .toolFailed(step: step, output: completion.errorTail)
    }
  }

  private static let program = """
    import Foundation
    import MiniCocoa

    _ = (Date(timeIntervalSince1970: 0).formatted(.iso8601), View())

    """
}
