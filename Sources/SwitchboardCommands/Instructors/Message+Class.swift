import Messages

/// What 'grade' says of a class.
extension Message {
  /// Who has exported it, and how many handed in: the first line.
  static func classOf(_ platform: String, people: Int) -> Message {
    Message(
      one: "{platform}, {count} student", other: "{platform}, {count} students", count: people,
      ["platform": .text(platform)])
  }

  /// The archive is as it was typed.
  static func takenForOne(_ path: String) -> Message {
    Message(
      """
      {path} cannot be opened and is graded as one submission; if it is a class, download it again
      """, ["path": .text(path)])
  }

  /// The last line: entries are things that were handed in, each of which is one of the two.
  static func entries(_ count: Int, graded: Int, unread: Int) -> Message {
    Message(
      one: "{count} entry: {graded} graded, {unread} not read",
      other: "{count} entries: {graded} graded, {unread} not read", count: count,
      ["graded": .number(graded), "unread": .number(unread)])
  }

  /// The same, where attempts are among them of which there is a later one, so that they do not count.
  static func entries(_ count: Int, graded: Int, unread: Int, earlier: Int) -> Message {
    Message(
      "{count} entries: {graded} graded, {unread} not read, {earlier} superseded",
      [
        "count": .number(count), "graded": .number(graded), "unread": .number(unread),
        "earlier": .number(earlier),
      ])
  }

  /// Names of people.
  static func missing(_ count: Int, _ names: String) -> Message {
    Message(
      one: "{count} on the list has handed nothing in: {names}",
      other: "{count} on the list have handed nothing in: {names}", count: count,
      ["names": .text(names)])
  }

  /// Names of submissions.
  static func notOnTheList(_ names: String) -> Message {
    Message("handed in, and not on the list: {names}", ["names": .text(names)])
  }

  /// The file is as one would type it, the platform whose gradebook it is.
  static func entered(_ count: Int, into file: String, of platform: String) -> Message {
    Message(
      one: "{count} grade written to {file}, for {platform}",
      other: "{count} grades written to {file}, for {platform}", count: count,
      ["file": .text(file), "platform": .text(platform)])
  }

  /// Names of submissions.
  static func notInGradebook(_ names: String) -> Message {
    Message("handed in, and not in the gradebook: {names}", ["names": .text(names)])
  }

  /// Names of submissions.
  static func handedInTwice(_ names: String) -> Message {
    Message(
      "several submissions of one person, none of which is entered: {names}",
      ["names": .text(names)])
  }

  /// Names of people.
  static func withoutGrade(_ names: String) -> Message {
    Message("in the gradebook, and left as they are: {names}", ["names": .text(names)])
  }

  /// Names of submissions.
  static func lockedInGradebook(_ names: String) -> Message {
    Message(
      "locked in the gradebook, and left as they are: {names}", ["names": .text(names)])
  }

  /// Names of submissions.
  static func withoutVerdict(_ names: String) -> Message {
    Message("not judged, so that they have no grade: {names}", ["names": .text(names)])
  }

  /// Names of submissions of people who have been excused, so that they have no grade.
  static func excusedInGradebook(_ names: String) -> Message {
    Message("excused, and left as they are: {names}", ["names": .text(names)])
  }

  /// Something that was done to read a submission; the sentence is the report's.
  static func note(on submission: String, _ sentence: String) -> Message {
    Message(
      "{submission}: {sentence}", ["submission": .text(submission), "sentence": .text(sentence)])
  }
}
