extension NotificationCenter {
  /// An observer with its two filters: a name and a sender.
  struct Registration: Sendable {
    /// The observer, or the token that represents a closure.
    let observer: Unowned
    /// The observed name, or nil for all.
    let name: Notification.Name?
    /// The observed sender, or nil for all.
    let sender: Unowned?
    let handler: Handler

    enum Handler: Sendable {
      case action(Action)
      case closure(@Sendable (Notification) -> Void, token: NotificationToken)
    }

    /// Whether the observer, or the only sender it observes, has been deallocated.
    var isDead: Bool { observer.object == nil || (sender != nil && sender?.object == nil) }

    /// The keys that find this registration.
    var keys: [Key] {
      let (observer, sender) = (observer.id, sender?.id)
      var keys: [Key] = [.all, name.map { .name($0, of: sender) } ?? .everything(of: sender)]
      keys.append(.observer(observer, nil, nil))
      if name != nil { keys.append(.observer(observer, name, nil)) }
      if sender != nil { keys.append(.observer(observer, nil, sender)) }
      if name != nil, sender != nil { keys.append(.observer(observer, name, sender)) }
      return keys
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

  /// A key for finding registrations. It contains addresses, so a lookup for a new object may find
  /// a registration of a deallocated one.
  enum Key: Hashable {
    case all
    /// Observes every name, from one sender or from all.
    case everything(of: ObjectIdentifier?)
    /// Observes one name, from one sender or from all.
    case name(Notification.Name, of: ObjectIdentifier?)
    /// Belongs to this observer; the name and the sender narrow it down if present.
    case observer(ObjectIdentifier, Notification.Name?, ObjectIdentifier?)
  }

  /// A weak reference to an object.
  ///
  /// Its safety is unchecked: the object is called on the thread that posts, as in Cocoa.
  struct Unowned: @unchecked Sendable {
    private(set) weak var object: AnyObject?
    let id: ObjectIdentifier

    init(_ object: AnyObject) {
      self.object = object
      id = ObjectIdentifier(object)
    }
  }
}
