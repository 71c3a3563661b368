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

  /// The receptionists of each thermometer on the board.
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
    // TODO: 5. What if the board shows it already?
    // TODO: 1. A receptionist for the thermometer's "value": on which queue, and with which task?
    // Something has to keep it alive.
    // TODO: 2. Until a change, the view has no colour. Let the receptionist pass on the present value.
    // TODO: 3. Create a second receptionist, for the archive. Which queue?
  }

  /// From now on, nothing happens for the thermometer; waiting tasks are dropped.
  public func hide(_ thermometer: Thermometer) {
    // TODO: 4. Stop the receptionists of this thermometer, and release them.
  }
}
