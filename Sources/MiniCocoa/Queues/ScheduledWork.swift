/// Work scheduled on a clock, until it is cancelled: `flush.cancel()`.
///
/// Releasing it does not cancel the work.
public final class ScheduledWork: Sendable {
  private let deeds: Guarded<Deeds?>

  /// Not private: Guarded needs its layout.
  struct Deeds {
    let run: () -> Void
    let drop: () -> Void
  }

  /// Work that runs in the context of the clock's thread.
  init(_ body: @escaping @Sendable () -> Void) { deeds = Guarded(Deeds(run: body, drop: {})) }

  /// Work with its own task-local values, and a closure to call after cancellation.
  init(_ work: Work, whenCancelled tell: @escaping () -> Void) {
    let drop = {
      work.drop()
      tell()
    }
    deeds = Guarded(Deeds(run: work.run, drop: drop))
  }

  deinit { cancel() }

  /// Whether the work has neither started nor been cancelled: `flush.isPending`.
  public var isPending: Bool { deeds.withLock { $0 != nil } }

  /// Cancels the work and releases it; does nothing if it has already started.
  ///
  ///     flush.cancel()
  public func cancel() { take()?.drop() }

  func run() { take()?.run() }

  private func take() -> Deeds? {
    deeds.withLock { deeds in
      defer { deeds = nil }
      return deeds
    }
  }
}
