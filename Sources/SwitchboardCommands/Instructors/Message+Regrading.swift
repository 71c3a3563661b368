import Messages

/// What is said where a class is graded once more. What begins with “--” is typed so; folders and files
/// are as they were typed.
extension Message {
  /// The reason is the system's words.
  static func noFormerReports(_ folder: String, _ reason: String) -> Message {
    Message(
      """
      {folder}: cannot be read ({reason}); name a folder that --output has written, or one of its runs
      """, ["folder": .text(folder), "reason": .text(reason)])
  }

  /// The exercises are names.
  static func nothingToCompare(_ folder: String, _ exercises: String) -> Message {
    Message(
      """
      {folder}: holds no report on {exercises}; name a folder that --output has written, or one of its \
      runs
      """, ["folder": .text(folder), "exercises": .text(exercises)])
  }

  static func formerReportUnreadable(_ file: String, _ reason: String) -> Message {
    Message(
      "{file}: cannot be read ({reason}); move it away, or compare with another run",
      ["file": .text(file), "reason": .text(reason)])
  }

  /// A sentence with a full stop; the format is a word that was typed.
  static func comparisonHasNoPlace(_ format: String) -> Message {
    Message(
      "--compare has no place in --reporter {format}: take terminal, json, csv or excel.",
      ["format": .text(format)])
  }

  /// A sentence with a full stop; the format is a word that was typed.
  static func adjustmentHasNoPlace(_ format: String) -> Message {
    Message(
      """
      --adjust has no place in --reporter {format}, which is what the grader says: take terminal, json, \
      csv or excel.
      """, ["format": .text(format)])
  }

  /// A heading above a table of what moved.
  static func comparedWith(_ folder: String) -> Message {
    Message("Compared with {folder}", ["folder": .text(folder)])
  }

  /// Nothing moved, for so many students.
  static func nothingMoved(_ count: Int) -> Message {
    Message(
      one: "nothing moved: {count} grade is as it was",
      other: "nothing moved: {count} grades are as they were", count: count)
  }

  /// Below a table of what moved.
  static func unmoved(_ count: Int) -> Message {
    Message(
      one: "{count} other grade is as it was", other: "{count} other grades are as they were",
      count: count)
  }

  /// Names of submissions.
  static func onlyBefore(_ names: String) -> Message {
    Message("graded before, and not now: {names}", ["names": .text(names)])
  }

  /// Names of submissions.
  static func onlyNow(_ names: String) -> Message {
    Message("graded now, and not before: {names}", ["names": .text(names)])
  }

  /// A line about one student below a table: what was set by hand is marked there by a star. The points are
  /// as in the table; who has set them, and why, are that person's words.
  static func setByHand(
    _ submission: String, _ points: String, by: String, _ comment: String
  ) -> Message {
    Message(
      "* {submission}: {points} set by {by}: {comment}",
      [
        "submission": .text(submission), "points": .text(points), "by": .text(by),
        "comment": .text(comment),
      ])
  }

  /// Behind the lines above; so many have none.
  static func moreSetByHand(_ count: Int) -> Message {
    Message(one: "* {count} more", other: "* {count} more", count: count)
  }

  /// Names of submissions of which other files are judged than when somebody set their grades.
  static func changedSinceSet(_ names: String, in file: String) -> Message {
    Message(
      """
      set by hand for other files than are handed in now: {names}; look at them again, then change \
      their lines in {file}, if only the comment
      """, ["names": .text(names), "file": .text(file)])
  }

  /// The file holds grades that were set by hand.
  static func nobodyNotesContent(_ file: String) -> Message {
    Message(
      """
      without --output DIR nobody notices when what was handed in changes after {file} has set its grade
      """, ["file": .text(file)])
  }

  /// Above a table of which the rest is missing, since somebody has stopped it.
  static func partOnly(_ graded: Int, of count: Int) -> Message {
    Message(
      "A PART ONLY: {graded} of {count} were graded before it was stopped",
      ["graded": .number(graded), "count": .number(count)])
  }
}
