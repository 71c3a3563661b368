import MiniCocoa
import Wires

/// Writes down how lines change.
public final class CallLog {
  /// Where it writes.
  public let journal = Journal()

  // TODO: 4. What has to be kept, so that it hears more than the first change?

  /// Creates a log that watches nothing.
  public init() {}

  /// From now on, as long as this log lives, each change of a line's state is in the journal.
  public func watch(_ line: Line) {
    // TODO: 4. Have `journal.write(_:_:)` called at each change: the state before, and the new one.
  }
}
