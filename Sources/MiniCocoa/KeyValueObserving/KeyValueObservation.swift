/// An observation with a closure; it ends when the last reference is released.
///
///     private var observation: KeyValueObservation?
///     observation = company.observe(\.name) { company, _ in show(company.name) }
public final class KeyValueObservation: Sendable {
  private let registration = Guarded<Registration?>(nil)

  init() {}

  deinit { invalidate() }

  func begin(_ new: Registration) { registration.withLock { $0 = new } }

  /// Ends the observation now, if it is still active: `observation.invalidate()`.
  public func invalidate() {
    let last = registration.withLock { registration in
      defer { registration = nil }
      return registration
    }
    guard let last else { return }
    last.root?.existingTable?.remove(last)
    last.end()
  }
}
