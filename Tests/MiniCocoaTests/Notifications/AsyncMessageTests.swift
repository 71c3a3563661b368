import MiniCocoa
import Synchronization
import Testing

private struct DidTick: NotificationCenter.AsyncMessage {
  typealias Subject = Tower
  let second: Int
}

/// A message with a string name, which notifications can represent.
private struct DidChime: NotificationCenter.AsyncMessage {
  typealias Subject = Tower
  static let name = Notification.Name("BellDidChime")
  let melody: String

  static func makeMessage(_ notification: Notification) -> DidChime? {
    (notification.userInfo?["melody"] as? String).map(DidChime.init)
  }
  static func makeNotification(_ message: DidChime) -> Notification {
    Notification(name: Notification.Name("SomethingElse"), userInfo: ["melody": message.melody])
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<DidTick> {
  fileprivate static var didTick: Self { .init() }
}

@Suite("Messages that are heard later")
struct AsyncMessageTests {
  private let center = NotificationCenter()
  private let tower = Tower()
  private let other = Tower()

  @Test("are not heard before the poster lets others have a turn")
  @MainActor func later() async {
    var heard: [Int] = []
    let (turns, turn) = AsyncStream.makeStream(of: Void.self)
    let token = center.addObserver(of: tower, for: DidTick.self) { @MainActor message in
      heard.append(message.second)
      turn.yield()
    }

    center.post(DidTick(second: 3), subject: tower)
    #expect(heard == [])
    for await _ in turns { break }
    #expect(heard == [3])
    center.removeObserver(token)
  }

  @Test("are heard by a closure that may wait")
  func waiting() async {
    let (heard, hearing) = AsyncStream.makeStream(of: Int.self)
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    let token = center.addObserver(for: DidTick.self) { message in
      for await _ in gate { break }
      hearing.yield(message.second)
    }

    center.post(DidTick(second: 3))
    opening.yield()

    #expect(await heard.first { _ in true } == 3)
    center.removeObserver(token)
  }

  @Test(
    "are heard of one subject or of all", arguments: ["one", "all", "one by name", "all by name"])
  func subjects(whose: String) async {
    let (heard, hearing) = AsyncStream.makeStream(of: Int.self)
    let hear: @Sendable (DidTick) async -> Void = { hearing.yield($0.second) }
    let token =
      switch whose {
      case "one": center.addObserver(of: tower, for: DidTick.self, using: hear)
      case "all": center.addObserver(for: DidTick.self, using: hear)
      case "one by name": center.addObserver(of: tower, for: .didTick, using: hear)
      default: center.addObserver(of: Tower.self, for: .didTick, using: hear)
      }

    center.post(DidTick(second: 1), subject: other)
    center.post(DidTick(second: 2), subject: tower)

    let expected: Set = whose.hasPrefix("one") ? [2] : [1, 2]
    #expect(await Set(heard.prefix(expected.count).reduce(into: []) { $0.append($1) }) == expected)
    center.removeObserver(token)
  }

  @Test("are called what their type is called, with its module, unless they say it")
  func names() {
    #expect(DidTick.name.rawValue.hasPrefix("MiniCocoaTests."))
    #expect(DidTick.name.rawValue.hasSuffix(".DidTick"))
    #expect(DidChime.name == Notification.Name("BellDidChime"))
  }

  @Test("are heard at once by those who listen to the name, and made of notifications")
  func mixed() async {
    let heard = Mutex<[String]>([])
    let token = center.addObserver(forName: DidChime.name, object: nil) { notification in
      heard.withLock { $0.append(notification.userInfo?["melody"] as? String ?? "nothing") }
    }
    var messages = center.messages(of: tower, for: DidChime.self).makeAsyncIterator()

    center.post(DidChime(melody: "Westminster"), subject: tower)
    center.post(name: DidChime.name, object: tower, userInfo: ["melody": "Whittington"])
    center.post(name: DidChime.name, object: tower)
    center.post(DidChime(melody: "Winchester"), subject: tower)
    center.removeObserver(token)

    #expect(
      heard.withLock { $0 } == ["Westminster", "Whittington", "nothing", "Winchester"])
    #expect(await messages.next(isolation: nil)?.melody == "Westminster")
    #expect(await messages.next(isolation: nil)?.melody == "Whittington")
    #expect(await messages.next(isolation: nil)?.melody == "Winchester")
  }

  @Test("are heard in the world of the poster")
  func world() async {
    let (heard, hearing) = AsyncStream.makeStream(of: Bool.self)
    let token = center.addObserver(for: DidTick.self) { [center] _ in
      hearing.yield(NotificationCenter.default === center)
    }

    center.beingDefault { center.post(DidTick(second: 3)) }

    #expect(await heard.first { _ in true } == true)
    center.removeObserver(token)
  }

  // MARK: - One after another

  @Test(
    "come one after another, of one subject or of all",
    arguments: ["one", "all", "one by name", "all by name"])
  func sequence(whose: String) async {
    var heard: [Int] = []
    func read(_ messages: some AsyncSequence<DidTick, Never>) async {
      var messages = messages.makeAsyncIterator()
      for second in 1...3 {
        center.post(DidTick(second: second), subject: second == 2 ? other : tower)
      }
      let count = whose.hasPrefix("one") ? 2 : 3
      while heard.count < count, let message = await messages.next(isolation: nil) {
        heard.append(message.second)
      }
    }

    switch whose {
    case "one": await read(center.messages(of: tower, for: DidTick.self))
    case "all": await read(center.messages(for: DidTick.self))
    case "one by name": await read(center.messages(of: tower, for: .didTick))
    default: await read(center.messages(of: Tower.self, for: .didTick))
    }

    #expect(heard == (whose.hasPrefix("one") ? [1, 3] : [1, 2, 3]))
  }

  @Test("come from when the loop begins; who is late finds the last ten, or as many as it wants")
  func late() async {
    let sequence = center.messages(for: DidTick.self)
    center.post(DidTick(second: 0))
    var ten = sequence.makeAsyncIterator()
    var two = center.messages(for: DidTick.self, bufferSize: 2).makeAsyncIterator()

    for second in 1...12 { center.post(DidTick(second: second)) }

    #expect(await ten.next(isolation: nil)?.second == 3)
    #expect(await two.next(isolation: nil)?.second == 11)
  }

  @Test("are no longer kept for a sequence that nobody reads")
  func droppedSequence() {
    let guest = Mutex<Tower?>(Tower())
    weak let remembered = guest.withLock { $0 }
    struct Gift: NotificationCenter.AsyncMessage {
      typealias Subject = Tower
      let tower: Tower?
    }
    func read() {
      let messages = center.messages(for: Gift.self).makeAsyncIterator()
      center.post(Gift(tower: guest.withLock { $0.take() }))
      withExtendedLifetime(messages) { #expect(remembered != nil) }
    }

    read()

    #expect(remembered == nil)
  }

  @Test("end for a task that is cancelled")
  func cancelled() async {
    let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
    let reader = Task { [center] in
      var messages = center.messages(for: DidTick.self).makeAsyncIterator()
      beginning.yield()
      while await messages.next(isolation: nil) != nil {}
    }
    for await _ in begun { break }

    reader.cancel()

    await reader.value
  }

  @Test("of a deallocated subject match no other subject")
  func deadSubject() async {
    func messages() -> some AsyncSequence<DidTick, Never> {
      center.messages(of: Tower(), for: DidTick.self)
    }
    let sequence = messages()
    let reader = Task { [center] in
      var messages = sequence.makeAsyncIterator()
      for second in 1...3 { center.post(DidTick(second: second), subject: Tower()) }
      withUnsafeCurrentTask { $0?.cancel() }
      return await messages.next(isolation: nil)?.second
    }

    #expect(await reader.value == nil)
  }
}
