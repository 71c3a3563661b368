import MiniCocoa
import Wires

/// Records how lines change.
public final class CallLog {
  /// The journal that it writes.
  public let journal = Journal()

  // TODO: 4. What must the log keep, so that the observation goes on?

  /// Creates a log that watches nothing.
  public init() {}

  /// From now on, as long as this log lives, each change of a line's state is in the journal.
  public func watch(_ line: Line) {
    // TODO: 4. At each change, call `journal.write(_:_:)` with the old state and the new one.
  }
}
