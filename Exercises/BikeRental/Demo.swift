import DemoRunner
import MiniCocoa

Demo.play("For rent") {
  let prices = Demo.keep(
    PriceList(["Bike": 900, "ElectricBike": 1500, "Scooter": 605]), as: "prices")
  let screen = Demo.keep(RentalScreen(prices: prices), as: "screen")
  let shown = Demo.keep(Shown())
  let vehicles: [(String, Vehicle)] = [
    ("Bike", Bike(plate: "B-17")), ("Electric bike", ElectricBike(plate: "E-2")),
    ("Cargo bike", CargoBike(plate: "C-9")), ("Kick scooter", KickScooter(plate: "S-4")),
  ]
  for (name, vehicle) in vehicles { Demo.keep(vehicle, as: name.lowercased()) }
  return [
    Demo.Row(
      vehicles.map { name, vehicle in
        Demo.Press(name) { shown.lines.append(screen.line(for: vehicle)) }
      }),
    Demo.Label { shown.lines.last ?? "" },
  ]
}

private final class Shown {
  var lines: [String] = []
}
