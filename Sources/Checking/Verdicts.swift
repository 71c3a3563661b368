/// How often the suite in this process has judged, and how often it has left without judging.
///
/// The grader writes calls of both functions into a suite before it compiles it (`VerdictMarks`), and
/// the suite runner sends what has changed between two events to the grader. A check in which nothing was
/// judged has not passed: there was nothing to judge yet.
public struct Verdicts {
  fileprivate(set) var judged: UInt = 0
  fileprivate(set) var left: UInt = 0

  /// Of this process. Only whether a number has changed counts, so two threads at once do no harm.
  nonisolated(unsafe) static let all: UnsafeMutablePointer<Verdicts> = {
    let place = UnsafeMutablePointer<Verdicts>.allocate(capacity: 1)
    place.initialize(to: Verdicts())
    return place
  }()
}

/// Notes that an expectation, or the condition of an issue, is about to be evaluated.
///
/// - Returns: true, so that it can be a part of a condition.
@discardableResult public func judged() -> Bool {
  Verdicts.all.pointee.judged &+= 1
  return true
}

/// Notes that the check at hand ends before it has judged, since what it presupposes does not hold: such
/// a check does not pass.
///
/// The grader notes it where a `guard` or an `if` returns. Call it where a suite leaves in another way.
public func leavesUnjudged() {
  Verdicts.all.pointee.left &+= 1
}

/// What the suite runner asks for by this name: the two numbers, the one of `judged` first.
@_cdecl("switchboard_verdicts") public func verdictsOfSuite() -> UnsafeRawPointer {
  UnsafeRawPointer(Verdicts.all)
}
