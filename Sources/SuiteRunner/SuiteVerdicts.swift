import Glibc

/// What the suite says of its own way (module Checking): that it has judged, or left without.
final class SuiteVerdicts: @unchecked Sendable {
  private typealias Address = @convention(c) () -> UnsafeRawPointer

  /// Two numbers that only grow.
  private let numbers: UnsafePointer<UInt>
  private var judged: UInt
  private var left: UInt

  /// What a loaded suite counts; nil if it counts nothing.
  init?(of suite: UnsafeMutableRawPointer) {
    guard let symbol = dlsym(suite, "switchboard_verdicts") else { return nil }
    numbers = unsafeBitCast(symbol, to: Address.self)().assumingMemoryBound(to: UInt.self)
    (judged, left) = (numbers[0], numbers[1])
  }

  /// Writes a record for each that has changed since the last time. An event of the test library comes
  /// behind what led to it, and checks run one after the other.
  func note(into records: Records) {
    if numbers[0] != judged {
      judged = numbers[0]
      records.note("judged")
    }
    if numbers[1] != left {
      left = numbers[1]
      records.note("leftUnjudged")
    }
  }
}
