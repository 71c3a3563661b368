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

  private var painters: [ObjectIdentifier: Receptionist<Double>] = [:]
  private var writers: [ObjectIdentifier: Receptionist<Double>] = [:]

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
    guard painters[key] == nil, writers[key] == nil else { return }
    writers[key] = Receptionist(of: thermometer, keyPath: "value", queue: background) {
      [archive = self.archive] (value: Double) in archive.write(value)
    }
    painters[key] = Receptionist(of: thermometer, keyPath: "value", queue: screen) {
      [views] (value: Double) in views[thermometer]?.backgroundColor = shade(of: value)
    }
    painters[key]?.deliver(thermometer.value)
  }

  /// From now on, nothing happens for the thermometer; what has not been done yet is dropped.
  public func hide(_ thermometer: Thermometer) {
    let key = ObjectIdentifier(thermometer)
    painters[key]?.stop()
    writers[key]?.stop()
    painters[key] = nil
    writers[key] = nil
  }
}
