import CourseModel
import Execution
import Foundation
import Messages

/// Compiles the modules that come with an exercise, once for each combination of content and
/// support.
///
/// Each is compiled alone, confined as suites are, before any of the learner's code.
struct GivenCache: Sendable {
  let exercise: Exercise
  let tools: Toolset
  let machine: Machine
  /// Transforms a module's files before they are compiled, as in `SuiteCache`.
  var rewriting: @Sendable ([SourceFile]) throws(GradingError) -> [SourceFile] = { $0 }

  private static let kind = "modules"
  private static let factsName = "facts.json"

  /// The modules of the exercise, compiled now unless they are cached.
  ///
  /// - Throws: `moduleDoesNotCompile`, which is the author's fault.
  func libraries() throws(GradingError) -> GivenLibraries {
    var made = GivenLibraries()
    for module in try ofCourse(exercise.modules) {
      made.all.append(try library(module, beside: made))
    }
    return made
  }

  private func library(
    _ module: GivenModule, beside others: GivenLibraries
  ) throws(GradingError) -> GivenLibraries.Library {
    let needed = others.needed(by: module)
    let tools =
      try module.languageMode.map { mode throws(GradingError) in
        try self.tools.speaking(mode, on: machine)
      } ?? self.tools
    var digest = Digest()
    digest.add(tools.support.identity)  // covers the toolchain, the flags and MiniCocoa
    digest.add(GivenLibraries.Facts.format)
    digest.add(tools.compiler.languageMode)
    digest.add(exercise.package == nil ? "of a course" : "of a package")
    module.add(to: &digest)
    digest.add(needed.identity)
    let key = digest.finish()
    let folder = try machine.cache.entry(Self.kind, key) { draft throws(GradingError) in
      machine.announce(
        Message("Compiling the module \(module.name, "module") of \(exercise.name, "exercise") …"))
      try compile(module, with: tools.beside(needed), into: draft)
    }
    let file = folder.appending(path: Self.factsName)
    guard let data = try? Data(contentsOf: file),
      let facts = try? JSONDecoder().decode(GivenLibraries.Facts.self, from: data)
    else {
      machine.cache.distrust(Self.kind, key)
      throw .file(path: file.path, reason: Message("cannot be read; grade it again"))
    }
    return GivenLibraries.Library(
      module, beside: others, key: key, folder: folder, facts: facts)
  }

  private func compile(
    _ module: GivenModule, with tools: Toolset, into draft: URL
  ) throws(GradingError) {
    let scratch = try ScratchFolder(in: ScratchFolder.parent)
    defer { scratch.remove() }
    let sources = try scratch.folder("module")
    let output = try scratch.folder("out", ownedBy: tools.executor.sandbox.user)
    let files = module.language == .swift ? try rewriting(module.files) : module.files
    try Self.write(files, into: sources)
    let maker = GivenMaker(
      module: module, isOfPackage: exercise.package != nil, tools: tools, sources: sources,
      output: output)
    let completion = try tools.build(maker.command, reading: sources, writing: output)
    switch completion.termination {
    case .exited(0): break
    case .exited(1) where CompilerOutput.hasError(in: completion.errorText),
      .deadlinePassed, .outputExceeded:
      // Name the author's file instead of the copy that was compiled.
      let place =
        exercise.package == nil
        ? "\(GivenModule.folderName)/\(module.name)/" : "\(module.name)/"
      throw .moduleDoesNotCompile(
        module.name, exercise: exercise.name,
        output: CompilerOutput.errors(in: completion.errorText)
          .replacing(sources.path + "/", with: place))
    default:
      throw .toolFailed(
        step: Message("compiling the module \(module.name, "module")", context: "step"),
        output: completion.errorText)
    }
    let facts = try maker.facts()
    try Self.write(
      maker.headers, into: draft.appending(path: GivenMaker.headersName),
      variable: Cache.variable)
    for url in maker.products {
      try url.copied(intoEntry: draft.appending(path: url.lastPathComponent))
    }
    let data = (try? JSONEncoder().encode(facts)) ?? Data()
    try ScratchFolder.write(
      data, to: draft.appending(path: Self.factsName), variable: Cache.variable)
  }

  /// Writes files and creates the folders in their names, which may be paths.
  private static func write(
    _ files: [SourceFile], into folder: URL, variable: String = "TMPDIR"
  ) throws(GradingError) {
    for file in files {
      let url = folder.appending(path: file.name)
      try? FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try ScratchFolder.write(file.content, to: url, variable: variable)
    }
  }
}
