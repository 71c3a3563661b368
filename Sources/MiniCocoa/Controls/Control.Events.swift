extension Control {
  /// What can happen to a control: a bit for each, so that several can be named at once.
  ///
  ///     slider.addTarget(self, action: moved, for: [.valueChanged, .touchUpInside])
  public struct Events: OptionSet, Hashable, Sendable {
    /// A bit for each event: `Control.Events.touchDown.rawValue == 1`.
    public let rawValue: Int

    /// Events of these bits: `Control.Events(rawValue: 1)`.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A finger came down on the control: `.touchDown`.
    public static let touchDown = Events(rawValue: 1 << 0)
    /// It was lifted where it came down, as for a tap on a button: `.touchUpInside`.
    public static let touchUpInside = Events(rawValue: 1 << 6)
    /// The user chose another value: `.valueChanged`.
    public static let valueChanged = Events(rawValue: 1 << 12)
    /// The user began to write: `.editingDidBegin`.
    public static let editingDidBegin = Events(rawValue: 1 << 16)
    /// The user wrote something: `.editingChanged`.
    public static let editingChanged = Events(rawValue: 1 << 17)
    /// The user has finished writing: `.editingDidEnd`.
    public static let editingDidEnd = Events(rawValue: 1 << 18)
    /// Whatever can happen: `.allEvents`.
    public static let allEvents = Events(rawValue: ~0)
  }
}
