import MiniCocoa
import Telephony

/// Places calls: it finds a free line, and its delegate may refuse.
public final class CallPicker {
  /// Can refuse calls, and learns of those that are placed; not kept alive.
  public weak var delegate: (any CallPickerDelegate)?

  private let lines: [Line]

  /// A picker that chooses among these lines.
  public init(lines: [Line]) {
    self.lines = lines
  }

  /// Places a call, and returns its line; nil if the delegate refuses, or if no line is free.
  @discardableResult
  public func place(_ call: Call) -> Line? {
    guard delegate?.callPicker(self, shouldPlace: call) ?? true else { return nil }
    guard let line = lines.first(where: { $0.state == .free }) else { return nil }
    line.ring(call)
    delegate?.callPicker(self, didPlace: call, on: line)
    return line
  }
}
