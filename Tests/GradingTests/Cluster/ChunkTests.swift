import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import Grading

@Suite("A chunk of a class")
struct ChunkTests {
  private static func parts(_ count: Int) -> [Chunk.Part] {
    (0..<count).map { Chunk.Part(key: "\($0)", files: [SourceFile("A.swift", "// \($0)\n")]) }
  }

  @Test(
    "is one of as few as there can be, all nearly alike, and none is lost",
    arguments: [
      (0, 5, []), (1, 5, [1]), (5, 5, [5]), (6, 5, [3, 3]), (11, 5, [3, 4, 4]), (40, 25, [20, 20]),
      (3, 1, [1, 1, 1]),
    ])
  func divided(count: Int, size: Int, sizes: [Int]) {
    let chunks = Chunk.divide(Self.parts(count), into: size)
    #expect(chunks.map(\.count) == sizes)
    #expect(Array(chunks.joined()) == Self.parts(count))
  }

  @Test("is read as it was written, whatever bytes its files hold")
  func roundTrip() throws {
    let part = Chunk.Part(
      key: "k", files: [SourceFile(name: "Ä b.swift", content: Data([0, 0xFF, 0x0A, 0x27]))])
    let chunk = Chunk(
      format: Chunk.format, course: nil, exercise: "/e",
      judge: JudgeIdentity(program: "p", toolchain: "t", exercise: "e"), results: "/r",
      parts: [part])
    let file = try TestMachine.emptyFolder().appending(path: "chunk.json")
    try JSONEncoder().encode(chunk).write(to: file)
    #expect(try Chunk(at: file).parts == [part])
  }

  @Test(
    "that cannot be read is an error that says which file, and where it should be",
    arguments: [nil, "", "{}", #"{"format":2}"#])
  func unreadable(text: String?) throws {
    let file = try TestMachine.emptyFolder().appending(path: "chunk.json")
    if let text { try Data(text.utf8).write(to: file) }
    let error = #expect(throws: GradingError.self) { try Chunk(at: file) }
    let description = try #require(error).description
    #expect(description.hasPrefix("\(file.path) cannot be read here ("))
    #expect(description.hasSuffix("which has to be a folder that all nodes share"))
  }
}

@Suite("What judges, by its content")
struct JudgeIdentityTests {
  private let own = JudgeIdentity(program: "p", toolchain: "t", exercise: "e")

  @Test("names the first part that differs")
  func difference() {
    #expect(own.difference(from: own) == nil)
    #expect(
      own.difference(from: JudgeIdentity(program: "x", toolchain: "x", exercise: "x")) == .program)
    #expect(
      own.difference(from: JudgeIdentity(program: "p", toolchain: "x", exercise: "x"))
        == .toolchain)
    #expect(
      own.difference(from: JudgeIdentity(program: "p", toolchain: "t", exercise: "x"))
        == .exercise)
  }
}
