/// A desk with a lamp that shows whether somebody is calling.
public final class Desk: Announcer {
  /// Such as "dark", "lit" or "blinking".
  public var lamp: String {
    willSet { willChange("lamp") }
    didSet { didChange("lamp") }
  }

  /// Creates a desk.
  public init(lamp: String) { self.lamp = lamp }

  /// The key is "lamp".
  public override func value(of key: String) -> Any? {
    key == "lamp" ? lamp : super.value(of: key)
  }
}
