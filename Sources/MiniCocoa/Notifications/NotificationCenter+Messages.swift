extension NotificationCenter {
  /// The messages about one subject, or about all subjects, as an asynchronous sequence.
  ///
  ///     for await message in center.messages(of: bell, for: DidRing.self) { print(message.volume) }
  ///
  /// Observation starts with the loop, so the sequence lacks everything posted before. It ends with
  /// the loop, and cancelling the task ends the loop.
  ///
  /// - Parameters:
  ///   - subject: The subject, or nil for all subjects.
  ///   - messageType: The type of message.
  ///   - limit: How many messages are buffered while the loop is busy; the oldest are dropped
  ///     first.
  public func messages<Message: AsyncMessage>(
    of subject: Message.Subject? = nil, for messageType: Message.Type, bufferSize limit: Int = 10
  ) -> some AsyncSequence<Message, Never> & Sendable where Message.Subject: AnyObject {
    MessageSequence<Message>(center: self, subject: subject.map(Unowned.init), limit: limit)
  }

  /// The messages about one subject, by message identifier, as an asynchronous sequence.
  ///
  ///     for await message in center.messages(of: bell, for: .didRing) { print(message.volume) }
  public func messages<Identifier: MessageIdentifier, Message: AsyncMessage>(
    of subject: Message.Subject, for identifier: Identifier, bufferSize limit: Int = 10
  ) -> some AsyncSequence<Message, Never> & Sendable
  where Identifier.MessageType == Message, Message.Subject: AnyObject {
    MessageSequence<Message>(center: self, subject: Unowned(subject), limit: limit)
  }

  /// The messages about all subjects, by message identifier, as an asynchronous sequence.
  ///
  ///     for await message in center.messages(of: Bell.self, for: .didRing) { print(message.volume) }
  public func messages<Identifier: MessageIdentifier, Message: AsyncMessage>(
    of subject: Message.Subject.Type, for identifier: Identifier, bufferSize limit: Int = 10
  ) -> some AsyncSequence<Message, Never> & Sendable where Identifier.MessageType == Message {
    MessageSequence<Message>(center: self, subject: nil, limit: limit)
  }

  private struct MessageSequence<Message: AsyncMessage>: AsyncSequence, Sendable {
    let center: NotificationCenter
    let subject: Unowned?
    let limit: Int

    func makeAsyncIterator() -> AsyncStream<Message>.Iterator {
      center.stream(of: Message.name, of: subject, .bufferingNewest(limit), Message.found)
        .makeAsyncIterator()
    }
  }
}

extension NotificationCenter {
  /// A stream of transformed notifications, starting now. It ends when the stream is released or a
  /// task waiting for it is cancelled.
  func stream<Element: Sendable>(
    of name: Notification.Name, of sender: Unowned?,
    _ policy: AsyncStream<Element>.Continuation.BufferingPolicy,
    _ transform: @escaping @Sendable (Notification) -> Element?
  ) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self, bufferingPolicy: policy)
    let token = listen(to: name, of: sender) { notification in
      if let element = transform(notification) { continuation.yield(element) }
    }
    continuation.onTermination = { [weak self] _ in self?.removeObserver(token) }
    return stream
  }
}
