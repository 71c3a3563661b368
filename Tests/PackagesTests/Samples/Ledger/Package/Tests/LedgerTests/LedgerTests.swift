import Testing

@testable import Ledger

struct Adding {
  @Test func works() {
    var ledger = Ledger()
    ledger.add(3)
    #expect(ledger.balance == 3)
  }

  @Test func empty() { #expect(Ledger().balance == 0) }
}

struct Undoing {
  @Test func works() {
    var ledger = Ledger()
    ledger.add(3)
    ledger.undo()
    #expect(ledger.balance == 0)
  }

  @Test func empty() {
    var ledger = Ledger()
    ledger.undo()
    #expect(ledger.entries.isEmpty)
  }
}

@Test func works() { #expect(Ledger(entries: [1, 2]).balance == 3) }

struct Overloaded {
  @Test(arguments: [1, 2]) func sum(_ one: Int) { #expect(Ledger(entries: [one]).balance == one) }
  @Test(arguments: [[1, 2]]) func sum(_ all: [Int]) { #expect(Ledger(entries: all).balance == 3) }
}
