extension Action {
  /// An action whose method takes no parameters: `Action("refresh", Editor.refresh)`.
  public init<Target>(_ name: String, _ method: @escaping @Sendable (Target) -> () -> Void) {
    self.init(name, parameters: 0) { (target: Target, call) in
      call.note(name)
      method(target)()
      return .performed
    }
  }

  /// An action whose method takes the sender: `Action("save:", Editor.save)`.
  public init<Target, Sender>(
    _ name: String, _ method: @escaping @Sendable (Target) -> (Sender) -> Void
  ) {
    self.init(name, parameters: 1) { (target: Target, call) in
      guard let argument = call.argument(as: Sender.self) else {
        return .wrongSender(expected: String(describing: Sender.self))
      }
      call.note(name)
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
    self.init(name, parameters: 2) { (target: Target, call) in
      guard let argument = call.argument(as: Sender.self) else {
        return .wrongSender(expected: String(describing: Sender.self))
      }
      call.note(name)
      method(target)(argument, call.event)
      return .performed
    }
  }

  private init<Target>(
    _ name: String, parameters: Int, _ method: @escaping @Sendable (Target, Call) -> Outcome
  ) {
    Misuse.checkColons(of: name, type: Target.self, parameters: parameters)
    self.init(name: name, recognizer: { $0 is Target }) { object, sender, event in
      guard let target = object as? Target else { return .notRecognized }
      return method(target, Call(target: object, sender: sender, event: event))
    }
  }
}

/// The arguments of one call.
private struct Call {
  let target: AnyObject
  let sender: AnyObject?
  let event: Event?

  /// The sender as the type that the method takes. A nil sender requires an optional type.
  func argument<Sender>(as: Sender.Type) -> Sender? {
    guard let sender else { return Optional<AnyObject>.none as? Sender }
    if let posted = sender as? Posted { return posted.notification as? Sender }
    return sender as? Sender
  }

  func note(_ name: String) {
    if let notification = (sender as? Posted)?.notification {
      Conversation.note(
        from: notification.object, to: target, notification.name.rawValue, .notification)
    } else {
      Conversation.note(
        from: sender, to: target, name, Conversation.Context(.action, event?.name))
    }
  }
}

/// A notification passed in place of a sender, to methods that observe one.
final class Posted {
  let notification: Notification

  init(_ notification: Notification) { self.notification = notification }
}
