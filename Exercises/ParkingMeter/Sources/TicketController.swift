import MiniCocoa

/// A parking ticket that the user fills in.
public final class TicketController: ViewController {
  /// The zone that the ticket is for.
  public private(set) var zone = "A"

  /// For how many hours the ticket is valid.
  public private(set) var hours = 1

  /// Creates a ticket for an hour in the first zone.
  public override init() { super.init() }

  /// The bottom line: `"Zone A, 1 h: 3.00"`.
  public var summary: String {
    let cents = hours * Prices.perHour(in: zone)
    let rest = cents % 100
    return "Zone \(zone), \(hours) h: \(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// One hour more.
  public func addHour() {
    hours += 1
  }

  /// Lets the user pick another zone.
  public func changeZone() {
    zonePicker.delegate = self
    present(zonePicker)
  }

  private var zonePicker: ZonePicker {
    ZonePicker(startingAt: zone)
  }
}

extension TicketController: ZonePickerDelegate {
  /// Takes the zone, and closes the picker.
  public func zonePicker(_ picker: ZonePicker, didPick zone: String) {
    self.zone = zone
    dismiss()
  }

  /// Closes the picker.
  public func zonePickerDidCancel(_ picker: ZonePicker) {
    dismiss()
  }
}
