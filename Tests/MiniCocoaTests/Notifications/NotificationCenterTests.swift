import MiniCocoa
import Synchronization
import Testing

extension Notification.Name {
  fileprivate static let didRing = Notification.Name("BellDidRing")
  fileprivate static let didBreak = Notification.Name("BellDidBreak")
}

private final class Bell: Hashable {
  static func == (one: Bell, other: Bell) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

private final class Logbook {
  var heard: [String] = []
  var whenHearing: () -> Void = {}
  func rang(_ notification: Notification) {
    heard.append("\(notification.name.rawValue) \(notification.userInfo?["volume"] as? Int ?? 0)")
    whenHearing()
  }
  func pinged() { heard.append("ping") }
  static let rang = Action("rang:", Logbook.rang)
}

private final class Count: Sendable {
  private let value = Mutex(0)
  func add() { value.withLock { $0 += 1 } }
  var current: Int { value.withLock { $0 } }
}

@Suite("NotificationCenter")
struct NotificationCenterTests {
  private let center = NotificationCenter()
  private let logbook = Logbook()
  private let bell = Bell()

  @Test("post returns when all have heard it (3.2 row 1)")
  func synchronous() {
    center.addObserver(logbook, action: Logbook.rang, name: .didRing, object: nil)
    center.addObserver(
      logbook, action: Action("pinged", Logbook.pinged), name: .didRing, object: nil)

    center.post(name: .didRing, object: bell, userInfo: ["volume": 3])

    #expect(Set(logbook.heard) == ["BellDidRing 3", "ping"])
  }

  @Test("a closure is called on the thread that posts (3.2 row 2)")
  func thread() async {
    let place = Mutex<[String]>([])
    _ = center.addObserver(forName: .didRing, object: nil) { _ in
      place.withLock { $0.append(Where.here) }
    }

    await withTaskGroup { group in
      for name in ["one", "two"] {
        group.addTask { [center] in
          Where.$here.withValue(name) { center.post(name: .didRing, object: nil) }
        }
      }
    }

    #expect(Set(place.withLock { $0 }) == ["one", "two"])
  }

  @Test(
    "nil stands for every name and every sender (3.2 row 3)",
    arguments: [
      (nil, false, 4), (.didRing, false, 2), (nil, true, 2), (.didRing, true, 1),
    ] as [(Notification.Name?, Bool, Int)])
  func wildcards(name: Notification.Name?, ofBell: Bool, expected: Int) {
    center.addObserver(logbook, action: Logbook.rang, name: name, object: ofBell ? bell : nil)

    for object in [bell, Bell()] {
      for name in [Notification.Name.didRing, .didBreak] { center.post(name: name, object: object) }
    }

    #expect(logbook.heard.count == expected)
  }

  @Test("who listens to one sender does not hear a post without one (3.2 row 4)")
  func noSender() {
    center.addObserver(logbook, action: Logbook.rang, name: .didRing, object: bell)

    center.post(name: .didRing, object: nil)

    #expect(logbook.heard.isEmpty)
  }

  @Test("a deallocated sender is never mistaken for a new one at its address (3.2 row 3)")
  func deadSender() {
    func listenToABellThatGoes() {
      center.addObserver(logbook, action: Logbook.rang, name: .didRing, object: Bell())
    }
    listenToABellThatGoes()

    for _ in 1...100 { center.post(name: .didRing, object: Bell()) }

    #expect(logbook.heard.isEmpty)
  }

  @Test("a sender that goes during a post is not mistaken for nobody (3.2 row 4)")
  func senderDiesMeanwhile() {
    var bell: Bell? = Bell()
    center.addObserver(logbook, action: Logbook.rang, name: nil, object: nil)
    logbook.whenHearing = { bell = nil }
    let filtered = Logbook()
    center.addObserver(filtered, action: Logbook.rang, name: .didRing, object: bell)

    center.post(name: .didRing, object: nil)

    #expect(bell == nil)
    #expect(filtered.heard.isEmpty)
  }

