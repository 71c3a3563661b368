extension Control {
  /// What can happen to a control: a bit for each event, so that one value names several.
  public struct Events: OptionSet, Sendable {
    /// Which events, as bits.
    public let rawValue: Int

    /// Events of these bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    // TODO: 1. Which bits are whose?

    /// A finger came down on the control.
    public static let touchDown: Events = []

    /// The finger was lifted again, on the control.
    public static let touchUpInside: Events = []

    /// The user chose another value.
    public static let valueChanged: Events = []

    /// All three.
    public static let allEvents: Events = []
  }
}
