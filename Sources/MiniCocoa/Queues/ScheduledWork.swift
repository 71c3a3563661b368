/// Work that a clock will do, for as long as nobody cancels it: `flush.cancel()`.
///
/// To drop it cancels nothing.
public final class ScheduledWork: Sendable {
  private let deeds: Guarded<Deeds?>

  /// Not private, since Guarded needs to know its layout.
  struct Deeds {
    let run: () -> Void
    let drop: () -> Void
  }

  /// Work that runs as if it were called by the thread of the clock.
  init(_ body: @escaping @Sendable () -> Void) { deeds = Guarded(Deeds(run: body, drop: {})) }

  /// Work that brings its task-local values, and what is to happen when it has been cancelled.
  init(_ work: Work, whenCancelled tell: @escaping () -> Void) {
    let drop = {
      work.drop()
      tell()
    }
    deeds = Guarded(Deeds(run: work.run, drop: drop))
  }

  deinit { cancel() }

  /// Whether it is still to come: `flush.isPending`.
  public var isPending: Bool { deeds.withLock { $0 != nil } }

  /// Sees to it that the work is not done, and lets go of it; nothing happens if it has begun.
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
