import CourseModel
import GradingTestSupport
import Testing

@testable import Authoring

@Suite("Mutants of a solution")
struct MutantForgeTests {
  private static let stub = """
    final class Bell {
      // TODO: 1. Ring.
      var count = 0
      func ring() {
      }
    }
    """
  private static let solution = """
    final class Bell {
      var count = 0
      func ring() {
        count += 1
        print("ding")
      }
    }
    """
  private let forge = MutantForge(
    solution: [SourceFile("Bell.swift", solution)], stub: [SourceFile("Bell.swift", stub)])

  @Test("count the lines to write, and tell them from what is given")
  func linesToWrite() {
    #expect(forge.lineCount == 2)
    for mutant in forge.singles() {
      let isWritten = [4, 5].contains(mutant.steps[0].line)
      #expect(mutant.isOfLearners == isWritten)
    }
  }

  @Test("name file, line, declaration and change")
  func words() throws {
    let mutants = forge.singles()
    let swapped = try #require(
      mutants.first { $0.steps[0].family == "moved" && $0.steps[0].line == 4 })
    #expect(swapped.steps[0].file == "Bell.swift")
    #expect(swapped.steps[0].place == "Bell.ring()")
    #expect(swapped.steps[0].before == "count += 1; print(\"ding\")")
    #expect(swapped.steps[0].after == "print(\"ding\"); count += 1")
    let undone = try #require(mutants.first { $0.steps[0].family == "undone" })
    #expect(undone.steps[0].before == "count += 1; print(\"ding\")")
    #expect(undone.steps[0].after == "")
  }

  @Test("are each another program")
  func distinct() {
    let texts = forge.singles().map { String(decoding: $0.files[0].content, as: UTF8.self) }
    #expect(Set(texts).count == texts.count)
    #expect(!texts.contains(Self.solution))
  }

  @Test("come in pairs that a seed decides")
  func pairs() {
    let failing = forge.singles().filter(\.isOfLearners).map { ($0, Set(["rings"])) }
    func pairs(_ seed: UInt64) -> [[Mutant.Step]] {
      MutantPairs(forge: forge, seed: seed).pairs(of: failing, atMost: 6).map(\.steps)
    }
    #expect(pairs(1).count == 6)
    #expect(pairs(1).allSatisfy { $0.count == 2 })
    #expect(pairs(1) == pairs(1))
    #expect(pairs(1) != pairs(2))
  }

  @Test("do not pair what touches the same piece")
  func overlap() throws {
    let singles = forge.singles().filter { $0.steps[0].line == 4 }
    let deleted = try #require(singles.first { $0.steps[0].family == "deleted" })
    let compared = try #require(singles.first { $0.steps[0].family == "comparison" })
    #expect(forge.mutant(of: deleted.changes + compared.changes) == nil)
  }
}
