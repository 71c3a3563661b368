/// So many pieces of work at a time, whoever has them to do, in the order in which they come.
package actor Seats {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// - Parameter count: How many may work at the same time; at least 1.
  package init(_ count: Int) { free = max(1, count) }

  /// Does the work as soon as it is its turn.
  nonisolated func seated<Value: Sendable>(
    _ work: @Sendable () async throws(GradingError) -> Value
  ) async throws(GradingError) -> Value {
    await take()
    do throws(GradingError) {
      let value = try await work()
      await giveBack()
      return value
    } catch {
      await giveBack()
      throw error
    }
  }

  private func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func giveBack() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
