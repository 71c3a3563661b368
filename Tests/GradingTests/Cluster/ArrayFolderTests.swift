import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import Grading

@Suite("The folder of an array")
struct ArrayFolderTests {
  private let cache: Cache

  init() throws {
    cache = Cache(environment: ["SWITCHBOARD_CACHE": try TestMachine.emptyFolder("cache").path])
  }

  @Test("is found again when Slurm has taken it, and not before")
  func taken() throws {
    let folder = try ArrayFolder(in: cache)
    #expect(ArrayFolder.taken(in: cache).isEmpty)
    try folder.write(ArrayFolder.Record(array: "12", tasks: [["a", "b"], ["c"]]))
    let taken = try #require(ArrayFolder.taken(in: cache).first)
    #expect(taken.folder.url.lastPathComponent == folder.url.lastPathComponent)
    #expect(taken.record.array == "12")
    #expect(taken.record.tasks == [["a", "b"], ["c"]])
    folder.remove()
    #expect(ArrayFolder.taken(in: cache).isEmpty)
  }

  @Test("is not another user's, who could have this one wait", .enabled(if: getuid() == 0))
  func foreign() throws {
    let folder = try ArrayFolder(in: cache)
    try folder.write(ArrayFolder.Record(array: "12", tasks: [["a"]]))
    #expect(chown(folder.url.path, 65534, 65534) == 0)
    #expect(ArrayFolder.taken(in: cache).isEmpty)
  }

  @Test("lets nobody else look into what students have written")
  func closed() throws {
    let folder = try ArrayFolder(in: cache)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.url.path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test("knows the last line that a task has printed")
  func lastLine() throws {
    let folder = try ArrayFolder(in: cache)
    let task = SlurmTask.ID(array: "1", number: 2)
    #expect(folder.lastLine(of: task) == "")
    try Data("one\nswitchboard: two\n\n".utf8).write(
      to: folder.url.appending(path: "log-2.txt"))
    #expect(folder.lastLine(of: task) == "switchboard: two")
  }

  @Test("has what a node could not judge, by submission, in words for report and grader")
  func failures() throws {
    let folder = try ArrayFolder(in: cache)
    NodeFailure(.execution(.sandboxMissing), on: "n7").write(for: "key", into: folder.url)
    let failures = NodeFailure.all(in: folder.url)
    #expect(failures.keys.sorted() == ["key"])
    let error = try #require(failures["key"]).error
    let own = GradingError.execution(.sandboxMissing)
    #expect(error.description == "n7: \(own)")
    #expect(error.sentenceForReports == own.sentenceForReports)
  }
}
