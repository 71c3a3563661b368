import MiniCocoa

/// The gathered values, and the alarm at which they leave.
struct Tray {
  private var values: [Double] = []
  private var alarm: ScheduledWork?
  private var isClosed = false
  /// The batches up to this number are not delivered.
  private var dropped = 0
  private var count = 0

  /// Puts a value in; whether it is the first one.
  mutating func put(_ value: Double, keeping: BatchingReceptionist.Keeping) -> Bool {
    guard !isClosed else { return false }
    let isFirst = values.isEmpty
    if keeping == .last { values.removeAll() }
    values.append(value)
    return isFirst
  }

  mutating func leave(at alarm: ScheduledWork) { self.alarm = alarm }

  /// Takes out all there is, with its number; nil if there is nothing.
  mutating func take() -> (values: [Double], number: Int)? {
    alarm?.cancel()
    guard !values.isEmpty else { return nil }
    defer { values.removeAll() }
    count += 1
    return (values, count)
  }

  mutating func close() { isClosed = true }

  mutating func drop() {
    _ = take()
    dropped = count
  }

  func isWanted(_ number: Int) -> Bool { number > dropped }
}
