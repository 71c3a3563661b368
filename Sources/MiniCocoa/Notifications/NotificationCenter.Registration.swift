extension NotificationCenter {
  /// Who wants to hear what.
  struct Registration: Sendable {
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

    /// Whether the observer, or the only sender it wants to hear, has gone.
    var isDead: Bool { observer.object == nil || (sender != nil && sender?.object == nil) }

    /// By what it is found.
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

  /// By what a registration is found; objects are told apart by where they lie, so that a dead one's
  /// may be found for a new one.
  enum Key: Hashable {
    case all
    /// To be told of everything, of one sender or of all.
    case everything(of: ObjectIdentifier?)
    /// To be told of a name, of one sender or of all.
    case name(Notification.Name, of: ObjectIdentifier?)
    /// An observer's, of this name and of this sender, where they are said.
    case observer(ObjectIdentifier, Notification.Name?, ObjectIdentifier?)
  }

  /// An object that is not kept.
  ///
  /// Not checked: the object is called on the thread that posts, as in Cocoa.
  struct Unowned: @unchecked Sendable {
    private(set) weak var object: AnyObject?
    let id: ObjectIdentifier

    init(_ object: AnyObject) {
      self.object = object
      id = ObjectIdentifier(object)
    }
  }
}
