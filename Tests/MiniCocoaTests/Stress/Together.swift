import Dispatch
import Foundation
import MiniCocoa

/// Runs each deed on a separate thread, all at once, and returns the misuses reported on any of
/// them.
func together(_ deeds: [() -> Void]) -> [Misuse] {
  nonisolated(unsafe) let deeds = deeds
  var misuses: [[Misuse]] = Array(repeating: [], count: deeds.count)
  // Each thread has a separate element, because the thread sanitizer does not understand how a
  // Mutex waits.
  misuses.withUnsafeMutableBufferPointer { buffer in
    nonisolated(unsafe) let buffer = buffer
    DispatchQueue.concurrentPerform(iterations: deeds.count) { place in
      buffer[place] = Misuse.recorded { deeds[place]() }
    }
  }
  return misuses.flatMap(\.self)
}

/// The number of repetitions in each thread; larger in `make prove`.
let rounds = ProcessInfo.processInfo.environment["SWITCHBOARD_ROUNDS"].flatMap(Int.init) ?? 2000
