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
