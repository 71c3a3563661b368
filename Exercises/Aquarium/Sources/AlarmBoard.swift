// TODO: 1. Fix the bug in the report. Delete this line when you begin.

import Fishkeeping
import MiniCocoa

/// A list of tanks, which rings if the water of one of them is too warm.
public final class AlarmBoard {
  /// From this temperature on it rings.
  public static let limit = 28.0

  /// The tanks on the list.
  public private(set) var tanks: [Tank] = []

  private let bell: Bell
  private let queue: OperationQueue
  private var receptionists: [Receptionist] = []

  /// Creates an empty list, which rings this bell on this queue.
  public init(bell: Bell, queue: OperationQueue) {
    self.bell = bell
    self.queue = queue
  }

  /// Adds a tank, unless it's on the list.
  public func add(_ tank: Tank) {
    guard !tanks.contains(where: { $0 === tank }) else { return }
    tanks.append(tank)
    receptionists.append(
      Receptionist(of: tank, queue: queue) { [bell, name = tank.name] temperature in
        if temperature >= Self.limit { bell.ring(for: name) }
      })
  }

  /// Takes a tank off the list.
  public func remove(_ tank: Tank) {
    tanks.removeAll { $0 === tank }
  }
}
