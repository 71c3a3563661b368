/// Counts how often the suite in this process has judged, and how often it has left without
/// judging.
///
/// The grader inserts calls of both functions into a suite before it compiles it (`VerdictMarks`),
/// and the suite runner reports changes between two events to the grader. A check that judged
/// nothing has not passed: there was nothing to judge yet.
public struct Verdicts {
  fileprivate(set) var judged: UInt = 0
  fileprivate(set) var left: UInt = 0

  /// The counts of this process. Only changes matter, so a race between two threads does no harm.
  nonisolated(unsafe) static let all: UnsafeMutablePointer<Verdicts> = {
    let place = UnsafeMutablePointer<Verdicts>.allocate(capacity: 1)
    place.initialize(to: Verdicts())
    return place
  }()
}

/// Records that an expectation, or the condition of an issue, is about to be evaluated.
///
/// - Returns: Always true, for use in a condition.
@discardableResult public func judged() -> Bool {
  Verdicts.all.pointee.judged &+= 1
  return true
}

/// Records that the check ends before it has judged, because a precondition does not hold: such a
/// check does not pass.
///
/// The grader inserts the call where a `guard` or an `if` returns. Call it yourself where a suite
/// leaves in another way.
public func leavesUnjudged() {
  Verdicts.all.pointee.left &+= 1
}

/// Returns the address of the two counts, `judged` first; the suite runner looks up this symbol.
@_cdecl("switchboard_verdicts") public func verdictsOfSuite() -> UnsafeRawPointer {
  UnsafeRawPointer(Verdicts.all)
}
