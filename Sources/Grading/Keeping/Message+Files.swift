import Messages

/// What is wrong with a file or folder, and what to do, behind its path. A variable is one of the
/// environment, which says where such files belong; the reason is the system's words.
extension Message {
  /// Of a file or a folder.
  package static func cannotBeRead(_ reason: String) -> Message {
    Message("cannot be read: {reason}", ["reason": .text(reason)])
  }

  /// Of a file or a folder.
  package static func cannotBeWritten(_ reason: String) -> Message {
    Message("cannot be written: {reason}", ["reason": .text(reason)])
  }

  static func cannotBeWritten(_ reason: String, variable: String) -> Message {
    Message(
      "cannot be written: {reason}; name another place in {variable}",
      ["reason": .text(reason), "variable": .text(variable)])
  }

  /// There may be too little room.
  static func noRoom(_ reason: String, variable: String) -> Message {
    Message(
      "cannot be written ({reason}); free some space, or name another place in {variable}",
      ["reason": .text(reason), "variable": .text(variable)])
  }

  static func cannotBeMade(_ reason: String, variable: String) -> Message {
    Message(
      "cannot be made ({reason}); name another place in {variable}",
      ["reason": .text(reason), "variable": .text(variable)])
  }

  static func diskFull(variable: String) -> Message {
    Message(
      "the disk is full; free some space, or name another place in {variable}",
      ["variable": .text(variable)])
  }

  static let lost = Message("cannot be read; grade it again")

  static let notWritten = Message("the compiler did not write it; grade it again")

  static let notWrittenForReading = Message("the compiler did not write it; do the same again")

  static let noSources = Message("holds no Swift file; install switchboard again")

  static let toolchainIncomplete = Message(
    "is missing; install the whole Swift toolchain again")

  /// Of a folder that is on the way to another.
  static func closed(to path: String, variable: String) -> Message {
    Message(
      """
      only its owner may enter it, but what is graded runs as another user and needs {path}; name \
      another place in {variable}
      """, ["path": .text(path), "variable": .text(variable)])
  }

  /// Of a folder that is on the way to another, which belongs to Swift.
  static func closed(to path: String) -> Message {
    Message(
      """
      only its owner may enter it, but what is graded runs as another user and needs {path}; install \
      Swift in a place such as /opt
      """, ["path": .text(path)])
  }
}
