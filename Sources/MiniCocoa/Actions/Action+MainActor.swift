/// Initializers that reject methods isolated to the main actor. An action calls its method on
/// whatever thread sends it, and Swift does not reveal whether that is the main actor. Without
/// these overloads the compiler would accept such a method as one that may be called anywhere. It
/// prefers them because they match more closely. (It would not if they were unavailable.)
extension Action {
  /// Catches a main-actor method without parameters, which is a misuse.
  @available(*, deprecated, message: "make the method nonisolated: an action may be sent anywhere")
  public init<Target: Sendable>(
    _ name: String, _ method: @escaping @Sendable (Target) -> @MainActor () -> Void
  ) { self.init(name, ofMainActor: Target.self) }

  /// Catches a main-actor method that takes the sender, which is a misuse.
  @available(*, deprecated, message: "make the method nonisolated: an action may be sent anywhere")
  public init<Target: Sendable, Sender>(
    _ name: String, _ method: @escaping @Sendable (Target) -> @MainActor (Sender) -> Void
  ) { self.init(name, ofMainActor: Target.self) }

  /// Catches a main-actor method that takes the sender and the event, which is a misuse.
  @available(*, deprecated, message: "make the method nonisolated: an action may be sent anywhere")
  public init<Target: Sendable, Sender>(
    _ name: String, _ method: @escaping @Sendable (Target) -> @MainActor (Sender, Event?) -> Void
  ) { self.init(name, ofMainActor: Target.self) }

  private init<Target>(_ name: String, ofMainActor type: Target.Type) {
    Misuse.methodOfMainActor(name, of: type).report()
    self.init(name: name, recognizer: { _ in false }, method: { _, _, _ in .notRecognized })
  }
}
