import CourseModel

/// A place where a batch's submissions are judged: this machine, or others.
///
/// The batch receives submissions, reuses cached judgements, stores new ones, and makes reports. An
/// executor only judges. To judge elsewhere, add another type that conforms to this protocol.
package protocol BatchExecutor: Sendable {
  /// The number of submissions that it wants at the same time; at least 1.
  var width: Int { get }
  /// Whether its judgements are already stored for the next batch.
  var keepsJudgements: Bool { get }

  /// Judges these files.
  ///
  /// - Parameters:
  ///   - grader: Knows the exercise, and judges on this machine.
  ///   - processes: The number of a submission's checks that may run at the same time.
  /// - Throws: When the files could not be judged, which says nothing about them: their report is
  ///   `errored`. Throws `cancelled` if everything was cancelled.
  func judgement(
    of files: [SourceFile], by grader: Grader, processes: Int
  ) async throws(GradingError) -> Judgement
}

extension BatchExecutor {
  /// False: usually the batch stores them.
  package var keepsJudgements: Bool { false }
}

/// Judges on this machine.
package struct LocalExecutor: BatchExecutor {
  /// The number of submissions judged at the same time; at least 1.
  package let width: Int
  private let semaphore: AsyncSemaphore

  /// An executor that judges this many submissions at the same time.
  ///
  /// - Parameter semaphore: Shared with other executors that work at the same time; nil if there
  ///   are none.
  package init(_ width: Int, sharing semaphore: AsyncSemaphore? = nil) {
    self.width = max(1, width)
    self.semaphore = semaphore ?? AsyncSemaphore(width)
  }

  /// Judges these files when it is their turn.
  package func judgement(
    of files: [SourceFile], by grader: Grader, processes: Int
  ) async throws(GradingError) -> Judgement {
    try await semaphore.withPermit { () async throws(GradingError) in
      try await grader.judge(files, processes)
    }
  }
}

extension BatchExecutor where Self == LocalExecutor {
  /// This machine, with this many submissions at the same time.
  package static func local(
    _ width: Int, sharing semaphore: AsyncSemaphore? = nil
  ) -> LocalExecutor {
    LocalExecutor(width, sharing: semaphore)
  }
}
