import GradingTestSupport
import CourseModel
import TestSupport
import Testing

@testable import Grading

@Suite("Sentences of our own")
struct ExplanationTests {
  private static let samples = ExplanationSample.all

  private static let files = samples.enumerated().map { index, sample in
    SourceFile("Sample\(index).swift", sample.source)
  }

  private static let common = SourceFile("Common.swift", ExplanationSample.common)

  /// The compiler's output for all samples of a stage, obtained once.
  private static let words = Dictionary(
    uniqueKeysWithValues: WrongProgram.Stage.allCases.map { stage in
      let files =
        zip(samples, files).filter { $0.0.stage == stage }.map(\.1)
        + [common]
      return (stage, Task { try await WrongProgram.words(on: files, upTo: stage) })
    })

  @Test("stand above what the compiler says of wrong programs", arguments: samples.indices)
  func explains(_ index: Int) async throws {
    let (sample, file) = (Self.samples[index], Self.files[index])
    let words = try await #require(Self.words[sample.stage]).value
    let read = try WrongProgram.explained(
      words, on: [file, Self.common], imports: sample.imports, participants: ["main part"])

    let format = MessageFormat(stringLiteral: sample.format)
    let found = read.filter { format.matches($0) }
    let explanations = found.compactMap(\.explanation)
    #expect(
      explanations.contains { $0.contains(sample.sentence) },
      "\(sample.source)\n\(sample.format)\n\(read)")
  }

  @Test("name the import that brings a second type of a name")
  func twoModules() throws {
    let file = SourceFile(
      "Log.swift", "import Foundation\nimport MiniCocoa\nlet c: NotificationCenter")
    let words =
      "/tmp/x/Log.swift:3:8: error: 'NotificationCenter' is ambiguous for type lookup in this context\n"
    let read = try WrongProgram.explained(words, on: [file], imports: ["MiniCocoa"])
    let sentence =
      "This file imports two modules with a `NotificationCenter`: MiniCocoa and Foundation."
    #expect(read.contains { $0.explanation?.contains(sentence) == true }, "\(read)")
  }

  @Test("name a case without its dot once, in either order of the compiler's errors")
  func dotless() throws {
    let file = SourceFile("Menu.swift", "switch dish {\ncase cake(let layers): break\n}\n")
    let errors = [
      "/tmp/x/Menu.swift:2:6: error: enum case 'cake' cannot be used as an instance member\n",
      "/tmp/x/Menu.swift:2:10: error: missing argument label 'layers:' in call\n",
    ]
    for words in [errors.joined(), errors.reversed().joined()] {
      let read = try WrongProgram.explained(words, on: [file])
      let sentence = "`cake` is a case of an enumeration: write a dot before it, `.cake`."
      #expect(read.compactMap(\.explanation?.english) == [sentence], "\(read)")
    }
  }

  @Test("have a sample for each row of the table", arguments: Explanation.all.map(\.format.text))
  func complete(_ format: String) {
    #expect(Self.samples.contains { $0.format == format })
  }

  @Test("are in the table once each")
  func unique() {
    let formats = Explanation.all.map(\.format.text)
    #expect(formats.count == Set(formats).count)
  }

  @Test("come with the compiler's notes, but for advice that leads astray")
  func advice() async throws {
    let file = SourceFile("Advised.swift", ExplanationSample.advised)
    let words = try await WrongProgram.words(on: [file, Self.common], upTo: .types)
    let said = CompilerOutput.diagnostics(in: words, names: SourceNames([file, Self.common]))
      .flatMap(\.notes).map(\.message)
    let left = try WrongProgram.explained(words, on: [file, Self.common])
      .flatMap(\.notes).map(\.message)

    for format in MisleadingAdvice.notes {
      #expect(said.contains(where: format.matches), "nobody says: \(format.text)")
      #expect(!left.contains(where: format.matches), "\(format.text)")
    }
    #expect(left.contains { $0.hasPrefix("protocol requires function 'heard(_:from:)'") })
  }
}
