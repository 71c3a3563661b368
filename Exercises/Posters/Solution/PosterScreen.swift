/// Shows the poster that a customer has ordered.
@MainActor
public final class PosterScreen {
  /// The finished poster: one text for each ink, in the order of printing.
  public internal(set) var poster: [String] = []

  /// How much of the newest order is printed, in percent.
  public internal(set) var percent = 0

  private let room: PrintRoom
  private var newest: Int?

  /// Creates a screen that shows nothing.
  public init(press: any Press) {
    room = PrintRoom(press: press)
  }

  /// Prints an order, and shows its poster in the end.
  public func show(_ order: Order) async {
    newest = order.number
    percent = 0
    let layers = await room.layers(of: order) { percent in
      if newest == order.number { self.percent = percent }
    }
    guard newest == order.number, !Task.isCancelled else { return }
    poster = layers
  }
}
