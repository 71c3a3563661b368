/// Shows the poster that a customer has ordered.
@MainActor
public final class PosterScreen {
  /// The finished poster: one text for each ink, in the order of printing.
  public internal(set) var poster: [String] = []

  /// How much of the newest order is printed, in percent.
  public internal(set) var percent = 0

  private let room: PrintRoom

  /// Creates a screen that shows nothing.
  public init(press: any Press) {
    room = PrintRoom(press: press)
  }

  /// Prints an order, and shows its poster in the end.
  public func show(_ order: Order) async {
    // TODO: 2. Begin at 0, and show each percent that the room reports.
    let layers = await room.layers(of: order)
    // TODO: 3. Something else may have happened meanwhile. Look again.
    // TODO: 4. Somebody may have cancelled this task.
    poster = layers
  }
}
