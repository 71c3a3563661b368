import MiniCocoa
import Testing

@Suite("Observing: lifetimes")
struct LifetimeTests {
  @Test("observers are not kept; one that died unremoved is reported, once (row 33)")
  func observerDies() {
    let person = Person()
    weak var observer: Spy?
    do {
      let spy = Spy()
      observer = spy
      person.addObserver(spy, forKeyPath: "first")
    }

    let misuses = Misuse.recorded {
      person.first = "Eve"
      person.first = "Ida"
    }

    #expect(observer == nil)
    #expect(misuses.map(\.kind) == [.observerDied])
    #expect(misuses.map(\.object) == ["Person"])
  }

  @Test("an object that dies observed is reported, with the paths (row 34)")
  func objectDies() {
    let spy = Spy()

    let misuses = Misuse.recorded {
      let person = Person()
      person.addObserver(spy, forKeyPath: "first")
      person.addObserver(spy, forKeyPath: "boss.first")
    }

    #expect(misuses.map(\.kind) == [.diedObserved])
    #expect(misuses.map(\.object) == ["Person"])
    #expect(misuses.map(\.key) == ["boss.first, first"])
  }

  @Test("objects on a path die without a report, and nothing keeps them (row 34)")
  func middleDies() {
    let company = Company(ceo: Person())
    let spy = Spy()
    weak let ceo = company.ceo

    company.observed(by: spy, "ceo.first") { company.ceo = nil }

    #expect(ceo == nil)
  }

  @Test("nothing is kept after removal, nor by an observed cycle (row 33)")
  func nothingIsKept() {
    weak var kept: Company?
    do {
      let company = Company(ceo: Person())
      kept = company
      company.observed(by: Spy(), "ceo.first") {}
    }

    #expect(kept == nil)
  }

  @Test("who observes itself may stop in its deinit (row 35)")
  func selfObserver() {
    final class Mirror: KVObject {
      @Dynamic var face = "smile"

      override init() {
        super.init()
        addObserver(self, forKeyPath: "face")
      }

      deinit { removeObserver(self, forKeyPath: "face") }
    }

    let misuses = Misuse.recorded { _ = Mirror() }

    #expect(misuses.isEmpty)
  }

  @Test("who observes another one may stop in its deinit (row 35)")
  func removalInDeinit() {
    final class Controller: KVObject {
      private let person: Person

      init(_ person: Person) {
        self.person = person
        super.init()
        person.addObserver(self, forKeyPath: "first")
      }

      deinit { person.removeObserver(self, forKeyPath: "first") }
    }
    let person = Person()

    let misuses = Misuse.recorded {
      _ = Controller(person)
      person.first = "Eve"
    }

    #expect(misuses.isEmpty)
  }

  @Test(
    "who changes what it observes in its deinit, and then stops, has forgotten nothing (row 33)")
  func lastChange() {
    final class Editor: KVObject {
      private let person: Person

      init(_ person: Person) {
        self.person = person
        super.init()
        person.addObserver(self, forKeyPath: "first")
      }

      deinit {
        person.first = "goodbye"
        person.removeObserver(self, forKeyPath: "first")
      }
    }
    let person = Person()

    let misuses = Misuse.recorded {
      _ = Editor(person)
      person.first = "Eve"
    }

    #expect(misuses.isEmpty)
  }

  @Test("what an object changes in its deinit is still told (row 34)")
  func lastWords() {
    final class Actor: KVObject {
      @Dynamic var line = "to be"

      deinit { line = "or not" }
    }
    let told = Log<[String?]>()
    var token: KeyValueObservation?

    do {
      let actor = Actor()
      token = actor.observe(\.line, options: [.old, .new]) {
        told.append([$1.oldValue, $1.newValue])
      }
    }
    token?.invalidate()

    #expect(told.entries == [["to be", "or not"]])
  }

  @Test("a new observer at a dead one's address is another one (row 33)")
  func addresses() {
    let person = Person()
    let misuses = Misuse.recorded {
      for _ in 1...3 { person.addObserver(Spy(), forKeyPath: "first") }
      let spy = Spy()
      person.addObserver(spy, forKeyPath: "first")
      person.removeObserver(spy, forKeyPath: "first")
      person.first = "Eve"
      #expect(spy.notes.isEmpty)
    }

    #expect(misuses.map(\.kind) == [.observerDied, .observerDied, .observerDied])
  }
}
