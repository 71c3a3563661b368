extension NotificationCenter {
  /// A typed notification that may be posted on any thread; observers receive it later, in a task.
  ///
  ///     struct DidRing: NotificationCenter.AsyncMessage {
  ///       typealias Subject = Bell
  ///       let volume: Int
  ///     }
  ///     NotificationCenter.default.post(DidRing(volume: 3), subject: bell)
  ///
  /// Time and order of delivery are undefined. If observers must receive a message before the
  /// program goes on, use ``MainActorMessage``.
  public protocol AsyncMessage: Sendable {
    /// The type that the message is about: `Bell`.
    associatedtype Subject
    /// The name as a notification; by default the name of the type: `"Exchange.DidRing"`.
    static var name: Notification.Name { get }
    /// Converts a notification with this name to a message; nil, the default, if it cannot.
    ///
    ///     static func makeMessage(_ notification: Notification) -> DidRing? {
    ///       (notification.userInfo?["volume"] as? Int).map(DidRing.init)
    ///     }
    static func makeMessage(_ notification: Notification) -> Self?
    /// Converts a message to the notification that observers of the name receive; by default
    /// without user info.
    ///
    ///     static func makeNotification(_ message: DidRing) -> Notification {
    ///       Notification(name: name, userInfo: ["volume": message.volume])
    ///     }
    ///
    /// The centre replaces the notification's name and object with the message's name and subject.
    static func makeNotification(_ message: Self) -> Notification
  }
}

extension NotificationCenter.AsyncMessage {
  /// The name of the type, with its module: `"Exchange.DidRing"`.
  public static var name: Notification.Name { Notification.Name(String(reflecting: Self.self)) }

  /// Nil: no notification converts to this message.
  public static func makeMessage(_ notification: Notification) -> Self? { nil }

  /// A notification with the message's name, without user info.
  public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }

  /// The message that a notification carries or converts to.
  static func found(in notification: Notification) -> Self? {
    notification.message() ?? makeMessage(notification)
  }
}

// MARK: - Posting

extension NotificationCenter {
  /// Notifies the observers of this message type about this subject, or about all, asynchronously.
  ///
  ///     center.post(DidRing(volume: 3), subject: bell)
  public func post<Message: AsyncMessage>(_ message: Message, subject: Message.Subject)
  where Message.Subject: AnyObject {
    post(Message.makeNotification(message), Message.name, of: subject, carrying: message)
  }

  /// Notifies the observers of this message type about all subjects, asynchronously.
  ///
  ///     center.post(DidRing(volume: 3))
  public func post<Message: AsyncMessage>(_ message: Message) {
    post(Message.makeNotification(message), Message.name, of: nil, carrying: message)
  }
}

// MARK: - Listening

extension NotificationCenter {
  /// Calls a closure in a new task for each message about one subject, or all, while the token
  /// lives.
  ///
  ///     token = center.addObserver(of: bell, for: DidRing.self) { await log.add($0.volume) }
  ///     others = center.addObserver(for: DidRing.self) { await log.add($0.volume) }
  public func addObserver<Message: AsyncMessage>(
    of subject: Message.Subject? = nil, for messageType: Message.Type,
    using observer: @escaping @Sendable (Message) async -> Void
  ) -> ObservationToken where Message.Subject: AnyObject { listen(to: subject, observer) }

  /// Calls a closure in a new task for each message about a subject, by its identifier, while the
  /// token lives.
  ///
  ///     token = center.addObserver(of: bell, for: .didRing) { await log.add($0.volume) }
  public func addObserver<Identifier: MessageIdentifier, Message: AsyncMessage>(
    of subject: Message.Subject, for identifier: Identifier,
    using observer: @escaping @Sendable (Message) async -> Void
  ) -> ObservationToken where Identifier.MessageType == Message, Message.Subject: AnyObject {
    listen(to: subject, observer)
  }

  /// Calls a closure in a new task for each message about any subject, by its identifier, while the
  /// token lives.
  ///
  ///     token = center.addObserver(of: Bell.self, for: .didRing) { await log.add($0.volume) }
  public func addObserver<Identifier: MessageIdentifier, Message: AsyncMessage>(
    of subject: Message.Subject.Type, for identifier: Identifier,
    using observer: @escaping @Sendable (Message) async -> Void
  ) -> ObservationToken where Identifier.MessageType == Message { listen(to: nil, observer) }

  /// Unavailable, with advice: in Foundation, this overload requires an identifier.
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
      // The task deliberately outlives the post, and inherits the poster's task-local values.
      Task { await observer(message) }
    }
  }
}