  @Test("observers of everything, of a name, of a sender, or of both are notified once each")
  func filters() {
    let other = Bell()
    let wishes: [(Notification.Name?, Bell?)] = [
      (nil, nil), (.didRing, nil), (nil, bell), (.didRing, bell), (.didBreak, nil), (nil, other),
    ]
    let logbooks = wishes.map { _ in Logbook() }
    for (logbook, (name, sender)) in zip(logbooks, wishes) {
      center.addObserver(logbook, action: Logbook.rang, name: name, object: sender)
    }

    center.post(name: .didRing, object: bell)
    #expect(logbooks.map(\.heard.count) == [1, 1, 1, 1, 0, 0])
    center.post(name: .didRing, object: nil)
    #expect(logbooks.map(\.heard.count) == [2, 2, 1, 1, 0, 0])
  }

  @Test("removal of a sender leaves the others, and that of a name and a sender leaves all others")
  func removalBySender() {
    let other = Bell()
    func listen() {
      for (name, sender) in [
        (Notification.Name.didRing, bell), (.didBreak, bell), (.didRing, other),
      ] {
        center.addObserver(logbook, action: Logbook.rang, name: name, object: sender)
      }
    }
    func ring() -> [String] {
      logbook.heard = []
      for sender in [bell, other] {
        for name in [Notification.Name.didRing, .didBreak] {
          center.post(name: name, object: sender)
        }
      }
      return logbook.heard
    }

    listen()
    center.removeObserver(logbook, name: nil, object: bell)
    #expect(ring() == ["BellDidRing 0"])
    listen()
    center.removeObserver(logbook, name: .didRing, object: other)
    #expect(ring() == ["BellDidRing 0", "BellDidBreak 0"])
  }

  @Test("a notification can be changed before it is posted on")
  func changed() {
    var notification = Notification(name: .didRing, object: bell)
    notification.name = .didBreak
    notification.object = nil
    notification.userInfo = ["volume": 3]
    center.addObserver(logbook, action: Logbook.rang, name: .didBreak, object: nil)

    center.post(notification)

    #expect(logbook.heard == ["BellDidBreak 3"])
  }

  @Test("all are notified, whatever the order (3.2 row 5)")
  func order() {
    let logbooks = (1...20).map { _ in Logbook() }
    for logbook in logbooks {
      center.addObserver(logbook, action: Logbook.rang, name: .didRing, object: nil)
    }

    center.post(name: .didRing, object: nil)

    #expect(logbooks.allSatisfy { $0.heard.count == 1 })
  }

  @Test("an observer added twice is notified twice; one removal removes both (3.2 row 6)")
  func twice() {
    for _ in 1...2 {
      center.addObserver(logbook, action: Logbook.rang, name: .didRing, object: nil)
    }

    center.post(name: .didRing, object: nil)
    #expect(logbook.heard.count == 2)
    center.removeObserver(logbook)
    center.post(name: .didRing, object: nil)
    #expect(logbook.heard.count == 2)
  }

  @Test("removal of one name leaves the others")
  func removalByName() {
    for name in [Notification.Name.didRing, .didBreak] {
      center.addObserver(logbook, action: Logbook.rang, name: name, object: nil)
    }

    center.removeObserver(logbook, name: .didRing, object: nil)
    center.post(name: .didRing, object: nil)
    center.post(name: .didBreak, object: nil)

    #expect(logbook.heard == ["BellDidBreak 0"])
  }

  @Test("a closure listens, and keeps what it captures, until its token is removed (3.2 row 7)")
  func closure() {
    var count: Count? = Count()
    weak let remembered = count
    func listen(_ count: Count) -> NotificationToken {
      center.addObserver(forName: .didRing, object: nil) { _ in count.add() }
    }
    var token = count.map(listen)
    weak let droppedToken = token

    center.post(name: .didRing, object: nil)
    token = nil
    center.post(name: .didRing, object: nil)
    #expect(count?.current == 2)

    count = nil
    #expect(remembered != nil)
    if let droppedToken { center.removeObserver(droppedToken) }
    #expect(remembered == nil)
  }

