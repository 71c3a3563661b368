extension NotificationCenter {
  /// The notifications of a name, of one sender or of all, one after another.
  ///
  ///     for await notification in center.notifications(named: .didRing) { print(notification.name) }
  ///
  /// The listening begins with the loop: what was posted before is not in it. It ends with the loop,
  /// and so does the loop when its task is cancelled. The sender is not kept.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications { Notifications(center: self, name: name, sender: object.map(Unowned.init)) }

  /// Notifications, one after another: `for await notification in center.notifications(named: .didRing)`.
  public final class Notifications: AsyncSequence, Sendable {
    /// What it is made of: `Notification`.
    public typealias Element = Notification
    /// It does not fail: `Never`.
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let sender: Unowned?

    fileprivate init(center: NotificationCenter, name: Notification.Name, sender: Unowned?) {
      self.center = center
      self.name = name
      self.sender = sender
    }

    /// Begins to listen: `var iterator = center.notifications(named: .didRing).makeAsyncIterator()`.
    public func makeAsyncIterator() -> Iterator {
      Iterator(
        center.stream(of: name, of: sender, .unbounded) { Handed(value: $0) }.makeAsyncIterator())
    }

    /// Listens while it is kept: `while let notification = await iterator.next() { … }`.
    public struct Iterator: AsyncIteratorProtocol {
      private var stream: AsyncStream<Handed<Notification>>.Iterator

      fileprivate init(_ stream: AsyncStream<Handed<Notification>>.Iterator) {
        self.stream = stream
      }

      /// The next notification, or nil if the task that waits was cancelled.
      ///
      ///     let notification = await iterator.next()
      public mutating func next() async -> Notification? { await stream.next()?.value }

      /// The next notification, for an actor, or nil if the task that waits was cancelled.
      ///
      ///     let notification = await iterator.next(isolation: #isolation)
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await stream.next(isolation: actor)?.value
      }
    }
  }
}
