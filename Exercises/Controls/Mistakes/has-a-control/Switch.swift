/// Something that is on or off.
public final class Switch {
  /// What its targets are added to.
  public let control = Control()

  /// Whether it is on. The program may set it.
  public var isOn: Bool

  /// A switch that is on or off at first.
  public init(isOn: Bool) {
    self.isOn = isOn
  }

  /// The user flips it.
  public func flip() {
    guard control.isEnabled else { return }
    isOn.toggle()
    control.sendActions(for: .valueChanged)
  }
}
