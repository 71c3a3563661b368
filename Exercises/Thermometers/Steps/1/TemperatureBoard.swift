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

  /// Two for each thermometer that is shown: one for its view, one for the archive.
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

  /// From now on, the thermometer's view has the colour of its value, and the archive gets each new
  /// value.
  public func show(_ thermometer: Thermometer) {
    // TODO: 5. What if it is shown already?
    let painter = Receptionist<Double>(of: thermometer, keyPath: "value", queue: screen) {
      [views] value in views[thermometer]?.backgroundColor = shade(of: value)
    }
    // TODO: 2. The view has no colour until something changes. Let the receptionist hand on the first.
    receptionists[ObjectIdentifier(thermometer)] = [painter]
    // TODO: 3. A second receptionist, for the archive: which queue?
  }

  /// From now on, nothing happens for the thermometer; what has not been done yet is dropped.
  public func hide(_ thermometer: Thermometer) {
    // TODO: 4. End what works for this thermometer, and let go of it.
  }
}
