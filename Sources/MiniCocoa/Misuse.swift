/// A mistake in the use of MiniCocoa, for which Cocoa throws an exception or crashes.
///
/// By default the process stops at the mistake and prints its description. A test can record it
/// instead:
///
///     let misuses = Misuse.recorded { company.removeObserver(stranger, forKeyPath: "name") }
///     #expect(misuses.map(\.kind) == [.notRegistered])
public struct Misuse: Hashable, Sendable, CustomStringConvertible {
  /// The kind of mistake, independent of its place. Each mechanism defines its own kinds.
  ///
  ///     extension Misuse.Kind {
  ///       static var lateDelegate: Self { Self("lateDelegate") }
  ///     }
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// The name, as Swift would spell it: `notRegistered`.
    public let description: String

    /// A kind with this name: `Misuse.Kind("notRegistered")`.
    public init(_ name: String) { description = name }
  }

  /// The kind of mistake: `misuse.kind == .notRegistered`.
  public let kind: Kind
  /// The type of the object that was misused: `"Company"`.
  public let object: String
  /// The key, key path or action involved, or an empty string: `"ceo.tasks"`.
  public let key: String
  /// One sentence: the mistake and, after a colon, the advice.
  public let description: String

  /// A mistake with an object and a key. The description is `deed`, a colon and `advice`.
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

  /// A mistake that involves a type rather than an object.
  init(_ kind: Kind, typeName: String, key: String, _ deed: String, _ advice: String) {
    self.kind = kind
    object = typeName
    self.key = key
    description = Self.sentence(deed, advice)
  }

  /// The name of an object in messages: its class. Its own description could be anything.
  static func name(of object: AnyObject) -> String { String(describing: type(of: object)) }

  /// An object with its article: `a Company`, `an Employee`.
  static func a(_ object: AnyObject) -> String { withArticle(name(of: object)) }

  static func withArticle(_ name: String) -> String {
    name.first.map("AEIO".contains) == true ? "an \(name)" : "a \(name)"
  }

  private static func sentence(_ deed: String, _ advice: String) -> String {
    "\(deed.prefix(1).uppercased())\(deed.dropFirst()): \(advice)."
  }
}

// MARK: - Stopping

extension Misuse {
  /// Stops the process with the description or, inside `recorded`, records the mistake and returns.
  ///
  ///     guard isRegistered else { return Misuse(.notRegistered, …).report() }
  ///
  /// The caller should return right after reporting, so that a recorded test can go on.
  public func report() {
    guard let recorder = Self.recorder else { stop() }
    recorder.note(self)
  }

  /// Records the mistake inside `recorded`. Anywhere else it does nothing: Cocoa does not notice the
  /// mistake either.
  func note() { Self.recorder?.note(self) }

  /// Whether mistakes are recorded here.
  static var isRecorded: Bool { recorder != nil }

  /// Stops the process with the description, even inside `recorded`, where execution cannot
  /// continue.
  ///
  ///     guard let element = elements[index] else { misuse.stop() }
  public func stop() -> Never { fatalError(description) }

  /// Runs `body` and returns the mistakes made in it; none of them stops the process.
  ///
  ///     let misuses = Misuse.recorded { model.didChangeValue(forKey: "name") }
  ///
  /// A nested `recorded` does not hide mistakes from a test around it: both calls return them.
  /// Child tasks of `body` are included; threads and queues on which it starts work are not.
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

  /// Runs `body` and returns whether it reports `expected`, which then counts as no mistake. Other
  /// mistakes behave as usual.
  static func isReported(_ expected: Misuse, by body: () -> Void) -> Bool {
    let recorder = Recorder(around: Self.recorder, expecting: expected)
    $recorder.withValue(recorder, operation: body)
    return recorder.misuses.withLock { !$0.isEmpty }
  }

  /// Collects the mistakes of one `recorded` call; a class, because all its tasks share the list.
  private final class Recorder: Sendable {
    let misuses = Guarded<[Misuse]>([])
    private let outer: Recorder?
    /// The only mistake to record and not pass on; nil to record all.
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
