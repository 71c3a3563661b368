extension NotificationCenter {
  /// The notifications with a name, from one sender or from all, as an asynchronous sequence.
  ///
  ///     for await notification in center.notifications(named: .didRing) { print(notification.name) }
  ///
  /// Observation starts with the loop, so the sequence lacks everything posted before. It ends with
  /// the loop, and cancelling the task ends the loop. The sender is not retained.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications { Notifications(center: self, name: name, sender: object.map(Unowned.init)) }

  /// A sequence of notifications:
  /// `for await notification in center.notifications(named: .didRing)`.
  public final class Notifications: AsyncSequence, Sendable {
    /// The element type: `Notification`.
    public typealias Element = Notification
    /// The failure type: `Never`.
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let sender: Unowned?

    fileprivate init(center: NotificationCenter, name: Notification.Name, sender: Unowned?) {
      self.center = center
      self.name = name
      self.sender = sender
    }

    /// Starts observing:
    /// `var iterator = center.notifications(named: .didRing).makeAsyncIterator()`.
    public func makeAsyncIterator() -> Iterator {
      Iterator(
        center.stream(of: name, of: sender, .unbounded) { Handed(value: $0) }.makeAsyncIterator())
    }

    /// Observes while it is retained: `while let notification = await iterator.next() { … }`.
    public struct Iterator: AsyncIteratorProtocol {
      private var stream: AsyncStream<Handed<Notification>>.Iterator

      fileprivate init(_ stream: AsyncStream<Handed<Notification>>.Iterator) {
        self.stream = stream
      }

      /// Returns the next notification, or nil if the waiting task was cancelled.
      ///
      ///     let notification = await iterator.next()
      public mutating func next() async -> Notification? { await stream.next()?.value }

      /// Returns the next notification on an actor, or nil if the waiting task was cancelled.
      ///
      ///     let notification = await iterator.next(isolation: #isolation)
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await stream.next(isolation: actor)?.value
      }
    }
  }
}
