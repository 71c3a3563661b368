extension NotificationCenter {
  /// A notification with a type that may be posted anywhere; it is heard later, in a task.
  ///
  ///     struct DidRing: NotificationCenter.AsyncMessage {
  ///       typealias Subject = Bell
  ///       let volume: Int
  ///     }
  ///     NotificationCenter.default.post(DidRing(volume: 3), subject: bell)
  ///
  /// Nobody should rely on when, or in which order: whatever has to be heard before something else
  /// is done is a ``MainActorMessage``.
  public protocol AsyncMessage: Sendable {
    /// Whom it is about: `Bell`.
    associatedtype Subject
    /// What it is called among notifications; here, what its type is called: `"Exchange.DidRing"`.
    static var name: Notification.Name { get }
    /// The message that a notification of this name stands for, or nil; here, nil.
    ///
    ///     static func makeMessage(_ notification: Notification) -> DidRing? {
    ///       (notification.userInfo?["volume"] as? Int).map(DidRing.init)
    ///     }
    static func makeMessage(_ notification: Notification) -> Self?
    /// What those who listen to the name are told; here, a notification without user info.
    ///
    ///     static func makeNotification(_ message: DidRing) -> Notification {
    ///       Notification(name: name, userInfo: ["volume": message.volume])
    ///     }
    ///
    /// Name and object are those of the message and of its subject, whatever it says of them.
    static func makeNotification(_ message: Self) -> Notification
  }
}

extension NotificationCenter.AsyncMessage {
  /// What the type is called, with its module: `"Exchange.DidRing"`.
  public static var name: Notification.Name { Notification.Name(String(reflecting: Self.self)) }

  /// Nil: no other notification stands for such a message.
  public static func makeMessage(_ notification: Notification) -> Self? { nil }

  /// A notification of its name, without user info.
  public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }

  /// The message that a notification carries or stands for.
  static func found(in notification: Notification) -> Self? {
    notification.message() ?? makeMessage(notification)
  }
}

// MARK: - Posting

extension NotificationCenter {
  /// Tells all who listen to such messages of this subject, or of all, later: it waits for nobody.
  ///
  ///     center.post(DidRing(volume: 3), subject: bell)
  public func post<Message: AsyncMessage>(_ message: Message, subject: Message.Subject)
  where Message.Subject: AnyObject {
    post(Message.makeNotification(message), Message.name, of: subject, carrying: message)
  }

  /// Tells all who listen to such messages of all subjects, later: it waits for nobody.
  ///
  ///     center.post(DidRing(volume: 3))
  public func post<Message: AsyncMessage>(_ message: Message) {
    post(Message.makeNotification(message), Message.name, of: nil, carrying: message)
  }
}

// MARK: - Listening

extension NotificationCenter {
  /// Calls a closure, each time in a task, for messages of a subject, or of all, while the token is
  /// kept.
  ///
  ///     token = center.addObserver(of: bell, for: DidRing.self) { await log.add($0.volume) }
  ///     others = center.addObserver(for: DidRing.self) { await log.add($0.volume) }
  public func addObserver<Message: AsyncMessage>(
    of subject: Message.Subject? = nil, for messageType: Message.Type,
    using observer: @escaping @Sendable (Message) async -> Void
  ) -> ObservationToken where Message.Subject: AnyObject { listen(to: subject, observer) }

  /// Calls a closure, each time in a task, for messages of a subject, by their identifier, while the
  /// token is kept.
  ///
  ///     token = center.addObserver(of: bell, for: .didRing) { await log.add($0.volume) }
  public func addObserver<Identifier: MessageIdentifier, Message: AsyncMessage>(
    of subject: Message.Subject, for identifier: Identifier,
    using observer: @escaping @Sendable (Message) async -> Void
  ) -> ObservationToken where Identifier.MessageType == Message, Message.Subject: AnyObject {
    listen(to: subject, observer)
  }

  /// Calls a closure, each time in a task, for messages of all subjects, by their identifier, while
  /// the token is kept.
  ///
  ///     token = center.addObserver(of: Bell.self, for: .didRing) { await log.add($0.volume) }
  public func addObserver<Identifier: MessageIdentifier, Message: AsyncMessage>(
    of subject: Message.Subject.Type, for identifier: Identifier,
    using observer: @escaping @Sendable (Message) async -> Void
  ) -> ObservationToken where Identifier.MessageType == Message { listen(to: nil, observer) }

  /// Says what to write instead: Foundation takes a type for all its subjects with an identifier only.
  @available(*, unavailable, message: "leave out the subject, or use a message identifier")
  public func addObserver<Message: AsyncMessage>(
    of subject: Message.Subject.Type, for messageType: Message.Type,
    using observer: @escaping @Sendable (Message) async -> Void
  ) -> ObservationToken { listen(to: nil, observer) }

  private func listen<Message: AsyncMessage>(
    to subject: AnyObject?, _ observer: @escaping @Sendable (Message) async -> Void
  ) -> ObservationToken {
    listen(to: Message.name, of: subject.map(Unowned.init)) { notification in
      guard let message = Message.found(in: notification) else { return }
      // Outlives the post, as it is meant to; what is task-local for the poster is so in here.
      Task { await observer(message) }
    }
  }
}
