import CourseModel
import Execution
import Grading
import Typesetting

/// The conversations in the checks of an exercise, compared with the model's.
///
/// They are recorded only after a verdict is shown, and no verdict depends on them. After a failure
/// there is no conversation, and the reason takes its place.
struct CheckConversations: Sendable {
  private let recording: ConversationRecording

  /// Prepares the recording, which takes some seconds the first time for a toolchain; nil if that
  /// is impossible.
  init?(of exercise: Exercise, in machine: Machine) {
    guard let recording = try? ConversationRecording(of: exercise, in: machine) else { return nil }
    self.recording = recording
  }

  private init(_ recording: ConversationRecording) { self.recording = recording }

  /// Returns a copy that another switch can cancel, at no cost.
  func cancelled(by cancellation: Cancellation) -> CheckConversations {
    CheckConversations(recording.cancelled(by: cancellation))
  }

  /// Returns a copy that can be prepared for the next recording (`makeReady`).
  func kept() -> CheckConversations { CheckConversations(recording.kept()) }

  /// Starts the preparation of a recording in advance.
  func makeReady() {
    guard recording.exercise.showsAnswers else { return }
    try? recording.makeReady()
  }

  /// Ends a preparation that `makeReady` started.
  func dismissReady() { recording.dismissReady() }

  /// Records a check with these files, which must have been admitted, or returns the reason why
  /// there is no recording. Blocks the calling thread.
  func heard(
    in check: Check, with files: [SourceFile]
  ) -> Result<HeardCheck, NoConversation> {
    guard check.kind == .test else { return .failure(.notRecorded(.runsNothing)) }
    return program(of: files).flatMap { heard(in: check, with: $0) }
  }

  /// Builds these files, which must have been admitted, so that any of their checks can be
  /// recorded. Blocks the calling thread.
  func program(of files: [SourceFile]) -> Result<RecordedBuild, NoConversation> {
    guard recording.exercise.showsAnswers,
      let build = try? recording.build(files, usesWarmStart: true)
    else { return .failure(.notRecorded(.recorder)) }
    return .success(build)
  }

  /// Records a check with a built program, or returns the reason why there is no recording. Blocks
  /// the calling thread.
  func heard(
    in check: Check, with program: RecordedBuild
  ) -> Result<HeardCheck, NoConversation> {
    guard let recorded = try? recording.recordedCheck(check, with: program) else {
      return .failure(.notRecorded(.recorder))
    }
    return recorded.map { recorded in
      let task = try? MarkdownDocument(parsing: recording.exercise.task)
      return HeardCheck(
        check, recorded, own: task?.messagesToOneself ?? [],
        speaker: recording.exercise.checksActAs ?? Conversation.check)
    }
  }

  /// Records the learner's own statements, which must have been admitted. Returns the beginning of
  /// a long conversation; nil if there are no messages or they can't be recorded. Blocks the
  /// calling thread.
  func rehearsal(of files: [SourceFile], with play: SourceFile) -> Conversation? {
    guard let run = try? recording.rehearsal(of: files, with: play) else { return nil }
    return Transcript(run).conversation?.begun(by: play.name).shortened()
  }

  /// Records the right answers that are not in the cache, beginning with this check. Blocks the
  /// calling thread for some seconds.
  func prepareModels(beginningWith first: Check? = nil) {
    guard recording.exercise.showsAnswers else { return }
    try? recording.prepareModels(beginningWith: first)
  }
}
