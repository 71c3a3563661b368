import CourseModel
import Execution
import Foundation
import Synchronization

/// A compiler and a runner started ahead for an exercise's next check. Each waits in its sandbox
/// for input that only that check can give.
///
/// A class, because checks use it up and refill it.
final class WarmStart: Sendable {
  private struct State {
    var place: BuildPlace?
    /// The last run, and the folder of the product that it ran.
    var lastRun: (command: Command, folder: String)?
  }

  private let state = Mutex(State())

  deinit { dismiss() }

  /// Ends the waiting processes.
  func dismiss() { replace(with: nil)?.remove() }

  /// Replaces the place, and returns the previous one.
  private func replace(with place: BuildPlace?) -> BuildPlace? {
    state.withLock { state in
      defer { state.place = place }
      return state.place
    }
  }

  /// The place for the next build, which the caller then owns. Nil if no process waits, or if the
  /// place was cleaned up in the meantime.
  func take() -> BuildPlace? {
    guard let place = replace(with: nil) else { return nil }
    if FileManager.default.fileExists(atPath: place.output.path) { return place }
    place.remove()
    return nil
  }

  /// Keeps the first run of the product in this folder as the model for the next run.
  func expect(_ command: Command, running folder: String) {
    state.withLock { state in
      if state.lastRun?.folder != folder { state.lastRun = (command, folder) }
    }
  }

  /// Starts the processes that the next check begins with, unless they already wait.
  func prepare(
    _ exercise: Exercise, with tools: Toolset, purpose: String? = nil
  ) throws(GradingError) {
    let (isReady, last) = state.withLock { ($0.place != nil, $0.lastRun) }
    if isReady { return }
    let place = try BuildPlace(for: exercise, with: tools, purpose: purpose)
    let executor = tools.using(place.warmProcesses).executor
    do {
      try executor.start(
        ahead: tools.command(
          place.command(with: tools.compiler), reading: place.sources, writing: place.output,
          within: exercise.limits.buildSeconds))
      if var run = last?.command {
        run.readable = run.readable.map { $0 == last?.folder ? place.output.path : $0 }
        try executor.start(ahead: run)
      }
    } catch {
      place.remove()
      throw .execution(error)
    }
    replace(with: place)?.remove()
  }
}
