import MiniCocoa

extension Notification.Name {
  /// A call has ended.
  ///
  /// The object is the device that made the call. The user info holds the call's length: an `Int`
  /// for the key `"seconds"`.
  public static let callDidEnd = Notification.Name("CallDidEnd")
}

/// A telephone rings: a notification with a type.
public struct DidRing: NotificationCenter.MainActorMessage {
  /// The class of the objects that it's about: always a telephone.
  public typealias Subject = Telephone

  /// The name of this notification.
  public static let name = Notification.Name("DidRing")

  /// The caller's name.
  public let caller: String

  /// Creates a message that nobody has posted yet.
  public init(caller: String) {
    self.caller = caller
  }
}
