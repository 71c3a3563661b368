extension Control {
  /// The events of a control. Each has a bit, so that one value can hold several.
  public struct Events: OptionSet, Sendable {
    /// Which events, as bits.
    public let rawValue: Int

    /// Events of these bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    // TODO: 1. Which event has which bit?

    /// A finger came down on the control.
    public static let touchDown: Events = []

    /// The finger was lifted again, inside the control.
    public static let touchUpInside: Events = []

    /// The user chose another value.
    public static let valueChanged: Events = []

    /// All three.
    public static let allEvents: Events = []
  }
}
