import Messages

/// Returns the candidate that differs least from `name`, unless all differ in more than half of it.
///
/// A part of a candidate matches as well, because people abbreviate long names.
package func nearest(to name: String, among candidates: [String]) -> String? {
  guard !name.isEmpty else { return nil }
  let name = name.lowercased()
  let ranked = candidates.map { candidate in
    let candidate = (name: candidate, lower: candidate.lowercased())
    let start = distance(name, String(candidate.lower.prefix(name.count))) + 1
    let part = candidate.lower.contains(name) ? 1 : Int.max
    return (candidate.name, min(distance(name, candidate.lower), start, part))
  }
  guard let best = ranked.min(by: { $0.1 < $1.1 }) else { return nil }
  return best.1 <= max(min(2, name.count), name.count / 2) ? best.0 : nil
}

/// The advice for an unknown name: the nearest candidate, or else a sentence that lists all of them
/// in quotes, separated by commas.
package func suggestion(
  instead name: String, among candidates: [String], else all: (String) -> Message
) -> Message {
  nearest(to: name, among: candidates).map(Message.didYouMean)
    ?? all(candidates.map { "'\($0)'" }.joined(separator: ", "))
}

/// The same advice in English: the nearest candidate, or otherwise all of them.
package func suggestion(
  instead name: String, among candidates: [String], called kind: String
) -> String {
  if let nearest = nearest(to: name, among: candidates) { return "did you mean '\(nearest)'?" }
  return "\(kind) are " + candidates.map { "'\($0)'" }.joined(separator: ", ")
}

/// The Levenshtein distance: the number of characters to insert, delete or replace.
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

extension Message {
  /// Ends a sentence on a name that there is not.
  static func didYouMean(_ name: String) -> Message {
    Message("did you mean '\(name, "name")'?")
  }
}
