/// The names of objects in pictures, the same for all runs of a check.
///
/// The first choice is the check's name for an object, in its messages to learners or in its code.
/// The second is the usual name for an object of that class: `another picker` for a color picker
/// that another object created. The last is the class in words.
struct ParticipantNames {
  /// The most frequent name in checks for an object of each class.
  private let usual: [String: String]
  /// The name that the check uses in messages to learners, by the name in its code.
  private let said: [String: String]

  /// Collects the usual names in these runs; if two are equally frequent, the first wins.
  init(of transcripts: [Transcript]) {
    var counts: [String: [(name: String, count: Int)]] = [:]
    for participants in transcripts.map(\.participants) {
      for number in participants.given.keys.sorted() {
        guard let name = participants.given[number], let type = participants.classes[number] else {
          continue
        }
        var names = counts[type] ?? []
        if let index = names.firstIndex(where: { $0.name == name }) {
          names[index].count += 1
        } else {
          names.append((name, 1))
        }
        counts[type] = names
      }
    }
    let said = Self.saidNames(in: transcripts.map(\.participants))
    usual = counts.compactMapValues { names in
      let most = names.map(\.count).max()
      return names.first { $0.count == most }.map { said[$0.name] ?? $0.name }
    }
    self.said = said
  }

  /// Collects the names from all runs where these agree, because a check that gives up may end
  /// before it mentions a name.
  private static func saidNames(in participantLists: [Transcript.Participants]) -> [String: String]
  {
    var names: [String: Set<String>] = [:]
    for participants in participantLists {
      for (number, given) in participants.given {
        if let said = participants.said[number] { names[given, default: []].insert(said) }
      }
    }
    return names.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// Returns a unique name for each participant of a run.
  func names(of participants: Transcript.Participants) -> [Int: String] {
    var names = [0: Conversation.check]
    var taken: [String: Int] = [Conversation.check: 1]
    func name(_ number: Int, _ name: String) {
      let count = taken[name, default: 0] + 1
      taken[name] = count
      names[number] = count == 1 ? name : "\(name) \(count)"
    }
    let all = participants.classes.keys.sorted()
    let given = { (number: Int) in participants.given[number].map { said[$0] ?? $0 } }
    // The first object that the check gives a name has it without a number, whichever came first.
    // All others are numbered as they came, so that they have the same numbers in a shorter run.
    for number in all {
      if let its = given(number), taken[its] == nil { name(number, its) }
    }
    for number in all where names[number] == nil {
      name(
        number, given(number) ?? participants.labels[number] ?? kind(of: number, in: participants))
    }
    return names
  }

  /// Returns the name of an object that the check has not named, without the number that tells
  /// several apart. That number depends on how many others were created before.
  func kind(of number: Int, in participants: Transcript.Participants) -> String {
    let type = participants.classes[number] ?? ""
    let words = Self.words(type)
    guard let usual = usual[type] else { return words }
    guard participants.made.contains(number) else { return usual }
    // A check's name for one object, such as `other` or `former chief`, doesn't fit others of its
    // class.
    return words.split(separator: " ").last ?? "" == usual ? "another \(usual)" : words
  }

  /// Returns a class name in words, without the suffix that its framework uses and without generic
  /// arguments: `ColorPickerController` is a color picker, `Locked<Int>` is locked.
  static func words(_ type: String) -> String {
    let letters = Array(type.prefix { $0 != "<" })
    var words: [String] = []
    for (index, letter) in letters.enumerated() {
      // A run of capitals is one word, except for the last of them: `KVOContext` is a KVO context.
      let followsCapital = index > 0 && letters[index - 1].isUppercase
      let precedesSmall = index + 1 < letters.count && letters[index + 1].isLowercase
      if words.isEmpty || letter.isUppercase && (!followsCapital || precedesSmall) {
        words.append("")
      }
      words[words.count - 1].append(letter)
    }
    words = words.map { $0.dropFirst().contains(where: \.isUppercase) ? $0 : $0.lowercased() }
    for ending in ["controller", "view"] where words.count > 1 && words.last == ending {
      // A view controller is not a view, and a navigation controller is not a navigation.
      if words.dropLast() != ["view"], words.dropLast() != ["navigation"] { words.removeLast() }
    }
    if words.count > 1, words.first == "my" { words.removeFirst() }
    return words.isEmpty ? "somebody" : words.joined(separator: " ")
  }
}
