import CourseModel
import Execution
import Foundation
import GradingTestSupport

@testable import Grading

/// Compiles wrong programs with this machine's compiler, and explains its output.
enum WrongProgram {
  /// The last stage that the compiler reaches: none without a module, and flow only if all types
  /// fit.
  enum Stage: CaseIterable {
    case modules, types, flow
  }

  /// Returns the compiler's output for these files as one module.
  static func words(on files: [SourceFile], upTo stage: Stage) async throws -> String {
    let folder = try TestMachine.emptyFolder()
    let paths = try files.map { file in
      let url = folder.appending(path: file.name)
      try file.content.write(to: url)
      return url.path
    }
    let compiler = Compiler(
      toolchain: try TestMachine.toolchain(),
      moduleCache: TestMachine.folder.appending(path: "modules").path)
    let command =
      switch stage {
      case .modules, .types: compiler.typecheck("Unit", files: paths, searching: [])
      case .flow:
        compiler.object("Unit", files: paths, into: folder.appending(path: "Unit.o").path)
      }
    let executor = Executor(sandbox: NoSandbox(), cancellation: try Cancellation())
    return try await TestMachine.withPermit { try executor.run(command).errorText }
  }

  /// Returns a learner's view of this output for these files.
  static func explained(
    _ words: String, on files: [SourceFile], imports: [String] = [], participants: [String] = []
  ) throws -> [Diagnostic] {
    let policy = SourcePolicy(
      for: try TestMachine.exercise("ColorPicker"), toolchain: try TestMachine.toolchain())
    let program = Program(
      files, imports: imports, participants: participants,
      reading: SourceReading(files, under: policy))
    return Explainer(program).explained(
      CompilerOutput.diagnostics(in: words, names: SourceNames(files)))
  }
}
