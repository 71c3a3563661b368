import CourseModel
import Foundation
import Testing

@testable import SwiftSources

@Suite("Similarity")
struct SimilarityTests {
  /// Returns several statements that are unique for a seed.
  static func answer(_ seed: Int) -> String {
    let signs = ["+", "-", "*", "/", "%", "&&", "||", "==", "<", ">", "??", "..<", "&", "|", "^"]
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    func sign() -> String {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return signs[Int(state >> 33) % signs.count]
    }
    return (0..<14).map { line in
      "let item\(line) = a \(sign()) (b \(sign()) c.size \(sign()) 2) \(sign()) \"none\" // so"
    }.joined(separator: "\n")
  }

  static func prints(_ texts: String...) -> Fingerprints {
    Fingerprints(
      of: texts.enumerated().map {
        SourceFile(name: "File\($0.offset).swift", content: Data($0.element.utf8))
      })
  }

  @Test("names, numbers, texts, comments and white space make no difference")
  func normalised() {
    let text = Self.answer(1)
    let other =
      "// Mine!\n"
      + text.replacing("item", with: "element").replacing(" (b ", with: "\n  (other ")
      .replacing("\"none\"", with: "\"nobody\"").replacing("2)", with: "17)")
      .replacing("// so", with: "")

    #expect(Set(Self.prints(text).places.keys) == Set(Self.prints(other).places.keys))
    #expect(Set(Self.prints(text).places.keys) != Set(Self.prints(Self.answer(2)).places.keys))
  }

  @Test("types make no difference by their order or their files")
  func arranged() {
    let types = ["A", "B"].map {
      "class \($0) {\n  func f() {\n\(Self.answer($0.utf8.count + ($0 == "A" ? 70 : 80)))\n  }\n}\n"
    }
    let keys = Set(Self.prints("import X\n" + types[0], "import X\n" + types[1]).places.keys)
    #expect(keys == Set(Self.prints("import X\n" + types[1] + types[0]).places.keys))
    #expect(!keys.isEmpty)
  }

  @Test("fifteen tokens in a row are found wherever they stand")
  func winnowing() {
    let run = "if a > b { c += d[a] } else { return e }"
    for seed in 1...20 {
      let one = Self.prints(Self.answer(seed) + "\n" + run + "\n" + Self.answer(seed + 1))
      let other = Self.prints("import X\n" + run + "\nlet y = 3")
      #expect(!Set(one.places.keys).isDisjoint(with: other.places.keys))
    }
  }

  @Test("two alike are found in a class, and nobody else")
  func pairs() {
    var classroom = (3...40).map { Self.prints(Self.answer($0 * 13)) as Fingerprints? }
    classroom[7] = Self.prints("let renamed = 1\n" + Self.answer(99))
    classroom[21] = Self.prints(Self.answer(99).replacing("item", with: "x"))
    classroom[9] = nil

    let pairs = SimilarPairs(of: classroom, given: []).pairs
    #expect(pairs.first.map { [$0.first, $0.second] } == [7, 21])
    #expect(pairs.first.map { $0.share > 0.8 } == true)
    #expect(pairs.allSatisfy { $0.first != 9 && $0.second != 9 })
  }

  @Test("what was given, and what many write, is no likeness")
  func common() {
    let stub = Self.answer(50)
    let two = [Self.prints(stub), Self.prints(stub)] as [Fingerprints?]
    #expect(SimilarPairs(of: two, given: []).pairs.count == 1)
    #expect(SimilarPairs(of: two, given: [Self.prints(stub)]).pairs.isEmpty)

    let everybody = (0..<30).map { Self.prints(stub + "\nlet a = \($0)") as Fingerprints? }
    #expect(SimilarPairs(of: everybody, given: everybody.compactMap(\.self)).pairs.isEmpty)
    // All share most of it, and each has a unique part.
    let others = (0..<30).map { Self.prints(stub, Self.answer(100 + $0)) as Fingerprints? }
    #expect(SimilarPairs(of: others, given: []).pairs.isEmpty)
  }

  @Test("Equal and renamed answers are shown, however many of the class hand them in")
  func equal() {
    let answer = Self.answer(50)
    let names = ["item", "thing", "part", "piece"]
    var classroom = names.map { Self.prints(answer.replacing("item", with: $0)) as Fingerprints? }
    classroom.append(Self.prints(Self.answer(51)))

    let similar = SimilarPairs(of: classroom, given: [])

    #expect(similar.pairs.map { [$0.first, $0.second] } == [[0, 1], [0, 2], [0, 3]])
    #expect(similar.pairs.allSatisfy { $0.share == 1 })
    #expect(similar.pairs.first.map { !similar.common(to: $0).isEmpty } == true)
    #expect(SimilarPairs(of: classroom, given: [Self.prints(answer)]).pairs.isEmpty)
  }

  @Test("lines that are alike are known, by file")
  func lines() throws {
    let own = "let a = 1\nlet b = 2\n"
    let one = Self.prints(own, own + Self.answer(60))
    let other = Self.prints(Self.answer(60))
    let alike = SimilarPairs(of: [one, other], given: [])
    let common = alike.common(to: try #require(alike.pairs.first))

    #expect(one.lines(of: common)[0] == nil)
    let lines = try #require(one.lines(of: common)[1])
    #expect(lines.isSuperset(of: 4...15))
    #expect(lines.max().map { $0 <= 16 } == true)
    #expect(other.lines(of: common)[0]?.isSuperset(of: 2...13) == true)
  }

  @Test("what is no program has no fingerprints")
  func nothing() {
    #expect(Self.prints("").places.isEmpty)
    #expect(Self.prints("let a = 1").places.isEmpty)
    #expect(SimilarPairs(of: [], given: []).pairs.isEmpty)
  }
}
