extension NotificationCenter {
  /// The messages of a subject, or of all subjects, one after another.
  ///
  ///     for await message in center.messages(of: bell, for: DidRing.self) { print(message.volume) }
  ///
  /// The listening begins with the loop: what was posted before is not in it. It ends with the loop,
  /// and so does the loop when its task is cancelled.
  ///
  /// - Parameters:
  ///   - subject: Whose messages, or nil for everybody's.
  ///   - messageType: Which messages.
  ///   - limit: How many wait for a loop that is busy; the oldest ones make room.
  public func messages<Message: AsyncMessage>(
    of subject: Message.Subject? = nil, for messageType: Message.Type, bufferSize limit: Int = 10
  ) -> some AsyncSequence<Message, Never> & Sendable where Message.Subject: AnyObject {
    MessageSequence<Message>(center: self, subject: subject.map(Unowned.init), limit: limit)
  }

  /// The messages of a subject, by their identifier, one after another.
  ///
  ///     for await message in center.messages(of: bell, for: .didRing) { print(message.volume) }
  public func messages<Identifier: MessageIdentifier, Message: AsyncMessage>(
    of subject: Message.Subject, for identifier: Identifier, bufferSize limit: Int = 10
  ) -> some AsyncSequence<Message, Never> & Sendable
  where Identifier.MessageType == Message, Message.Subject: AnyObject {
    MessageSequence<Message>(center: self, subject: Unowned(subject), limit: limit)
  }

  /// The messages of all subjects, by their identifier, one after another.
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
  /// What is made of notifications from now on, until it is dropped, or a task that waits for it is cancelled.
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
