/// A chest belt, with a stream of pulses for each listener.
@MainActor
public final class Belt {
  private let sensor: Sensor
  private var listeners: Set<AsyncStream<Int>.Continuation> = []

  /// Creates a belt that becomes its sensor's delegate.
  public init(_ sensor: Sensor) {
    self.sensor = sensor
    sensor.delegate = self
  }

  deinit {
    for listener in listeners { listener.finish() }
  }

  /// Returns a new stream of the pulses that are still to come. The sensor is on while somebody
  /// listens.
  public func pulses(
    buffering policy: AsyncStream<Int>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<Int> {
    let (pulses, listener) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: policy)
    listeners.insert(listener)
    listener.onTermination = { [weak self] _ in
      Task { @MainActor in self?.remove(listener) }
    }
    sensor.turnOn()
    return pulses
  }

  private func remove(_ listener: AsyncStream<Int>.Continuation) {
    listeners.remove(listener)
    if listeners.isEmpty { sensor.turnOff() }
  }
}

extension Belt: SensorDelegate {
  /// Passes a pulse on to every listener.
  public func sensor(_ sensor: Sensor, didMeasure pulse: Int) {
    for listener in listeners { listener.yield(pulse) }
  }

  /// Ends every stream.
  public func sensorDidDisconnect(_ sensor: Sensor) {
    for listener in listeners { listener.finish() }
  }
}
