import CourseModel
import Foundation
import Grading
import GradingTestSupport
import Testing

@testable import Authoring

@Suite("A handout's file")
struct HandoutFileTests {
  private let folder: URL
  private let handout = HandoutFile(
    course: "bells", title: "Bells",
    files: [
      SourceFile(name: "Lessons/course.json", content: Data("{}".utf8)),
      SourceFile(
        name: "Exercises/" + String(repeating: "ä", count: 90) + "/README.md",
        content: Data(repeating: 7, count: 3000)),
      SourceFile(name: "Lessons/empty.md", content: Data()),
    ])

  init() throws { folder = try TestMachine.emptyFolder("handout") }

  private func file(_ content: Data) throws -> URL {
    let file = folder.appending(path: "\(UUID()).tar.gz")
    try content.write(to: file)
    return file
  }

  @Test("holds what was put into it, whatever its names")
  func roundTrip() throws {
    let file = folder.appending(path: "one.tar.gz")
    try handout.write(to: file)
    let read = try HandoutFile(at: file)

    #expect(read.course == "bells")
    #expect(read.title == "Bells")
    #expect(read.files == handout.files)
    #expect(try handout.archived() == Data(contentsOf: file))
  }

  @Test("is an archive that tar opens, in its own folder")
  func tar() throws {
    let file = folder.appending(path: "one.tar.gz")
    try handout.write(to: file)
    let tool = try Tool()
    let outcome = try tool.shell(
      "LC_ALL=C.UTF-8 tar xzf '\(file.path)' && find . -type f | wc -l", in: tool.folder)

    #expect(outcome.code == 0)
    #expect(outcome.output.contains("4"))
    #expect(
      FileManager.default.fileExists(
        atPath: tool.folder.appending(path: "bells/Lessons/course.json").path))
  }

  @Test("that was cut off or damaged is refused in a sentence", arguments: 0..<40)
  func damaged(step: Int) throws {
    let whole = try handout.archived()
    let cut = try file(whole.prefix(whole.count * step / 40))
    #expect(throws: HandoutError.damaged(cut.path)) { try HandoutFile(at: cut) }
    var flipped = whole
    // The first ten bytes are the gzip header: method, time and system.
    flipped[max(10, whole.count * step / 40)] ^= 0x55
    let broken = try file(flipped)
    #expect(throws: HandoutError.damaged(broken.path)) { try HandoutFile(at: broken) }
  }

  @Test("that somebody has changed and packed again is refused")
  func altered() throws {
    let other = HandoutFile(course: "bells", title: "Bells", files: Array(handout.files.dropLast()))
    let first = try #require(try handout.courseFiles().first)
    let archive = TarArchive.packing(
      ([first] + other.files).map { ("bells/\($0.name)", $0.content) })
    let file = try file(archive.deflated(as: .gzip))
    #expect(throws: HandoutError.altered(file.path)) { try HandoutFile(at: file) }
  }

  @Test("is none if it says nothing of itself, and a newer one if it says so")
  func others() throws {
    func packed(_ files: [(path: String, content: Data)]) throws -> URL {
      try file(TarArchive.packing(files).deflated(as: .gzip))
    }
    let stranger = try packed([("a/b.txt", Data("b".utf8))])
    #expect(throws: HandoutError.noHandout(stranger.path)) { try HandoutFile(at: stranger) }
    let newer = try packed([("a/handout.json", Data("{\"format\": 2, \"new\": []}".utf8))])
    #expect(throws: HandoutError.newer(newer.path, format: 2)) { try HandoutFile(at: newer) }
    let senseless = try packed([("a/handout.json", Data("[]".utf8))])
    #expect(throws: HandoutError.altered(senseless.path)) { try HandoutFile(at: senseless) }
    let outside = try packed([("../../evil", Data("b".utf8))])
    #expect(throws: HandoutError.noHandout(outside.path)) { try HandoutFile(at: outside) }
    let zip = try file(Data("PK\u{3}\u{4}".utf8))
    #expect(throws: HandoutError.noHandout(zip.path)) { try HandoutFile(at: zip) }
    let text = try file(try Data("no archive".utf8).deflated(as: .gzip))
    #expect(throws: HandoutError.noHandout(text.path)) { try HandoutFile(at: text) }
  }

  @Test("is written only where nothing is, and under a name that says what it is")
  func places() throws {
    let file = folder.appending(path: "one.tar.gz")
    try Data("mine".utf8).write(to: file)
    #expect(throws: HandoutError.exists(file.path)) { try handout.write(to: file) }
    #expect(try Data(contentsOf: file) == Data("mine".utf8))
    let zip = folder.appending(path: "one.zip")
    #expect(throws: HandoutError.otherKind(zip.path)) { try handout.write(to: zip) }
    let nowhere = folder.appending(path: "no/one.tar.gz")
    #expect(throws: HandoutError.self) { try handout.write(to: nowhere) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["one.tar.gz"])
  }
}
