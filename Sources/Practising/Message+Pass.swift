import Messages

/// The verdict on a screen: checks that have no room, and what can be done after a pass.
extension Message {
  /// Above an exercise that nobody has begun, whose page was not read: its title, and the key that opens
  /// it.
  static func readFirst(_ title: String) -> Message {
    Message(
      "To begin, read “{title}”: key {key}. Then write what the task asks for.",
      ["title": .text(title), "key": .span])
  }

  /// Below a check that did not pass, while the verdict is not complete.
  static let othersStillRun = Message("The other checks are still running.")

  /// Below the heading of checks: 'v' is a key, which shows those that did not pass.
  static let showsThem = Message("'v' shows them")

  /// Below some checks that did not pass: 'v' is a key, which shows this many more.
  static func showsOthers(_ count: Int) -> Message {
    Message(one: "'v' shows the other {count}", other: "'v' shows the other {count}", count: count)
  }

  static func passed(points: Int, of maxPoints: Int) -> Message {
    Message(
      one: "Passed, {points} of {count} points.", other: "Passed, {points} of {count} points.",
      count: maxPoints, ["points": .number(points)])
  }

  /// After the last pass, where pages are left to be read.
  static let exercisesAreDone = Message("That was the last open one: you have passed them all.")

  /// After the last pass, where all pages were read.
  static let courseIsDone = Message("That was the last open one: the course is done.")

  /// After the last pass. 'L' is a key; 'switchboard review' is typed so.
  static let worthDoing = Message(
    """
    'L' lists all, with a card to pin up for each topic; 'switchboard review' asks again about what you \
    have passed.
    """)
}

/// What keys do after a pass; a key stands in front.
extension Message {
  /// What a key does after a pass, which stands in front; the page is a title.
  static func showsPage(_ page: String) -> Message {
    Message("shows the page to read first: {page}", ["page": .text(page)])
  }

  /// What a key does after the last pass, which stands in front; the page is a title.
  static func showsUnread(_ page: String) -> Message {
    Message("shows a page that you have not read yet: {page}", ["page": .text(page)])
  }

  /// What a key does after a pass, which stands in front.
  static func goesOn(to exercise: String) -> Message {
    Message("goes on to {exercise}", ["exercise": .text(exercise)])
  }

  /// What a key does after a pass, which stands in front.
  static let showsModelAnswer = Message("shows the model answer beside yours")

  /// What a key does after a pass, which stands in front.
  static let showsOther = Message("shows another right answer beside the model's")

  /// What a key does after a pass, which stands in front.
  static let showsTwin = Message("shows its twin, the same conversation in today's Apple code")
}
