import CourseModel
import Execution
import Foundation
import Messages
import Threads

/// What every submission is built and run with: MiniCocoa, what suites share, the program that runs
/// them, and the compiler's cache of the C modules under them.
///
/// Made once for each toolchain, and again when a header or a module changes from which the cache
/// was made: the compiler notices that, and submissions cannot write the cache.
struct Support: Sendable {
  let folder: URL

  /// Where `MiniCocoa.swiftmodule` lies.
  var modules: String { folder.path }
  /// Where `Checking.swiftmodule` lies, which only suites may see.
  var modulesForSuites: String { folder.appending(path: Self.suitesFolder).path }
  /// The object of the target Checking, which becomes a part of each suite.
  var checking: String { "\(modulesForSuites)/\(Self.checkingObject)" }
  var moduleCache: String { folder.appending(path: "module-cache").path }
  /// A part of every program that is rehearsed.
  var opening: String { folder.appending(path: Self.openingObject).path }
  /// The program of the target SuiteRunner.
  var runner: String { folder.appending(path: "suite-runner").path }
  /// Changes when anything in it does.
  var identity: String { folder.lastPathComponent }

  fileprivate static let kind = "support"
  fileprivate static let suitesFolder = "suites"
  fileprivate static let checkingObject = "Checking.o"
  fileprivate static let openingObject = "opening.o"

  /// In C, because it has to run before the learner's first statement without being one: what is
  /// printed is handed on at once, so that a crash loses none of it.
  fileprivate static let openingSource = """
    #include <stdio.h>
    __attribute__((constructor)) static void open_stage(void) { setvbuf(stdout, 0, _IONBF, 0); }

    """
}

extension Support {
  /// The sources of the targets MiniCocoa, Checking and SuiteRunner, from a folder that holds all.
  struct Sources {
    let miniCocoa: [SourceFile]
    let checking: [SourceFile]
    let suiteRunner: [SourceFile]

    init(in folder: URL) throws(GradingError) {
      miniCocoa = try Self.files(in: folder.appending(path: "MiniCocoa"))
      checking = try Self.files(in: folder.appending(path: "Checking"))
      suiteRunner = try Self.files(in: folder.appending(path: "SuiteRunner"))
    }

    /// All Swift files in a folder and its folders; no two have the same name.
    private static func files(in folder: URL) throws(GradingError) -> [SourceFile] {
      guard case .tree(let tree) = try FileTree.reading(folder) else { throw nothing(in: folder) }
      var files: [SourceFile] = []
      for entry in tree.entries where entry.path.name.hasSuffix(".swift") {
        guard case .file(_, let read) = entry.kind else { continue }
        files.append(SourceFile(name: entry.path.name, content: try read()))
      }
      guard !files.isEmpty else { throw nothing(in: folder) }
      return files.sorted { $0.name < $1.name }
    }

    private static func nothing(in folder: URL) -> GradingError {
      .file(path: folder.path, reason: .noSources)
    }
  }

  /// The support in the cache, made now if it is not there: takes some seconds then.
  init(
    sources: Sources, toolchain: Toolchain, cache: Cache, executor: Executor,
    announce: (Message) -> Void
  ) throws(GradingError) {
    var digest = Digest()
    digest.add(toolchain.identity)
    digest.add(Compiler.flagsForIdentity)
    digest.add(cache.folder.path)  // the compiler's own cache is of no use in another place
    digest.add(sources.miniCocoa)
    digest.add(sources.checking)
    digest.add(sources.suiteRunner)
    digest.add(Self.openingSource)
    let ingredients = Ingredients(cache: cache, toolchain: toolchain, executor: executor)
    let base = String(digest.finish().prefix(32))
    if let ready = cache.entry(Self.kind, ingredients.key(base)) {
      folder = ready
      return
    }
    announce(.preparingGrader)
    try ingredients.list()
    folder = try cache.entry(Self.kind, ingredients.key(base)) { draft throws(GradingError) in
      try Maker(draft: draft, toolchain: toolchain, executor: executor).make(sources)
    }
  }

  /// Has it made anew the next time, because the compiler cannot use it.
  func distrust(in cache: Cache) { cache.distrust(Self.kind, identity) }
}

/// Builds the support in a draft folder.
private struct Maker: Sendable {
  let draft: URL
  let toolchain: Toolchain
  let executor: Executor

