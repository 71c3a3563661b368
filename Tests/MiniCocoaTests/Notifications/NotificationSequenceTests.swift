import MiniCocoa
import Testing

@MainActor @Suite("Notifications, one after another")
struct NotificationSequenceTests {
  private let center = NotificationCenter()
  private let tower = Tower()
  private let other = Tower()
  private let didRing = Notification.Name("BellDidRing")

  private func ring() {
    center.post(name: didRing, object: tower, userInfo: ["volume": 1])
    center.post(name: Notification.Name("BellDidBreak"), object: tower, userInfo: ["volume": 2])
    center.post(name: didRing, object: other, userInfo: ["volume": 3])
    center.post(name: didRing, object: nil, userInfo: ["volume": 4])
    center.post(name: didRing, object: tower, userInfo: ["volume": 5])
  }

  @Test("are those of a name, of one sender or of all", arguments: [true, false])
  func senders(ofOne: Bool) async {
    let sequence = center.notifications(named: didRing, object: ofOne ? tower : nil)
    var notifications = sequence.makeAsyncIterator()
    var heard: [Int] = []

    ring()
    while heard.last != 5, let notification = await notifications.next(isolation: #isolation) {
      heard.append(notification.userInfo?["volume"] as? Int ?? 0)
    }

    #expect(heard == (ofOne ? [1, 5] : [1, 3, 4, 5]))
  }

  @Test("come from when the loop begins, as many as there are")
  func all() async {
    let sequence = center.notifications(named: didRing)
    center.post(name: didRing, object: nil, userInfo: ["volume": 0])
    var notifications = sequence.makeAsyncIterator()
    var heard: [Int] = []

    for volume in 1...100 {
      center.post(name: didRing, object: nil, userInfo: ["volume": volume])
    }
    while heard.last != 100, let notification = await notifications.next(isolation: #isolation) {
      heard.append(notification.userInfo?["volume"] as? Int ?? 0)
    }

    #expect(heard == Array(1...100))
  }

  @Test("are read by a loop of the main actor, as they are or what is taken out of them")
  func loops() async {
    let (center, didRing) = (center, didRing)
    let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
    let volumes = center.notifications(named: didRing).map { notification in
      notification.userInfo?["volume"] as? Int
    }
    async let first: Int? = {
      var iterator = volumes.makeAsyncIterator()
      beginning.yield()
      return await iterator.next(isolation: nil) ?? nil
    }()
    for await _ in begun { break }
    center.post(name: didRing, object: nil, userInfo: ["volume": 3])
    #expect(await first == 3)

    let reader = Task { @MainActor in
      for await notification in center.notifications(named: didRing) {
        return notification.userInfo?["volume"] as? Int
      }
      return nil
    }
    reader.cancel()
    #expect(await reader.value == nil)
  }

  @Test("are no longer kept for a loop that has ended, nor is the sender ever")
  func dropped() {
    var sender: Tower? = Tower()
    weak let remembered = sender
    let sequence = center.notifications(named: didRing, object: sender)
    func read() {
      let notifications = sequence.makeAsyncIterator()
      center.post(name: didRing, object: sender)
      sender = nil
      withExtendedLifetime(notifications) { #expect(remembered != nil) }
    }

    read()

    #expect(remembered == nil)
  }
}
