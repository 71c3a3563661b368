import CourseModel

extension Transcript {
  /// The transcript of a recorded run.
  ///
  /// - Parameter isWhole: Whether the program is a single file of statements without checks. In
  ///   that case the messages of its classes count.
  package init(_ run: RecordedRun, isWhole: Bool = false) {
    self.init(lines: run.lines, ending: Conversation.Interruption(run), isWhole: isWhole)
  }
}

extension Conversation.Interruption {
  /// The reason why a recording ended early; nil if it is complete.
  fileprivate init?(_ run: RecordedRun) {
    switch run.ending {
    case _ where run.isCut: self = .flood
    case .complete: return nil
    case .crashed: self = .crash
    case .timedOut: self = .timeLimit
    }
  }
}
