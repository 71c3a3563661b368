/// The candidate that differs least from `name`, unless all differ in more than half of it.
package func nearest(to name: String, among candidates: [String]) -> String? {
  let ranked = candidates.map { ($0, distance(name.lowercased(), $0.lowercased())) }
  guard let best = ranked.min(by: { $0.1 < $1.1 }) else { return nil }
  return best.1 <= max(name.count, best.0.count) / 2 ? best.0 : nil
}

/// Levenshtein's distance: how many characters to insert, delete or replace.
private func distance(_ a: String, _ b: String) -> Int {
  let b = Array(b)
  var row = Array(0...b.count)
  for (i, x) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, y) in b.enumerated() {
      let substitution = diagonal + (x == y ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(substitution, row[j] + 1, diagonal + 1)
    }
  }
  return row[b.count]
}
