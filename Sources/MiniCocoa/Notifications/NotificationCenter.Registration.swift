extension NotificationCenter {
  /// Who wants to hear what.
  struct Registration: Sendable {
    private let key = Key()
    /// The observer, or the token that stands for a closure.
    let observer: Unowned
    /// What it wants to hear of, or nil for everything.
    let name: Notification.Name?
    /// Whose notifications it wants to hear, or nil for everybody's.
    let sender: Unowned?
    let handler: Handler

    enum Handler: Sendable {
      case action(Action)
      case closure(@Sendable (Notification) -> Void, token: NotificationToken)
    }

    var id: ObjectIdentifier { ObjectIdentifier(key) }

    init(observer: AnyObject, name: Notification.Name?, sender: AnyObject?, handler: Handler) {
      self.observer = Unowned(object: observer)
      self.name = name
      self.sender = sender.map(Unowned.init)
      self.handler = handler
    }

    /// Whether the observer, or the only sender it wants to hear, has gone.
    var isDead: Bool { observer.object == nil || (sender != nil && sender?.object == nil) }

    func wants(_ notification: Notification) -> Bool {
      guard name == nil || name == notification.name else { return false }
      guard let sender else { return true }
      return sender.object != nil && sender.object === notification.object
    }

    func tell(_ notification: Notification) {
      switch handler {
      case .action(let action):
        guard let observer = observer.object else { return }
        action.send(to: observer, from: Posted(notification))
      case .closure(let closure, _):
        Conversation.note(
          from: notification.object, to: nil, notification.name.rawValue, .notification)
        closure(notification)
      }
    }
  }

  /// What one registration is known by.
  private final class Key: Sendable {}

  /// An object that is not kept.
  ///
  /// Not checked: the object is called on the thread that posts, as in Cocoa.
  struct Unowned: @unchecked Sendable {
    private(set) weak var object: AnyObject?
  }
}
