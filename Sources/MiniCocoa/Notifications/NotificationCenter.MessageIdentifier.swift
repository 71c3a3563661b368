extension NotificationCenter {
  /// A short name for a message type, used when adding an observer.
  ///
  ///     extension NotificationCenter.MessageIdentifier
  ///     where Self == NotificationCenter.BaseMessageIdentifier<DidRing> {
  ///       static var didRing: Self { .init() }
  ///     }
  ///     token = center.addObserver(of: bell, for: .didRing) { print($0.volume) }
  public protocol MessageIdentifier {
    /// The message type: `DidRing`.
    associatedtype MessageType
  }

  /// The identifier of a message type: `BaseMessageIdentifier<DidRing>()`.
  public struct BaseMessageIdentifier<MessageType>: MessageIdentifier, Sendable {
    /// An identifier of a main-actor message: `static var didRing: Self { .init() }`.
    public init() where MessageType: MainActorMessage {}

    /// An identifier of an asynchronous message: `static var didRing: Self { .init() }`.
    public init() where MessageType: AsyncMessage {}
  }
}
