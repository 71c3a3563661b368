import Dispatch
import MiniCocoa
import Synchronization
import Testing

@Suite("Observing: threads")
struct ThreadTests {
  /// Counts notifications on any thread.
  private final class Counter: KVObject {
    let count = Atomic(0)

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
      context: KVOContext?
    ) {
      count.add(1, ordering: .relaxed)
    }
  }

  @Test("it is the setting thread that tells (row 36)")
  func settingThread() {
    let person = Person()
    let spy = Spy()
    let key = DispatchSpecificKey<String>()
    let queue = DispatchQueue(label: "setter")
    queue.setSpecific(key: key, value: "setter")
    var place: String?
    spy.reaction = { _ in place = DispatchQueue.getSpecific(key: key) }

    person.observed(by: spy, "first") { queue.sync { person.first = "Eve" } }

    #expect(place == "setter")
  }

  @Test(
    "4 threads with 250 sets each give 1000 notifications (row 37)", arguments: ["last", "full"])
  func concurrentSets(_ path: String) {
    nonisolated(unsafe) let person = Person()
    let counter = Counter()
    person.addObserver(counter, forKeyPath: path, options: [.old, .new])

    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for round in 0..<250 { person.last = "\(thread) \(round)" }
    }
    person.removeObserver(counter, forKeyPath: path)

    #expect(counter.count.load(ordering: .relaxed) == 1000)
  }

  @Test("4 threads that replace an object on the path 250 times give 1000 (rows 18, 37)")
  func concurrentReplacements() {
    nonisolated(unsafe) let company = Company(ceo: Person())
    let counter = Counter()
    company.addObserver(counter, forKeyPath: "ceo.first", options: [.old, .new])

    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<250 { company.ceo = Person() }
    }
    company.ceo?.first = "Eve"
    company.removeObserver(counter, forKeyPath: "ceo.first")

    #expect(counter.count.load(ordering: .relaxed) == 1001)
  }

  @Test("a path that changes while it is being followed is followed again (rows 18, 37)")
  func changeWhileFollowing() {
    let (restless, first, second, spy) = (Restless(), Person(), Person(), Spy())

    restless.observed(by: spy, "ceo.first", []) {
      restless.meanwhile = { restless.ceo = second }
      restless.ceo = first
      first.first = "unheard"
      second.first = "heard"
    }

    #expect(restless.ceo === second)
    #expect(spy.notes.count == 3)
  }

  /// Simulates another thread, which acts after a value has been read and before it is used.
  private final class Restless: KVObject {
    @Dynamic var ceo: Person?
    var meanwhile: (() -> Void)?

    override func value(forKey key: String) -> Any? {
      let value = super.value(forKey: key)
      let deed = meanwhile
      meanwhile = nil
      deed?()
      return value
    }
  }

  @Test("4 threads that change by hand 250 times give 1000 (rows 12, 37)")
  func concurrentPairs() {
    nonisolated(unsafe) let person = Person()
    let counter = Counter()
    person.addObserver(counter, forKeyPath: "total", options: .new)

    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for round in 0..<250 {
        person.willChangeValue(forKey: "total")
        person.total = round
        person.didChangeValue(forKey: "total")
      }
    }
    person.removeObserver(counter, forKeyPath: "total")

    #expect(counter.count.load(ordering: .relaxed) == 1000)
  }

  @Test("observers are made, come, go and die while others set (rows 33, 37)")
  func comingAndGoing() {
    nonisolated(unsafe) let company = Company(ceo: Person())

    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for round in 0..<250 {
        if thread < 2 {
          let counter = Counter()
          company.addObserver(counter, forKeyPath: "ceo.first")
          company.removeObserver(counter, forKeyPath: "ceo.first")
        } else if thread == 2 {
          company.ceo?.first = "\(round)"
        } else {
          company.mutableArrayValue(forKey: "employees", of: Person.self).append(Person())
        }
      }
    }

    #expect(company.employees.count == 250)
  }
}
