/// Something that is on or off.
public final class Switch: Control {
  /// Whether it is on. The program may set it.
  public var isOn: Bool

  /// A switch that is on or off at first.
  public init(isOn: Bool) {
    self.isOn = isOn
  }

  /// The user flips it.
  public func flip() {
    guard isEnabled else { return }
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}
