/// Returns the value of `work` and its duration in seconds.
func timed<Value>(
  _ work: () throws(GradingError) -> Value
) throws(GradingError) -> (Value, Double) {
  let started = ContinuousClock.now
  let value = try work()
  return (value, (ContinuousClock.now - started) / .seconds(1))
}

/// A number of seconds as text: `2 s`, `0.5 s`.
func seconds(_ value: Double) -> String {
  value == value.rounded() ? "\(Int(value)) s" : "\(value) s"
}
