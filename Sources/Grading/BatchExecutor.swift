import CourseModel

/// Where the submissions of a batch are judged: on this machine, or on others.
///
/// A batch takes submissions in, knows what was judged before, keeps what comes back, and reports; an
/// executor only judges. Another place to judge in is another type that conforms to this.
package protocol BatchExecutor: Sendable {
  /// How many submissions it wants at the same time; at least 1.
  var width: Int { get }
  /// Whether what it answers is kept for the next batch already.
  var keepsJudgements: Bool { get }

  /// What becomes of these files.
  ///
  /// - Parameters:
  ///   - grader: Knows the exercise, and judges on this machine.
  ///   - processes: How many of a submission's checks may run at the same time.
  /// - Throws: when they could not be judged, which says nothing about them: their report is
  ///   `errored`. Where all was cancelled, `cancelled`.
  func judgement(
    of files: [SourceFile], by grader: Grader, processes: Int
  ) async throws(GradingError) -> Judgement
}

extension BatchExecutor {
  /// Mostly the batch keeps them.
  package var keepsJudgements: Bool { false }
}

/// Judges on this machine.
package struct LocalExecutor: BatchExecutor {
  /// How many submissions are judged at the same time; at least 1.
  package let width: Int
  private let semaphore: AsyncSemaphore

  /// An executor that judges this many submissions at the same time.
  ///
  /// - Parameter semaphore: Shared with others that judge at the same time; nil if there are none.
  package init(_ width: Int, sharing semaphore: AsyncSemaphore? = nil) {
    self.width = max(1, width)
    self.semaphore = semaphore ?? AsyncSemaphore(width)
  }

  /// What becomes of these files, as soon as it is their turn.
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
