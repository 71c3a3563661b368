import CourseModel
import Execution
import Foundation

/// Where a module is compiled and linked: a scratch folder with its sources, and with what is made of
/// them.
///
/// Its command is known before any file is. The compiler asks for its arguments when it has done what
/// is the same each time, a third of what a small program costs it: so it may be started ahead.
struct BuildPlace: Sendable {
  let module: String
  /// Whether formats are held against their arguments when they are used (`SafeFoundation`).
  let checksFormats: Bool
  let scratch: ScratchFolder
  let sources: URL
  let output: URL
  /// What was started ahead to work here.
  let standbys = Standbys()

  /// A new place.
  ///
  /// - Parameter purpose: A word in its name, for whoever looks what a grader does.
  init(
    for exercise: Exercise, with tools: Toolset, purpose: String? = nil
  ) throws(GradingError) {
    module = exercise.name
    checksFormats = !exercise.admission.allows(.unsafe)
    scratch = try ScratchFolder(in: ScratchFolder.parent, for: purpose)
    do throws(GradingError) {
      sources = try scratch.folder("src")
      output = try scratch.folder("out", ownedBy: tools.executor.sandbox.user)
    } catch {
      scratch.remove()
      throw error
    }
  }

  /// Ends what waits here, and removes all that there is.
  func remove() {
    standbys.dismiss()
    scratch.remove()
  }

  /// The object that is compiled here.
  var object: String { output.appending(path: "\(module).o").path }

  private var exports: URL { sources.appending(path: "exports") }
  private var arguments: URL { sources.appending(path: "arguments") }

  /// Compiles what was written here (`write`), and links it.
  func command(with compiler: Compiler) -> Command {
    var command = Command(inTurn: [
      Command(
        compiler.toolchain.frontend, ["-frontend", "@/dev/stdin"],
        environment: compiler.toolchain.environment),
      compiler.sharedLibrary(
        named: "lib\(module).so", objects: [object], exports: exports.path,
        flags: checksFormats ? SafeFoundation.linking : [], into: output.path),
    ])
    command.input = Array("@\(arguments.path.quotedForArguments)".utf8)
    return command
  }

  /// Writes the sources, and what the compiler and the linker are told.
  ///
  /// - Parameter flags: Of a package's module, whose tests see what is internal.
  func write(
    _ files: [SourceFile], for compiler: Compiler, searching folders: [String],
    memorySafe: Bool = false, testable flags: [String]? = nil
  ) throws(GradingError) {
    var paths: [String] = []
    for file in files {
      let url = sources.appending(path: file.name)
      try ScratchFolder.write(file.content, to: url)
      paths.append(url.path)
    }
    try ScratchFolder.write(Data(Compiler.exports(ofModule: module).utf8), to: exports)
    let compiling = compiler.module(
      module, files: paths, searching: folders, into: output.path, object: object,
      memorySafe: memorySafe, testable: flags)
    // Without the word that says which of its programs the frontend is to be.
    let words = compiling.arguments.dropFirst().map(\.quotedForArguments)
    try ScratchFolder.write(Data(words.joined(separator: "\n").utf8), to: arguments)
  }
}

extension String {
  /// One word of a file of arguments, whatever it holds
  /// (https://llvm.org/docs/CommandLine.html#response-files).
  fileprivate var quotedForArguments: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
