import MiniCocoa
import Telephony

/// Places calls: it finds a free line, and its delegate may refuse.
public final class CallPicker {
  // TODO: 1. The picker keeps its delegate alive. Change that.
  /// Can refuse calls, and learns of those that are placed; not kept alive.
  public var delegate: (any CallPickerDelegate)?

  private let lines: [Line]

  /// A picker that chooses among these lines.
  public init(lines: [Line]) {
    self.lines = lines
  }

  /// Places a call, and returns its line; nil if the delegate refuses, or if no line is free.
  @discardableResult
  public func place(_ call: Call) -> Line? {
    // TODO: 1. Ask the delegate first: without one, the call may be placed. Then let the first free
    // line ring, notify the delegate, and return the line.
    nil
  }
}
