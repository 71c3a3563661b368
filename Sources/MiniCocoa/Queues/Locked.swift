/// A value that several threads may read and change, one at a time.
///
///     let isOver = Locked(false)
///     queue.addOperation { [isOver, task] in if !isOver.value { task() } }
///     isOver.value = true  // also for what waits in the queue
///
/// What `Mutex` is, in an object, so that closures can take it along. It holds what is `Sendable`
/// only: so what somebody takes out of it cannot be shared by mistake.
public final class Locked<Value: Sendable>: Sendable {
  private let guarded: Guarded<Value>

  /// A value to begin with: `let batch = Locked<[Int]>([])`.
  public init(_ value: Value) { guarded = Guarded(value) }

  /// The value: `isOver.value = true`.
  ///
  /// `count.value += 1` is a reading, then a writing, and another thread may come between: use
  /// `withLock`.
  public var value: Value {
    get { guarded.withLock { $0 } }
    set {
      // What was there is let go of outside of the lock, where it may do what it likes.
      let old = guarded.withLock { value in
        defer { value = newValue }
        return value
      }
      withExtendedLifetime(old) {}
    }
  }

  /// Changes the value, or looks at it, while no other thread can.
  ///
  ///     let isFirst = isOver.withLock { isOver in
  ///       defer { isOver = true }
  ///       return !isOver
  ///     }
  ///
  /// Keep it short: others wait. Inside, it cannot be used again, which stops the process.
  public func withLock<Success: Sendable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Success
  ) throws(Failure) -> Success {
    try guarded.withLock { value -> Result<Success, Failure> in
      do throws(Failure) { return .success(try body(&value)) } catch { return .failure(error) }
    }.get()
  }
}
