/// A watch that shows the pulse of somebody who runs.
@MainActor
public final class Watch {
  /// The pulses that it has drawn, the first one first.
  public internal(set) var drawn: [Int] = []

  /// Creates a watch that has drawn nothing.
  public init() {}

  /// Draws each pulse, until the belt's stream ends. If several pulses come at once, only the
  /// newest is worth drawing.
  public func show(_ belt: Belt) async {
    // TODO: 4. Read a stream that keeps only the newest pulse.
  }

  /// Returns the first pulse that is higher than a limit; nil if the stream ends before.
  public func wait(for limit: Int, of belt: Belt) async -> Int? {
    // TODO: 4. Leave the loop with the first pulse that is too high.
    nil
  }
}
