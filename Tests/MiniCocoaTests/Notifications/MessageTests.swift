import MiniCocoa
import Synchronization
import Testing

private final class Bell {}

private struct DidRing: NotificationCenter.Message {
  typealias Subject = Bell
  static let name = Notification.Name("BellDidRing")
  let volume: Int
}

@Suite("Notifications with a type")
struct MessageTests {
  private let center = NotificationCenter()
  private let bell = Bell()
  private let other = Bell()

  @Test("are heard of one subject, or of all", arguments: [(true, [3]), (false, [3, 4])])
  func subjects(ofOne: Bool, expected: [Int]) {
    let heard = Mutex<[Int]>([])
    let token = center.addObserver(of: ofOne ? bell : nil, for: DidRing.self) { message in
      heard.withLock { $0.append(message.volume) }
    }

    center.post(DidRing(volume: 3), subject: bell)
    center.post(DidRing(volume: 4), subject: other)
    center.removeObserver(token)
    center.post(DidRing(volume: 5), subject: bell)

    #expect(heard.withLock { $0 } == expected)
  }

  @Test("are no longer heard when the token is dropped (3.2 row 8)")
  func dropped() {
    let count = Mutex(0)
    var token: NotificationCenter.ObservationToken? =
      center.addObserver(of: bell, for: DidRing.self) { _ in count.withLock { $0 += 1 } }
    #expect(token != nil)

    center.post(DidRing(volume: 3), subject: bell)
    token = nil
    center.post(DidRing(volume: 3), subject: bell)

    #expect(count.withLock { $0 } == 1)
  }

  @Test("end in the centre that they are heard in, also if the token is taken for any object")
  func otherCentre() {
    let count = Mutex(0)
    let token = center.addObserver(of: bell, for: DidRing.self) { _ in count.withLock { $0 += 1 } }

    NotificationCenter().removeObserver(token)
    center.post(DidRing(volume: 3), subject: bell)
    #expect(count.withLock { $0 } == 1)

    center.removeObserver(token as AnyObject)
    center.post(DidRing(volume: 3), subject: bell)
    #expect(count.withLock { $0 } == 1)
  }

  @Test("are heard by those who listen to the name, too")
  func mixed() {
    let names = Mutex<[String]>([])
    let token = center.addObserver(forName: nil, object: nil) { notification in
      names.withLock { $0.append(notification.name.rawValue) }
    }

    center.post(DidRing(volume: 3), subject: bell)
    center.removeObserver(token)

    #expect(names.withLock { $0 } == ["BellDidRing"])
  }
}
