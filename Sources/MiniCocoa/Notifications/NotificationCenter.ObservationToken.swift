extension NotificationCenter {
  /// Keeps a closure observing messages until the token is removed **or released**.
  ///
  ///     token = center.addObserver(of: bell, for: DidRing.self) { print($0.volume) }
  ///
  /// Copies share one observation, which ends with the last copy.
  public struct ObservationToken: Hashable, Sendable {
    private let listening: Listening

    init(_ token: NotificationToken, in center: NotificationCenter) {
      listening = Listening(token, in: center)
    }

    /// Ends the observation if it belongs to this centre.
    func end(in center: NotificationCenter) { listening.end(in: center) }

    /// Whether both belong to the same observation: `token == other`.
    public static func == (left: ObservationToken, right: ObservationToken) -> Bool {
      left.listening === right.listening
    }

    /// Hashes the identity of the observation: `Set([token, other])`.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(listening)) }
  }

  /// One observation; a class, so that it ends when the last token is released.
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

  /// Ends the observation, if it belongs to this centre: `center.removeObserver(token)`.
  public func removeObserver(_ token: ObservationToken) { token.end(in: self) }
}

// MARK: - Members of all messages

extension NotificationCenter {
  /// Calls a closure for a name, from one sender or from all, while the token is retained.
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

  /// Posts a notification made from a message, with the message inside it.
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
  /// The message inside the notification, if it was posted as one of this type.
  func message<Message>() -> Message? { userInfo?[MessageKey()] as? Message }
}

/// The user info key for a message; private, so that it cannot clash with another key.
private struct MessageKey: Hashable {}
