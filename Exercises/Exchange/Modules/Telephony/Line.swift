import MiniCocoa

/// A line of the exchange. Calls come and go on it, and any thread may change it.
///
/// MiniCocoa keeps its state behind a lock, and its call has a lock here. So threads may share it.
public final class Line: KVObject, @unchecked Sendable {
  /// The number on its panel.
  public let number: Int

  /// Its state. It can be observed.
  @Dynamic public var state = LineState.free

  private let center: NotificationCenter
  private let current = Locked<Call?>(nil)

  /// A free line, which posts in this centre.
  public init(_ number: Int, center: NotificationCenter) {
    self.number = number
    self.center = center
    super.init()
  }

  /// The call on it, if there is one.
  public var call: Call? { current.value }

  /// Begins a call: the line rings.
  public func ring(_ call: Call) {
    current.value = call
    state = .ringing
  }

  /// Answers the call: two people talk.
  public func answer() { state = .talking }

  /// One of the two waits.
  public func hold() { state = .held }

  /// Rings at another person, with the same caller.
  public func transfer(to callee: String) {
    guard let call else { return }
    ring(Call(from: call.caller, to: callee))
  }

  /// Ends the call: the line is free, and posts `.callDidEnd`, with itself as the object. The call is
  /// `notification.userInfo?["call"] as? Call`.
  public func hangUp() {
    let last = current.withLock { call in
      defer { call = nil }
      return call
    }
    guard let last else { return }
    state = .free
    center.post(name: .callDidEnd, object: self, userInfo: ["call": last])
  }
}
