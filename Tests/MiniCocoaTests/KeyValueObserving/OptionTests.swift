import MiniCocoa
import Testing

@Suite("Observing: options")
struct OptionTests {
  private let person = Person()
  private let spy = Spy()

  @Test("one notification for each set, of the object registered with (row 1)")
  func onePerSet() {
    person.observed(by: spy, "first") {
      person.first = "Eve"
      person.first = "Ida"
    }

    #expect(spy.notes.map(\.path) == ["first", "first"])
    #expect(spy.notes.allSatisfy { $0.object === person })
  }

  @Test("other keys stay silent (row 2)")
  func otherKeys() {
    person.observed(by: spy, "first") { person.last = "Cole" }

    #expect(spy.notes.isEmpty)
  }

  @Test("new alone gives the new value and no old one (row 3)")
  func new() {
    person.observed(by: spy, "first", .new) { person.first = "Eve" }

    #expect(spy.new() == ["Eve"])
    #expect(spy.notes.first?.change.keys.contains(.oldKey) == false)
  }

  @Test("old alone gives the old value and no new one; nil is Null (row 4)")
  func old() {
    person.observed(by: spy, "nickname", .old) {
      person.nickname = "An"
      person.nickname = nil
    }

    #expect(spy.notes.first?.change[.oldKey] is Null)
    #expect(spy.old().last == "An")
    #expect(spy.notes.allSatisfy { !$0.change.keys.contains(.newKey) })
  }

  @Test("without options there is the kind only (row 5)")
  func none() {
    person.observed(by: spy, "first") { person.first = "Eve" }

    #expect(spy.notes.map { Array($0.change.keys) } == [[.kindKey]])
    #expect(spy.notes.first?.kind == .setting)
  }

  @Test("initial fires before registration returns, with new but never old (row 6)")
  func initial() {
    person.addObserver(spy, forKeyPath: "first", options: [.initial, .new, .old])
    let notes = spy.notes
    person.removeObserver(spy, forKeyPath: "first")

    #expect(notes.count == 1)
    #expect(notes.first?.change[.newKey] as? String == "Ann")
    #expect(notes.first?.change.keys.contains(.oldKey) == false)
  }

  @Test("initial fires for a key that does not notify by itself, too (row 7)")
  func initialOfManual() {
    person.observed(by: spy, "total", [.initial, .new]) { person.total = 5 }

    #expect(spy.new(Int.self) == [0])
  }

  @Test("prior notifies once more, before the change, flagged and without new (row 8)")
  func prior() {
    var values: [String] = []
    spy.reaction = { _ in values.append(person.first) }

    person.observed(by: spy, "first", [.prior, .old, .new]) { person.first = "Eve" }

    #expect(values == ["Ann", "Eve"])
    #expect(spy.notes.map(\.isPrior) == [true, false])
    #expect(spy.new() == [nil, "Eve"])
    #expect(spy.old() == ["Ann", "Ann"])
  }

  @Test("prior notifies twice of a to-many change, too (row 9)")
  func priorOfElements() {
    person.tasks = ["a", "b"]

    person.observed(by: spy, "tasks", [.prior, .old, .new]) {
      person.mutableArrayValue(forKey: "tasks", of: String.self).remove(at: 1)
    }

    #expect(spy.notes.map(\.isPrior) == [true, false])
    #expect(spy.notes.map(\.kind) == [.removal, .removal])
    #expect(spy.old([String].self) == [["b"], ["b"]])
  }

  @Test("an equal value notifies as well (row 10)")
  func equalValue() {
    person.observed(by: spy, "first", [.old, .new]) { person.first = "Ann" }

    #expect(spy.old() == ["Ann"])
    #expect(spy.new() == ["Ann"])
  }

  @Test("each observer gets what it asked for itself (row 11)")
  func dictionariesDoNotLeak() {
    let other = Spy()

    person.observed(by: spy, "first", [.new, .prior]) {
      person.observed(by: other, "first", .old) { person.first = "Eve" }
    }

    #expect(spy.notes.count == 2)
    #expect(spy.notes.allSatisfy { !$0.change.keys.contains(.oldKey) })
    #expect(other.notes.map { Set($0.change.keys) } == [[.kindKey, .oldKey]])
  }
}
