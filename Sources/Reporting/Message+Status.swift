import CourseModel
import Messages

extension Message {
  /// What became of a check, in a word or two.
  static func word(for status: CheckStatus) -> Message {
    switch status {
    case .passed: Message("passed", context: "check")
    case .failed: Message("failed", context: "check")
    case .crashed: Message("crashed", context: "check")
    case .timedOut: Message("timed out", context: "check")
    case .outOfMemory: Message("out of memory", context: "check")
    case .tooMuchOutput: Message("too much output", context: "check")
    case .tooManyThreads: Message("too many threads", context: "check")
    case .tooManyFiles: Message("too many files", context: "check")
    case .untrusted: Message("not trusted", context: "check")
    case .pending: Message("nothing to judge yet", context: "check")
    case .notRun: Message("not run", context: "check")
    }
  }

  /// What a check is that an untouched stub does not pass.
  static let openCheck = Message("open", context: "check")

  /// Of an exercise whose stub is as it was given, in a few words.
  package static let notBegun = Message("not begun yet")

  /// What became of a submission, in a word or two.
  static func word(for status: ReportStatus) -> Message {
    switch status {
    case .passed: Message("passed", context: "submission")
    case .failed: Message("not passed yet", context: "submission")
    case .doesNotCompile: Message("does not compile", context: "submission")
    case .rejected: Message("rejected", context: "submission")
    case .errored: Message("not judged", context: "submission")
    case .missing: Message("missing", context: "submission")
    }
  }

  /// Why a submission has not passed, in a row of a table: the first check that did not pass, and
  /// how many more there are. An example: “failed: Cancel reports nil (+2)”.
  static func firstOpenCheck(_ check: CheckResult, more: Int) -> Message {
    let (word, name) = (Argument.message(.word(for: check.status)), Argument.text(check.name))
    return more == 0
      ? Message("{status}: {check}", ["status": word, "check": name])
      : Message(
        "{status}: {check} (+{more})", ["status": word, "check": name, "more": .number(more)])
  }
}
