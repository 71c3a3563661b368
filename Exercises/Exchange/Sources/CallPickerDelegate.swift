import Telephony

/// Can refuse a call, and learns of each call that is placed.
public protocol CallPickerDelegate: AnyObject {
  /// Whether the picker may place the call; it asks before any line rings.
  func callPicker(_ picker: CallPicker, shouldPlace call: Call) -> Bool

  /// A call was placed: this line rings.
  func callPicker(_ picker: CallPicker, didPlace call: Call, on line: Line)
}

// A delegate leaves out the methods that it doesn't need.
extension CallPickerDelegate {
  /// Allows the call.
  public func callPicker(_ picker: CallPicker, shouldPlace call: Call) -> Bool { true }

  /// Does nothing.
  public func callPicker(_ picker: CallPicker, didPlace call: Call, on line: Line) {}
}
