import CourseModel
import Execution
import Foundation

/// The place where a module is compiled and linked: a scratch folder with its sources and products.
///
/// Its command is known before its files are, so the compiler can be started ahead. It reads its
/// arguments only after its fixed initialisation, which is a third of the time for a small program.
struct BuildPlace: Sendable {
  let module: String
  /// Whether to check formats against their arguments at run time (`SafeFoundation`).
  let checksFormats: Bool
  let scratch: ScratchFolder
  let sources: URL
  let output: URL
  /// The processes started ahead to work here.
  let warmProcesses = WarmProcesses()

  /// Creates a place.
  ///
  /// - Parameter purpose: A word for the folder's name that shows what the grader does there.
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

  /// Ends the waiting processes, and removes all files.
  func remove() {
    warmProcesses.dismiss()
    scratch.remove()
  }

  var object: String { output.appending(path: "\(module).o").path }

  private var exports: URL { sources.appending(path: "exports") }
  private var arguments: URL { sources.appending(path: "arguments") }

  /// The command that compiles the written files (`write`), and links them.
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

  /// Writes the sources, and the arguments for the compiler and the linker.
  ///
  /// - Parameter flags: The flags of a package's module, whose tests see its internal declarations.
  ///   Nil for other modules.
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
    // Drop `-frontend`: the command line already selects that program.
    let words = compiling.arguments.dropFirst().map(\.quotedForArguments)
    try ScratchFolder.write(Data(words.joined(separator: "\n").utf8), to: arguments)
  }
}

extension String {
  /// This string as one word of an arguments file, whatever it contains
  /// (https://llvm.org/docs/CommandLine.html#response-files).
  fileprivate var quotedForArguments: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
