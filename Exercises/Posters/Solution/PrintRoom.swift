/// The room with the press.
@MainActor
final class PrintRoom {
  private let press: any Press

  init(press: any Press) {
    self.press = press
  }

  /// Prints an order, ink by ink, and reports the percent after each.
  @concurrent
  func layers(of order: Order, report: @MainActor (Int) -> Void) async -> [String] {
    var layers: [String] = []
    for ink in order.inks {
      guard !Task.isCancelled else { break }
      layers.append(await press.print(ink, of: order))
      await report(100 * layers.count / order.inks.count)
    }
    return layers
  }
}
