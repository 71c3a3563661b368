extension Control {
  /// The events of a control. Each has a bit, so that one value can hold several.
  public struct Events: OptionSet, Sendable {
    /// Which events, as bits.
    public let rawValue: Int

    /// Events of these bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// A finger came down on the control.
    public static let touchDown = Events(rawValue: 1)

    /// The finger was lifted again, inside the control.
    public static let touchUpInside = Events(rawValue: 2)

    /// The user chose another value.
    public static let valueChanged = Events(rawValue: 4)

    /// All three.
    public static let allEvents: Events = [.touchDown, .touchUpInside, .valueChanged]
  }
}
