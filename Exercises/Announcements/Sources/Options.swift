/// What an observer asks for when it is registered.
public struct Options: OptionSet, Sendable {
  /// Which of them, as bits.
  public let rawValue: Int

  /// Options of these bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The value after the change comes along.
  public static let new = Options(rawValue: 1)

  /// The value before the change comes along.
  public static let old = Options(rawValue: 2)

  /// The observer is told at once, while it is being registered, how things are.
  public static let initial = Options(rawValue: 4)

  /// The observer is told before each change as well.
  public static let prior = Options(rawValue: 8)
}
