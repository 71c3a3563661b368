import Dispatch
import Foundation
import MiniCocoa

/// Does each of the deeds on a thread of its own, all at once, and returns the mistakes that were
/// found in any of them.
func together(_ deeds: [() -> Void]) -> [Misuse] {
  nonisolated(unsafe) let deeds = deeds
  var misuses: [[Misuse]] = Array(repeating: [], count: deeds.count)
  // Each thread has an element of its own: the thread sanitizer does not see how a Mutex waits.
  misuses.withUnsafeMutableBufferPointer { buffer in
    nonisolated(unsafe) let buffer = buffer
    DispatchQueue.concurrentPerform(iterations: deeds.count) { place in
      buffer[place] = Misuse.recorded { deeds[place]() }
    }
  }
  return misuses.flatMap(\.self)
}

/// How often each thread does what it does; more in `make prove`.
let rounds = ProcessInfo.processInfo.environment["SWITCHBOARD_ROUNDS"].flatMap(Int.init) ?? 2000
