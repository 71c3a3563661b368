extension Control {
  /// Events of a control, one bit each, so that one value can name several.
  ///
  ///     slider.addTarget(self, action: moved, for: [.valueChanged, .touchUpInside])
  public struct Events: OptionSet, Hashable, Sendable {
    /// One bit for each event: `Control.Events.touchDown.rawValue == 1`.
    public let rawValue: Int

    /// Events with these bits: `Control.Events(rawValue: 1)`.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A finger touched the control: `.touchDown`.
    public static let touchDown = Events(rawValue: 1 << 0)
    /// The finger was lifted inside the control, as in a tap on a button: `.touchUpInside`.
    public static let touchUpInside = Events(rawValue: 1 << 6)
    /// The user chose another value: `.valueChanged`.
    public static let valueChanged = Events(rawValue: 1 << 12)
    /// The user started editing: `.editingDidBegin`.
    public static let editingDidBegin = Events(rawValue: 1 << 16)
    /// The user typed something: `.editingChanged`.
    public static let editingChanged = Events(rawValue: 1 << 17)
    /// The user finished editing: `.editingDidEnd`.
    public static let editingDidEnd = Events(rawValue: 1 << 18)
    /// Every possible event: `.allEvents`.
    public static let allEvents = Events(rawValue: ~0)
  }
}
