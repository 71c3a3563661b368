/// A chest belt, with a stream of pulses for each listener.
@MainActor
public final class Belt {
  private let sensor: Sensor
  private let listeners = Listeners()

  /// Creates a belt that becomes its sensor's delegate.
  public init(_ sensor: Sensor) {
    self.sensor = sensor
    sensor.delegate = self
  }

  /// Returns a new stream of the pulses that are still to come. The sensor is on while somebody
  /// listens.
  public func pulses(
    buffering policy: AsyncStream<Int>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<Int> {
    let (pulses, listener) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: policy)
    listeners.add(listener) { [weak sensor] in sensor?.turnOff() }
    sensor.turnOn()
    return pulses
  }
}

extension Belt: SensorDelegate {
  /// Passes a pulse on to every listener.
  public func sensor(_ sensor: Sensor, didMeasure pulse: Int) {
    listeners.yield(pulse)
  }

  /// Ends every stream.
  public func sensorDidDisconnect(_ sensor: Sensor) {
    listeners.finish()
  }
}
