/// A chest belt, with a stream of pulses for each listener.
@MainActor
public final class Belt {
  private let sensor: Sensor

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
    // TODO: 1. Return a new stream for each call, and turn the sensor on.
    // TODO: 2. When a stream ends, forget it. After the last one, turn the sensor off.
    AsyncStream { $0.finish() }
  }
}

extension Belt: SensorDelegate {
  /// Passes a pulse on to every listener.
  public func sensor(_ sensor: Sensor, didMeasure pulse: Int) {
    // TODO: 1. Put the pulse into every stream.
  }

  /// Ends every stream.
  public func sensorDidDisconnect(_ sensor: Sensor) {
    // TODO: 3. Finish every stream, here and when the belt is deallocated.
  }
}
