/// Methods that belong to the main actor. An action calls its method where it is sent, so it has to
/// be sent there. To send it elsewhere always stops, in a test as well: Swift does not say where one is
/// without stopping.
extension Action {
  /// An action whose method takes nothing and belongs to the main actor: `Action("go", Panel.go)`.
  public init<Target: Sendable>(
    _ name: String, _ method: @escaping @Sendable (Target) -> @MainActor () -> Void
  ) {
    self.init(name) { (target: Target) in
      { Self.onMainActor(name, target) { method(target)() } }
    }
  }

  /// An action whose method takes the sender and belongs to the main actor.
  ///
  ///     Action("go:", Panel.go)
  public init<Target: Sendable, Sender>(
    _ name: String, _ method: @escaping @Sendable (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(name) { (target: Target) in
      { (sender: Sender) in
        // It is already there.
        nonisolated(unsafe) let sender = sender
        Self.onMainActor(name, target) { method(target)(sender) }
      }
    }
  }

  /// An action whose method takes the sender and the event, if there is one, and belongs to the main
  /// actor.
  ///
  ///     Action("moved:event:", Panel.moved(_:event:))
  public init<Target: Sendable, Sender>(
    _ name: String, _ method: @escaping @Sendable (Target) -> @MainActor (Sender, Event?) -> Void
  ) {
    self.init(name) { (target: Target) in
      { (sender: Sender, event: Event?) in
        // It is already there.
        nonisolated(unsafe) let sender = sender
        Self.onMainActor(name, target) { method(target)(sender, event) }
      }
    }
  }

  private static func onMainActor<Target>(
    _ name: String, _ target: Target, _ body: @MainActor () -> Void
  ) {
    MainActor.shared.preconditionIsolated(
      Misuse.outsideOfMainActor(name, target as AnyObject).description)
    MainActor.assumeIsolated(body)
  }
}
