import Foundation
import Glibc
import Practising
import Terminal
import Threads
import Typesetting

/// One sitting of a learner: the loop on a thread of its own, and beside it what the loop hands out.
struct PracticeSession: Sendable {
  let desk: PracticeDesk
  let theme: Theme
  let advances: Bool

  /// Practises on a full screen, beginning with an exercise; returns when nothing of it runs any
  /// more.
  ///
  /// - Parameter input: Where keys come from.
  func practise(from exercise: String, keys input: Int32) async throws -> PracticeErrands.End {
    try await withJobs { errands in
      let outline = try desk.outline()
      let terminal = try RawTerminal(input: input, output: STDOUT_FILENO)
      defer { terminal.end() }
      let model = PracticeModel(
        outline, size: terminal.size, profile: desk.context.screen.output, theme: theme,
        advances: advances)
      var loop = PracticeLoop(
        model, errands, profile: desk.context.screen.output, on: terminal)
      return loop.practise(from: exercise)
    }
  }

  /// Practises in sentences, beginning with an exercise; returns when nothing of it runs any more.
  func recite(from exercise: String) async throws -> PracticeErrands.End {
    try await withJobs { errands in
      let place = desk.context.screen.output
      let model = PracticeModel(
        try desk.outline(), size: ScreenSize(columns: place.columns, rows: 24), profile: place,
        theme: theme, advances: advances)
      let isListening = desk.context.screen.canAsk
      var recital = PracticeRecital(
        PracticeTranscript(model), errands, keyboard: isListening ? STDIN_FILENO : nil)
      return recital.recite(from: exercise)
    }
  }

  /// Runs a loop on a thread of its own, and does what it hands out.
  private func withJobs(
    _ loop: @escaping @Sendable (PracticeErrands) throws -> PracticeErrands.End
  ) async throws -> PracticeErrands.End {
    let (jobs, line) = AsyncStream.makeStream(of: PracticeErrands.Job.self)
    async let end = onThread {
      defer { line.finish() }
      return try loop(PracticeErrands(desk) { line.yield($0) })
    }
    await withDiscardingTaskGroup { group in
      for await job in jobs { group.addTask { await perform(job) } }
    }
    return try await end.get()
  }

  private func perform(_ job: PracticeErrands.Job) async {
    switch job {
    case .check(let order, let cancellation): await desk.judge(order, until: cancellation)
    case .keep(let report, let files): desk.keep(report, of: files)
    case .run(let exercise, let cancellation): await desk.run(exercise, until: cancellation)
    case .predict(let lesson, let predictions):
      _ = await onThread { desk.predict(predictions, of: lesson) }
    case .runProgram(let lesson, let program):
      _ = await onThread { desk.run(program: program, of: lesson) }
    }
  }
}
