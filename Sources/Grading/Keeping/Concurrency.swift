import Foundation

/// Runs blocking work on a thread of its own, so that no thread that serves `async` code waits.
func onThread<Value: Sendable>(
  _ work: @escaping @Sendable () throws(GradingError) -> Value
) async -> Result<Value, GradingError> {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async {
      continuation.resume(returning: Result { () throws(GradingError) in try work() })
    }
  }
}

/// The value and how long it took, in seconds.
func timed<Value>(
  _ work: () throws(GradingError) -> Value
) throws(GradingError) -> (Value, Double) {
  let started = ContinuousClock.now
  let value = try work()
  return (value, (ContinuousClock.now - started) / .seconds(1))
}
