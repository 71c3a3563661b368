/// The questions that a telephone asks before it rings.
public protocol TelephoneDelegate: AnyObject {
  /// Whether the telephone may ring for this caller.
  func telephone(_ telephone: Telephone, shouldRingFor caller: String) -> Bool
}
