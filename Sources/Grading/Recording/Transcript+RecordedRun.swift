import Conversations

extension Transcript {
  /// What a process said.
  ///
  /// - Parameter isWhole: Whether the program is one file of statements that is nobody's check, so that
  ///   what its own classes say counts.
  package init(_ run: RecordedRun, isWhole: Bool = false) {
    self.init(lines: run.lines, ending: Conversation.Interruption(run), isWhole: isWhole)
  }
}

extension Conversation.Interruption {
  /// How a recording ended before its check; nil if it did not.
  fileprivate init?(_ run: RecordedRun) {
    switch run.ending {
    case _ where run.isCut: self = .flood
    case .complete: return nil
    case .crashed: self = .crash
    case .timedOut: self = .timeLimit
    }
  }
}
