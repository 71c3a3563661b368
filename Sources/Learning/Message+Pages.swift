import Messages

/// Pages on where a learner stands.
extension Message {
  /// Names of ways through a course; 'list --path NAME' is typed so.
  static func ways(_ names: [String]) -> Message {
    Message(
      "Ways through it, with 'list --path NAME': {names}",
      ["names": .text(names.joined(separator: ", "))])
  }

  /// In the heading of progress; of so many exercises, some tested out.
  static func passed(
    _ count: Int, of total: Int, testedOut: Int, points: Int, of maxPoints: Int
  ) -> Message {
    testedOut == 0
      ? Message(
        "{passed} of {total} exercises passed, {points} of {maxPoints} points",
        [
          "passed": .number(count), "total": .number(total), "points": .number(points),
          "maxPoints": .number(maxPoints),
        ])
      : Message(
        """
        {passed} of {total} exercises passed ({tested} tested out, without points), {points} of \
        {maxPoints} points
        """,
        [
          "passed": .number(count), "total": .number(total), "tested": .number(testedOut),
          "points": .number(points), "maxPoints": .number(maxPoints),
        ])
  }

  /// In a table, on a topic.
  static func exercises(_ count: Int, of total: Int) -> Message {
    Message("{done}/{total} exercises", ["done": .number(count), "total": .number(total)])
  }

  /// In a table, on a topic.
  static func points(_ count: Int, of total: Int) -> Message {
    Message("{done}/{total} points", ["done": .number(count), "total": .number(total)])
  }

  /// In a table, on a topic: pages that were read.
  static func pages(_ count: Int, of total: Int) -> Message {
    Message("{done}/{total} pages", ["done": .number(count), "total": .number(total)])
  }

  /// In a table, on a topic.
  static func attempts(_ count: Int) -> Message {
    Message(one: "{count} attempt", other: "{count} attempts", count: count)
  }

  /// Behind a topic's title: exercises that have passed.
  static func count(_ count: Int, of total: Int) -> Message {
    Message(
      "{done} of {total}", context: "exercises",
      ["done": .number(count), "total": .number(total)])
  }

  /// To somebody who listens, behind an exercise's state.
  static func pointsToHear(_ count: Int, of total: Int) -> Message {
    Message(
      "{points} of {maxPoints} points", ["points": .number(count), "maxPoints": .number(total)])
  }

  /// An exercise's state.
  static let testedOutState = Message("tested out", context: "exercise")
  /// An exercise's state.
  static let passedState = Message("passed", context: "exercise")
  /// An exercise's state.
  static let comesNext = Message("comes next", context: "exercise")
  /// An exercise's state: it has not passed.
  static let openState = Message("open", context: "exercise")

  /// An exercise's state; the ordinal is one of those below.
  static func passed(atAttempt number: Int) -> Message {
    Message("passed at the {ordinal} attempt", ["ordinal": .message(ordinal(number))])
  }

  /// An attempt's number, by the ending that English gives it.
  private static func ordinal(_ number: Int) -> Message {
    switch (number % 10, number % 100) {
    case (1, let tail) where tail != 11: Message("{number}st", ["number": .number(number)])
    case (2, let tail) where tail != 12: Message("{number}nd", ["number": .number(number)])
    case (3, let tail) where tail != 13: Message("{number}rd", ["number": .number(number)])
    default: Message("{number}th", ["number": .number(number)])
    }
  }

  /// Behind the state of an exercise that has not passed.
  static func attemptsSoFar(_ count: Int) -> Message {
    Message(one: "{count} attempt so far", other: "{count} attempts so far", count: count)
  }

  /// Behind an exercise's state.
  static func hintsSeen(_ count: Int) -> Message {
    Message(one: "{count} hint seen", other: "{count} hints seen", count: count)
  }

  /// Behind an exercise's state: of so many checks it was seen what objects said in them.
  static func conversationsSeen(_ count: Int) -> Message {
    Message(one: "{count} conversation seen", other: "{count} conversations seen", count: count)
  }

  /// Behind an exercise's state: it was looked at before the pass.
  static let solutionSeen = Message("solution seen before")

  /// Below a list of which a part is shown.
  static func andMore(_ count: Int) -> Message {
    Message("and {number} more; --all shows them", ["number": .number(count)])
  }

  /// Behind the title of a part of a path.
  static func about(_ hours: Message) -> Message {
    Message("about {hours}", ["hours": .message(hours)])
  }

  static let halfAnHour = Message("half an hour")
  static let anHour = Message("an hour")

  /// The number may have a part behind its point: `1.5`.
  static func hours(_ number: String) -> Message {
    Message("{number} hours", ["number": .text(number)])
  }

  /// In front of how many of a topic's pages were read, in a column of nine.
  static let pagesRow = Message("pages", context: "list")
  /// In front of the name of a topic's card, in a column of eight.
  static let cardRow = Message("card", context: "list")
  /// In front of a lesson's name, in a column of eight.
  static let lessonRow = Message("lesson", context: "list")

  /// Of a topic's pages.
  static func pagesRead(_ count: Int, of total: Int, next: String?) -> Message {
    next.map { next in
      Message(
        "{done} of {total} read; next is {next}",
        ["done": .number(count), "total": .number(total), "next": .text(next)])
    }
      ?? Message("{done} of {total} read", ["done": .number(count), "total": .number(total)])
  }

  /// What a topic's card is, behind its name.
  static let onePage = Message("the topic on one page")

  /// Below what a program printed, of which only the beginning is shown.
  static let andMoreOutput = Message("… and more")
  static let printedNothing = Message("It ran to its end and printed nothing.")

  /// An attempt beside today's files.
  static let filesAreAsThen = Message("Your files are as they were then.")
  /// Above what differs between an attempt and today's files.
  static let whatDiffers = Message("What differs between then and your files now.")
  /// Behind `whatDiffers`: what the signs mean.
  static let signsOfDifference = Message(
    "Lines with '-' are of then only, lines with '+' of now only.")

  /// Of files of given modules that are not as the course has them: the first one's path, and how many
  /// more there are.
  static func strayModules(_ path: String, more count: Int) -> Message {
    count == 0
      ? Message(
        """
        {path}: not as the course has it, and no check sees that. Given modules are the course's \
        own here; delete yours, and 'switchboard init .' brings it as it was.
        """, ["path": .text(path)])
      : Message(
        """
        {path} and {more} more: not as the course has it, and no check sees that. Given modules are \
        the course's own here; delete yours, and 'switchboard init .' brings it as it was.
        """, ["path": .text(path), "more": .number(count)])
  }
}
