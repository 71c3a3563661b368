import Messages

/// What is wrong with a file or a folder, behind its path. A reason is the system's words.
extension Message {
  static func file(_ path: String, _ reason: Message) -> Message {
    Message("{path}: {reason}", ["path": .text(path), "reason": .message(reason)])
  }

  static func cannotBeRead(_ reason: String) -> Message {
    Message("cannot be read: {reason}", ["reason": .text(reason)])
  }

  static func cannotBeWritten(_ reason: String) -> Message {
    Message("cannot be written: {reason}", ["reason": .text(reason)])
  }

  static func cannotBeRemoved(_ reason: String) -> Message {
    Message("cannot be removed: {reason}", ["reason": .text(reason)])
  }

  /// Of a folder.
  static func cannotBeMade(_ reason: String) -> Message {
    Message("cannot be made: {reason}", ["reason": .text(reason)])
  }

  static let lookAtPermissions = Message("cannot be read; look at its permissions")

  /// Of a file that belongs to switchboard.
  static let installAgain = Message("cannot be read; install switchboard again")

  /// Of a file that belongs to a workspace, whose folder is named; what stands between ' is typed so.
  static func isWrittenAnew(byInit folder: String) -> Message {
    Message(
      "cannot be read; 'switchboard init {folder}' writes it anew", ["folder": .text(folder)])
  }

  /// Of the folder in which an exercise is written.
  static func holdsTooMuch(megabytes: Int) -> Message {
    Message(
      "holds more than {megabytes} MB; move what is not of the exercise somewhere else",
      ["megabytes": .number(megabytes)])
  }

  static let isNeitherFileNorFolder = Message(
    "is neither a file nor a folder and cannot be kept; move it somewhere else")

  /// Of a folder in which somebody has just saved.
  static let wasChangedNow = Message("was changed at this moment; try again")

  static let leadsOutOfTheExercise = Message("leads out of the exercise's folder")
}
