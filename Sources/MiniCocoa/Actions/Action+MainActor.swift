/// Methods that belong to the main actor. An action calls its method where it is sent, which may be
/// anywhere; without these the compiler would take such a method for one that may be called anywhere.
extension Action {
  /// Stands in the way of a method of the main actor that takes nothing.
  @available(
    *, unavailable,
    message:
      "an action calls its method where it is sent, which need not be on the main actor: make the method nonisolated, or write { (target: Panel) in { MainActor.assumeIsolated { target.go() } } }"
  )
  public init<Target: Sendable>(
    _ name: String, _ method: @escaping @Sendable (Target) -> @MainActor () -> Void
  ) { self.init(named: name) }

  /// Stands in the way of a method of the main actor that takes the sender.
  @available(
    *, unavailable,
    message:
      "an action calls its method where it is sent, which need not be on the main actor: make the method nonisolated, or write { (target: Panel) in { _ in MainActor.assumeIsolated { target.go() } } }"
  )
  public init<Target: Sendable, Sender>(
    _ name: String, _ method: @escaping @Sendable (Target) -> @MainActor (Sender) -> Void
  ) { self.init(named: name) }

  /// Stands in the way of a method of the main actor that takes the sender and the event.
  @available(
    *, unavailable,
    message:
      "an action calls its method where it is sent, which need not be on the main actor: make the method nonisolated, or write { (target: Panel) in { _, _ in MainActor.assumeIsolated { target.go() } } }"
  )
  public init<Target: Sendable, Sender>(
    _ name: String, _ method: @escaping @Sendable (Target) -> @MainActor (Sender, Event?) -> Void
  ) { self.init(named: name) }
}
