import CourseModel
import Foundation

/// What all chunks of an exercise have in common, and how their tasks are started.
struct ChunkOrder: Sendable {
  let exercise: Exercise
  let judge: JudgeIdentity
  /// Where judgements are kept.
  let reports: ReportCache
  /// The program that a task starts, by its real path.
  private let program: String
  /// Where it finds its own sources.
  private let sources: URL
  /// The folder of the compiler's programs.
  private let tools: String

  /// That of a grader's exercise; reads switchboard's own file the first time.
  init(of grader: Grader) throws(GradingError) {
    let machine = grader.machine
    exercise = grader.exercise
    judge = try machine.judgeIdentity(of: grader.exercise)
    reports = try grader.reportCache()
    program = machine.programFile.path
    sources = machine.sources
    tools = URL(filePath: machine.toolchain.frontend).deletingLastPathComponent().path
  }

  /// What a task may use, in megabytes.
  var megabytes: Int { exercise.limits.megabytesOfTask }

  /// The chunk of these submissions.
  func chunk(_ parts: [Chunk.Part]) -> Chunk {
    let course =
      exercise.course == nil
      ? nil : exercise.folder.deletingLastPathComponent().deletingLastPathComponent().path
    return Chunk(
      format: Chunk.format, course: course, exercise: exercise.folder.path,
      package: exercise.package, judge: judge,
      results: reports.folder.path, parts: parts)
  }

  /// The program of the shell that each task of an array runs: it judges the chunk of its number.
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
  /// Memory of a task that judges one submission at a time, in megabytes: what a submission may have, and
  /// a gigabyte for switchboard, the compiler, and the sandbox's own files.
  var megabytesOfTask: Int { memoryBytes >> 20 + 1024 }
}

extension String {
  /// As a word of the shell's, whatever is in it.
  fileprivate var quotedForShell: String { "'\(replacing("'", with: "'\\''"))'" }
}
