/// What an observer wants to be told, and when.
///
///     company.addObserver(self, forKeyPath: "name", options: [.new, .old])
public struct KeyValueObservingOptions: OptionSet, Sendable {
  /// One bit for each option, as in Cocoa: `3` is new and old.
  public let rawValue: UInt

  /// Options from their bits: `KeyValueObservingOptions(rawValue: 3)`.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value comes along: `change?[.newKey]`.
  public static var new: Self { Self(rawValue: 1) }
  /// The old value comes along: `change?[.oldKey]`.
  public static var old: Self { Self(rawValue: 2) }
  /// One notification at once, before `addObserver` returns, without an old value.
  public static var initial: Self { Self(rawValue: 4) }
  /// One more notification before each change, without a new value.
  public static var prior: Self { Self(rawValue: 8) }
}
