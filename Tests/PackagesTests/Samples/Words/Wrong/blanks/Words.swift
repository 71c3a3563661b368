/// The words of a text, each with how often it stands there.
func counts(in text: String) -> [String: Int] {
  var counts: [String: Int] = [:]
  for word in text.lowercased().split(whereSeparator: { $0 == " " }) {
    counts[String(word), default: 0] += 1
  }
  return counts
}
