import MiniCocoa
import Wires

/// Records how lines change.
public final class CallLog {
  /// The journal that it writes.
  public let journal = Journal()

  /// Creates a log that watches nothing.
  public init() {}

  /// From now on, as long as this log lives, each change of a line's state is in the journal.
  public func watch(_ line: Line) {
    line.tell = { [weak self] before, after in self?.journal.write(before, after) }
  }
}
