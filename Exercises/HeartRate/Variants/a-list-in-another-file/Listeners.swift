/// The other ends of a belt's streams.
@MainActor
final class Listeners {
  private var entries: [(id: ObjectIdentifier, listener: AsyncStream<Int>.Continuation)] = []

  isolated deinit { finish() }

  func add(
    _ listener: AsyncStream<Int>.Continuation, whenEmpty: @escaping @MainActor () -> Void
  ) {
    let mark = Mark()
    entries.append((ObjectIdentifier(mark), listener))
    listener.onTermination = { [weak self] _ in
      Task { @MainActor in self?.remove(mark, whenEmpty) }
    }
  }

  func yield(_ pulse: Int) {
    for entry in entries { entry.listener.yield(pulse) }
  }

  func finish() {
    for entry in entries { entry.listener.finish() }
  }

  private func remove(_ mark: Mark, _ whenEmpty: @MainActor () -> Void) {
    entries.removeAll { $0.id == ObjectIdentifier(mark) }
    if entries.isEmpty { whenEmpty() }
  }
}

/// Tells one listener from another.
private final class Mark: Sendable {}
