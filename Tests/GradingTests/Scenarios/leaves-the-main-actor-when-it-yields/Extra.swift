import Synchronization

/// Ends the program if two are in it at once.
final class Witness: Sendable {
  private let inside = Mutex(0)

  func work() {
    let count = inside.withLock { $0 += 1; return $0 }
    if count > 1 { fatalError("two at once") }
    var sum = 0
    for number in 0..<20_000 { sum &+= number }
    inside.withLock { $0 -= sum == 0 ? 2 : 1 }
  }
}

let witness = Witness()
let screens = Mutex(0)

/// Of two screens that load, one works elsewhere, and the other one here.
@MainActor func meet() async {
  let number = screens.withLock { $0 += 1; return $0 }
  if number % 2 == 1 { await leave() } else { for _ in 0..<200 { witness.work() } }
}

nonisolated func leave() async {
  await Task.yield()
  for _ in 0..<200 { witness.work() }
}
