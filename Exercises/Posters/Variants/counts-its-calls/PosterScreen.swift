/// Shows the poster that a customer has ordered.
@MainActor
public final class PosterScreen {
  /// The finished poster: one text for each ink, in the order of printing.
  public internal(set) var poster: [String] = []

  /// How much of the newest order is printed, in percent.
  public internal(set) var percent = 0

  private var calls = 0
  private let press: any Press

  /// Creates a screen that shows nothing.
  public init(press: any Press) {
    self.press = press
  }

  /// Prints an order, and shows its poster in the end.
  public func show(_ order: Order) async {
    calls += 1
    let call = calls
    percent = 0
    let layers = await layers(of: order, on: press) { self.report($0, of: call) }
    if call == calls, let layers { poster = layers }
  }

  private func report(_ percent: Int, of call: Int) {
    guard call == calls else { return }
    self.percent = percent
  }
}
