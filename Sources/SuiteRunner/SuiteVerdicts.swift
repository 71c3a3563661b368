import Glibc

/// The suite's counts (module Checking): how often it has judged, or left without judging.
final class SuiteVerdicts: @unchecked Sendable {
  private typealias Address = @convention(c) () -> UnsafeRawPointer

  /// Two numbers that only increase.
  private let numbers: UnsafePointer<UInt>
  private var judged: UInt
  private var left: UInt

  /// Finds the counts of a loaded suite; nil if it has none.
  init?(of suite: UnsafeMutableRawPointer) {
    guard let symbol = dlsym(suite, "switchboard_verdicts") else { return nil }
    numbers = unsafeBitCast(symbol, to: Address.self)().assumingMemoryBound(to: UInt.self)
    (judged, left) = (numbers[0], numbers[1])
  }

  /// Writes a record for each count that has changed since the last call. The test library sends an
  /// event after its cause, and checks run one after the other.
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
