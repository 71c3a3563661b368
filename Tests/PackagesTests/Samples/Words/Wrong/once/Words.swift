/// Returns the words of a text, and how often each occurs.
func counts(in text: String) -> [String: Int] {
  var counts: [String: Int] = [:]
  for word in text.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
    counts[String(word), default: 0] = 1
  }
  return counts
}
