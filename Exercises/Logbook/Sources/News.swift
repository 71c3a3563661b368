import MiniCocoa

extension Notification.Name {
  /// A call has ended.
  ///
  /// The object is what was used for calling. The user info holds the length of the call: an `Int`
  /// for the key `"seconds"`.
  public static let callDidEnd = Notification.Name("CallDidEnd")
}

/// A telephone rings: a notification with a type.
public struct DidRing: NotificationCenter.MainActorMessage {
  /// It is always about a telephone.
  public typealias Subject = Telephone

  /// What it is called among notifications.
  public static let name = Notification.Name("DidRing")

  /// The name of the person that calls.
  public let caller: String

  /// Creates a message that nobody has posted yet.
  public init(caller: String) {
    self.caller = caller
  }
}
