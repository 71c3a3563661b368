/// Something for rent. Shops add their own subclasses.
open class Vehicle {
  /// Its number plate.
  public let plate: String

  /// Creates a vehicle with this plate.
  public init(plate: String) {
    self.plate = plate
  }

  /// The title on the screen. Shops may choose other words.
  open var title: String { "Vehicle" }

  /// The server's name for vehicles of this class; nil if it doesn't know them.
  var priceKey: String? { nil }
}

/// A bike.
open class Bike: Vehicle {
  open override var title: String { "Bike" }
  override var priceKey: String? { "Bike" }
}

/// A bike with a motor, which has its own price.
open class ElectricBike: Bike {
  open override var title: String { "Electric bike" }
  override var priceKey: String? { "ElectricBike" }
}

/// A bike with a box. New in version 2; it costs as much as any bike.
open class CargoBike: Bike {
  open override var title: String { "Cargo bike" }
}

/// A scooter without a motor. In version 1, the class was called `Scooter`.
open class KickScooter: Vehicle {
  open override var title: String { "Kick scooter" }
  override var priceKey: String? { "Scooter" }
}
