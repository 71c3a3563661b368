/// Shows what is for rent.
public final class RentalScreen {
  private let prices: PriceList

  /// Creates a screen with these prices.
  public init(prices: PriceList) {
    self.prices = prices
  }

  /// The line for a vehicle: `"Bike B-17: 9.00 an hour"`, or `"Vehicle X-3: no price"`.
  public func line(for vehicle: Vehicle) -> String {
    let name = "\(vehicle.title) \(vehicle.plate)"
    guard let price = prices.price(of: vehicle) else { return "\(name): no price" }
    let cents = price % 100
    return "\(name): \(price / 100).\(cents < 10 ? "0" : "")\(cents) an hour"
  }
}
