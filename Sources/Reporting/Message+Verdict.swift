import Messages

extension Message {
  /// How a submission went; the status is a word or two, such as “passed” or “not passed yet”.
  static func summary(points: Int, of maxPoints: Int) -> Message {
    Message(
      one: "{status}, {points} of {count} point", other: "{status}, {points} of {count} points",
      count: maxPoints, ["points": .number(points), "status": .span])
  }

  /// Above a list of checks.
  static func checksPass(_ passed: Int, of count: Int) -> Message {
    Message(
      one: "{passed} of {count} checks pass", other: "{passed} of {count} checks pass",
      count: count, ["passed": .number(passed)])
  }

  /// Stands above what a known mistake says: it is a guess, and a kind one.
  static let oftenWhy = Message("When just these checks fail, this is often why:")

  /// What was handed in and counts for nothing; the files are names with commas between.
  static func notLookedAt(_ files: [String]) -> Message {
    Message("Not looked at: {files}", ["files": .text(files.joined(separator: ", "))])
  }

  /// In place of why a check has ended the program: the name of another check, which was ended by the
  /// same and is explained above.
  static func theSameAs(_ check: String) -> Message {
    Message("The same as in “{check}”.", ["check": .text(check)])
  }

  /// Stands between the first and the last lines that the learner's code printed.
  static func linesLeftOut(_ count: Int) -> Message {
    Message(one: "… {count} more line …", other: "… {count} more lines …", count: count)
  }

  /// Stands above what the learner's own code printed while the check above it ran.
  static let yourCodePrinted = Message("Your code printed:")

  /// The same of another check, which is called by its title.
  static func yourCodePrinted(in check: String) -> Message {
    Message("In “{check}” your code printed:", ["check": .text(check)])
  }

  /// Below errors of the compiler: how many more there are.
  static func andMore(_ count: Int) -> Message {
    Message(one: "and {count} more", other: "and {count} more", count: count)
  }

  /// Below errors of the compiler: how many more there are, all of which seem to follow from those
  /// that are shown.
  static func andMoreThatFollow(_ count: Int) -> Message {
    Message(
      one: "and {count} more message of the compiler, which may go when this is corrected",
      other: "and {count} more messages of the compiler, which may go when this is corrected",
      count: count)
  }

  /// Below errors of the compiler: how many more there are, and how many of these seem to follow
  /// from those that are shown: “count”, which the form is of, and which is less than “more”.
  static func andMore(_ count: Int, following: Int) -> Message {
    Message(
      one: """
        and {more} more messages of the compiler, {count} of which may go when this is corrected
        """,
      other: """
        and {more} more messages of the compiler, {count} of which may go when this is corrected
        """,
      count: following, ["more": .number(count)])
  }

  /// Where a lesson explains what a check is about: the heading of a section, and the command that
  /// shows the lesson.
  static func toRead(_ heading: String) -> Message {
    Message("To read: “{heading}”, {command}", ["heading": .text(heading), "command": .span])
  }

  /// The same, where one key opens the lesson.
  static func toReadByKey(_ heading: String) -> Message {
    Message("To read: “{heading}”, key {key}", ["heading": .text(heading), "key": .span])
  }
}
