import CourseModel
import Execution
import Foundation

@testable import Grading

/// Compiles sources as the module of an exercise, with this machine's compiler and bubblewrap.
enum Probe {
  static func build(
    _ files: [SourceFile], allowing admission: Admission = Admission()
  ) throws -> Build {
    let laboratory = try Bench.laboratory()
    let support = try laboratory.support()
    var exercise = try Bench.exercise("ColorPicker")
    exercise.admission = admission
    let builder = Builder(
      exercise: exercise,
      compiler: Compiler(toolchain: laboratory.toolchain, moduleCache: support.moduleCache),
      support: support, executor: laboratory.executor,
      reader: laboratory.sourceReader)
    let scratch = try ScratchFolder(in: ScratchFolder.parent)
    defer { scratch.remove() }
    return try builder.build(files, in: scratch)
  }
}
