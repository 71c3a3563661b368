import CourseModel
import Foundation
import TestSupport
import Testing

@Suite("Packed files")
struct PackedFilesTests {
  @Test("come out as they went in, whatever is in them", arguments: 0..<20)
  func roundTrip(seed: UInt64) throws {
    var random = SplitMix64(state: seed)
    let files = (0..<Int.random(in: 0...4, using: &random)).map { index in
      let count = Int.random(in: 0...5000, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      return SourceFile(name: "Hilfe/\(index)é:.swift", content: Data(bytes))
    }
    let packed = try PackedFiles(packing: files)
    #expect(try packed.unpacked() == files)
  }

  @Test("that are damaged are an error, never a crash", arguments: 0..<50)
  func damaged(seed: UInt64) throws {
    var random = SplitMix64(state: seed)
    let file = SourceFile(name: "One.swift", content: Data("let a = 1\n".utf8))
    let packed = try PackedFiles(packing: [file, file])
    var bytes = packed.bytes
    bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= UInt8.random(
      in: 1...255, using: &random)
    let size = packed.size + Int.random(in: -1...1, using: &random)
    let broken = PackedFiles(form: packed.form, size: size, bytes: bytes.dropLast(Int(seed % 3)))
    _ = try? broken.unpacked()
    #expect(throws: PackingError.self) {
      try PackedFiles(form: packed.form, size: size - 5, bytes: packed.bytes).unpacked()
    }
    #expect(throws: PackingError.self) {
      try PackedFiles(form: packed.form, size: -1, bytes: packed.bytes).unpacked()
    }
    #expect(throws: PackingError.self) {
      try PackedFiles(form: packed.form, size: .max, bytes: packed.bytes).unpacked()
    }
  }

  @Test("in a form of a newer switchboard have an error that says so")
  func newerForm() throws {
    let error = #expect(throws: PackingError.self) {
      try PackedFiles(form: "zstd", size: 3, bytes: Data([1, 2, 3])).unpacked()
    }
    #expect(error?.description == "a newer switchboard wrote it, as 'zstd'")
  }
}
