import MiniCocoa

/// The light of a camera.
public final class Flash {
  /// Whether it lights the next picture.
  public private(set) var isOn = false

  /// A flash that is off.
  public init() {}

  /// Switches it, and lets the sender's title say so.
  func toggle(_ sender: Button) {
    isOn.toggle()
    sender.title = isOn ? "Flash on" : "Flash off"
  }
}
