/// A value that several threads can read and change, one at a time.
///
///     let isOver = Locked(false)
///     queue.addOperation { [isOver, task] in if !isOver.value { task() } }
///     isOver.value = true  // also affects work waiting in the queue
///
/// Like a `Mutex`, but in an object, so that closures can capture it. The value must be `Sendable`,
/// so code that reads it cannot share mutable state by mistake.
public final class Locked<Value: Sendable>: Sendable {
  private let guarded: Guarded<Value>

  /// Creates a lock around an initial value: `let batch = Locked<[Int]>([])`.
  public init(_ value: Value) { guarded = Guarded(value) }

  /// The value: `isOver.value = true`.
  ///
  /// `count.value += 1` reads and then writes, so another thread may come between: use `withLock`.
  public var value: Value {
    get { guarded.withLock { $0 } }
    set {
      // Release the old value outside the lock: its deinit may run any code.
      let old = guarded.withLock { value in
        defer { value = newValue }
        return value
      }
      withExtendedLifetime(old) {}
    }
  }

  /// Reads or changes the value while no other thread can.
  ///
  ///     let isFirst = isOver.withLock { isOver in
  ///       defer { isOver = true }
  ///       return !isOver
  ///     }
  ///
  /// Keep the closure short: other threads wait. Using the same lock inside it stops the process.
  public func withLock<Success: Sendable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Success
  ) throws(Failure) -> Success {
    try guarded.withLock { value -> Result<Success, Failure> in
      do throws(Failure) { return .success(try body(&value)) } catch { return .failure(error) }
    }.get()
  }
}
