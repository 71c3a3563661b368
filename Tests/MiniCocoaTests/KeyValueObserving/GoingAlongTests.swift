import MiniCocoa
import Testing

/// Observers that are deallocated by the change that they observe.
@Suite("Observing: going along")
struct GoingAlongTests {
  @Test(
    "an observer that goes with an object on its path has seen no silence (rows 18, 19)",
    arguments: ["dynamic", "named", "manual"])
  func goesAlong(_ key: String) {
    let office = Office()

    let misuses = Misuse.recorded {
      do {
        let head = Head()
        office.replace(key, with: head)
        head.diary = Diary(office, "\(key).line")
      }
      office.replace(key, with: nil)
    }

    #expect(misuses.isEmpty)
  }

  @Test("one that goes after a change in silence has (row 19)")
  func silence() {
    let office = Office()

    let misuses = Misuse.recorded {
      office.replace("named", with: Head())
      let diary = Diary(office, "named.line")
      office.named = Head()
      withExtendedLifetime(diary) {}
    }

    #expect(misuses.map(\.kind) == [.changedSilently])
  }

  @Test("one that goes with an object that is replaced in silence has, too (row 19)")
  func goesInSilence() {
    let office = Office()

    let misuses = Misuse.recorded {
      do {
        let head = Head()
        office.replace("named", with: head)
        head.diary = Diary(office, "named.line")
      }
      office.named = nil
    }

    #expect(misuses.map(\.kind) == [.changedSilently])
  }

  private final class Head: KVObject {
    @Dynamic var line = ""
    var diary: Diary?
  }

  /// An object with a head in three kinds of properties.
  private final class Office: KVObject {
    @Dynamic var dynamic: Head? = nil
    /// Notifies when it is set by name.
    var named: Head?
    /// Notifies by hand.
    var manual: Head?

    override class var namedProperties: [String: AnyKeyPath] { ["named": \Office.named] }

    override class func automaticallyNotifiesObservers(forKey key: String) -> Bool {
      key != "manual"
    }

    func replace(_ key: String, with head: Head?) {
      switch key {
      case "dynamic": dynamic = head
      case "named": setValue(head, forKey: key)
      default:
        willChangeValue(forKey: key)
        manual = head
        didChangeValue(forKey: key)
      }
    }
  }

  /// Observes as long as it exists.
  private final class Diary: KVObject {
    private let office: Office
    private let path: String

    init(_ office: Office, _ path: String) {
      self.office = office
      self.path = path
      super.init()
      office.addObserver(self, forKeyPath: path)
    }

    deinit { office.removeObserver(self, forKeyPath: path) }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
      context: KVOContext?
    ) {}
  }
}
