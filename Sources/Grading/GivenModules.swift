import CourseModel
import Execution
import Foundation

/// The modules that an exercise gives, compiled: once for their text, before anything of a learner's.
///
/// Submission, suite and rehearsal are compiled against the same modules, and in a process there is
/// one library of each, which is loaded before the submission: so what the learner extends is what the
/// suite sees.
struct GivenModules: Sendable {
  /// Their names, each after those that it imports.
  let names: [String]
  /// Where their `.swiftmodule` files and libraries lie; nil if there are none.
  private let folder: String?

  /// For an exercise that gives nothing.
  static let none = GivenModules(names: [], folder: nil)

  /// Folders in which the compiler looks for them, and that whatever uses them may read.
  var folders: [String] { folder.map { [$0] } ?? [] }
  /// Their libraries, in the order in which they are loaded.
  var libraries: [String] {
    folder.map { folder in names.map { "\(folder)/\(Self.library(of: $0))" } } ?? []
  }
  /// Changes when anything of them does.
  var identity: String { folder ?? "" }

  private init(names: [String], folder: String?) {
    self.names = names
    self.folder = folder
  }

  private static let kind = "given"
  private static func library(of module: String) -> String { "lib\(module).so" }
}

extension GivenModules {
  /// Those of this exercise, compiled now if they are not ready.
  ///
  /// - Throws: also when one does not compile, which is its author's fault.
  init(
    of exercise: Exercise, support: Support, compiler: Compiler, in laboratory: Laboratory
  ) throws(GradingError) {
    let modules = try ofCourse(exercise.givenModules)
    guard !modules.isEmpty else {
      self = .none
      return
    }
    var digest = Digest()
    digest.add(support.identity)
    for module in modules {
      digest.add(module.name)
      digest.add(module.files)
    }
    let executor = laboratory.executor
    let folder = try laboratory.cache.entry(Self.kind, digest.finish()) {
      draft throws(GradingError) in
      laboratory.announce("Compiling the modules of \(exercise.name) …")
      for module in modules {
        try Self.compile(module, of: exercise, support, compiler, executor, into: draft)
      }
    }
    self.init(names: modules.map(\.name), folder: folder.path)
  }

  private static func compile(
    _ module: GivenModule, of exercise: Exercise, _ support: Support, _ compiler: Compiler,
    _ executor: Executor, into draft: URL
  ) throws(GradingError) {
    let scratch = try ScratchFolder(in: ScratchFolder.parent)
    defer { scratch.remove() }
    let sources = try scratch.folder("given")
    let output = try scratch.folder("out", ownedBy: executor.sandbox.user)
    for file in module.files {
      try ScratchFolder.write(file.content, to: sources.appending(path: file.name))
    }
    let object = output.appending(path: "\(module.name).o").path
    var command = Command(inTurn: [
      compiler.module(
        module.name, files: module.files.map { sources.appending(path: $0.name).path },
        searching: [support.modules, draft.path], into: output.path, object: object),
      compiler.sharedLibrary(
        named: library(of: module.name), objects: [object], into: output.path),
    ])
    command.readable =
      compiler.toolchain.readableForBuilding + [support.folder.path, sources.path, draft.path]
    command.writable = [output.path]
    command.limits.memoryBytes = Builder.compilerMemory
    let completion = try executor.complete(command)
    if completion.ranOutOfSpace, completion.speaksOfSystemOnly || ScratchFolder.isParentFull {
      throw .diskFull(ScratchFolder.parent.path, variable: "TMPDIR")
    }
    guard completion.succeeded else {
      throw .toolFailed(
        step: "compiling the module \(module.name) of \(exercise.name)",
        output: completion.errorText.replacing(
          sources.path + "/", with: "Modules/\(module.name)/"))
    }
    for name in ["\(module.name).swiftmodule", library(of: module.name)] {
      try SuiteCache.move(output.appending(path: name), to: draft.appending(path: name))
    }
  }
}
