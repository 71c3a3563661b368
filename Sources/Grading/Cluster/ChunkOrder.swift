import CourseModel
import Foundation

/// The settings that all chunks of an exercise share, and the script that starts their tasks.
struct ChunkOrder: Sendable {
  let exercise: Exercise
  let judge: JudgeIdentity
  /// The cache for the judgements.
  let reports: ReportCache
  /// The program that a task starts, by its real path.
  private let program: String
  /// The program's folder of sources.
  private let sources: URL
  /// The folder with the compiler's programs.
  private let tools: String

  /// The order for a grader's exercise. The first time, reads switchboard's program file.
  init(of grader: Grader) throws(GradingError) {
    let machine = grader.machine
    exercise = grader.exercise
    judge = try machine.judgeIdentity(of: grader.exercise)
    reports = try grader.reportCache()
    program = machine.programFile.path
    sources = machine.sources
    tools = URL(filePath: machine.toolchain.frontend).deletingLastPathComponent().path
  }

  /// The memory that a task may use, in megabytes.
  var megabytes: Int { exercise.limits.megabytesOfTask }

  func chunk(_ parts: [Chunk.Part]) -> Chunk {
    let course =
      exercise.course == nil
      ? nil : exercise.folder.deletingLastPathComponent().deletingLastPathComponent().path
    return Chunk(
      format: Chunk.format, course: course, exercise: exercise.folder.path,
      package: exercise.package, judge: judge,
      results: reports.folder.path, parts: parts)
  }

  /// The shell script that each task of an array runs. It judges the chunk with the task's number.
  func script(for folder: ArrayFolder) -> String {
    let home = sources.deletingLastPathComponent().path
    return """
      #!/bin/sh
      # A task of switchboard's: judges the chunk of its number, and writes what comes of it.
      PATH=\(tools.quotedForShell):"$PATH"
      SWITCHBOARD_CACHE=\(reports.cache.folder.path.quotedForShell)
      SWITCHBOARD_HOME=\(home.quotedForShell)
      export PATH SWITCHBOARD_CACHE SWITCHBOARD_HOME
      exec \(program.quotedForShell) \(ChunkWorker.argument) \
      \(folder.chunkPrefix.quotedForShell)"$SLURM_ARRAY_TASK_ID".json

      """
  }
}

extension Exercise.Limits {
  /// The memory of a task that judges one submission at a time, in megabytes: the submission's
  /// limit, and a gigabyte for switchboard, the compiler, and the sandbox's files.
  var megabytesOfTask: Int { memoryBytes >> 20 + 1024 }
}

extension String {
  /// This string as one word for the shell, whatever it contains.
  fileprivate var quotedForShell: String { "'\(replacing("'", with: "'\\''"))'" }
}
