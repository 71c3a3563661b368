import MiniCocoa

/// The time during which a log observes a harbour; it ends with this object.
final class Visit {
  private let harbour: Harbour
  private let log: LogBook

  init(_ harbour: Harbour, _ log: LogBook) {
    self.harbour = harbour
    self.log = log
    for path in ["level", "isStormy"] {
      harbour.addObserver(log, forKeyPath: path, options: .new, context: log.context)
    }
  }

  deinit {
    for path in ["level", "isStormy"] {
      harbour.removeObserver(log, forKeyPath: path, context: log.context)
    }
  }
}
