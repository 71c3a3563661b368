import MiniCocoa
import Testing

@Suite("Observing: registrations")
struct RegistrationTests {
  private let person = Person()
  private let spy = Spy()

  @Test("registered twice is notified twice; one removal removes one (row 27)")
  func twice() {
    person.observed(by: spy, "first") {
      person.observed(by: spy, "first") { person.first = "Eve" }
      person.first = "Ida"
    }
    person.first = "Ulla"

    #expect(spy.notes.count == 3)
  }

  @Test("removal with a context removes that registration (row 28)")
  func removalByContext() {
    let (one, two) = (KVOContext("one"), KVOContext("two"))
    for context in [one, two, one] {
      person.addObserver(spy, forKeyPath: "first", context: context)
    }

    person.removeObserver(spy, forKeyPath: "first", context: two)
    person.first = "Eve"
    person.removeObserver(spy, forKeyPath: "first", context: one)
    person.first = "Ida"
    person.removeObserver(spy, forKeyPath: "first", context: one)

    #expect(spy.notes.map { $0.context === one } == [true, true, true])
  }

  @Test("removal without a context takes one of them, whichever (row 28)")
  func removalWithoutContext() {
    person.addObserver(spy, forKeyPath: "first", context: KVOContext("one"))
    person.addObserver(spy, forKeyPath: "first", context: KVOContext("two"))

    person.removeObserver(spy, forKeyPath: "first")
    person.first = "Eve"
    person.removeObserver(spy, forKeyPath: "first")
    person.first = "Ida"

    #expect(spy.notes.count == 1)
  }

  @Test("a context of the same label is another one (row 32)")
  func equalLabels() {
    let context = KVOContext("name")
    person.addObserver(spy, forKeyPath: "first", context: context)

    let misuses = Misuse.recorded {
      person.removeObserver(spy, forKeyPath: "first", context: KVOContext("name"))
    }
    person.removeObserver(spy, forKeyPath: "first", context: context)

    #expect(misuses.map(\.kind) == [.notRegistered])
  }

  @Test("the misuse says what is registered instead")
  func registeredOtherwise() {
    let context = KVOContext("name")
    person.addObserver(spy, forKeyPath: "first", context: context)

    let misuses = Misuse.recorded {
      person.removeObserver(spy, forKeyPath: "last")
      person.removeObserver(spy, forKeyPath: "first", context: nil)
    }
    person.removeObserver(spy, forKeyPath: "first", context: context)

    #expect(misuses.first?.description.contains("is not registered, but for \"first\":") == true)
    #expect(misuses.last?.description.contains("for \"first\" with another context:") == true)
  }

  @Test("removing what is not registered is a misuse, with object and key (row 29)")
  func unregistered() {
    let misuses = Misuse.recorded {
      person.removeObserver(spy, forKeyPath: "first")
      person.observed(by: spy, "last") { person.removeObserver(Spy(), forKeyPath: "last") }
    }

    #expect(misuses.map(\.kind) == [.notRegistered, .notRegistered])
    #expect(misuses.map(\.key) == ["first", "last"])
    #expect(
      misuses.first?.description == """
        A Spy was removed as an observer of "first" from a Person with which it is not registered: \
        remove each registration once, with the path and the context it was made with.
        """)
  }

  @Test("removing what is not registered stops the process (row 29)")
  func unregisteredStops() async {
    await #expect(processExitsWith: .failure) {
      Person().removeObserver(Spy(), forKeyPath: "first")
    }
  }

  @Test("removal during the initial notification is a misuse, as at Apple's (row 30)")
  func removalDuringInitial() {
    spy.reaction = { [person] note in
      if note.change[.newKey] as? String == "Ann" {
        person.removeObserver(note.object === person ? spy : Spy(), forKeyPath: "first")
      }
    }

    let misuses = Misuse.recorded {
      person.observed(by: spy, "first", [.initial, .new]) { person.first = "Eve" }
    }
    spy.reaction = { _ in }

    #expect(misuses.map(\.kind) == [.removedWhileArriving])
    #expect(spy.new() == ["Ann", "Eve"])
  }

  @Test("what nobody handles reaches the root class, which reports it (row 31)")
  func notHandled() {
    let misuses = Misuse.recorded {
      let observer = KVObject()
      person.observed(by: observer, "first") { person.first = "Eve" }
    }

    #expect(misuses.map(\.kind) == [.notHandled])
    #expect(misuses.map(\.object) == ["KVObject"])
    #expect(misuses.map(\.key) == ["first"])
  }

  @Test("a class and its superclass may observe the same path, each with its context (row 32)")
  func contexts() {
    let panel = Panel()

    person.addObserver(panel, forKeyPath: "first", context: panel.baseContext)
    person.addObserver(panel, forKeyPath: "first", context: panel.ownContext)
    person.first = "Eve"
    person.removeObserver(panel, forKeyPath: "first", context: panel.baseContext)
    person.removeObserver(panel, forKeyPath: "first", context: panel.ownContext)

    #expect(panel.baseHits == 1)
    #expect(panel.ownHits == 1)
  }

  private class BasePanel: KVObject {
    let baseContext = KVOContext("base")
    private(set) var baseHits = 0

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
      context: KVOContext?
    ) {
      guard context === baseContext else {
        return super.observeValue(
          forKeyPath: keyPath, of: object, change: change, context: context)
      }
      baseHits += 1
    }
  }

  private final class Panel: BasePanel {
    let ownContext = KVOContext("own")
    private(set) var ownHits = 0

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
      context: KVOContext?
    ) {
      guard context === ownContext else {
        return super.observeValue(
          forKeyPath: keyPath, of: object, change: change, context: context)
      }
      ownHits += 1
    }
  }
}
