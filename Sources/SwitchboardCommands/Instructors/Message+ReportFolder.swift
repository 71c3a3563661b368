import Messages

/// What is wrong with the folder for reports, behind its path; the reason is the system's words.
extension Message {
  static func reportsCannotBeMade(_ reason: String) -> Message {
    Message(
      "cannot be made ({reason}); name another folder with --output DIR",
      ["reason": .text(reason)])
  }

  static func reportsCannotBePutAway(_ reason: String) -> Message {
    Message(
      """
      cannot be removed, though its submission is gone ({reason}); name another folder with --output \
      DIR
      """, ["reason": .text(reason)])
  }

  static func runCannotBeKept(_ reason: String) -> Message {
    Message(
      """
      what the run before has said cannot be kept there ({reason}), so nothing is written; free some \
      space, or name another folder with --output DIR
      """, ["reason": .text(reason)])
  }

  static func notesCannotBeRead(_ reason: String) -> Message {
    Message(
      """
      cannot be read ({reason}); it notes for which files grades were set by hand: put it back from a copy, \
      or delete it, and they count as set for the files of now
      """, ["reason": .text(reason)])
  }

  static func reportsCannotBeWritten(_ reason: String) -> Message {
    Message(
      "cannot be written ({reason}); free some space, or name another folder with --output DIR",
      ["reason": .text(reason)])
  }
}
