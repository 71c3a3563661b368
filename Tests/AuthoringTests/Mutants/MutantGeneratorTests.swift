import CourseModel
import GradingTestSupport
import Testing

@testable import Authoring

@Suite("Mutants of a solution")
struct MutantGeneratorTests {
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
  private let forge = MutantGenerator(
    solution: [SourceFile("Bell.swift", solution)], stub: [SourceFile("Bell.swift", stub)])

  @Test("count the lines to write, and tell them from what is given")
  func linesToWrite() {
    #expect(forge.lineCount == 2)
    for mutant in forge.mutants() {
      let isWritten = [4, 5].contains(mutant.step.line)
      #expect(mutant.isOfLearners == isWritten)
    }
  }

  @Test("name file, line, declaration and change")
  func words() throws {
    let mutants = forge.mutants()
    let swapped = try #require(
      mutants.first { $0.step.family == "moved" && $0.step.line == 4 })
    #expect(swapped.step.file == "Bell.swift")
    #expect(swapped.step.place == "Bell.ring()")
    #expect(swapped.step.before == "count += 1; print(\"ding\")")
    #expect(swapped.step.after == "print(\"ding\"); count += 1")
    let undone = try #require(mutants.first { $0.step.family == "undone" })
    #expect(undone.step.before == "count += 1; print(\"ding\")")
    #expect(undone.step.after == "")
  }

  @Test("are each another program")
  func distinct() {
    let texts = forge.mutants().map { String(decoding: $0.files[0].content, as: UTF8.self) }
    #expect(Set(texts).count == texts.count)
    #expect(!texts.contains(Self.solution))
  }
}
