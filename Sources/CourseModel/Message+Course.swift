import Messages

/// What is wrong with a course's files.
///
/// Faults that only authors meet are English still (`CourseError.malformed`, `unknown`).
extension Message {
  /// The path is a folder's; “--course DIR” is an option.
  static func noCourse(at path: String) -> Message {
    Message(
      """
      no course at {path}: it has no Lessons/course.json; name a course's folder with --course DIR
      """, ["path": .text(path)])
  }

  /// The reason is the system's words.
  static func unreadable(_ path: String, reason: String) -> Message {
    Message(
      "{path}: cannot be read ({reason}); check that it exists and that you may read it",
      ["path": .text(path), "reason": .text(reason)])
  }

  /// A file's format is a number, and so is the newest one that is known here.
  static func newerFormat(of path: String, format: Int, known: Int) -> Message {
    Message(
      """
      {path}:1: has format {format}, this switchboard reads up to {known}; install a newer switchboard
      """, ["path": .text(path), "format": .number(format), "known": .number(known)])
  }
}
