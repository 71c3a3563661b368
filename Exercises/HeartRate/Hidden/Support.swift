import class HeartRate.Belt
import class HeartRate.Sensor
import class HeartRate.Watch

/// A task that waits, on the main actor like all of these objects.
@MainActor
final class Run {
  private(set) var isOver = false
  private var task: Task<Void, Never>?

  init(_ work: @escaping @MainActor () async -> Void) {
    task = Task { @MainActor in
      await work()
      self.isOver = true
    }
  }

  func cancel() { task?.cancel() }
}

/// A loop that reads a stream and records the values.
@MainActor
final class Listener {
  private(set) var pulses: [Int] = []
  private(set) var isOver = false
  private var task: Task<Void, Never>?

  /// Reads until the stream ends, or until this pulse has come.
  init(_ stream: AsyncStream<Int>, until last: Int? = nil) {
    task = Task { @MainActor in
      for await pulse in stream {
        self.pulses.append(pulse)
        if pulse == last { break }
      }
      self.isOver = true
    }
  }

  func cancel() { task?.cancel() }
}

/// Lets every task that can continue do so, by yielding the main actor. It does not sleep.
@MainActor
func settle() async {
  for _ in 0..<60 { await Task.yield() }
}

func unforeseenPulses() -> [Int] {
  let start = Int.random(in: 60...99)
  return [start, start + 3, start + 1, start + 8]
}

/// A belt with its sensor.
@MainActor
func belt() -> (Belt, Sensor) {
  let sensor = Sensor()
  return (Belt(sensor), sensor)
}

/// Pulses for a message: the check chose all of them.
func said(_ pulses: [Int]) -> String {
  pulses.isEmpty ? "nothing" : pulses.prefix(8).map(String.init).joined(separator: ", ")
}
