import MiniCocoa
import Synchronization
import Testing

final class Tower: Sendable {}

struct DidStrike: NotificationCenter.MainActorMessage {
  typealias Subject = Tower
  let hour: Int
}

/// A message with a string name, which notifications can represent.
private struct DidRing: NotificationCenter.MainActorMessage {
  typealias Subject = Tower
  static let name = Notification.Name("BellDidRing")
  let volume: Int

  static func makeMessage(_ notification: Notification) -> DidRing? {
    (notification.userInfo?["volume"] as? Int).map(DidRing.init)
  }
  static func makeNotification(_ message: DidRing) -> Notification {
    Notification(
      name: Notification.Name("SomethingElse"), object: Tower(),
      userInfo: ["volume": message.volume])
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<DidStrike> {
  static var didStrike: Self { .init() }
}

@MainActor @Suite("Messages of the main actor")
struct MainActorMessageTests {
  private let center = NotificationCenter()
  private let tower = Tower()
  private let other = Tower()

  @Test("are heard of one subject or of all, when post returns", arguments: [true, false])
  func subjects(ofOne: Bool) {
    var heard: [Int] = []
    let token = center.addObserver(of: ofOne ? tower : nil, for: DidStrike.self) { message in
      heard.append(message.hour)
    }

    center.post(DidStrike(hour: 3), subject: tower)
    #expect(heard == [3])
    center.post(DidStrike(hour: 4), subject: other)
    center.post(DidStrike(hour: 5))
    #expect(heard == (ofOne ? [3] : [3, 4, 5]))

    center.removeObserver(token)
    center.post(DidStrike(hour: 6), subject: tower)
    #expect(!heard.contains(6))
  }

  @Test("are heard of all subjects where none is named")
  func nobodyNamed() {
    var heard: [Int] = []
    let token = center.addObserver(for: DidStrike.self) { heard.append($0.hour) }

    center.post(DidStrike(hour: 3), subject: tower)
    center.post(DidStrike(hour: 4), subject: other)
    center.removeObserver(token)

    #expect(heard == [3, 4])
  }

  @Test("have identifiers, with which a type stands for all its subjects")
  func identifiers() {
    var (ofOne, ofAll): ([Int], [Int]) = ([], [])
    let tokens = [
      center.addObserver(of: tower, for: .didStrike) { ofOne.append($0.hour) },
      center.addObserver(of: Tower.self, for: .didStrike) { ofAll.append($0.hour) },
    ]

    center.post(DidStrike(hour: 3), subject: tower)
    center.post(DidStrike(hour: 4), subject: other)
    for token in tokens { center.removeObserver(token) }

    #expect(ofOne == [3])
    #expect(ofAll == [3, 4])
  }

  @Test("are called what their type is called, with its module, unless they say it")
  func names() {
    #expect(DidStrike.name == Notification.Name("MiniCocoaTests.DidStrike"))
    #expect(DidRing.name == Notification.Name("BellDidRing"))
  }

  @Test("reach observers of the name, with their own name and object")
  func asNotification() {
    let heard = Mutex<[String]>([])
    let (tower, center) = (tower, center)
    let token = center.addObserver(forName: nil, object: tower) { notification in
      let volume = notification.userInfo?["volume"] as? Int
      heard.withLock { $0.append("\(notification) \(volume ?? 0)") }
    }

    center.post(DidRing(volume: 3), subject: tower)
    center.post(DidStrike(hour: 4), subject: tower)
    center.removeObserver(token)

    #expect(heard.withLock { $0 } == ["BellDidRing 3", "MiniCocoaTests.DidStrike 0"])
  }

  @Test("are made of notifications of their name, where that can be done")
  func ofNotification() {
    var heard: [Int] = []
    let tokens = [
      center.addObserver(of: tower, for: DidRing.self) { heard.append($0.volume) },
      center.addObserver(of: tower, for: DidStrike.self) { heard.append($0.hour) },
    ]

    center.post(name: DidRing.name, object: tower, userInfo: ["volume": 3])
    center.post(name: DidRing.name, object: tower, userInfo: ["volume": "loud"])
    center.post(name: DidRing.name, object: other, userInfo: ["volume": 4])
    center.post(name: DidStrike.name, object: tower)
    for token in tokens { center.removeObserver(token) }

    #expect(heard == [3])
  }

  @Test("stop who posts a notification that stands for one elsewhere than on the main actor")
  func elsewhere() async {
    await #expect(processExitsWith: .failure) {
      let center = NotificationCenter()
      let token = center.addObserver(for: DidRing.self) { _ in }
      await Task.detached {
        center.post(name: DidRing.name, object: nil, userInfo: ["volume": 3])
      }.value
      center.removeObserver(token)
    }
  }

  @Test("are noted in a conversation, by their name")
  func conversation() {
    let token = center.addObserver(of: tower, for: DidRing.self) { _ in }
    let conversation = Conversation()

    conversation.record { center.post(DidRing(volume: 3), subject: tower) }
    center.removeObserver(token)

    #expect(conversation.description == "Tower -> somebody : BellDidRing")
  }
}
