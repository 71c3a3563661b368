extension NotificationCenter {
  /// Keeps a closure listening to messages, until it is removed **or dropped**.
  ///
  ///     token = center.addObserver(of: bell, for: DidRing.self) { print($0.volume) }
  ///
  /// Copies are one token; the last of them ends the listening.
  public struct ObservationToken: Hashable, Sendable {
    private let listening: Listening

    init(_ token: NotificationToken, in center: NotificationCenter) {
      listening = Listening(token, in: center)
    }

    /// Ends the listening, in the centre that it is in.
    func end(in center: NotificationCenter) { listening.end(in: center) }

    /// Whether both stand for the same closure, added once: `token == other`.
    public static func == (left: ObservationToken, right: ObservationToken) -> Bool {
      left.listening === right.listening
    }

    /// Feeds a hasher with which one it is: `Set([token, other])`.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(listening)) }
  }

  /// A class, since it ends with the last one who keeps it.
  private final class Listening: Sendable {
    private weak let center: NotificationCenter?
    private let token: NotificationToken

    init(_ token: NotificationToken, in center: NotificationCenter) {
      self.center = center
      self.token = token
    }

    deinit { center?.removeObserver(token) }

    func end(in center: NotificationCenter) {
      if center === self.center { center.removeObserver(token) }
    }
  }

  /// Stops telling, if it is this centre that tells: `center.removeObserver(token)`.
  public func removeObserver(_ token: ObservationToken) { token.end(in: self) }
}

// MARK: - What all messages share

extension NotificationCenter {
  /// Calls a closure for what has a name, of a sender or of all, while the token is kept.
  func listen(
    to name: Notification.Name, of sender: Unowned?,
    _ closure: @escaping @Sendable (Notification) -> Void
  ) -> ObservationToken {
    let token = NotificationToken()
    add(
      Registration(
        observer: Unowned(token), name: name, sender: sender,
        handler: .closure(closure, token: token)))
    return ObservationToken(token, in: self)
  }

  /// Posts a notification that a message has made, and the message in it.
  func post<Message>(
    _ notification: Notification, _ name: Notification.Name, of subject: AnyObject?,
    carrying message: Message
  ) {
    var notification = notification
    (notification.name, notification.object) = (name, subject)
    notification.userInfo = notification.userInfo ?? [:]
    notification.userInfo?[MessageKey()] = message
    post(notification)
  }
}

extension Notification {
  /// The message that it was posted as, if it was one of this type.
  func message<Message>() -> Message? { userInfo?[MessageKey()] as? Message }
}

/// Where a message lies in the user info, a key that nobody else can have.
private struct MessageKey: Hashable {}
