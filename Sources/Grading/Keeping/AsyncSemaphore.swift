import Synchronization

/// A counting semaphore for tasks, which lets them proceed in order of arrival.
package final class AsyncSemaphore: Sendable {
  private struct State {
    var free: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  /// - Parameter count: The number of tasks that may work at the same time; at least 1.
  package init(_ count: Int) { state = Mutex(State(free: max(1, count))) }

  /// Does the work when it is its turn.
  func withPermit<Value: Sendable, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation, _ work: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    await take()
    defer { giveBack() }
    return try await work()
  }

  private func take(isolation: isolated (any Actor)? = #isolation) async {
    await withCheckedContinuation { turn in
      let isFree = state.withLock { state in
        if state.free == 0 {
          state.waiting.append(turn)
          return false
        }
        state.free -= 1
        return true
      }
      if isFree { turn.resume() }
    }
  }

  private func giveBack() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      state.free += 1
      return nil
    }
    next?.resume()
  }
}
