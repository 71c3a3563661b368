import CourseModel
import Execution
import Foundation
import GradingTestSupport
import Testing

@testable import Grading

/// Compiles sources as the module of an exercise, with this machine's compiler and bubblewrap.
enum Probe {
  static func build(
    _ files: [SourceFile], allowing admission: Admission = Admission()
  ) throws -> Build {
    let machine = try TestMachine.machine()
    var exercise = try TestMachine.exercise("ColorPicker")
    exercise.admission = admission
    let tools = Toolset(of: machine, with: try machine.support())
    let builder = Builder(exercise: exercise, tools: tools, reader: machine.sourceReader)
    let place = try BuildPlace(for: exercise, with: tools)
    defer { place.remove() }
    return try builder.build(files, in: place)
  }

  /// Compiles this text as a module called Unit and returns the object.
  static func object(of text: String) async throws -> URL {
    let folder = try TestMachine.emptyFolder()
    let source = folder.appending(path: "Unit.swift")
    try Data(text.utf8).write(to: source)
    let object = folder.appending(path: "Unit.o")
    let executor = Executor(sandbox: NoSandbox(), cancellation: try Cancellation())
    let compiler = Compiler(
      toolchain: try TestMachine.toolchain(),
      moduleCache: TestMachine.folder.appending(path: "modules").path)
    let completion = try await TestMachine.withPermit {
      let folders =
        text.contains("import MiniCocoa") ? [try TestMachine.machine().support().modules] : []
      return try executor.run(
        compiler.object("Unit", files: [source.path], searching: folders, into: object.path))
    }
    try #require(completion.succeeded, "\(completion.errorText)")
    return object
  }
}
