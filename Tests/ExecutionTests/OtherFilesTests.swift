import Foundation
import Glibc
import Testing

@testable import Execution

@Suite("A folder that is watched for other files")
struct OtherFilesTests {
  @Test("tells of those, and of nothing else", arguments: FolderWatchTests.methods)
  func otherFiles(method: FolderWatch.Method) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pages-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appending(path: "Mistakes/told-twice")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    let pages = try FolderWatch([folder], by: method) { $0.hasSuffix(".md") }
    func tells() -> Bool {
      var entry = pollfd(fd: pages.descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&entry, 1, 1_000) > 0 && !pages.events().isEmpty
    }
    try Data("two".utf8).write(to: inner.appending(path: "One.swift"))
    #expect(!tells())
    try Data("one".utf8).write(to: inner.appending(path: "message.md"))
    #expect(tells())
  }
}
