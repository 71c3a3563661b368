import MiniCocoa

/// The messages that a zone picker sends its delegate.
public protocol ZonePickerDelegate: AnyObject {
  /// The user has tapped Done with this zone selected.
  func zonePicker(_ picker: ZonePicker, didPick zone: String)
  /// The user has tapped Cancel.
  func zonePickerDidCancel(_ picker: ZonePicker)
}

/// A list of zones, one of which is selected. The season-ticket screen uses it, too.
public final class ZonePicker: ViewController {
  /// The object that receives the user's choice.
  public weak var delegate: (any ZonePickerDelegate)?

  /// The selected zone.
  public private(set) var zone: String

  /// Creates a picker in which this zone is selected.
  public init(startingAt zone: String) {
    self.zone = zone
    super.init()
  }

  /// Selects a zone; the user has tapped its row.
  public func select(_ zone: String) {
    guard Prices.zones.contains(zone) else { return }
    self.zone = zone
  }

  /// Done.
  public func done() {
    delegate?.zonePicker(self, didPick: zone)
  }

  /// Cancel.
  public func cancel() {
    delegate?.zonePickerDidCancel(self)
  }
}
