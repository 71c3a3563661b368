import Messages
import ArgumentParser
import CourseModel
import Grading
import Terminal

/// One of several equal parts of a class. Each is judged by a separate task, often on another
/// machine.
struct Shard: Equatable {
  /// Counted from 1.
  let number: Int
  let count: Int

  /// Reads `3/20`.
  init(typed text: String) throws(ValidationError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1,
      count >= number
    else {
      throw ValidationError(
        Message("--shard needs one of several parts, such as 3/20, not '\(text, "text")'."))
    }
    (self.number, self.count) = (number, count)
  }

  /// The items of this part: the same on every machine and in any order of the parts. Parts differ
  /// by one item at most.
  func part(of items: [HandIn]) -> [HandIn] {
    items.sorted { $0.name < $1.name }.enumerated()
      .filter { $0.offset % count == number - 1 }.map(\.element)
  }
}

/// The judging of a shard: fills the cache, and makes no grades.
struct ShardJudge {
  let shard: Shard
  let isFresh: Bool
  let jobs: Int
  let screen: Screen

  /// Judges a part of these submissions.
  ///
  /// - Returns: The exit code: success if all of the part are judged, whatever the verdicts.
  /// - Throws: `InterruptedBatch` if the user has stopped it.
  func judge(
    _ submissions: SubmissionSelection, by graders: [Grader]
  ) async throws -> ExitCode {
    if submissions.isOne {
      throw UsageError(
        Message("one submission has no parts; leave out --shard, or name a class with --batch"))
    }
    let items = shard.part(of: submissions.items)
    var reports: [Report] = []
    for grader in graders where !items.isEmpty {
      try await grader.prepare()
      let batch = try Batch(
        grader: grader, jobs: jobs, reusingReports: !isFresh, mustKeep: true)
      let progress = BatchProgress(of: items.count * graders.count, after: reports)
      let collector = ReportCollector(progress, into: nil, on: screen)
      reports += try await collector.collect(items, of: batch)
      _ = try collector.close()
    }
    let unjudged = reports.count { $0.status == .errored }
    let name = "\(shard.number)/\(shard.count)"
    // Translators: A shard is a part of a class; its name is typed so, such as 3/20.
    let judged = Message(
      """
      shard \(name, "shard"): \(items.count, "count") of \(submissions.items.count, "all") \
      submissions, all judged
      """)
    // Translators: A shard is a part of a class; its name is typed so, such as 3/20.
    let unjudgedOnes = Message(
      """
      shard \(name, "shard"): \(unjudged, "count") of \(reports.count, "all") could not be judged; \
      the same command, or the 'grade' that follows, judges them again
      """)
    screen.show(unjudged == 0 ? judged : unjudgedOnes)
    return unjudged == 0 ? .success : ExitCode.cannotJudge
  }
}
