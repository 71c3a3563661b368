import CourseModel

/// The lines of two texts, each on both sides or on one.
///
/// Lines that differ only in surrounding blanks count as equal: code with a different indentation
/// is the same code.
package struct LineComparison: Sendable, Equatable {
  /// One line, or a pair of equal lines.
  package enum Row: Sendable, Equatable {
    /// A line on both sides.
    case both(mine: Declaration.Line, model: Declaration.Line)
    /// A line only on my side. Its marks are the words missing in its counterpart, in Unicode
    /// scalars; empty if the model has no similar line.
    case mine(Declaration.Line, marks: [Range<Int>])
    /// A line only in the model, with corresponding marks.
    case model(Declaration.Line, marks: [Range<Int>])
  }

  /// The rows in the order of both sides; among differing lines, mine come first.
  package let rows: [Row]

  /// The maximum number of lines of one side to compare; beyond it, all of them count as different.
  private static let limit = 1_500

  /// Compares lines with those of a model (Myers 1986, in the standard library).
  init(of mine: [Declaration.Line], with model: [Declaration.Line]) {
    let difference = ListDifference(
      from: mine.map(\.text.trimmed), to: model.map(\.text.trimmed), limit: Self.limit)
    rows = difference.runs.flatMap { run in
      run.isEqual
        ? zip(mine[run.old], model[run.new]).map { .both(mine: $0, model: $1) }
        : Self.rows(of: Array(mine[run.old]), and: Array(model[run.new]))
    }
  }

  /// The lines of a difference, with marks in similar ones.
  private static func rows(
    of mine: [Declaration.Line], and model: [Declaration.Line]
  ) -> [Row] {
    var own = mine.map { Row.mine($0, marks: []) }
    var others = model.map { Row.model($0, marks: []) }
    for match in LineAlignment(of: mine.map(\.text), with: model.map(\.text)).matches {
      own[match.mine] = .mine(mine[match.mine], marks: match.words.mine)
      others[match.model] = .model(model[match.model], marks: match.words.model)
    }
    return own + others
  }
}

/// Matches similar lines of two blocks in order, with the maximum total similarity.
struct LineAlignment {
  struct Match {
    let mine: Int
    let model: Int
    let words: WordComparison
  }

  private(set) var matches: [Match] = []

  /// Similarity below this is chance: a bracket, a keyword.
  private static let threshold = 0.5
  /// The maximum number of line pairs to compare.
  private static let limit = 400

  init(of mine: [String], with model: [String]) {
    guard !mine.isEmpty, !model.isEmpty, mine.count * model.count <= Self.limit else { return }
    let words = mine.map { left in model.map { WordComparison(of: left, with: $0) } }
    // The best sums of similarity from each pair of lines on, as for a longest common subsequence.
    var best = Array(
      repeating: Array(repeating: 0.0, count: model.count + 1), count: mine.count + 1)
    func gain(_ i: Int, _ j: Int) -> Double {
      let likeness = words[i][j].likeness
      return likeness < Self.threshold ? 0 : likeness + best[i + 1][j + 1]
    }
    for i in mine.indices.reversed() {
      for j in model.indices.reversed() {
        best[i][j] = max(gain(i, j), best[i + 1][j], best[i][j + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < mine.count, j < model.count {
      if best[i][j] == best[i + 1][j] {
        i += 1
      } else if best[i][j] == best[i][j + 1] {
        j += 1
      } else {
        matches.append(Match(mine: i, model: j, words: words[i][j]))
        (i, j) = (i + 1, j + 1)
      }
    }
  }
}
