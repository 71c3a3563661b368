import CourseModel
import Grading
import Messages
import Reporting
import SwiftSources

extension ClassPages {
  /// The groups of similar submissions for the exercise with this index.
  ///
  /// - Throws: When the user stops it. Submissions that cannot be read are not compared.
  func likeness(
    of names: [String], _ graded: GradedClass, _ index: Int
  ) async throws(GradingError) -> Likeness {
    let exercise = graded.exercises[index]
    let reading = SubmissionSources(receiver: graded.receivers[index])
    let items = Dictionary(graded.items.map { ($0.name, $0) }) { first, _ in first }
    let reports = Dictionary(graded.reports[index].map { ($0.submission, $0) }) { $1 }
    // Leave out untouched stubs, which are all alike.
    let compared = names.map { reports[$0]?.isUntouched == true ? nil : items[$0] }
    let prints = await fingerprints(of: compared, reading)
    if machine.executor.cancellation.isCancelled { throw .execution(.cancelled) }
    let given = ((try? exercise.stub()) ?? []) + ((try? exercise.modules()) ?? []).flatMap(\.files)
    return Likeness(of: prints, given: given) { place in compared[place].flatMap(reading.files) }
  }

  private func fingerprints(
    of items: [HandIn?], _ reading: SubmissionSources
  ) async -> [Fingerprints?] {
    let reader = machine.sourceReader
    let count = items.count { $0 != nil }
    var found = [Fingerprints?](repeating: nil, count: items.count)
    await withTaskGroup(of: (Int, Fingerprints?).self) { group in
      var open = items.enumerated().makeIterator()
      var done = 0
      func startOne() {
        while let (index, item) = open.next() {
          guard let item else { continue }
          group.addTask {
            let prints = await onThread {
              reading.files(of: item).flatMap { try? reader.fingerprints(of: $0) }
            }.get()
            return (index, prints)
          }
          return
        }
      }
      for _ in 0..<jobs { startOne() }
      while let (index, prints) = await group.next() {
        found[index] = prints
        done += 1
        screen.progress(Message("compared \(done, "done") of \(count, "count") with the others"))
        if !machine.executor.cancellation.isCancelled { startOne() }
      }
    }
    screen.endProgress()
    return found
  }
}
