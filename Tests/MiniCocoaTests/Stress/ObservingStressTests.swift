import MiniCocoa
import Synchronization
import Testing

/// Several threads at once, none of which does anything wrong, so that no misuse is reported.
///
/// `make prove` runs these under the thread sanitizer.
@Suite("Stress: observing", .serialized)
struct ObservingStressTests {
  /// Observes a path as long as it exists, and counts.
  private final class Diary: KVObject {
    let company: Company
    let path: String
    let count = Atomic(0)

    init(_ company: Company, _ path: String) {
      self.company = company
      self.path = path
      super.init()
      company.addObserver(self, forKeyPath: path, options: [.old, .new])
    }

    deinit { company.removeObserver(self, forKeyPath: path) }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
      context: KVOContext?
    ) {
      count.add(1, ordering: .relaxed)
    }
  }

  @Test("an observer comes and goes while an object on its path is replaced")
  func replaced() {
    let company = Company(ceo: Person())

    let misuses = together([
      { for _ in 1...rounds { company.ceo = Person() } },
      { for _ in 1...rounds { company.ceo = nil } },
      { for _ in 1...rounds { _ = Diary(company, "ceo.first") } },
      { for _ in 1...rounds { _ = Diary(company, "ceo.boss.first") } },
    ])

    #expect(misuses.isEmpty)
  }

  @Test("an observer comes and goes while what its path depends on is replaced")
  func dependency() {
    let company = Company(ceo: Person())
    let person = Person()
    company.ceo = person

    let misuses = together([
      { for _ in 1...rounds { person.boss = Person() } },
      { for _ in 1...rounds { _ = Diary(company, "ceo.order") } },
      { for _ in 1...rounds { person.setValue(Person(), forKey: "boss") } },
    ])

    #expect(misuses.isEmpty)
  }

  @Test("an observer comes and goes while an object on its path is replaced by hand")
  func byHand() {
    let office = Office()
    let observer = Clerk()

    let misuses = together([
      {
        for _ in 1...rounds {
          office.willChangeValue(forKey: "head")
          office.head = Person()
          office.didChangeValue(forKey: "head")
        }
      },
      {
        for _ in 1...rounds {
          office.addObserver(observer, forKeyPath: "head.first")
          office.removeObserver(observer, forKeyPath: "head.first")
        }
      },
    ])

    #expect(misuses.isEmpty)
  }

  /// An object with a head that notifies only by hand.
  private final class Office: KVObject {
    @Dynamic var head: Person? = nil

    override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { false }
  }

  /// Observes and does nothing.
  private final class Clerk: KVObject {
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
      context: KVOContext?
    ) {}
  }

  @Test(
    "an observer dies, having removed itself, while a value changes", arguments: ["first", "full"])
  func dies(_ path: String) {
    let person = Person()

    let misuses = together([
      { for round in 1...rounds { person.first = "\(round)" } },
      { for round in 1...rounds { person.first = "-\(round)" } },
      { for _ in 1...rounds { _ = Reader(person, path) } },
      { for _ in 1...rounds { _ = Reader(person, path) } },
    ])

    #expect(misuses.isEmpty)
  }

  /// Observes a person as long as it exists.
  private final class Reader: KVObject {
    let person: Person
    let path: String

    init(_ person: Person, _ path: String) {
      self.person = person
      self.path = path
      super.init()
      person.addObserver(self, forKeyPath: path)
    }

    deinit {
      person.last = "goodbye"
      person.removeObserver(self, forKeyPath: path)
    }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
      context: KVOContext?
    ) {}
  }

  @Test("a typed key path is named while an object on it is replaced")
  func named() {
    let company = Company(ceo: Person())

    let misuses = together([
      { for _ in 1...rounds { company.ceo = Person() } },
      { for _ in 1...rounds { company.ceo = nil } },
      { for _ in 1...rounds { _ = company.observe(\.ceo?.first) { _, _ in } } },
      { for _ in 1...rounds { _ = company.observe(\.ceo?.boss?.first) { _, _ in } } },
    ])

    #expect(misuses.isEmpty)
  }

  @Test("who registers while the first object is set follows the one that stays")
  func firstSet() {
    var deaf = 0
    let misuses = Misuse.recorded {
      for _ in 1...rounds {
        let (company, ceo) = (Company(ceo: Person()), Person())
        var diary: Diary?
        let misuses = together([
          { company.ceo = ceo }, { diary = Diary(company, "ceo.first") },
        ])
        for misuse in misuses { misuse.report() }
        let before = diary?.count.load(ordering: .relaxed)
        ceo.first = "Eve"
        if diary?.count.load(ordering: .relaxed) == before { deaf += 1 }
      }
    }

    #expect(deaf == 0)
    #expect(misuses.isEmpty)
  }

  @Test("one observer is registered and removed as often by several threads")
  func oneObserver() {
    let misuses = Misuse.recorded {
      let (person, clerk) = (Person(), Clerk())
      let comeAndGo = {
        for _ in 1...rounds {
          person.addObserver(clerk, forKeyPath: "first")
          person.removeObserver(clerk, forKeyPath: "first")
        }
      }
      for misuse in together([comeAndGo, comeAndGo, comeAndGo]) { misuse.report() }
    }

    #expect(misuses.isEmpty)
  }
}
