/// The messages of a sensor.
@MainActor
public protocol SensorDelegate: AnyObject {
  /// The sensor has measured a pulse.
  func sensor(_ sensor: Sensor, didMeasure pulse: Int)

  /// The sensor has lost its connection, and will measure no more.
  func sensorDidDisconnect(_ sensor: Sensor)
}

/// The sensor in a chest belt. It uses its battery while it's on.
@MainActor
public final class Sensor {
  /// Receives the sensor's messages.
  public weak var delegate: (any SensorDelegate)?

  /// Whether it's on.
  public private(set) var isOn = false

  private var isConnected = true

  /// Creates a sensor that's off.
  public init() {}

  /// Begins to measure, if it's still connected.
  public func turnOn() { isOn = isConnected }

  /// Measures no more, and saves its battery.
  public func turnOff() { isOn = false }

  /// Reports a pulse, if it's on.
  public func measure(_ pulse: Int) {
    if isOn { delegate?.sensor(self, didMeasure: pulse) }
  }

  /// Loses the connection.
  public func disconnect() {
    isConnected = false
    isOn = false
    delegate?.sensorDidDisconnect(self)
  }
}
