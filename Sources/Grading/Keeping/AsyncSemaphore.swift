import Synchronization

/// A counting semaphore for tasks: so many pieces of work at a time, in the order in which they come.
package final class AsyncSemaphore: Sendable {
  private struct State {
    var free: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  /// - Parameter count: How many may work at the same time; at least 1.
  package init(_ count: Int) { state = Mutex(State(free: max(1, count))) }

  /// Does the work as soon as it is its turn.
  package func withPermit<Value: Sendable, Failure: Error>(
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
