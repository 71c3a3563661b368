import MiniCocoa
import Testing

@Suite("Observing: manual notification")
struct ManualTests {
  private let person = Person()
  private let spy = Spy()

  @Test("with automatic off the setter is silent, and a pair of will and did notifies (row 12)")
  func manual() {
    person.observed(by: spy, "total", [.old, .new]) {
      person.total = 1
      person.willChangeValue(forKey: "total")
      person.total = 2
      person.didChangeValue(forKey: "total")
    }

    #expect(spy.old(Int.self) == [1])
    #expect(spy.new(Int.self) == [2])
  }

  @Test("a did without a will of the same key is a misuse (row 13)")
  func unbalanced() {
    let misuses = Misuse.recorded {
      person.willChangeValue(forKey: "first")
      person.didChangeValue(forKey: "last")
    }

    #expect(misuses.map(\.kind) == [.unbalancedChange])
    #expect(misuses.map(\.key) == ["last"])
  }

  @Test("a will without a did tells nobody (row 13)")
  func unfinished() {
    person.observed(by: spy, "total") { person.willChangeValue(forKey: "total") }

    #expect(spy.notes.isEmpty)
  }

  @Test("automatic and manual notify twice, as Apple's do (row 14)")
  func both() {
    person.observed(by: spy, "first") {
      person.willChangeValue(forKey: "first")
      person.first = "Eve"
      person.didChangeValue(forKey: "first")
    }

    #expect(spy.notes.count == 2)
  }

  @Test("pairs may be nested, of one key and of two (row 13)")
  func nested() {
    person.observed(by: spy, "total", [.old, .new]) {
      person.willChangeValue(forKey: "total")
      person.willChangeValue(forKey: "first")
      person.total = 1
      person.willChangeValue(forKey: "total")
      person.total = 2
      person.didChangeValue(forKey: "total")
      person.didChangeValue(forKey: "first")
      person.didChangeValue(forKey: "total")
    }

    #expect(spy.old(Int.self) == [1, 0])
    #expect(spy.new(Int.self) == [2, 2])
  }

  @Test("typed keys do as well as strings (row 12)")
  func typed() {
    person.observed(by: spy, "total", .new) {
      person.willChangeValue(for: \.total)
      person.total = 2
      person.didChangeValue(for: \.total)
    }

    #expect(spy.new(Int.self) == [2])
  }
}
