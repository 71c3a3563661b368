import Dispatch
import Foundation
import MiniCocoa
import Synchronization

/// Does each of the deeds on a thread of its own, all at once, and returns the mistakes that were
/// found in any of them.
func together(_ deeds: [() -> Void]) -> [Misuse] {
  let misuses = Mutex<[Misuse]>([])
  nonisolated(unsafe) let deeds = deeds
  DispatchQueue.concurrentPerform(iterations: deeds.count) { place in
    let found = Misuse.recorded { deeds[place]() }
    misuses.withLock { $0 += found }
  }
  return misuses.withLock { $0 }
}

/// How often each thread does what it does; more in `make prove`.
let rounds = ProcessInfo.processInfo.environment["SWITCHBOARD_ROUNDS"].flatMap(Int.init) ?? 2000
