import Glibc
import MiniCocoa
import Synchronization
import Testing

/// Eight times the work takes about eight times as long, not sixty-four.
@Suite("Linear", .serialized)
struct LinearTests {
  @Test("what is done 8 times as often", arguments: Work.all)
  func ratio(_ work: Work) {
    // A busy machine slows some of them down, but never turns eight into sixty-four.
    var ratios: [Double] = []
    repeat {
      let few = (1...3).map { _ in work.time(of: 200) }.min() ?? 0
      let many = (1...6).map { _ in work.time(of: 1600) }.min() ?? 0
      ratios.append(many / few)
    } while ratios.allSatisfy { $0 >= 24 } && ratios.count < 5

    #expect(ratios.contains { $0 < 24 }, "\(work) took \(ratios) times as long")
  }

  struct Work: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let deed: @Sendable (Int) -> Void

    init(_ name: String, _ deed: @escaping @Sendable (Int) -> Void) {
      testDescription = name
      self.deed = deed
    }

    /// Returns the processor time of this thread, in seconds.
    func time(of count: Int) -> Double {
      let start = Self.now
      deed(count)
      return Self.now - start
    }

    private static var now: Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
  }
}

extension LinearTests.Work {
  static let all = notifications + targets + views + observing

  private static let name = Notification.Name("DidRing")

  private static let notifications = [
    Self("tokens of one name, the first one removed first") { count in
      let center = NotificationCenter()
      let tokens = (0..<count).map { _ in center.addObserver(forName: name, object: nil) { _ in } }
      for token in tokens { center.removeObserver(token) }
    },
    Self("names of one observer, removed one by one") { count in
      let (center, bell) = (NotificationCenter(), Bell())
      let names = (0..<count).map { Notification.Name("\($0)") }
      for name in names { center.addObserver(bell, action: Bell.ring, name: name, object: nil) }
      for name in names { center.removeObserver(bell, name: name, object: nil) }
    },
    Self("posts of many senders, each with its own observer") { count in
      let center = NotificationCenter()
      let bells = (0..<count).map { _ in Bell() }
      for bell in bells { center.addObserver(bell, action: Bell.ring, name: name, object: bell) }
      for bell in bells { center.post(name: name, object: bell) }
    },
    Self("observers that go without being removed") { count in
      let center = NotificationCenter()
      for _ in 0..<count { center.addObserver(Bell(), action: Bell.ring, name: nil, object: nil) }
    },
  ]

  private static let targets = [
    Self("targets of one control") { count in
      let control = Control()
      let bells = (0..<count).map { _ in Bell() }
      for bell in bells { control.addTarget(bell, action: Bell.ring, for: .touchDown) }
      control.sendActions(for: .touchDown)
      for bell in bells { control.removeTarget(bell, action: nil, for: .allEvents) }
    },
    Self("targets that go") { count in
      let control = Control()
      for _ in 0..<count { control.addTarget(Bell(), action: Bell.ring, for: .touchDown) }
    },
  ]

  private static let views = [
    Self("subviews, the first one removed first") { count in
      let (panel, views) = (View(), (0..<count).map { _ in View() })
      for view in views { panel.addSubview(view) }
      for view in views { view.removeFromSuperview() }
    },
    Self("views in each other") { count in
      let views = [Window()] + (0..<count / 8).map { _ in View() }
      for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
      for view in views.reversed() { view.removeFromSuperview() }
    },
    Self("controllers on top of each other") { count in
      let controllers = (0..<count / 8).map { _ in ViewController() }
      for (lower, upper) in zip(controllers, controllers.dropFirst()) { lower.present(upper) }
      for controller in controllers.reversed() { controller.dismiss() }
    },
  ]

  private static let observing = [
    Self("registrations of one observer for one path") { count in
      let (person, clerk) = (Person(), Clerk())
      for _ in 0..<count { person.addObserver(clerk, forKeyPath: "first") }
      person.first = "Eve"
      for _ in 0..<count { person.removeObserver(clerk, forKeyPath: "first") }
    },
    Self("registrations of one observer, each with a context") { count in
      let (person, clerk) = (Person(), Clerk())
      let contexts = (0..<count).map { KVOContext("\($0)") }
      for context in contexts { person.addObserver(clerk, forKeyPath: "first", context: context) }
      for context in contexts {
        person.removeObserver(clerk, forKeyPath: "first", context: context)
      }
    },
    Self("observations by closures") { count in
      let person = Person()
      let tokens = (0..<count).map { _ in person.observe(\.first) { _, _ in } }
      for token in tokens { token.invalidate() }
    },
    Self("elements appended to an observed array") { count in
      let (person, clerk) = (Person(), Clerk())
      person.addObserver(clerk, forKeyPath: "tasks", options: [.old, .new])
      let tasks = person.mutableArrayValue(forKey: "tasks", of: String.self)
      for number in 0..<count { tasks.append("\(number)") }
      for _ in 0..<count { tasks.remove(at: tasks.count - 1) }
      person.removeObserver(clerk, forKeyPath: "tasks")
    },
    Self("members of an observed set") { count in
      let (person, clerk) = (Person(), Clerk())
      person.addObserver(clerk, forKeyPath: "tags", options: [.old, .new])
      let tags = person.mutableSetValue(forKey: "tags", of: String.self)
      for number in 0..<count { tags.insert("\(number)") }
      for number in 0..<count { tags.remove("\(number)") }
      person.removeObserver(clerk, forKeyPath: "tags")
    },
    Self("keys that one is derived from") { count in
      Wide.count.withLock { $0 = count }
      let (wide, clerk) = (Wide(), Clerk())
      wide.addObserver(clerk, forKeyPath: "sum")
      wide.removeObserver(clerk, forKeyPath: "sum")
    },
  ]
}

private final class Bell {
  func ring() {}
  static let ring = Action("ring", Bell.ring)
}

/// Observes and does nothing.
private final class Clerk: KVObject {
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {}
}

/// An object with a sum of any number of keys.
private final class Wide: KVObject {
  static let count = Mutex(0)

  override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    key == "sum" ? Set((0..<count.withLock { $0 }).map(String.init)) : []
  }

  override func value(forUndefinedKey key: String) -> Any? { Int(key) }
}
