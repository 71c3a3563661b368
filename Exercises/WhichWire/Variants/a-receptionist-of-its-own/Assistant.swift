/// Decides which calls are worth a ring.
public final class Assistant {
  /// The callers that are not to be put through.
  public var unwanted: Set<String> = []

  /// The callers of whom a telephone has asked, in order.
  public private(set) var asked: [String] = []

  /// Creates an assistant that lets everybody through.
  public init() {}

  /// From now on, this assistant alone answers for a telephone.
  public func attend(_ telephone: Telephone) {
    telephone.mayRing = { [weak self] caller in self?.allows(caller) ?? true }
  }

  /// Records the question, and answers it.
  private func allows(_ caller: String) -> Bool {
    asked.append(caller)
    return !unwanted.contains(caller)
  }
}
