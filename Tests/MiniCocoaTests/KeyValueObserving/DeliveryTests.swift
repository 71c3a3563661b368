import MiniCocoa
import Testing

@Suite("Observing: delivery")
struct DeliveryTests {
  private let person = Person()
  private let spy = Spy()

  @Test("is synchronous: when the setter returns, all have been told (row 36)")
  func synchronous() {
    var log: [String] = []
    spy.reaction = { _ in log.append("told") }

    person.observed(by: spy, "first") {
      log.append("before")
      person.first = "Eve"
      log.append("after")
    }

    #expect(log == ["before", "told", "after"])
  }

  @Test("one that is removed during a change hears nothing, one that is added the next (row 38)")
  func meddling() {
    let (meddler, victim, late) = (Spy(), Spy(), Spy())
    person.addObserver(meddler, forKeyPath: "first")
    person.addObserver(victim, forKeyPath: "first")
    meddler.reaction = { [person] _ in
      meddler.reaction = { _ in }
      person.removeObserver(victim, forKeyPath: "first")
      person.addObserver(late, forKeyPath: "first")
    }

    person.first = "Eve"
    let during = (victim.notes.count, late.notes.count)
    person.first = "Ida"
    person.removeObserver(meddler, forKeyPath: "first")
    person.removeObserver(late, forKeyPath: "first")

    #expect(during == (0, 0))
    #expect(victim.notes.isEmpty)
    #expect(late.notes.count == 1)
  }

  @Test("one that is removed between prior and change hears of the prior only (row 38)")
  func removedAfterPrior() {
    spy.reaction = { [person, spy] _ in person.removeObserver(spy, forKeyPath: "first") }

    person.addObserver(spy, forKeyPath: "first", options: .prior)
    person.first = "Eve"
    spy.reaction = { _ in }

    #expect(spy.notes.map(\.isPrior) == [true])
  }

  @Test("every registered observer is notified; the order is undefined (row 39)")
  func order() {
    let spies = (0..<5).map { _ in Spy() }
    for spy in spies { person.addObserver(spy, forKeyPath: "first", options: .new) }

    person.first = "Eve"
    for spy in spies { person.removeObserver(spy, forKeyPath: "first") }

    #expect(spies.map { $0.new() } == Array(repeating: ["Eve"], count: 5))
  }

  @Test("a set in the callback notifies inside; others still hear of the outer one (row 41)")
  func nesting() {
    let (setter, other) = (Spy(), Spy())
    setter.reaction = { [person] note in
      if note.change[.newKey] as? String == "Eve" { person.first = "Ida" }
    }

    person.observed(by: setter, "first", [.old, .new]) {
      person.observed(by: other, "first", [.old, .new]) { person.first = "Eve" }
    }
    setter.reaction = { _ in }

    #expect(setter.new() == ["Eve", "Ida"])
    #expect(Set(other.new()) == ["Eve", "Ida"])
    #expect(Set(other.old()) == ["Ann", "Eve"])
  }

  @Test("a weak property that turns nil tells nobody (row 43)")
  func weakProperty() {
    let desk = Desk()
    var owner: Person? = Person()
    desk.owner = owner

    desk.observed(by: spy, "owner") {
      desk.owner = owner
      owner = nil
    }

    #expect(desk.owner == nil)
    #expect(desk.value(forKey: "owner") == nil)
    #expect(spy.notes.count == 1)
  }

  private final class Desk: KVObject {
    weak var owner: Person? {
      willSet { willChangeValue(forKey: "owner") }
      didSet { didChangeValue(forKey: "owner") }
    }
  }

  @Test("classes of the main actor are observed and observe like others")
  @MainActor
  func mainActor() {
    @MainActor final class Screen: KVObject {
      @Dynamic var text = ""
    }
    let screen = Screen()
    let told = Log<String?>()
    let token = screen.observe(\.text, options: .new) { told.append($1.newValue) }

    screen.observed(by: spy, "text", .new) { screen.text = "hello" }
    token.invalidate()

    #expect(told.entries == ["hello"])
    #expect(spy.new() == ["hello"])
  }

  @Test("the messages of a conversation are those that observers get")
  func conversation() {
    let conversation = Conversation()
    let context = KVOContext("names")
    let token = person.observe(\.last) { _, _ in }
    person.addObserver(spy, forKeyPath: "first", context: context)

    conversation.record {
      person.first = "Eve"
      person.last = "Cole"
    }
    person.removeObserver(spy, forKeyPath: "first")
    token.invalidate()

    #expect(
      conversation.description == """
        Person -> Spy : observeValue(forKeyPath: "first")
        Person -> KeyValueObservation : observeValue(forKeyPath: "last")
        """)
    #expect(conversation.messages.map(\.context) == [.init(.observation, "names"), .observation])
  }
}