  @Test("to remove somebody who is not there, or the owner of a closure, does nothing")
  func removeNobody() {
    let count = Count()
    let token = center.addObserver(forName: .didRing, object: nil) { _ in count.add() }

    center.removeObserver(logbook)
    center.post(name: .didRing, object: nil)
    center.removeObserver(token)
    center.removeObserver(token)
    center.post(name: .didRing, object: nil)

    #expect(count.current == 1)
  }

  @Test("whoever goes with a registration may speak to the centre on the way")
  func lastWords() {
    final class Guest: Sendable {
      let center: NotificationCenter
      init(_ center: NotificationCenter) { self.center = center }
      deinit {
        center.removeObserver(self)
        center.post(name: .didBreak, object: nil)
      }
    }
    func register() -> NotificationToken {
      let guest = Guest(center)
      return center.addObserver(forName: .didRing, object: nil) { _ in _ = guest }
    }
    center.addObserver(logbook, action: Logbook.rang, name: .didBreak, object: nil)

    center.removeObserver(register())

    #expect(logbook.heard == ["BellDidBreak 0"])
  }

  @Test("an observer that is sent an action is not kept, and need not be removed (3.2 row 9)")
  func weakObserver() {
    var logbook: Logbook? = Logbook()
    weak let remembered = logbook
    if let logbook { center.addObserver(logbook, action: "rang:", name: .didRing, object: nil) }

    logbook = nil
    center.post(name: .didRing, object: nil)

    #expect(remembered == nil)
  }

  @Test("who is removed meanwhile still hears it, who is added hears the next (3.2 row 11)")
  func changesMeanwhile() {
    let (other, late) = (Logbook(), Logbook())
    for each in [logbook, other] {
      center.addObserver(each, action: Logbook.rang, name: .didRing, object: nil)
      each.whenHearing = { [center, logbook] in
        center.removeObserver(logbook)
        center.removeObserver(other)
        center.addObserver(late, action: Logbook.rang, name: .didRing, object: nil)
      }
    }

    center.post(name: .didRing, object: nil)
    #expect([logbook, other, late].map(\.heard.count) == [1, 1, 0])
    for each in [logbook, other] { each.whenHearing = {} }

    center.post(name: .didRing, object: nil)
    #expect([logbook, other].map(\.heard.count) == [1, 1])
    #expect(late.heard.count == 2)
  }

  @Test("a post inside of another is delivered before that goes on (3.2 row 12)")
  func nested() {
    center.addObserver(logbook, action: Logbook.rang, name: nil, object: nil)
    logbook.whenHearing = { [center, logbook] in
      logbook.whenHearing = {}
      center.post(name: .didBreak, object: nil)
      logbook.heard.append("back")
    }

    center.post(name: .didRing, object: nil)

    #expect(logbook.heard == ["BellDidRing 0", "BellDidBreak 0", "back"])
  }

  @Test("an observer without the action's method is a misuse")
  func unrecognized() {
    center.addObserver(bell, action: Logbook.rang, name: .didRing, object: nil)

    let misuses = Misuse.recorded { center.post(name: .didRing, object: nil) }

    #expect(misuses.map(\.kind) == [.unrecognizedAction])
  }

  @Test("is heard by a conversation, from the sender to the observer")
  func conversation() {
    center.addObserver(logbook, action: Logbook.rang, name: .didRing, object: nil)
    let token = center.addObserver(forName: .didRing, object: nil) { _ in }
    let conversation = Conversation()

    conversation.record { center.post(name: .didRing, object: bell) }
    center.removeObserver(token)

    #expect(
      conversation.description == """
        Bell -> Logbook : BellDidRing
        Bell -> somebody : BellDidRing
        """)
    #expect(conversation.messages.map(\.context) == [.notification, .notification])
  }

  @Test("is the default one where it is made that, also in child tasks")
  func beingDefault() async {
    center.beingDefault { #expect(NotificationCenter.default === center) }
    await center.beingDefault {
      async let inChild = NotificationCenter.default
      #expect(await inChild === center)
    }
    #expect(NotificationCenter.default !== center)
    #expect(NotificationCenter.default === NotificationCenter.default)
  }
}

private enum Where {
  @TaskLocal static var here = "nowhere"
}
