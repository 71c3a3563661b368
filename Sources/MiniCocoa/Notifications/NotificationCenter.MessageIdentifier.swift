extension NotificationCenter {
  /// A short name for a type of messages, where one says what to listen to.
  ///
  ///     extension NotificationCenter.MessageIdentifier
  ///     where Self == NotificationCenter.BaseMessageIdentifier<DidRing> {
  ///       static var didRing: Self { .init() }
  ///     }
  ///     token = center.addObserver(of: bell, for: .didRing) { print($0.volume) }
  public protocol MessageIdentifier {
    /// The type it stands for: `DidRing`.
    associatedtype MessageType
  }

  /// The identifier that a type of messages is given: `BaseMessageIdentifier<DidRing>()`.
  public struct BaseMessageIdentifier<MessageType>: MessageIdentifier, Sendable {
    /// An identifier of messages that belong to the main actor: `static var didRing: Self { .init() }`.
    public init() where MessageType: MainActorMessage {}

    /// An identifier of messages that are heard later: `static var didRing: Self { .init() }`.
    public init() where MessageType: AsyncMessage {}
  }
}
