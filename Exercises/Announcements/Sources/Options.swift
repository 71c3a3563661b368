/// The things that an observer can ask for when it registers.
public struct Options: OptionSet, Sendable {
  /// Which of them, as bits.
  public let rawValue: Int

  /// Options of these bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The notification carries the value after the change.
  public static let new = Options(rawValue: 1)

  /// The notification carries the value before the change.
  public static let old = Options(rawValue: 2)

  /// The observer receives the current value at once, while it's being registered.
  public static let initial = Options(rawValue: 4)

  /// The observer also receives a notification before each change.
  public static let prior = Options(rawValue: 8)
}
