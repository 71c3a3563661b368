import MiniCocoa
import Wires

/// Records how lines change.
public final class CallLog {
  /// The journal that it writes.
  public let journal = Journal()

  private var tokens: [KeyValueObservation] = []

  /// Creates a log that watches nothing.
  public init() {}

  /// From now on, as long as this log lives, each change of a line's state is in the journal.
  public func watch(_ line: Line) {
    tokens.append(
      line.observe(\.state, options: [.old, .new]) { [journal] _, change in
        guard let before = change.oldValue, let after = change.newValue else { return }
        journal.write(before, after)
      })
  }
}
