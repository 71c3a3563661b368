/// Methods that belong to the main actor. An action calls its method where it is sent, which may be
/// anywhere, and Swift does not say whether that is the main actor. Without these the compiler would
/// take such a method for one that may be called anywhere; it prefers them, since they fit better. (It
/// would not if they were unavailable.)
extension Action {
  /// Stands in the way of a method of the main actor that takes nothing: a misuse.
  @available(*, deprecated, message: "make the method nonisolated: an action may be sent anywhere")
  public init<Target: Sendable>(
    _ name: String, _ method: @escaping @Sendable (Target) -> @MainActor () -> Void
  ) { self.init(name, ofMainActor: Target.self) }

  /// Stands in the way of a method of the main actor that takes the sender: a misuse.
  @available(*, deprecated, message: "make the method nonisolated: an action may be sent anywhere")
  public init<Target: Sendable, Sender>(
    _ name: String, _ method: @escaping @Sendable (Target) -> @MainActor (Sender) -> Void
  ) { self.init(name, ofMainActor: Target.self) }

  /// Stands in the way of a method of the main actor that takes the sender and the event: a misuse.
  @available(*, deprecated, message: "make the method nonisolated: an action may be sent anywhere")
  public init<Target: Sendable, Sender>(
    _ name: String, _ method: @escaping @Sendable (Target) -> @MainActor (Sender, Event?) -> Void
  ) { self.init(name, ofMainActor: Target.self) }

  private init<Target>(_ name: String, ofMainActor type: Target.Type) {
    Misuse.methodOfMainActor(name, of: type).report()
    self.init(name: name, recognizer: { _ in false }, method: { _, _, _ in .notRecognized })
  }
}
