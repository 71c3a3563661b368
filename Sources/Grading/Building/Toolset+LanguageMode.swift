import CourseModel
import Execution
import Foundation
import Messages

// Sources in another language mode than the course's. The compiler builds separate C modules for
// them, and its cache is read-only where submissions are compiled.

extension Toolset {
  private static let kind = "modes"

  /// These tools for sources in the given mode, such as `5`; prepared the first time.
  func speaking(_ mode: String, on machine: Machine) throws(GradingError) -> Toolset {
    guard mode != compiler.languageMode else { return self }
    var tools = self
    if mode == Compiler.ownMode {
      tools.compiler = Compiler(toolchain: toolchain, moduleCache: support.moduleCache)
      return tools
    }
    var digest = Digest()
    digest.add(support.identity)
    digest.add(mode)
    let free = Executor(sandbox: NoSandbox(), cancellation: executor.cancellation)
    let folder = try machine.cache.entry(Self.kind, digest.finish()) { draft throws(GradingError) in
      // Translators: What failed. A mode of the language, a number.
      machine.announce(Message("Preparing the grader for Swift \(mode, "mode") …"))
      let maker = SupportMaker(draft: draft, toolchain: toolchain, executor: free)
      try maker.makeModules(inMode: mode)
    }
    tools.compiler = Compiler(
      toolchain: toolchain, moduleCache: folder.appending(path: SupportMaker.cacheName).path,
      languageMode: mode)
    return tools
  }
}

extension SupportMaker {
  /// Fills a module cache with the imports of sources in this mode.
  fileprivate func makeModules(inMode mode: String) throws(GradingError) {
    let compiler = Compiler(
      toolchain: toolchain, moduleCache: path(Self.cacheName), languageMode: mode)
    let files = try write(
      [
        SourceFile(
          name: "Warm.swift",
          content: Data("import Foundation\nimport Glibc\nimport Testing\n".utf8))
      ], into: "Warm.sources")
    let object = path("Warm.o")
    try run(.preparingFoundation, compiler.object("Warm", files: files, into: object))
    for leftover in ["Warm.sources", "Warm.o"] {
      try? FileManager.default.removeItem(at: draft.appending(path: leftover))
    }
    try makeReadable()
  }
}
