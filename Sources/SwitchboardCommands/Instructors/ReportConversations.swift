import CourseModel
import Grading
import Learning
import Reporting
import Threads

/// What was said in the first check that failed, for an instructor who asks: it shows what the check's
/// own objects are called and were told, so no report has it otherwise.
struct ReportConversations: Sendable {
  let exercise: Exercise
  let machine: Machine
  let receiver: SubmissionReceiver
  /// How many are heard at the same time.
  let jobs: Int

  /// One for each report, in their order; nil where there is nothing to show.
  func documents(of items: [HandIn], _ reports: [Report]) async -> [ConversationDocument?] {
    guard let conversations = CheckConversations(of: exercise, in: machine) else {
      return reports.map { _ in nil }
    }
    var documents = [ConversationDocument?](repeating: nil, count: reports.count)
    await withTaskGroup(of: (Int, ConversationDocument?).self) { group in
      var open = zip(items, reports).enumerated().makeIterator()
      func startOne() {
        guard let (index, (item, report)) = open.next() else { return }
        group.addTask {
          let found = await onThread { document(of: item, report, conversations) }.get()
          return (index, found)
        }
      }
      for _ in 0..<jobs { startOne() }
      while let (index, document) = await group.next() {
        documents[index] = document
        startOne()
      }
    }
    return documents
  }

  private func document(
    of item: HandIn, _ report: Report, _ conversations: CheckConversations
  ) -> ConversationDocument? {
    guard report.status == .failed, let open = report.firstOpenCheck, open.status.isWrong,
      let check = exercise.checks.first(where: { $0.id == open.id }),
      let files = files(of: item),
      let picture = conversations.heard(in: check, with: files)?.picture(hasPassed: false)
    else { return nil }
    return ConversationDocument(picture, of: check.id)
  }

  private func files(of item: HandIn) -> [SourceFile]? {
    switch item {
    case .submission(let submission): return submission.files
    case .refused: return nil
    case .entry(let entry):
      guard case .accepted(let submission) = try? receiver.receive(entry) else { return nil }
      return submission.files
    case .path(let url, let name, let isOne, _):
      guard case .accepted(let submission) = try? receiver.receive(url, name: name, asOne: isOne)
      else { return nil }
      return submission.files
    }
  }
}
