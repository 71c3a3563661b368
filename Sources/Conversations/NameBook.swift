/// What objects are called in pictures: the same in all runs of a check.
///
/// First comes what the check itself calls an object, when it speaks to learners or in its code; then the
/// name that it mostly uses for an object of that class, `another picker` for a color picker that was made
/// by somebody else; then the class in words.
struct NameBook {
  /// The name that checks mostly use for an object of a class.
  private let usual: [String: String]
  /// What the check calls somebody to learners, by the name in its code.
  private let said: [String: String]

  /// What is usual in these runs; the first of them wins where two names are used as often.
  init(of transcripts: [Transcript]) {
    var counts: [String: [(name: String, count: Int)]] = [:]
    for cast in transcripts.map(\.cast) {
      for number in cast.given.keys.sorted() {
        guard let name = cast.given[number], let type = cast.classes[number] else { continue }
        var names = counts[type] ?? []
        if let index = names.firstIndex(where: { $0.name == name }) {
          names[index].count += 1
        } else {
          names.append((name, 1))
        }
        counts[type] = names
      }
    }
    let said = Self.saidNames(in: transcripts.map(\.cast))
    usual = counts.compactMapValues { names in
      let most = names.map(\.count).max()
      return names.first { $0.count == most }.map { said[$0.name] ?? $0.name }
    }
    self.said = said
  }

  /// A check that has given up may not have come to say it: so it is taken from all runs, where these agree.
  private static func saidNames(in casts: [Transcript.Cast]) -> [String: String] {
    var names: [String: Set<String>] = [:]
    for cast in casts {
      for (number, given) in cast.given {
        if let said = cast.said[number] { names[given, default: []].insert(said) }
      }
    }
    return names.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// The names of all who took part in a run, no two alike.
  func names(of cast: Transcript.Cast) -> [Int: String] {
    var names = [0: Conversation.check]
    var taken: [String: Int] = [Conversation.check: 1]
    // Who has a name of the check's keeps it, whoever was there first.
    let all = cast.classes.keys.sorted()
    for number in all.filter({ cast.given[$0] != nil }) + all.filter({ cast.given[$0] == nil }) {
      let name = cast.given[number].map { said[$0] ?? $0 } ?? kind(of: number, in: cast)
      let count = taken[name, default: 0] + 1
      taken[name] = count
      names[number] = count == 1 ? name : "\(name) \(count)"
    }
    return names
  }

  /// What an object is called that has no name of the check's, without the number that tells several apart:
  /// which of them it is depends on how many others were made before.
  func kind(of number: Int, in cast: Transcript.Cast) -> String {
    let type = cast.classes[number] ?? ""
    let words = Self.words(type)
    guard let usual = usual[type] else { return words }
    guard cast.made.contains(number) else { return usual }
    // What a check calls one object, `other` or `former chief`, is no name for others of its class.
    return words.split(separator: " ").last ?? "" == usual ? "another \(usual)" : words
  }

  /// A class in words, without its framework's and what it is generic over: `ColorPickerController` is a
  /// color picker, `Locked<Int>` is locked.
  static func words(_ type: String) -> String {
    let letters = Array(type.prefix { $0 != "<" })
    var words: [String] = []
    for (index, letter) in letters.enumerated() {
      // A run of capitals is one word, but for the last of them: `KVOContext` is a KVO context.
      let followsCapital = index > 0 && letters[index - 1].isUppercase
      let precedesSmall = index + 1 < letters.count && letters[index + 1].isLowercase
      if words.isEmpty || letter.isUppercase && (!followsCapital || precedesSmall) {
        words.append("")
      }
      words[words.count - 1].append(letter)
    }
    words = words.map { $0.dropFirst().contains(where: \.isUppercase) ? $0 : $0.lowercased() }
    for ending in ["controller", "view"] where words.count > 1 && words.last == ending {
      // A view controller is no view, nor is another kind of it what its name begins with.
      if words.dropLast() != ["view"], words.dropLast() != ["navigation"] { words.removeLast() }
    }
    if words.count > 1, words.first == "my" { words.removeFirst() }
    return words.isEmpty ? "somebody" : words.joined(separator: " ")
  }
}
