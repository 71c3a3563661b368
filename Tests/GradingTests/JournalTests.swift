@testable import CourseModel
import Foundation
import Glibc
import Testing

@testable import Grading

@Suite("The journal of a batch")
struct JournalTests {
  private let cache: Cache
  private let items = [Batch.Item.path(URL(filePath: "/a"), name: "a")]

  init() throws {
    cache = Cache(environment: ["SWITCHBOARD_CACHE": try Bench.emptyFolder("cache").path])
  }

  private func journal(
    _ items: [Batch.Item]? = nil, fingerprint: String = "one"
  ) -> Journal {
    Journal(of: items ?? self.items, fingerprint: fingerprint, in: cache)
  }

  private func report(_ status: ReportStatus, _ check: CheckStatus) -> Report {
    let frame = Check(id: "one", name: "One", points: 1, kind: .test)
    return Report(
      exercise: "E", submission: "a", status: status, checks: [CheckResult(frame, check)])
  }

  @Test("keeps a check that timed out for the same batch, until it has ended")
  func keeps() {
    let timedOut = report(.failed, .timedOut)
    journal().keep(timedOut, "key")
    #expect(journal().report("key") == timedOut)
    #expect(journal().report("other") == nil)
    #expect(journal(fingerprint: "two").report("key") == nil)
    #expect(journal([.path(URL(filePath: "/a"), name: "b")]).report("key") == nil)
    #expect(journal(items + items).report("key") == nil)
    journal().end()
    #expect(journal().report("key") == nil)
  }

  @Test("keeps nothing that could not be judged")
  func errored() {
    journal().keep(report(.errored, .notRun), "key")
    #expect(journal().report("key") == nil)
  }

  @Test("is forgotten after a day that nobody came back")
  func forgotten() throws {
    journal().keep(report(.failed, .timedOut), "key")
    let place = cache.folder.appending(path: "journals")
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: place.path).first)
    let old = Date(timeIntervalSinceNow: -Journal.lifetime - 60)
    try FileManager.default.setAttributes(
      [.modificationDate: old], ofItemAtPath: place.appending(path: name).path)
    _ = journal(fingerprint: "another batch")
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == [])
  }
}
