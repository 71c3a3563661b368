import CourseModel
import Execution
import Foundation
import GradingTestSupport
import Testing

@testable import Grading

/// A task of a job array without Slurm: its script runs as under Slurm.
@Suite("A task of a cluster")
struct ChunkWorkerTests {
  private let exercise: Exercise
  private let folder: ArrayFolder

  init() throws {
    exercise = try Course(at: TestMachine.checkout).exercise(named: "FlipSide")
    folder = try ArrayFolder(in: TestMachine.cache)
  }

  private func part(_ order: ChunkOrder, _ files: [SourceFile]) throws -> Chunk.Part {
    // Make the files unique, so that no other test has judged them.
    let files = files + [SourceFile("Note.swift", "// \(UUID().uuidString)\n")]
    return Chunk.Part(key: order.reports.key(files), files: files)
  }

  @Test("writes judgements where the grader looks for them, and none twice that is whole")
  func judged() async throws {
    defer { folder.remove() }
    try await TestMachine.withPermit {
      let grader = try Grader(for: exercise, in: TestMachine.machine())
      let order = try ChunkOrder(of: grader)
      let parts = [
        try part(order, try exercise.solution()),
        try part(order, [SourceFile("B.swift", "class {")]),
      ]
      try folder.write([order.chunk(parts)], script: order.script(for: folder))
      func run() throws {
        var command = Command(
          "/bin/sh", [folder.script.path],
          environment: ["SLURM_ARRAY_TASK_ID": "1", "PATH": "/usr/bin:/bin"])
        command.limits.wallSeconds = 600
        let completion = try Executor(sandbox: NoSandbox(), cancellation: Cancellation())
          .run(command)
        #expect(completion.succeeded, "\(completion.errorText)")
      }
      try run()
      let statuses = try parts.map { part in
        let judgement = try #require(order.reports.judgement(of: part.files))
        let submission = Submission(name: "s", files: part.files)
        return try judgement.report(on: submission, of: exercise, grader.recognition).status
      }
      #expect(statuses == [.passed, .doesNotCompile])
      let first = try Data(contentsOf: order.reports.place(of: parts[0].key))
      try Data(#"{"finding":"#.utf8).write(to: order.reports.place(of: parts[1].key))
      try run()
      #expect(try Data(contentsOf: order.reports.place(of: parts[0].key)) == first)
      #expect(order.reports.judgement(parts[1].key) != nil)
      #expect(NodeFailure.all(in: folder.url).isEmpty)
    }
  }

  @Test("judges nothing where switchboard, Swift or the exercise are not the grader's")
  func otherJudge() async throws {
    defer { folder.remove() }
    let machine = try TestMachine.machine()
    let order = try ChunkOrder(of: Grader(for: exercise, in: machine))
    let part = try part(order, try exercise.solution())
    let chunk = order.chunk([part])
    let other = Chunk(
      format: chunk.format, course: chunk.course, exercise: chunk.exercise,
      judge: JudgeIdentity(
        program: chunk.judge.program, toolchain: chunk.judge.toolchain, exercise: "another"),
      results: chunk.results, parts: chunk.parts)
    try folder.write([other], script: "")
    let worker = try ChunkWorker(
      file: URL(filePath: "\(folder.chunkPrefix)1.json"), environment: ["SLURMD_NODENAME": "n7"])
    try await worker.judge(in: machine)
    #expect(order.reports.judgement(part.key) == nil)
    let failure = try #require(NodeFailure.all(in: folder.url)[part.key])
    #expect(failure.description.hasPrefix("n7: n7 has another version of the exercise"))
    #expect(failure.sentence.contains("no fault of what was handed in"))
  }

  @Test("quotes paths for the shell, whatever is in them")
  func quoted() throws {
    let cache = Cache(environment: [
      "SWITCHBOARD_CACHE": try TestMachine.emptyFolder("it's a $cache").path
    ])
    let folder = try ArrayFolder(in: cache)
    let order = try ChunkOrder(of: Grader(for: exercise, in: TestMachine.machine()))
    try folder.write(
      [], script: order.script(for: folder).replacing("exec ", with: "printf %s\\\\n "))
    let command = Command(
      "/bin/sh", [folder.script.path], environment: ["SLURM_ARRAY_TASK_ID": "3"])
    let completion = try Executor(sandbox: NoSandbox(), cancellation: Cancellation()).run(command)
    #expect(
      completion.outputText.split(separator: "\n").map(String.init) == [
        TestMachine.switchboard, "judge-chunk", "\(folder.chunkPrefix)3.json",
      ])
  }
}
