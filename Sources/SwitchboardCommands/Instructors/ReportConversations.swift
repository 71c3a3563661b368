import CourseModel
import Grading
import Reporting
import SwiftSources

/// Records the conversation in the first failed check, for instructors who ask for it. It shows the
/// names and messages of the check's own objects, so reports never contain it otherwise.
struct ReportConversations: Sendable {
  let exercise: Exercise
  let machine: Machine
  let receiver: SubmissionReceiver
  /// The number of recordings to make at the same time.
  let jobs: Int

  /// One conversation for each report, in order; nil where there is nothing to show.
  func heard(of items: [HandIn], _ reports: [Report]) async -> [HeardConversation?] {
    guard let conversations = CheckConversations(of: exercise, in: machine) else {
      return reports.map { _ in nil }
    }
    var found = [HeardConversation?](repeating: nil, count: reports.count)
    await withTaskGroup(of: (Int, HeardConversation?).self) { group in
      var open = zip(items, reports).enumerated().makeIterator()
      func startOne() {
        guard let (index, (item, report)) = open.next() else { return }
        group.addTask {
          let conversation = await onThread { heard(of: item, report, conversations) }.get()
          return (index, conversation)
        }
      }
      for _ in 0..<jobs { startOne() }
      while let (index, conversation) = await group.next() {
        found[index] = conversation
        startOne()
      }
    }
    return found
  }

  private func heard(
    of item: HandIn, _ report: Report, _ conversations: CheckConversations
  ) -> HeardConversation? {
    guard report.status == .failed, let open = report.firstOpenCheck, open.status.isWrong,
      let check = exercise.checks.first(where: { $0.id == open.id }),
      let files = SubmissionSources(receiver: receiver).files(of: item),
      case .success(let picture) = conversations.heard(in: check, with: files)
        .flatMap({ $0.picture(hasPassed: false) })
    else { return nil }
    return HeardConversation(check: check, conversation: picture)
  }
}

/// The conversation in a check, with marks where right answers differ.
struct HeardConversation: Sendable {
  let check: Check
  let conversation: Conversation

  var document: ConversationDocument { ConversationDocument(conversation, of: check.id) }
}
