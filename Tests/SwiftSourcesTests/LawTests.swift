@testable import CourseModel
import Foundation
import TestSupport
import Testing

@testable import SwiftSources

/// Comparisons of our own course's answers, by many authors.
@Suite("Answers against the solution")
struct LawTests {
  struct Answer: CustomTestStringConvertible, Sendable {
    let exercise: String
    let name: String
    let files: [SourceFile]
    let solution: [SourceFile]
    var testDescription: String { "\(exercise)/\(name)" }
  }

  private static let exercises: [URL] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appending(path: "Exercises")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appending(path: $0) }
  }()

  static let answers: [Answer] = exercises.flatMap { folder -> [Answer] in
    guard let exercise = try? Exercise(at: folder), let solution = try? exercise.solution(),
      let variants = try? exercise.variants(), let stub = try? exercise.stub()
    else { return [] }
    func answer(_ name: String, _ files: [SourceFile]) -> Answer {
      Answer(exercise: exercise.name, name: name, files: files, solution: solution)
    }
    return [answer("stub", stub)] + variants.map { answer($0.name, $0.files) }
  }

  @Test("are there for every exercise")
  func areThere() {
    #expect(Set(Self.answers.map(\.exercise)).count == Self.exercises.count)
    #expect(Self.answers.count >= Self.exercises.count * 4)
  }

  private static let sample = Sample(12, of: answers)

  @Test("A comparison loses no line, and shows none twice", arguments: sample.few)
  func nothingIsLost(answer: Answer) {
    let comparison = SourceComparison(of: answer.files, with: answer.solution)

    #expect(comparison.lines(\.mine) == answer.files.lines)
    #expect(comparison.lines(\.model) == answer.solution.lines)
    for case .changed(let mine, let model, let lines) in comparison.pairs {
      #expect(lines.mine == mine.lines)
      #expect(lines.model == model.lines)
    }
    #expect(!comparison.pairs.contains { $0.model?.extent == .file })
  }

  @Suite("of all answers")
  struct Proof {
    @Test("A comparison loses no line, and shows none twice", arguments: sample.others)
    func nothingIsLost(answer: Answer) { LawTests().nothingIsLost(answer: answer) }
  }

  @Test("are alike when they are the solution", arguments: exercises)
  func alike(folder: URL) throws {
    let solution = try Exercise(at: folder).solution()

    let comparison = SourceComparison(of: solution.reversed(), with: solution)

    #expect(comparison.isAlike)
    #expect(comparison.otherwiseCommentedCount == 0)
  }

  @Test("are paired as their golden has it")
  func pairs() throws {
    // A new exercise leaves the golden as it is.
    let chosen = ["ContactRows", "Downloads", "Employees", "Exchange", "ReceptionDesk"]
    let outlines = Self.answers.filter {
      $0.name != "stub" && chosen.contains($0.exercise)
    }.map { answer in
      let comparison = SourceComparison(of: answer.files, with: answer.solution)
      let others = comparison.outline.filter { !$0.hasPrefix("=") && !$0.hasPrefix("#") }
      return "\(answer.testDescription): \(comparison.alikeCount) alike\n"
        + others.map { "  \($0)\n" }.joined()
    }
    try expectGolden(outlines.joined(), "pairs.txt")
  }
}

extension SourceComparison {
  /// Returns all lines of a side, taken from the pairs, by file.
  func lines(_ side: (Pair) -> Declaration?) -> [String: [String]] {
    let declarations = pairs.compactMap(side)
    let files = Dictionary(grouping: declarations, by: \.file)
    return files.compactMapValues { declarations in
      let lines = declarations.flatMap(\.lines).sorted { $0.number < $1.number }
      guard lines.map(\.number) == Array(1...max(1, lines.count)) else { return nil }
      return lines.map(\.text)
    }
  }
}

extension [SourceFile] {
  /// Their lines, by file.
  var lines: [String: [String]] {
    var lines: [String: [String]] = [:]
    for file in self {
      // Splitting by characters would treat a CR and the line feed after it as one.
      let text = String(decoding: file.content, as: UTF8.self)
        .replacingOccurrences(of: "\r\n", with: "\n", options: .literal)
        .replacingOccurrences(of: "\r", with: "\n", options: .literal)
      var pieces = text.unicodeScalars.split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
      if pieces.last?.isEmpty == true { pieces.removeLast() }
      if !pieces.isEmpty { lines[file.name] = pieces }
    }
    return lines
  }
}

extension LineComparison {
  var mine: [Declaration.Line] {
    rows.compactMap { row in
      switch row {
      case .both(let mine, _), .mine(let mine, _): mine
      case .model: nil
      }
    }
  }

  var model: [Declaration.Line] {
    rows.compactMap { row in
      switch row {
      case .both(_, let model), .model(let model, _): model
      case .mine: nil
      }
    }
  }
}
