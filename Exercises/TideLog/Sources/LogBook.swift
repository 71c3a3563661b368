import MiniCocoa

/// Writes a line for each change that it observes.
public final class LogBook: KVObject {
  /// The lines, the newest last: `"312 cm"`, `"storm warning"`.
  public private(set) var lines: [String] = []

  /// Marks the registrations of this log.
  let context = KVOContext("log")

  /// Creates an empty log.
  public override init() { super.init() }

  /// Writes a line for a change, and leaves other notifications to the superclass.
  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    guard context === self.context else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    switch change?[.newKey] {
    case let level as Int: lines.append("\(level) cm")
    case let storm as Bool: lines.append(storm ? "storm warning" : "storm over")
    default: break
    }
  }
}
