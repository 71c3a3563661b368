import Messages

/// What is wrong with a learner's workspace.
extension Message {
  /// The path is a folder's.
  static func noWorkspace(at path: String) -> Message {
    Message(
      """
      no workspace at {path} or above it; make one with 'switchboard start DIR', which says what to type there
      """, ["path": .text(path)])
  }

  /// The path is a folder's.
  static func occupied(_ path: String) -> Message {
    Message(
      "{path} holds files and is no workspace; name a new or empty folder", ["path": .text(path)])
  }

  /// Both courses are names; “--course DIR” is an option.
  static func otherCourse(_ path: String, has: String, wanted: String) -> Message {
    Message(
      """
      {path} is a workspace of the course '{course}', not of '{wanted}'; name another folder, or the \
      right course with --course DIR
      """, ["path": .text(path), "course": .text(has), "wanted": .text(wanted)])
  }

  /// The path is a folder's; the course is that of a handout.
  static func ofWholeCourse(_ path: String) -> Message {
    Message(
      """
      {path} is a workspace of the whole course, of which this is a part; name another folder for the \
      handout
      """, ["path": .text(path)])
  }

  /// The format is a number.
  static func newerWorkspace(_ path: String, format: Int) -> Message {
    Message(
      "{path} was made by a newer switchboard (format {format}); install that one",
      ["path": .text(path), "format": .number(format)])
  }

  /// The path is a file's; the reason is the system's words, or the database's.
  static func notKept(_ path: String, reason: Message) -> Message {
    Message(
      """
      this verdict or step is not kept: {path} cannot be written ({reason}); free some space or see \
      to it that you may write there, and try again
      """, ["path": .text(path), "reason": .message(reason)])
  }

  /// The path is a file's; the reason is the system's words, or the database's.
  static func noProgress(_ path: String, reason: Message) -> Message {
    Message(
      """
      your progress in {path} cannot be used ({reason}); free some space or check the file's \
      permissions, and try again
      """, ["path": .text(path), "reason": .message(reason)])
  }
}
