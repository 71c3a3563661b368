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
      cannot take reports of submissions that are gone ({reason}); name another folder with --output \
      DIR
      """, ["reason": .text(reason)])
  }

  static func reportsCannotBeWritten(_ reason: String) -> Message {
    Message(
      "cannot be written ({reason}); free some space, or name another folder with --output DIR",
      ["reason": .text(reason)])
  }
}