  func make(_ sources: Support.Sources) throws(GradingError) {
    let compiler = Compiler(toolchain: toolchain, moduleCache: path("module-cache"))
    // Neither needs the other, and who waits for this has more than one processor.
    try inParallel(2, threads: 2) { part throws(GradingError) in
      if part == 0 {
        try makeCocoa(sources.miniCocoa, compiler)
        try warm(compiler)
      } else {
        try makeChecking(sources.checking, compiler)
        let runner = try write(sources.suiteRunner, into: "SuiteRunner.sources")
        try run(
          .compilingRunner,
          compiler.object("SuiteRunner", files: runner, into: path("SuiteRunner.o")))
        try makeOpening()
      }
    }
    try run(.linkingRunner, linkRunner())
    for folder in [
      "MiniCocoa.sources", "Checking.sources", "SuiteRunner.sources", "warm.swift", "warm.o",
      "warm.swiftinterface", "warm", "opening.c",
    ] {
      try? FileManager.default.removeItem(at: draft.appending(path: folder))
    }
    try makeReadable()
  }

  private func makeCocoa(
    _ sources: [SourceFile], _ compiler: Compiler
  ) throws(GradingError) {
    let cocoa = try write(sources, into: "MiniCocoa.sources")
    try run(
      .compilingCocoa,
      compiler.module(
        "MiniCocoa", files: cocoa, searching: [], into: draft.path, object: path("MiniCocoa.o")))
    try run(
      .linkingCocoa,
      compiler.sharedLibrary(
        named: "libMiniCocoa.so", objects: [path("MiniCocoa.o")], into: draft.path))
  }

  private func makeChecking(_ files: [SourceFile], _ compiler: Compiler) throws(GradingError) {
    let checking = try write(files, into: "Checking.sources")
    let folder = path(Support.suitesFolder)
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try run(
      .compilingChecking,
      compiler.module(
        "Checking", files: checking, searching: [], into: folder,
        object: "\(folder)/\(Support.checkingObject)"))
  }

  private func makeOpening() throws(GradingError) {
    let source = draft.appending(path: "opening.c")
    try ScratchFolder.write(
      Data(Support.openingSource.utf8), to: source, variable: Cache.variable)
    try run(
      .compilingOpening,
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
    // Interfaces are compiled with C modules of their own.
    let interface = draft.appending(path: "warm.swiftinterface")
    try ScratchFolder.write(
      Data(Self.warmInterface.utf8), to: interface, variable: Cache.variable)
    let folder = path("warm")
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try run(
      .preparingInterfaces,
      compiler.module(
        "Warm", ofInterface: interface.path, searching: [draft.path], into: folder))
  }

  private static let warmInterface = """
    // swift-interface-format-version: 1.0
    // swift-module-flags: -module-name Warm -swift-version 6 -enable-library-evolution
    import Foundation
    import MiniCocoa
    import Swift
    import _Concurrency
    import _StringProcessing
    import _SwiftConcurrencyShims

    """

  private func linkRunner() -> Command {
    Command(
      toolchain.clang,
      [
        "-fuse-ld=lld", "-pie", "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN", "-Xlinker", "-rpath",
        "-Xlinker", toolchain.libraries, toolchain.runtimeObject,
        path("SuiteRunner.o"), "-L", toolchain.libraries, "-L", draft.path, "-Xlinker",
        "--no-as-needed", "-lswiftCore", "-lswiftSwiftOnoneSupport", "-lswiftGlibc",
        "-lswift_Concurrency", "-lswift_StringProcessing", "-lswiftSynchronization", "-lTesting",
        "-lMiniCocoa", "-o", path("suite-runner"),
      ], environment: toolchain.environment)
  }

  private func write(_ files: [SourceFile], into name: String) throws(GradingError) -> [String] {
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

  private func run(_ step: Message, _ command: Command) throws(GradingError) {
    let completion = try executor.complete(command)
    if completion.ranOutOfSpace { throw .diskFull(draft.path, variable: Cache.variable) }
    guard completion.succeeded else {
      throw .toolFailed(step: step, output: completion.errorText + completion.outputText)
    }
  }

  /// The compiler writes parts of its module cache for its own user only.
  private func makeReadable() throws(GradingError) {
    try run(
      .openingCache, Command("/bin/chmod", ["-R", "a+rX", draft.path]))
  }

  private func path(_ name: String) -> String { draft.appending(path: name).path }
}
