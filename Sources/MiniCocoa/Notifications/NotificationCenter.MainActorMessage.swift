extension NotificationCenter {
  /// A typed notification that is posted and received on the main actor only.
  ///
  ///     struct DidRing: NotificationCenter.MainActorMessage {
  ///       typealias Subject = Bell
  ///       let volume: Int
  ///     }
  ///     NotificationCenter.default.post(DidRing(volume: 3), subject: bell)
  ///
  /// When `post` returns, all observers have received it. To post anywhere, use ``AsyncMessage``.
  public protocol MainActorMessage: SendableMetatype {
    /// The type that the message is about: `Bell`.
    associatedtype Subject
    /// The name as a notification; by default the name of the type: `"Exchange.DidRing"`.
    static var name: Notification.Name { get }
    /// Converts a notification with this name to a message; nil, the default, if it cannot.
    ///
    ///     static func makeMessage(_ notification: Notification) -> DidRing? {
    ///       (notification.userInfo?["volume"] as? Int).map(DidRing.init)
    ///     }
    ///
    /// Such notifications must be posted on the main actor, too.
    @MainActor static func makeMessage(_ notification: Notification) -> Self?
    /// Converts a message to the notification that observers of the name receive; by default
    /// without user info.
    ///
    ///     static func makeNotification(_ message: DidRing) -> Notification {
    ///       Notification(name: name, userInfo: ["volume": message.volume])
    ///     }
    ///
    /// The centre replaces the notification's name and object with the message's name and subject.
    @MainActor static func makeNotification(_ message: Self) -> Notification
  }
}

extension NotificationCenter.MainActorMessage {
  /// The name of the type, with its module: `"Exchange.DidRing"`.
  public static var name: Notification.Name { Notification.Name(String(reflecting: Self.self)) }

  /// Nil: no notification converts to this message.
  @MainActor public static func makeMessage(_ notification: Notification) -> Self? { nil }

  /// A notification with the message's name, without user info.
  @MainActor public static func makeNotification(_ message: Self) -> Notification {
    Notification(name: name)
  }
}

// MARK: - Posting

extension NotificationCenter {
  /// Notifies the observers of this message type about this subject, or about all; then returns.
  ///
  ///     center.post(DidRing(volume: 3), subject: bell)
  @MainActor public func post<Message: MainActorMessage>(
    _ message: Message, subject: Message.Subject
  ) where Message.Subject: AnyObject {
    post(Message.makeNotification(message), Message.name, of: subject, carrying: message)
  }

  /// Notifies the observers of this message type about all subjects, and then returns.
  ///
  ///     center.post(DidRing(volume: 3))
  @MainActor public func post<Message: MainActorMessage>(_ message: Message) {
    post(Message.makeNotification(message), Message.name, of: nil, carrying: message)
  }
}

// MARK: - Listening

extension NotificationCenter {
  /// Calls a closure for each message about one subject, or about all, while the token is retained.
  ///
  ///     token = center.addObserver(of: bell, for: DidRing.self) { print($0.volume) }
  ///     others = center.addObserver(for: DidRing.self) { print($0.volume) }
  public func addObserver<Message: MainActorMessage>(
    of subject: Message.Subject? = nil, for messageType: Message.Type,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Message.Subject: AnyObject { listen(to: subject, observer) }

  /// Calls a closure for each message about a subject, by its identifier, while the token lives.
  ///
  ///     token = center.addObserver(of: bell, for: .didRing) { print($0.volume) }
  public func addObserver<Identifier: MessageIdentifier, Message: MainActorMessage>(
    of subject: Message.Subject, for identifier: Identifier,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Identifier.MessageType == Message, Message.Subject: AnyObject {
    listen(to: subject, observer)
  }

  /// Calls a closure for each message about any subject, by its identifier, while the token lives.
  ///
  ///     token = center.addObserver(of: Bell.self, for: .didRing) { print($0.volume) }
  public func addObserver<Identifier: MessageIdentifier, Message: MainActorMessage>(
    of subject: Message.Subject.Type, for identifier: Identifier,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Identifier.MessageType == Message { listen(to: nil, observer) }

  /// Unavailable, with advice: in Foundation, this overload requires an identifier.
  @available(*, unavailable, message: "leave out the subject, or use a message identifier")
  public func addObserver<Message: MainActorMessage>(
    of subject: Message.Subject.Type, for messageType: Message.Type,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken { listen(to: nil, observer) }

  private func listen<Message: MainActorMessage>(
    to subject: AnyObject?, _ observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken {
    listen(to: Message.name, of: subject.map(Unowned.init)) { notification in
      let notification = Handed(value: notification)
      // Swift stops the process elsewhere; only an untyped notification can be posted there.
      MainActor.assumeIsolated {
        let message = notification.value.message() ?? Message.makeMessage(notification.value)
        if let message { observer(message) }
      }
    }
  }
}
