struct Ledger {
  var entries: [Int] = []
  var balance: Int { entries.reduce(0, +) }
  mutating func add(_ amount: Int) { entries.append(amount) }
  mutating func undo() { entries = []; entries.append(1) }
}
