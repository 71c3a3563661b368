import Testing

import class BikeRental.Bike
import class BikeRental.CargoBike
import class BikeRental.ElectricBike
import class BikeRental.KickScooter
import class BikeRental.PriceList
import class BikeRental.RentalScreen
import class BikeRental.Vehicle

@Suite struct BikeRentalSuite {
  @Test func reportIsGone() {
    judge(pricesAreThere)
  }

  @Test func shopsOwnClasses() {
    judge(after: [pricesAreThere], subclassesCost)
  }

  @Test func ownPriceFirst() {
    judge(after: [pricesAreThere, subclassesCost]) { shop in
      let isRight =
        shop.line(for: ElectricBike(plate: "E-5")) == "Electric bike E-5: 15.00 an hour"
        && shop.line(for: Racer(plate: "R-3")) == "Electric bike R-3: 15.00 an hour"
      guard !isRight else { return nil }
      return """
        An electric bike is a bike, too, but the server has a price for it. The screen should say \
        "Electric bike E-5: 15.00 an hour", as before your change, also for subclasses of it.
        """
    }
  }

  @Test func strangersHaveNone() {
    judge(after: [pricesAreThere]) { shop in
      let isRight =
        shop.line(for: Boat(plate: "W-6")) == "Vehicle W-6: no price"
        && shop.line(for: Vehicle(plate: "V-7")) == "Vehicle V-7: no price"
      guard !isRight else { return nil }
      return """
        A shop has added `class Boat: Vehicle`, and the server has no price for boats. The screen \
        should say "Vehicle W-6: no price", as before your change. A guess would be somebody's bill.
        """
    }
  }

  @Test func newPricesCount() {
    judge(after: [pricesAreThere]) { shop in
      shop.prices.update(["Scooter": 710])
      guard shop.line(for: KickScooter(plate: "S-8")) == "Kick scooter S-8: 7.10 an hour",
        shop.line(for: Bike(plate: "B-9")) == "Bike B-9: 9.00 an hour"
      else {
        return """
          The server sent a new price for "Scooter", 7.10. Then the screen should say \
          "Kick scooter S-8: 7.10 an hour" for a kick scooter, and 9.00 for a bike. The server's key stays \
          "Scooter", at each update.
          """
      }
      return nil
    }
  }
}

// Classes of a shop.
private final class Tandem: Bike {
  override var title: String { "Tandem" }
}
private final class Folding: KickScooter {}
private final class Racer: ElectricBike {}
private final class Box: CargoBike {}
private final class Boat: Vehicle {}

// MARK: - Stories

private final class Shop {
  let prices = PriceList(["Bike": 900, "ElectricBike": 1500, "Scooter": 605])
  private lazy var screen = RentalScreen(prices: prices)

  func line(for vehicle: Vehicle) -> String { screen.line(for: vehicle) }
}

/// A complaint; nil if all is well.
private typealias Story = (Shop) -> String?

private func pricesAreThere(_ shop: Shop) -> String? {
  for (vehicle, kind, line) in [
    (KickScooter(plate: "S-1") as Vehicle, "kick scooter", "Kick scooter S-1: 6.05 an hour"),
    (CargoBike(plate: "C-2"), "cargo bike", "Cargo bike C-2: 9.00 an hour"),
    (Bike(plate: "B-3"), "bike", "Bike B-3: 9.00 an hour"),
  ] {
    let isRight = shop.line(for: vehicle) == line
    guard isRight else {
      return """
        The server sent its prices, and a \(kind) was shown. The screen should say "\(line)". Play \
        it: which key is looked up, and which keys does the server send?
        """
    }
  }
  return nil
}

private func subclassesCost(_ shop: Shop) -> String? {
  for (vehicle, kind, line) in [
    (Tandem(plate: "T-1") as Vehicle, "`class Tandem: Bike`", "Tandem T-1: 9.00 an hour"),
    (Folding(plate: "F-2"), "`class Folding: KickScooter`", "Kick scooter F-2: 6.05 an hour"),
    (Box(plate: "X-4"), "`class Box: CargoBike`", "Cargo bike X-4: 9.00 an hour"),
  ] {
    let isRight = shop.line(for: vehicle) == line
    guard isRight else {
      return """
        A shop has added \(kind). The screen should say "\(line)": a subclass has the price of \
        its superclass, unless the server knows better. You can't list the classes of all shops.
        """
    }
  }
  return nil
}

/// Plays a story; if one of those `before` it goes wrong, there is nothing to judge yet.
private func judge(after before: [Story] = [], _ story: Story) {
  guard before.allSatisfy({ $0(Shop()) == nil }) else { return }
  let complaint = story(Shop())
  guard let complaint else { return }
  Issue.record(Comment(rawValue: complaint))
}
