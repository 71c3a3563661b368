import CourseModel
import Execution
import Foundation
import Messages
import SwiftSources

/// Builds the support in a draft folder.
struct SupportMaker: Sendable {
  let draft: URL
  let toolchain: Toolchain
  let executor: Executor

  var compiler: Compiler { Compiler(toolchain: toolchain, moduleCache: path(Self.cacheName)) }

  static let cacheName = "module-cache"

  /// Builds the whole support.
  ///
  /// - Parameters:
  ///   - folders: The folders in which MiniCocoa finds its imports.
  ///   - parts: Additional linker arguments for the suite runner.
  func make(
    _ sources: Support.Sources, searching folders: [String] = [], runnerParts parts: [String] = []
  ) throws(GradingError) {
    let compiler = compiler
    // Neither part needs the other, and the user waits for both. MiniCocoa takes as long as all of
    // the second part.
    try inParallel(2, threads: 2) { part throws(GradingError) in
      if part == 0 {
        try makeLibrary(
          "MiniCocoa", of: sources.miniCocoa, searching: folders,
          // Translators: What failed.
          compiling: Message("compiling MiniCocoa", context: "step"),
          // Translators: What failed.
          linking: Message("linking MiniCocoa", context: "step"))
        try warm(compiler)
      } else {
        try makeChecking(sources.checking, compiler)
        let runner = try write(sources.suiteRunner, into: "SuiteRunner.sources")
        try run(
          Message("compiling the suite runner", context: "step"),
          compiler.object("SuiteRunner", files: runner, into: path("SuiteRunner.o")))
        try makeOpening()
        try makeLibrary(
          SafeFoundation.module, of: sources.safeFoundation,
          // Translators: The step that failed: a module of ours.
          compiling: Message("compiling SafeFoundation", context: "step"),
          // Translators: The step that failed: a module of ours.
          linking: Message("linking SafeFoundation", context: "step"))
        try warm(compiler, interfaceImporting: Self.systemModules)
      }
    }
    try warm(compiler, interfaceImporting: ["MiniCocoa"] + Self.systemModules)
    try run(Message("linking the suite runner", context: "step"), linkRunner(parts))
    for folder in [
      "MiniCocoa.sources", "SafeFoundation.sources", "SafeFoundation.o", "Checking.sources",
      "SuiteRunner.sources", "warm.swift", "warm.o",
      "warm.swiftinterface", "warm", "opening.c",
    ] {
      try? FileManager.default.removeItem(at: draft.appending(path: folder))
    }
    try makeReadable()
  }

  /// Compiles a module and links it as a library.
  ///
  /// - Parameters:
  ///   - folders: The folders in which it finds its imports.
  ///   - objects: Additional object files of the library.
  func makeLibrary(
    _ module: String, of files: [SourceFile], searching folders: [String] = [],
    with objects: [String] = [], compiling: Message, linking: Message
  ) throws(GradingError) {
    let compiler = compiler
    let sources = try write(files, into: "\(module).sources")
    let object = path("\(module).o")
    try run(
      compiling,
      compiler.module(
        module, files: sources, searching: folders, into: draft.path, object: object))
    try run(
      linking,
      compiler.sharedLibrary(
        named: "lib\(module).so", objects: [object] + objects, into: draft.path))
  }

  private func makeChecking(_ files: [SourceFile], _ compiler: Compiler) throws(GradingError) {
    let checking = try write(files, into: "Checking.sources")
    let folder = path(Support.suitesFolder)
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try run(
      Message("compiling the code that suites share", context: "step"),
      compiler.module(
        "Checking", files: checking, searching: [], into: folder,
        object: "\(folder)/\(Support.checkingObject)"))
  }

  private func makeOpening() throws(GradingError) {
    let source = draft.appending(path: "opening.c")
    try ScratchFolder.write(
      Data(Support.openingSource.utf8), to: source, variable: Cache.variable)
    try run(
      Message("compiling the code that programs begin with", context: "step"),
      Command(
        toolchain.clang, ["-c", "-fPIC", source.path, "-o", path(Support.openingObject)],
        environment: toolchain.environment))
  }

  /// Fills the compiler's module cache, which is read-only for submissions.
  private func warm(_ compiler: Compiler) throws(GradingError) {
    let file = draft.appending(path: "warm.swift")
    try ScratchFolder.write(
      Data("import Foundation\nimport MiniCocoa\n".utf8), to: file,
      variable: Cache.variable)
    try run(
      .preparingFoundation,
      compiler.object(
        "Warm", files: [file.path], searching: [draft.path], into: path("warm.o")))
  }

  /// The same for interfaces, for which the compiler builds separate C modules.
  private func warm(
    _ compiler: Compiler, interfaceImporting modules: [String]
  ) throws(GradingError) {
    let interface = draft.appending(path: "warm.swiftinterface")
    try ScratchFolder.write(
      Data((Self.warmInterface + modules.map { "import \($0)\n" }.joined()).utf8),
      to: interface, variable: Cache.variable)
    let folder = path("warm")
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try run(
      // Translators: The step that failed: interfaces of modules.
      Message("preparing interfaces", context: "step"),
      compiler.module(
        "Warm", ofInterface: interface.path, searching: [draft.path], into: folder))
  }

  private static let warmInterface = """
    // swift-interface-format-version: 1.0
    // swift-module-flags: -module-name Warm -swift-version 6 -enable-library-evolution

    """

  /// The modules that interfaces of submissions import, besides MiniCocoa.
  private static let systemModules = [
    "Foundation", "Swift", "_Concurrency", "_StringProcessing", "_SwiftConcurrencyShims",
  ]

  private func linkRunner(_ parts: [String]) -> Command {
    Command(
      toolchain.clang,
      [
        "-fuse-ld=lld", "-pie", "-Wl,-z,relro,-z,now",
        "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN", "-Xlinker", "-rpath",
        "-Xlinker", toolchain.libraries, toolchain.runtimeObject,
        path("SuiteRunner.o"), "-L", toolchain.libraries, "-L", draft.path, "-Xlinker",
        "--no-as-needed", "-lswiftCore", "-lswiftSwiftOnoneSupport", "-lswiftGlibc",
        "-lswift_Concurrency", "-lswift_StringProcessing", "-lswiftSynchronization", "-lTesting",
        "-lMiniCocoa",
      ] + parts + ["-o", path("suite-runner")], environment: toolchain.environment)
  }

  func write(_ files: [SourceFile], into name: String) throws(GradingError) -> [String] {
    let folder = draft.appending(path: name)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    var paths: [String] = []
    for file in files {
      let url = folder.appending(path: file.name)
      try ScratchFolder.write(file.content, to: url, variable: Cache.variable)
      paths.append(url.path)
    }
    return paths
  }

  func run(_ step: Message, _ command: Command) throws(GradingError) {
    let completion = try executor.complete(command)
    if completion.ranOutOfSpace { throw .diskFull(draft.path, variable: Cache.variable) }
    guard completion.succeeded else {
      throw .toolFailed(step: step, output: completion.errorText + completion.outputText)
    }
  }

  /// Makes the draft readable: the compiler writes parts of its module cache for its own user only.
  func makeReadable() throws(GradingError) {
    try run(
      Message("opening the cache to the sandbox", context: "step"),
      Command("/bin/chmod", ["-R", "a+rX", draft.path]))
  }

  func path(_ name: String) -> String { draft.appending(path: name).path }
}

extension Message {
  /// What failed.
  static let preparingFoundation = Message("preparing Foundation", context: "step")
}
