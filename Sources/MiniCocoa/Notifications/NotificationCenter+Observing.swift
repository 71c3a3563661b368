extension NotificationCenter {
  /// Tells an observer, which is not kept, by sending it an action.
  ///
  ///     center.addObserver(self, action: Action("rang:", Logbook.rang), name: .didRing, object: nil)
  ///
  /// An observer that has gone need not be removed. To add it twice is to tell it twice.
  ///
  /// - Parameters:
  ///   - observer: Who is told.
  ///   - action: How: its method takes nothing, or the `Notification`.
  ///   - name: What it wants to hear of, or nil for everything.
  ///   - object: Whose notifications it wants to hear, this very object's; or nil for everybody's.
  public func addObserver(
    _ observer: AnyObject, action: Action, name: Notification.Name?, object: AnyObject?
  ) {
    add(
      Registration(
        observer: Unowned(observer), name: name, sender: object.map(Unowned.init),
        handler: .action(action)))
  }

  /// Calls a closure, which is kept until the token is removed.
  ///
  ///     let token = center.addObserver(forName: .didRing, object: nil) { print($0.name) }
  ///     center.removeObserver(token)
  ///
  /// To drop the token ends nothing: the centre keeps it, and all that the closure captures.
  ///
  /// - Parameters:
  ///   - name: What is told, or nil for everything.
  ///   - object: Whose notifications are told, this very object's; or nil for everybody's.
  ///   - closure: Called on the thread that posts.
  public func addObserver(
    forName name: Notification.Name?, object: AnyObject?,
    using closure: @escaping @Sendable (Notification) -> Void
  ) -> NotificationToken {
    let token = NotificationToken()
    add(
      Registration(
        observer: Unowned(token), name: name, sender: object.map(Unowned.init),
        handler: .closure(closure, token: token)))
    return token
  }
}

/// Stands for a closure that listens, for when it is to stop: `center.removeObserver(token)`.
public final class NotificationToken: Sendable {
  init() {}
}
