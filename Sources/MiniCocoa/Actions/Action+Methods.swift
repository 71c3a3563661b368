extension Action {
  /// An action whose method takes nothing: `Action("refresh", Editor.refresh)`.
  public init<Target>(_ name: String, _ method: @escaping @Sendable (Target) -> () -> Void) {
    self.init(name, parameters: 0) { (target: Target, sender, event) in
      Self.note(name, sender, target, event)
      method(target)()
      return .performed
    }
  }

  /// An action whose method takes the sender: `Action("save:", Editor.save)`.
  public init<Target, Sender>(
    _ name: String, _ method: @escaping @Sendable (Target) -> (Sender) -> Void
  ) {
    self.init(name, parameters: 1) { (target: Target, sender, event) in
      guard let argument = Self.argument(sender, as: Sender.self) else {
        return .wrongSender(expected: String(describing: Sender.self))
      }
      Self.note(name, sender, target, event)
      method(target)(argument)
      return .performed
    }
  }

  /// An action whose method takes the sender and the event, if there is one.
  ///
  ///     Action("moved:event:", Editor.moved(_:event:))
  public init<Target, Sender>(
    _ name: String, _ method: @escaping @Sendable (Target) -> (Sender, Event?) -> Void
  ) {
    self.init(name, parameters: 2) { (target: Target, sender, event) in
      guard let argument = Self.argument(sender, as: Sender.self) else {
        return .wrongSender(expected: String(describing: Sender.self))
      }
      Self.note(name, sender, target, event)
      method(target)(argument, event)
      return .performed
    }
  }

  private init<Target>(
    _ name: String, parameters: Int,
    _ method: @escaping @Sendable (Target, AnyObject?, Event?) -> Outcome
  ) {
    Misuse.checkColons(of: name, type: Target.self, parameters: parameters)
    self.init(name: name, recognizer: { $0 is Target }) { target, sender, event in
      guard let target = target as? Target else { return .notRecognized }
      return method(target, sender, event)
    }
  }

  /// The sender as the method wants it; no sender is one only for a method that takes an optional.
  private static func argument<Sender>(_ sender: AnyObject?, as: Sender.Type) -> Sender? {
    guard let sender else { return Optional<AnyObject>.none as? Sender }
    if let posted = sender as? Posted { return posted.notification as? Sender }
    return sender as? Sender
  }

  private static func note<Target>(
    _ name: String, _ sender: AnyObject?, _ target: Target, _ event: Event?
  ) {
    guard let notification = (sender as? Posted)?.notification else {
      return Conversation.note(
        from: sender, to: target as AnyObject, name, Conversation.Context(.action, event?.name))
    }
    Conversation.note(
      from: notification.object, to: target as AnyObject, notification.name.rawValue, .notification)
  }
}

/// A notification in the place of a sender, for the methods of those who listen to one.
final class Posted {
  let notification: Notification

  init(_ notification: Notification) { self.notification = notification }
}
