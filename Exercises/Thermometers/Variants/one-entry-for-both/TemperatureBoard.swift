import MiniCocoa
import Reception
import Weather

/// Shows thermometers in colours, and writes down what they measure.
public final class TemperatureBoard {
  private let views: ViewMap
  private let archive: Archive

  /// The queue that the views belong to.
  private let screen: OperationQueue

  /// A queue for slow work.
  private let background: OperationQueue

  private struct Service {
    let painter: Receptionist<Double>
    let writer: Receptionist<Double>
  }

  private var services: [ObjectIdentifier: Service] = [:]

  /// A board that shows nothing yet.
  public init(
    views: ViewMap, archive: Archive, screen: OperationQueue, background: OperationQueue
  ) {
    self.views = views
    self.archive = archive
    self.screen = screen
    self.background = background
  }

  /// From now on, the thermometer's view has the colour of its value.
  public func show(_ thermometer: Thermometer) {
    let key = ObjectIdentifier(thermometer)
    if services[key] != nil { return }
    let (views, archive) = (views, archive)
    services[key] = Service(
      painter: Receptionist(of: thermometer, keyPath: "value", queue: screen) { value in
        views[thermometer]?.backgroundColor = shade(of: value)
      },
      writer: Receptionist(
        of: thermometer, keyPath: "value", queue: background, task: archive.write))
    services[key]?.painter.deliver(thermometer.value)
  }

  /// From now on, nothing happens for the thermometer; what has not been done yet is dropped.
  public func hide(_ thermometer: Thermometer) {
    services.removeValue(forKey: ObjectIdentifier(thermometer))
  }
}
