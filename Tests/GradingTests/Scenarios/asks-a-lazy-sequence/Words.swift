/// The first long word, for which the others need not be looked at.
func firstLong(of words: [String]) -> String? {
  words.lazy.filter { $0.count > 3 }.map { $0.uppercased() }.first
}

func joined(_ words: [String]) -> [Int] {
  var counts = [0]
  counts.replaceSubrange(0..<1, with: words.map(\.count))
  return counts + words.lazy.map(\.count)
}
