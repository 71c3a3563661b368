import Foundation
import Glibc
import Practising
import SwiftSources
import Terminal
import Typesetting

/// One sitting of a learner: the loop on a thread of its own, and beside it what the loop hands out.
struct PracticeSession: Sendable {
  let services: PracticeServices
  let theme: Theme
  let advances: Bool

  /// Practises on a full screen, beginning with an exercise; returns when nothing of it runs any
  /// more.
  ///
  /// - Parameter input: Where keys come from.
  func practise(from exercise: String, keys input: Int32) async throws -> PracticePerformer.End {
    try await withJobs { performer in
      let outline = try services.outline()
      let terminal = try RawTerminal(input: input, output: STDOUT_FILENO)
      defer { terminal.end() }
      let model = PracticeModel(
        outline, size: terminal.size, profile: services.context.screen.output, theme: theme,
        advances: advances)
      var loop = PracticeLoop(
        model, performer, profile: services.context.screen.output, on: terminal)
      return loop.practise(from: exercise)
    }
  }

  /// Practises in sentences, beginning with an exercise; returns when nothing of it runs any more.
  func speak(from exercise: String) async throws -> PracticePerformer.End {
    try await withJobs { performer in
      let place = services.context.screen.output
      let model = PracticeModel(
        try services.outline(), size: ScreenSize(columns: place.columns, rows: 24), profile: place,
        theme: theme, advances: advances)
      let isListening = services.context.screen.canAsk
      var practice = SpokenPractice(
        PracticeTranscript(model), performer, keyboard: isListening ? STDIN_FILENO : nil)
      return practice.speak(from: exercise)
    }
  }

  /// Runs a loop on a thread of its own, and does what it hands out.
  private func withJobs(
    _ loop: @escaping @Sendable (PracticePerformer) throws -> PracticePerformer.End
  ) async throws -> PracticePerformer.End {
    let (jobs, line) = AsyncStream.makeStream(of: PracticePerformer.Job.self)
    async let end = onThread {
      defer { line.finish() }
      return try loop(PracticePerformer(services) { line.yield($0) })
    }
    await withDiscardingTaskGroup { group in
      for await job in jobs { group.addTask { await perform(job) } }
    }
    return try await end.get()
  }

  private func perform(_ job: PracticePerformer.Job) async {
    switch job {
    case .check(let order, let cancellation): await services.judge(order, until: cancellation)
    case .keep(let report, let files): services.keep(report, of: files)
    case .run(let exercise, let cancellation): await services.run(exercise, until: cancellation)
    case .hear(let order, let files, let cancellation):
      _ = await onThread { services.hear(order, of: files, until: cancellation) }
    case .prepareConversations(let exercise, let cancellation):
      _ = await onThread { services.prepareConversations(of: exercise, until: cancellation) }
    case .makeReady(let exercise): _ = await onThread { services.makeReady(exercise) }
    case .predict(let lesson, let predictions):
      _ = await onThread { services.predict(predictions, of: lesson) }
    case .tryOut(let lesson, let trial):
      _ = await onThread { services.tryOut(trial, of: lesson) }
    case .runProgram(let lesson, let program):
      _ = await onThread { services.run(program: program, of: lesson) }
    }
  }
}
