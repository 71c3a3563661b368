/// A lamp in a child's room.
@MainActor
public final class Lamp {
  /// How bright it is, in percent.
  public private(set) var level: Int

  /// Whether it blinks, so that you see which lamp you're changing.
  public private(set) var isBlinking = false

  /// How many loops read its levels.
  public var followers: Int { continuations.count }

  private var continuations: Set<AsyncStream<Int>.Continuation> = []

  /// Creates a lamp.
  public init(level: Int) { self.level = level }

  /// Changes how bright it is.
  public func set(_ level: Int) {
    self.level = level
    for continuation in continuations { continuation.yield(level) }
  }

  /// Returns a new stream: the present level, and then each change. It never ends by itself.
  public func levels() -> AsyncStream<Int> {
    let (levels, continuation) = AsyncStream.makeStream(of: Int.self)
    continuations.insert(continuation)
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.forget(continuation) }
    }
    continuation.yield(level)
    return levels
  }

  /// Blinks, until somebody stops it.
  public func startBlinking() { isBlinking = true }

  /// Blinks no more.
  public func stopBlinking() { isBlinking = false }

  private func forget(_ continuation: AsyncStream<Int>.Continuation) {
    continuations.remove(continuation)
  }
}
