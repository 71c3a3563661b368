import CourseModel
import Foundation
import Terminal
import TestSupport
import Testing

@testable import Reporting
@testable import SwiftSources

@Suite("Line differences")
struct LineDifferenceTests {
  @Test("hold every line of both texts, in order", arguments: 0..<50)
  func nothingIsLost(seed: UInt64) {
    var random = SplitMix64(state: seed)
    func lines() -> [String] {
      (0..<Int.random(in: 0...30, using: &random)).map { _ in
        ["a", "b", "c", ""].randomElement(using: &random) ?? ""
      }
    }
    let (old, new) = (lines(), lines())
    let difference = LineDifference(from: old, to: new)
    let kept = difference.rows.filter { if case .added = $0 { false } else { true } }
    let now = difference.rows.filter { if case .removed = $0 { false } else { true } }
    #expect(kept.map(\.text) == old)
    #expect(now.map(\.text) == new)
    #expect(difference.isEmpty == (old == new))
  }

  @Test("put what was there before what is there now")
  func oldFirst() {
    let difference = LineDifference(from: "a\nb\nc\n", to: "a\nx\ny\nc\n")
    #expect(difference.rows == [.same("a"), .removed("b"), .added("x"), .added("y"), .same("c")])
  }

  @Test("do not mind line ends", arguments: [("a\r\nb\r\n", "a\nb"), ("", ""), ("a\n", "a")])
  func lineEnds(old: String, new: String) {
    #expect(LineDifference(from: old, to: new).isEmpty)
  }

  @Test("join places that are near each other, and number them by both texts")
  func hunks() {
    let old = (1...30).map(String.init)
    var new = old
    new[2] = "three"
    new.remove(at: 8)
    new.insert("more", at: 24)
    let hunks = LineDifference(from: old, to: new).hunks(context: 3)
    #expect(hunks.map(\.oldLine) == [1, 23])
    #expect(hunks.map(\.newLine) == [1, 22])
    #expect(hunks.map(\.rows.count) == [13, 7])
  }

  @Test("of texts with very many lines count them all as replaced")
  func manyLines() {
    let old = (0..<10_000).map { "old \($0)" }
    let new = (0..<10_000).map { "new \($0)" }
    let difference = LineDifference(from: ["start"] + old, to: ["start"] + new)
    #expect(difference.rows.count == 20_001)
    #expect(difference.rows.first == .same("start"))
  }

  private static let old = [
    SourceFile(name: "A.swift", content: Data("import MiniCocoa\n\n\tlet a = 1\nlet b = 2\n".utf8)),
    SourceFile(name: "Gone.swift", content: Data("struct Gone {}\n   \n".utf8)),
    SourceFile(name: "Same.swift", content: Data("struct Same {}\n".utf8)),
  ]
  private static let new = [
    SourceFile(
      name: "A.swift",
      content: Data(
        ("import MiniCocoa\n\n\tlet a = 1\u{1B}[2J\nlet b = 2\n"
          + "let long = \"words that go on and on until there is no room for them any more\"\n")
          .utf8)
    ),
    SourceFile(name: "New.swift", content: Data("struct New {}\n".utf8)),
    SourceFile(name: "Same.swift", content: Data("struct Same {}\r\n".utf8)),
  ]

  @Test("as a page, like its golden", arguments: PageTests.profiles.keys.sorted())
  func page(profile: String) throws {
    let place = try #require(PageTests.profiles[profile])
    let page = DifferencePage(
      from: Self.old, to: Self.new, profile: place)
    #expect(page.lines.allSatisfy { $0.width() <= place.columns })
    try expectGolden(place.render(page.lines), "difference.\(profile).txt")
  }

  @Test("of the same files are an empty page")
  func samePage() {
    let page = DifferencePage(from: Self.old, to: Self.old, profile: .plain)
    #expect(page.isEmpty)
    #expect(page.lines.isEmpty)
  }
}
