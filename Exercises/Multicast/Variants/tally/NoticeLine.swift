/// A colleague's line, without a list of delegates: it posts a notice, and whoever likes observes.
///
/// Nothing is to be done here. It is what `Objection` objects to.
public final class NoticeLine {
  /// A posted notice: one piece of paper, the same for everybody.
  public final class Notice {
    /// Observers write their answers here, since a notification gives none back.
    public var mayConnect = true
  }

  private var observers: [(Notice) -> Void] = []

  /// Whether a call is connected.
  public private(set) var isConnected = false

  /// Creates a line that nobody observes yet.
  public init() {}

  /// Adds an observer, which will be shown every notice.
  public func observe(_ observer: @escaping (Notice) -> Void) {
    observers.append(observer)
  }

  /// What lifting the receiver causes: a notice is posted, and read when all have seen it.
  public func pickUp() {
    let notice = Notice()
    for observer in observers { observer(notice) }
    isConnected = notice.mayConnect
  }
}
