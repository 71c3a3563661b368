import Conversations
import CourseModel
import Execution
import Grading
import Typesetting

/// What objects say to each other in the checks of an exercise, beside the model's conversation.
///
/// It is asked once a verdict is shown, and no verdict depends on it: where anything goes wrong there
/// is nothing to see, and the reason is said in its place.
package struct CheckConversations: Sendable {
  private let recording: ConversationRecording

  /// Ready to record, which takes some seconds when a toolchain does it first; nil if it cannot be.
  package init?(of exercise: Exercise, in machine: Machine) {
    guard let recording = try? ConversationRecording(of: exercise, in: machine) else { return nil }
    self.recording = recording
  }

  private init(_ recording: ConversationRecording) { self.recording = recording }

  /// The same, where another switch ends what runs; costs nothing.
  package func cancelled(by cancellation: Cancellation) -> CheckConversations {
    CheckConversations(recording.cancelled(by: cancellation))
  }

  /// The same, which may be made ready for the next check that is heard (`makeReady`).
  package func kept() -> CheckConversations { CheckConversations(recording.kept()) }

  /// Starts what hearing a check begins with, so that nobody waits for it then.
  package func makeReady() {
    guard recording.exercise.showsAnswers else { return }
    try? recording.makeReady()
  }

  /// Ends what waits for the next check that is heard.
  package func dismissReady() { recording.dismissReady() }

  /// What is said in a check with these files, which were admitted before, or why that cannot be seen.
  /// Blocks the calling thread.
  package func heard(
    in check: Check, with files: [SourceFile]
  ) -> Result<HeardCheck, NoConversation> {
    guard check.kind == .test else { return .failure(.notRecorded(.runsNothing)) }
    return program(of: files).flatMap { heard(in: check, with: $0) }
  }

  /// These files, which were admitted before, built so that any of their checks can be heard. Blocks the
  /// calling thread.
  package func program(of files: [SourceFile]) -> Result<RecordedBuild, NoConversation> {
    guard recording.exercise.showsAnswers,
      let build = try? recording.build(files, usesReadiness: true)
    else { return .failure(.notRecorded(.recorder)) }
    return .success(build)
  }

  /// What is said in a check with a program, or why that cannot be seen. Blocks the calling thread.
  package func heard(
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

  /// What a learner's own statements make their objects say, which were admitted before: its
  /// beginning, if it is long; nil if that is nothing, or cannot be seen. Blocks the calling thread.
  package func rehearsal(of files: [SourceFile], with play: SourceFile) -> Conversation? {
    guard let run = try? recording.rehearsal(of: files, with: play) else { return nil }
    return Transcript(run).conversation?.begun(by: play.name).shortened()
  }

  /// Records what right answers say, as far as it is not kept, beginning with this check. Blocks the
  /// calling thread for some seconds.
  package func prepareModels(beginningWith first: Check? = nil) {
    guard recording.exercise.showsAnswers else { return }
    try? recording.prepareModels(beginningWith: first)
  }
}
