struct Ledger {
  var entries: [Int] = []
  var balance: Int { entries.last ?? 0 }
  mutating func add(_ amount: Int) { entries.append(amount) }
  mutating func undo() { _ = entries.popLast() }
}
