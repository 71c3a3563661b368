import Foundation
import Testing

@testable import Grading

/// Returns the lines that a runner with this key writes for these texts.
struct Tagging {
  static let key = RecordKey(first: 1, second: 2)

  static func line(_ text: String, number: Int, key: RecordKey = key) -> String {
    let tag = Data(text.utf8).withUnsafeBytes { key.tag(of: $0, number: UInt64(number)) }
    let digits = String(tag, radix: 16)
    return "\n" + String(repeating: "0", count: 16 - digits.count) + digits + " " + text + "\n"
  }

  static func lines(_ texts: [String]) -> [String] {
    texts.enumerated().map { line($1, number: $0) }
  }
}

@Suite("A record key")
struct RecordKeyTests {
  /// The vectors of the paper that defines SipHash, appendix A, and of its reference
  /// implementation: the key 00 01 … 0f, and messages 00 01 02 …
  @Test(
    "makes the tags of SipHash-2-4",
    arguments: [(8, 0x93f5_f579_9a93_2462), (15, 0xa129_ca61_49be_45e5)] as [(Int, UInt64)])
  func vectors(_ count: Int, _ tag: UInt64) {
    let key = RecordKey(first: 0x0706_0504_0302_0100, second: 0x0f0e_0d0c_0b0a_0908)
    let text = (8..<UInt8(count)).map { $0 }
    #expect(text.withUnsafeBytes { key.tag(of: $0, number: 0x0706_0504_0302_0100) } == tag)
  }
}

@Suite("A record reader")
struct RecordReaderTests {
  private func lines(_ text: String, cutInto size: Int = .max) -> [RecordReader.Line] {
    var reader = RecordReader(key: Tagging.key)
    let data = Data(text.utf8)
    return stride(from: 0, to: data.count, by: min(size, data.count)).flatMap { start in
      reader.take(data[start..<min(start + min(size, data.count), data.count)])
    }
  }

  @Test("knows the runner's records, wherever they are cut", arguments: [1, 2, 7, 40, .max])
  func pieces(_ size: Int) {
    let text = Tagging.lines(["{}", "Übung 🎨", ""]).joined()
    #expect(
      lines(text, cutInto: size) == [
        .record(Data("{}".utf8)), .record(Data("Übung 🎨".utf8)), .record(Data()),
      ])
  }

  @Test("takes for noise what the runner did not write then")
  func forged() {
    let first = Tagging.line("a", number: 0)
    let changed = first.replacing(" a\n", with: " b\n")
    let other = Tagging.line("a", number: 0, key: RecordKey(first: 1, second: 3))
    let early = Tagging.line("c", number: 2)
    for text in [changed, other, early, "a\n", "{}\n", "0123456789abcdef a\n"] {
      let found = lines(text + first)
      #expect(found.count == 2)
      #expect(found.last == .record(Data("a".utf8)))
      guard case .noise = found.first else {
        Issue.record("\(text) was believed")
        continue
      }
    }
  }

  @Test("believes no record twice, and none after a missing one")
  func again() {
    let texts = Tagging.lines(["a", "b", "c"])
    let twice = lines(texts[0] + texts[0])
    #expect(twice.first == .record(Data("a".utf8)))
    #expect(twice.last != twice.first)
    let gap = lines(texts[0] + texts[2])
    #expect(gap.last != .record(Data("c".utf8)))
  }

  @Test("finds its way back after half a line")
  func resynchronises() {
    let found = lines("half a line" + Tagging.line("a", number: 0))
    #expect(found == [.noise("half a line"), .record(Data("a".utf8))])
  }

  @Test("keeps so much noise, and no more")
  func flood() {
    let found = lines(String(repeating: String(repeating: "x", count: 5_000) + "\n", count: 1_000))
    let kept = found.reduce(0) { sum, line in
      if case .noise(let text) = line { sum + text.utf8.count } else { sum }
    }
    #expect(found.count == 1_000)
    #expect(kept == 1 << 20)
  }

  @Test("says whether a line has begun")
  func inLine() {
    var reader = RecordReader(key: Tagging.key)
    #expect(!reader.isInLine)
    _ = reader.take(Data("abc".utf8))
    #expect(reader.isInLine)
    _ = reader.take(Data("\n".utf8))
    #expect(!reader.isInLine)
  }
}
