extension NotificationCenter {
  /// Adds an observer, which is not retained and receives each notification as an action.
  ///
  ///     center.addObserver(self, action: Action("rang:", Logbook.rang), name: .didRing, object: nil)
  ///
  /// A deallocated observer need not be removed. An observer added twice is notified twice.
  ///
  /// - Parameters:
  ///   - observer: The object to notify.
  ///   - action: The action to send; its method takes no parameter or the `Notification`.
  ///   - name: The name to observe, or nil for all.
  ///   - object: The sender to observe, by identity, or nil for all.
  public func addObserver(
    _ observer: AnyObject, action: Action, name: Notification.Name?, object: AnyObject?
  ) {
    add(
      Registration(
        observer: Unowned(observer), name: name, sender: object.map(Unowned.init),
        handler: .action(action)))
  }

  /// Calls a closure for each notification and retains it until the token is removed.
  ///
  ///     let token = center.addObserver(forName: .didRing, object: nil) { print($0.name) }
  ///     center.removeObserver(token)
  ///
  /// Releasing the token does not end the observation: the centre retains the closure and
  /// everything it captures.
  ///
  /// - Parameters:
  ///   - name: The name to observe, or nil for all.
  ///   - object: The sender to observe, by identity, or nil for all.
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

/// Identifies an observing closure, so that it can be removed: `center.removeObserver(token)`.
public final class NotificationToken: Sendable {
  init() {}
}
