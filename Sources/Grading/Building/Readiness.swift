import CourseModel
import Execution
import Foundation
import Synchronization

/// What is started for an exercise's next check before anybody asks for it: a compiler and a runner that
/// wait in their sandboxes, each in front of what only that check can tell them.
///
/// A class, since checks use it up and fill it again.
final class Readiness: Sendable {
  private struct State {
    var place: BuildPlace?
    /// The last run, and the folder of what it ran.
    var lastRun: (command: Command, folder: String)?
  }

  private let state = Mutex(State())

  deinit { dismiss() }

  /// Ends what waits.
  func dismiss() { replace(with: nil)?.remove() }

  /// What waited until now.
  private func replace(with place: BuildPlace?) -> BuildPlace? {
    state.withLock { state in
      defer { state.place = place }
      return state.place
    }
  }

  /// Where the next build is expected, which is the caller's from now on; nil if nothing waits, or if
  /// somebody has cleaned up meanwhile.
  func take() -> BuildPlace? {
    guard let place = replace(with: nil) else { return nil }
    if FileManager.default.fileExists(atPath: place.output.path) { return place }
    place.remove()
    return nil
  }

  /// Expects that the next run is as the first one was of what lies in this folder.
  func expect(_ command: Command, running folder: String) {
    state.withLock { state in
      if state.lastRun?.folder != folder { state.lastRun = (command, folder) }
    }
  }

  /// Starts what the next check begins with, unless it waits already.
  func prepare(
    _ exercise: Exercise, with tools: Toolset, purpose: String? = nil
  ) throws(GradingError) {
    let (isReady, last) = state.withLock { ($0.place != nil, $0.lastRun) }
    if isReady { return }
    let place = try BuildPlace(for: exercise, with: tools, purpose: purpose)
    let executor = tools.using(place.standbys).executor
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
