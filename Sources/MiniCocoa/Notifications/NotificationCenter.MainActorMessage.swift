extension NotificationCenter {
  /// A notification with a type that belongs to the main actor: it is posted and heard there only.
  ///
  ///     struct DidRing: NotificationCenter.MainActorMessage {
  ///       typealias Subject = Bell
  ///       let volume: Int
  ///     }
  ///     NotificationCenter.default.post(DidRing(volume: 3), subject: bell)
  ///
  /// When `post` returns, all have heard it. For what is posted anywhere there is ``AsyncMessage``.
  public protocol MainActorMessage: SendableMetatype {
    /// Whom it is about: `Bell`.
    associatedtype Subject
    /// What it is called among notifications; here, what its type is called: `"Exchange.DidRing"`.
    static var name: Notification.Name { get }
    /// The message that a notification of this name stands for, or nil; here, nil.
    ///
    ///     static func makeMessage(_ notification: Notification) -> DidRing? {
    ///       (notification.userInfo?["volume"] as? Int).map(DidRing.init)
    ///     }
    ///
    /// Notifications for which it is asked have to be posted on the main actor, too.
    @MainActor static func makeMessage(_ notification: Notification) -> Self?
    /// What those who listen to the name are told; here, a notification without user info.
    ///
    ///     static func makeNotification(_ message: DidRing) -> Notification {
    ///       Notification(name: name, userInfo: ["volume": message.volume])
    ///     }
    ///
    /// Name and object are those of the message and of its subject, whatever it says of them.
    @MainActor static func makeNotification(_ message: Self) -> Notification
  }
}

extension NotificationCenter.MainActorMessage {
  /// What the type is called, with its module: `"Exchange.DidRing"`.
  public static var name: Notification.Name { Notification.Name(String(reflecting: Self.self)) }

  /// Nil: no other notification stands for such a message.
  @MainActor public static func makeMessage(_ notification: Notification) -> Self? { nil }

  /// A notification of its name, without user info.
  @MainActor public static func makeNotification(_ message: Self) -> Notification {
    Notification(name: name)
  }
}

// MARK: - Posting

extension NotificationCenter {
  /// Tells all who listen to such messages of this subject, or of all subjects, and returns then.
  ///
  ///     center.post(DidRing(volume: 3), subject: bell)
  @MainActor public func post<Message: MainActorMessage>(
    _ message: Message, subject: Message.Subject
  ) where Message.Subject: AnyObject {
    post(Message.makeNotification(message), Message.name, of: subject, carrying: message)
  }

  /// Tells all who listen to such messages of all subjects, and returns then.
  ///
  ///     center.post(DidRing(volume: 3))
  @MainActor public func post<Message: MainActorMessage>(_ message: Message) {
    post(Message.makeNotification(message), Message.name, of: nil, carrying: message)
  }
}

// MARK: - Listening

extension NotificationCenter {
  /// Calls a closure for messages of a subject, or of all subjects, while the token is kept.
  ///
  ///     token = center.addObserver(of: bell, for: DidRing.self) { print($0.volume) }
  ///     others = center.addObserver(for: DidRing.self) { print($0.volume) }
  public func addObserver<Message: MainActorMessage>(
    of subject: Message.Subject? = nil, for messageType: Message.Type,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Message.Subject: AnyObject { listen(to: subject, observer) }

  /// Calls a closure for messages of a subject, by their identifier, while the token is kept.
  ///
  ///     token = center.addObserver(of: bell, for: .didRing) { print($0.volume) }
  public func addObserver<Identifier: MessageIdentifier, Message: MainActorMessage>(
    of subject: Message.Subject, for identifier: Identifier,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Identifier.MessageType == Message, Message.Subject: AnyObject {
    listen(to: subject, observer)
  }

  /// Calls a closure for messages of all subjects, by their identifier, while the token is kept.
  ///
  ///     token = center.addObserver(of: Bell.self, for: .didRing) { print($0.volume) }
  public func addObserver<Identifier: MessageIdentifier, Message: MainActorMessage>(
    of subject: Message.Subject.Type, for identifier: Identifier,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Identifier.MessageType == Message { listen(to: nil, observer) }

  /// Says what to write instead: Foundation takes a type for all its subjects with an identifier only.
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
      // Swift stops the process if this was posted elsewhere, which only a notification can be.
      MainActor.assumeIsolated {
        let message = notification.value.message() ?? Message.makeMessage(notification.value)
        if let message { observer(message) }
      }
    }
  }
}
