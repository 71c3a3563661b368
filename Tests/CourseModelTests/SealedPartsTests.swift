import Foundation
import TestSupport
import Testing

@testable import CourseModel

@Suite("Sealed parts")
struct SealedPartsTests {
  private static let files = [
    SourceFile(name: "Hidden/BellSuite.swift", content: Data("@Test func rings() {}\n".utf8)),
    SourceFile(name: "Hidden/../../evil.swift", content: Data()),
    SourceFile(name: "Mistakes/mute/message.md", content: Data("Is there a battery?\n".utf8)),
  ]

  private func folder(_ name: String = "Bell", holding sealed: Data) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "sealed-\(UUID())/\(name)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try sealed.write(to: folder.appending(path: SealedParts.fileName))
    return folder
  }

  private func open(_ sealed: Data, of name: String = "Bell") throws -> SealedParts? {
    let folder = try folder(name, holding: sealed)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    return try SealedParts(in: folder)
  }

  @Test("come out as they went in; a suite has no path of an own file")
  func roundTrip() throws {
    let sealed = try SealedParts.sealing(Self.files, of: "Bell")
    let parts = try #require(try open(sealed))

    #expect(parts.files == Self.files)
    #expect(parts.swiftFiles(in: "Hidden").map(\.name) == ["BellSuite.swift"])
    #expect(parts.folders(in: "Mistakes") == ["mute"])
    #expect(try SealedParts.sealing(Self.files, of: "Bell") == sealed)
  }

  @Test("are not to be read by a glance")
  func closed() throws {
    let sealed = try SealedParts.sealing(Self.files, of: "Bell")
    for word in ["rings", "Suite", "Hidden", "battery"] {
      #expect(sealed.range(of: Data(word.utf8)) == nil)
    }
  }

  @Test("are refused where they are damaged, cut off or another exercise's", arguments: 0..<60)
  func damaged(seed: UInt64) throws {
    var random = SplitMix64(state: seed)
    let sealed = try SealedParts.sealing(Self.files, of: "Bell")
    var flipped = sealed
    flipped[Int.random(in: 0..<sealed.count, using: &random)] ^= UInt8.random(
      in: 1...255, using: &random)
    let cut = sealed.prefix(Int.random(in: 0..<sealed.count, using: &random))

    #expect(throws: CourseError.self) { try open(flipped) }
    #expect(throws: CourseError.self) { try open(Data(cut)) }
    #expect(throws: CourseError.self) { try open(sealed, of: "Gong") }
  }

  @Test("of a newer format have an error that says so")
  func newer() throws {
    let sealed = try SealedParts.sealing(Self.files, of: "Bell")
    let head = Data("switchboard sealed 1".utf8)
    let error = #expect(throws: CourseError.self) {
      try open(Data("switchboard sealed 2".utf8) + sealed.dropFirst(head.count))
    }
    guard case .newer(_, format: 2, known: 1) = error else {
      Issue.record("said: \(String(describing: error))")
      return
    }
  }
}
