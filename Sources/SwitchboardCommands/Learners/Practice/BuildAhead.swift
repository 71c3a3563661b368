import CourseModel
import Execution
import Grading
import Learning
import Synchronization
import Threads

/// The program of which a conversation may be shown, built beside the check whose verdict decides that: so
/// that only its run is waited for. One at a time, since only the latest text matters.
///
/// A class, since the check begins it, and what is done after the verdict takes it.
final class BuildAhead: Sendable {
  private struct Begun {
    let content: String
    let build: Later<RecordedBuild?, Never>
    let end: Cancellation
  }

  private let begun = Mutex<Begun?>(nil)

  /// Begins to build these files, in place of what was begun before.
  func begin(_ files: [SourceFile], with conversations: CheckConversations) {
    guard let end = try? Cancellation() else { return }
    let conversations = conversations.cancelled(by: end)
    replace(
      with: Begun(content: files.digest, build: Later { conversations.build(files) }, end: end))
  }

  /// What comes of these files; nil if they were not begun, or were given up. Blocks the calling thread.
  func take(_ files: [SourceFile]) -> RecordedBuild? {
    let begun = begun.withLock(\.self)
    guard let begun, begun.content == files.digest else { return nil }
    return begun.build.value()
  }

  /// Gives up what is under way, and forgets what is there.
  func end() { replace(with: nil) }

  private func replace(with new: Begun?) {
    let old = begun.withLock { begun in
      defer { begun = new }
      return begun
    }
    old?.end.cancel()
  }
}
