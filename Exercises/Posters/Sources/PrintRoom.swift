/// The room with the press.
@MainActor
final class PrintRoom {
  private let press: any Press

  init(press: any Press) {
    self.press = press
  }

  /// Prints an order, ink by ink.
  // TODO: 1. The press is slow. Where should this run?
  // TODO: 2. Report the percent after each ink.
  func layers(of order: Order) async -> [String] {
    var layers: [String] = []
    for ink in order.inks {
      // TODO: 4. Does anybody still want the rest?
      layers.append(await press.print(ink, of: order))
    }
    return layers
  }
}
