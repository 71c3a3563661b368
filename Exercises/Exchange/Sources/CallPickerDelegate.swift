import Telephony

/// Has a say when a call is placed.
public protocol CallPickerDelegate: AnyObject {
  /// Whether the call may be placed; it is asked before any line rings.
  func callPicker(_ picker: CallPicker, shouldPlace call: Call) -> Bool

  /// A call was placed: this line rings.
  func callPicker(_ picker: CallPicker, didPlace call: Call, on line: Line)
}

// A delegate that has nothing to say leaves out what it does not need.
extension CallPickerDelegate {
  /// It may.
  public func callPicker(_ picker: CallPicker, shouldPlace call: Call) -> Bool { true }

  /// Nothing happens.
  public func callPicker(_ picker: CallPicker, didPlace call: Call, on line: Line) {}
}
