import Messages

/// What 'audit' says of exercises, facts and mutants, apart from what it finds.
extension Message {
  /// Shown while it goes on: an exercise's name, its number, and how many there are.
  static func auditing(_ exercise: String, _ number: Int, of count: Int) -> Message {
    Message(
      "auditing {exercise}, {number} of {count}",
      ["exercise": .text(exercise), "number": .number(number), "count": .number(count)])
  }

  /// The count is how many were audited.
  static func notJudgedAtAll(_ unjudged: Int, of count: Int) -> Message {
    Message(
      one: "{unjudged} of {count} exercises could not be judged at all",
      other: "{unjudged} of {count} exercises could not be judged at all",
      count: count, ["unjudged": .number(unjudged)])
  }

  /// How much was found that is not as it should be.
  static func notSo(_ count: Int) -> Message {
    Message(one: "{count} thing is not so", other: "{count} things are not so", count: count)
  }

  /// Of all facts of one or more topics.
  static func factsHavePlaces(_ count: Int) -> Message {
    Message(
      one: "{count} facts have a place: read whether each is taught there",
      other: "{count} facts have a place: read whether each is taught there", count: count)
  }

  /// Of so many facts some have none. docs/pages.md is a file.
  static func factsHaveNoPlace(_ open: Int, of count: Int) -> Message {
    Message(
      one: """
        {open} of {count} facts have no place; tag the check or the heading that teaches them \
        (docs/pages.md)
        """,
      other: """
        {open} of {count} facts have no place; tag the check or the heading that teaches them \
        (docs/pages.md)
        """,
      count: count, ["open": .number(open)])
  }

  /// Of a fact.
  static let nothingTeaches = Message("nothing teaches this")

  /// Of a heading or a check that is said to teach a fact.
  static let noSuchPlace = Message("there is no such place")

  /// What stands between ' is typed so.
  static let watchIsAboutOne = Message(
    """
    --watch is about one exercise: go to its folder, or name it, as in 'switchboard audit --watch \
    FlipSide'
    """)
}

/// What is wrong with the command line of 'audit'. What begins with “--” is typed so.
extension Message {
  static let auditShowsOne = Message(
    "--facts, --words, --matrix, --watch and --conversation show different things; choose one")

  static let conversationOfOne = Message("--conversation is about one exercise; name it")

  /// A sentence with a full stop.
  static let sampleIsForMutants = Message("--sample is for --mutants: add it.")

  /// A sentence with a full stop.
  static func sample(not sample: Int) -> Message {
    Message("--sample is a number from 1 on, not {sample}.", ["sample": .number(sample)])
  }
}
