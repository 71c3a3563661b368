/// A chest belt, with a stream of pulses for each listener.
@MainActor
public final class Belt {
  private let sensor: Sensor
  private var listeners: [Int: AsyncStream<Int>.Continuation] = [:]
  private var count = 0

  /// Creates a belt that becomes its sensor's delegate.
  public init(_ sensor: Sensor) {
    self.sensor = sensor
    sensor.delegate = self
  }

  deinit {
    for listener in listeners.values { listener.finish() }
  }

  /// Returns a new stream of the pulses that are still to come. The sensor is on while somebody
  /// listens.
  public func pulses(
    buffering policy: AsyncStream<Int>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<Int> {
    let (pulses, listener) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: policy)
    count += 1
    let number = count
    listeners[number] = listener
    listener.onTermination = { [weak self] _ in
      Task { @MainActor in self?.remove(number) }
    }
    sensor.turnOn()
    return pulses
  }

  private func remove(_ number: Int) {
    listeners[number] = nil
    if listeners.isEmpty { sensor.turnOff() }
  }
}

extension Belt: SensorDelegate {
  /// Passes a pulse on to every listener.
  public func sensor(_ sensor: Sensor, didMeasure pulse: Int) {
    for listener in listeners.values { listener.yield(pulse) }
  }

  /// Ends every stream.
  public func sensorDidDisconnect(_ sensor: Sensor) {
    for listener in listeners.values { listener.finish() }
  }
}
