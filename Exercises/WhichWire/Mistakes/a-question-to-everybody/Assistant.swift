import MiniCocoa

/// Decides which calls are worth a ring.
public final class Assistant {
  /// The callers that are not to be put through.
  public var unwanted: Set<String> = []

  /// The callers that it was asked about, in order.
  public private(set) var asked: [String] = []

  /// Creates an assistant that lets everybody through.
  public init() {}

  /// From now on this assistant, and no other one, has the say over a telephone.
  public func attend(_ telephone: Telephone) {
    telephone.center.addObserver(
      self, action: Action("callDidCome:", Assistant.callDidCome), name: .callDidCome, object: nil)
  }

  private func callDidCome(_ notification: Notification) {
    if let caller = notification.userInfo?["caller"] as? String { _ = allows(caller) }
  }

  /// Notes that it was asked, and answers.
  private func allows(_ caller: String) -> Bool {
    asked.append(caller)
    return !unwanted.contains(caller)
  }
}
