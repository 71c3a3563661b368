import Testing

@testable import MiniCocoa

@Suite("Roll")
struct RollTests {
  @Test("keeps order, whoever leaves, and however many")
  func order() {
    var roll = Roll<Int>()
    let tickets = (0..<100).map { roll.enter($0) }

    for ticket in tickets where ticket % 3 != 0 { roll.leave(ticket) }
    _ = roll.enter(100)

    #expect(roll.members == Array(stride(from: 0, through: 99, by: 3)) + [100])
  }

  @Test("a ticket works once, and only in its roll")
  func tickets() {
    var roll = Roll<String>()
    let ticket = roll.enter("a")
    _ = roll.enter("b")

    roll.leave(ticket)
    roll.leave(ticket)
    roll.leave(7)

    #expect(roll.members == ["b"])
    #expect(!roll.isEmpty)
  }
}
