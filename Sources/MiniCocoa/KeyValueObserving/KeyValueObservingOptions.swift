/// The values that an observer receives, and when.
///
///     company.addObserver(self, forKeyPath: "name", options: [.new, .old])
public struct KeyValueObservingOptions: OptionSet, Sendable {
  /// One bit for each option, as in Cocoa: `3` is new and old.
  public let rawValue: UInt

  /// Options from their bits: `KeyValueObservingOptions(rawValue: 3)`.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Includes the new value: `change?[.newKey]`.
  public static var new: Self { Self(rawValue: 1) }
  /// Includes the old value: `change?[.oldKey]`.
  public static var old: Self { Self(rawValue: 2) }
  /// Sends a notification at once, before `addObserver` returns, without an old value.
  public static var initial: Self { Self(rawValue: 4) }
  /// Sends an additional notification before each change, without a new value.
  public static var prior: Self { Self(rawValue: 8) }
}
