/// A control that is on or off.
///
///     let mute = Switch()
///     mute.addTarget(self, action: Action("muted:", Phone.muted), for: .valueChanged)
///     mute.flip()
open class Switch: Control {
  /// Whether it is on; setting it sends no action: `mute.isOn = true`.
  public final var isOn: Bool { willSet { touch("isOn") } }

  /// A switch, off by default: `Switch(isOn: true)`.
  public init(isOn: Bool = false) {
    self.isOn = isOn
    super.init()
  }

  /// Simulates the user flipping the switch; sends `.valueChanged`: `mute.flip()`.
  public final func flip() {
    guard isEnabled else { return }
    isOn.toggle()
    sendActions(for: .valueChanged, event: Event("flip"))
  }
}
