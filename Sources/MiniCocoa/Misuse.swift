/// A mistake in the use of MiniCocoa, which Cocoa answers with an exception or a crash.
///
/// Where it happens the process stops with its sentence. A test can look at it instead:
///
///     let misuses = Misuse.recorded { company.removeObserver(stranger, forKeyPath: "name") }
///     #expect(misuses.map(\.kind) == [.notRegistered])
public struct Misuse: Hashable, Sendable, CustomStringConvertible {
  /// Which mistake it is, wherever it was made; each mechanism names its own.
  ///
  ///     extension Misuse.Kind {
  ///       static var lateDelegate: Self { Self("lateDelegate") }
  ///     }
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// The name, as Swift would spell it: `notRegistered`.
    public let description: String

    /// A kind of this name: `Misuse.Kind("notRegistered")`.
    public init(_ name: String) { description = name }
  }

  /// Which mistake: `misuse.kind == .notRegistered`.
  public let kind: Kind
  /// The type of the object it was made with: `"Company"`.
  public let object: String
  /// The key, key path or action it was made with, or an empty string: `"ceo.tasks"`.
  public let key: String
  /// One sentence: what was done, and after a colon what to do instead.
  public let description: String

  /// A mistake made with an object and a key; the sentence says `deed`, a colon and `advice`.
  ///
  ///     Misuse(
  ///       .notRegistered, object: company, key: "name",
  ///       "a Clerk was removed as observer of \"name\"", "remove each observer once")
  public init(
    _ kind: Kind, object: AnyObject, key: String = "", _ deed: String, _ advice: String
  ) {
    self.kind = kind
    self.object = Misuse.name(of: object)
    self.key = key
    description = Self.sentence(deed, advice)
  }

  /// A mistake made with no object, but with a type of this name.
  init(_ kind: Kind, typeName: String, key: String, _ deed: String, _ advice: String) {
    self.kind = kind
    object = typeName
    self.key = key
    description = Self.sentence(deed, advice)
  }

  /// What sentences call an object: its class. What it says of itself may be anything.
  static func name(of object: AnyObject) -> String { String(describing: type(of: object)) }

  /// An object in a sentence: `a Company`, `an Employee`.
  static func a(_ object: AnyObject) -> String { withArticle(name(of: object)) }

  static func withArticle(_ name: String) -> String {
    name.first.map("AEIO".contains) == true ? "an \(name)" : "a \(name)"
  }

  /// A sentence of a deed and an advice.
  private static func sentence(_ deed: String, _ advice: String) -> String {
    "\(deed.prefix(1).uppercased())\(deed.dropFirst()): \(advice)."
  }
}

// MARK: - Stopping

extension Misuse {
  /// Stops the process with the sentence or, inside of `recorded`, keeps it and goes on.
  ///
  ///     guard isRegistered else { return Misuse(.notRegistered, …).report() }
  ///
  /// So that a test can go on, whoever reports does nothing more.
  public func report() {
    guard let recorder = Self.recorder else { stop() }
    recorder.note(self)
  }

  /// Stops the process with the sentence, also inside of `recorded`: where there is no way to go on.
  ///
  ///     guard let element = elements[index] else { misuse.stop() }
  public func stop() -> Never { fatalError(description) }

  /// Runs `body` and returns the mistakes made in it, which stop nothing.
  ///
  ///     let misuses = Misuse.recorded { model.didChangeValue(forKey: "name") }
  ///
  /// Inside of another `recorded`, both return them, so that nobody hides a mistake from a test around
  /// it. Child tasks of `body` belong to it; threads and queues that it starts work on do not.
  public static func recorded(_ body: () throws -> Void) rethrows -> [Misuse] {
    let recorder = Recorder(around: Self.recorder)
    try $recorder.withValue(recorder) { try body() }
    return recorder.misuses.withLock { $0 }
  }

  /// Runs `body` and returns the mistakes made in it and in its child tasks.
  ///
  ///     let misuses = await Misuse.recorded { await model.refresh() }
  public static func recorded(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async rethrows -> [Misuse] {
    let recorder = Recorder(around: Self.recorder)
    try await $recorder.withValue(recorder) { try await body() }
    return recorder.misuses.withLock { $0 }
  }

  @TaskLocal private static var recorder: Recorder?

  /// Runs `body` and returns whether it reports this, which is no mistake then; others are what they
  /// would be without.
  static func isReported(_ expected: Misuse, by body: () -> Void) -> Bool {
    let recorder = Recorder(around: Self.recorder, expecting: expected)
    $recorder.withValue(recorder, operation: body)
    return recorder.misuses.withLock { !$0.isEmpty }
  }

  /// Where mistakes go in a test; a class, since all its tasks write into one.
  private final class Recorder: Sendable {
    let misuses = Guarded<[Misuse]>([])
    private let outer: Recorder?
    /// What alone is taken, and not passed on; nil if everything is.
    private let expected: Misuse?

    init(around outer: Recorder?, expecting expected: Misuse? = nil) {
      self.outer = outer
      self.expected = expected
    }

    func note(_ misuse: Misuse) {
      if let expected, misuse != expected {
        guard let outer else { misuse.stop() }
        return outer.note(misuse)
      }
      misuses.withLock { $0.append(misuse) }
      if expected == nil { outer?.note(misuse) }
    }
  }
}
