/// A control that is on or off.
///
///     let mute = Switch()
///     mute.addTarget(self, action: Action("muted:", Phone.muted), for: .valueChanged)
///     mute.flip()
open class Switch: Control {
  /// Whether it is on; setting it tells nobody: `mute.isOn = true`.
  public final var isOn: Bool { willSet { touch("isOn") } }

  /// A switch, off unless said otherwise: `Switch(isOn: true)`.
  public init(isOn: Bool = false) {
    self.isOn = isOn
    super.init()
  }

  /// The user flips it, which those hear who asked for `.valueChanged`: `mute.flip()`.
  public final func flip() {
    guard isEnabled else { return }
    isOn.toggle()
    sendActions(for: .valueChanged, event: Event("flip"))
  }
}
