import CourseModel
import SwiftSyntax

/// Creates mutants of an exercise's solution, always the same ones and in the order of its files.
struct MutantGenerator {
  /// Each of them has found a hole in a suite of the course (docs/decisions/mutants-are-edits-of-text.md).
  static let families: [MutationFamily.Type] = [
    Deletions.self, Doublings.self, Literals.self, References.self, Arguments.self,
    OtherValues.self, Moves.self, Flow.self, Collections.self, Optionals.self, Moments.self,
    Calls.self,
  ]

  let solution: [SourceFile]
  let sources: [MutationSource]
  /// The lines to write, by file name.
  let linesToWrite: [String: LinesToWrite]

  init(solution: [SourceFile], stub: [SourceFile]) {
    self.solution = solution
    sources = solution.map(MutationSource.init)
    linesToWrite = LinesToWrite.all(of: solution, beside: stub)
  }

  var lineCount: Int { linesToWrite.values.reduce(0) { $0 + $1.numbers.count } }

  /// Returns all mutants, each text once.
  func mutants() -> [Mutant] {
    let names = SolutionTypes(of: sources)
    var seen: Set<String> = []
    var mutants: [Mutant] = []
    for source in sources {
      seen.insert(Self.essence(source.text))
      var changes: [(Change, isPlain: Bool)] = undone(in: source).map { ($0, true) }
      for family in Self.families {
        let operators = family.init(source, names)
        operators.walk(source.tree)
        changes += operators.changes.map { ($0, family.isPlain) }
      }
      for (change, isPlain) in changes {
        let isOfLearners = isOfLearners(change, in: source)
        guard isOfLearners || isPlain,
          let text = (change.edits + change.aside).applied(to: source.text),
          seen.insert(Self.essence(text)).inserted, let step = source.step(of: change)
        else { continue }
        let changed = SourceFile(name: source.name, content: .init(text.utf8))
        mutants.append(
          Mutant(
            step: step, isOfLearners: isOfLearners, files: solution.overlaid(with: [changed])))
      }
    }
    return mutants.sorted { ($0.step.file, $0.step.line) < ($1.step.file, $1.step.line) }
  }

  private func isOfLearners(_ change: Change, in source: MutationSource) -> Bool {
    let written = linesToWrite[source.name]?.numbers ?? []
    return change.edits.contains { !written.isDisjoint(with: source.lines($0.range)) }
  }

  /// Returns changes that replace a piece by the stub's version.
  private func undone(in source: MutationSource) -> [Change] {
    let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    var starts = [0]
    for line in lines { starts.append((starts.last ?? 0) + line.utf8.count + 1) }
    return (linesToWrite[source.name]?.pieces ?? []).compactMap { piece in
      let old = piece.lines.filter { !LinesToWrite.isRemark(lines[$0]) }
      let new = piece.stub.filter { !LinesToWrite.isRemark($0) }
      guard let first = old.first, let last = old.last,
        old.map({ lines[$0].trimmed }) != new.map(\.trimmed)
      else { return nil }
      let indent = lines[first].prefix { $0 == " " }.count
      let range = (starts[first] + indent)..<(starts[last] + lines[last].utf8.count)
      let text = new.joined(separator: "\n").trimmed
      return Change(
        family: "undone", file: source.name, edits: [Edit(range: range, text: String(text))],
        aside: [])
    }
  }

  /// Returns the text without whitespace, equal for texts that mean the same to the compiler.
  private static func essence(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
