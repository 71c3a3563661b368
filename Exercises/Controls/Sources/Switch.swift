// TODO: 5. What does a switch have to be, so that it can have targets?
/// Something that is on or off.
public final class Switch {
  /// Whether it is on. The program may set it.
  public var isOn: Bool

  /// A switch that is on or off at first.
  public init(isOn: Bool) {
    self.isOn = isOn
  }

  /// The user flips it.
  public func flip() {
    // TODO: 5. What changes, and which event do you send?
  }
}
