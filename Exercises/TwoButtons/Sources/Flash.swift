import MiniCocoa

/// The light of a camera.
public final class Flash {
  /// Whether it lights the next picture.
  public private(set) var isOn = false

  /// A flash that is off.
  public init() {}

  /// Switches the flash, and shows that in the sender's title.
  func toggle(_ sender: Button) {
    isOn.toggle()
    sender.title = isOn ? "Flash on" : "Flash off"
  }
}
