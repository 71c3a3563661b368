import MiniCocoa
import Reception
import Weather

/// Shows thermometers in colours, and records their values.
public final class TemperatureBoard {
  private let views: ViewMap
  private let archive: Archive

  /// The queue that the views belong to.
  private let screen: OperationQueue

  /// A queue for slow work.
  private let background: OperationQueue

  /// Two for each thermometer on the board: one for its view, one for the archive.
  private var receptionists: [ObjectIdentifier: [Receptionist<Double>]] = [:]

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
    guard receptionists[ObjectIdentifier(thermometer)] == nil else { return }
    let painter = Receptionist<Double>(of: thermometer, keyPath: "value", queue: screen) {
      [views] value in views[thermometer]?.backgroundColor = shade(of: value)
    }
    painter.deliver(thermometer.value)
    receptionists[ObjectIdentifier(thermometer)] = [
      painter,
      Receptionist(of: thermometer, keyPath: "value", queue: background) { [archive] value in
        archive.write(value)
      },
    ]
  }

  /// From now on, nothing happens for the thermometer; waiting tasks are dropped.
  public func hide(_ thermometer: Thermometer) {
    receptionists[ObjectIdentifier(thermometer)] = nil
  }
}
