import Messages

/// Why there is no handout. What stands between ' is typed so; a path is a file's or a folder's.
extension Message {
  /// The reason is the system's words.
  static func handoutUnreadable(_ path: String, reason: String) -> Message {
    Message(
      "{path} cannot be read: {reason}; name the file that your instructor has given you, NAME.tar.gz",
      ["path": .text(path), "reason": .text(reason)])
  }

  static func handoutDamaged(_ path: String) -> Message {
    Message(
      """
      {path} is no handout that can be opened: it is damaged, or ends too early; download it once \
      more
      """, ["path": .text(path)])
  }

  static func noHandout(_ path: String) -> Message {
    Message(
      "{path} is no handout; name the file that your instructor has given you, NAME.tar.gz",
      ["path": .text(path)])
  }

  /// The format is a number.
  static func handoutNewer(_ path: String, format: Int) -> Message {
    Message(
      "{path} was made by a newer switchboard (format {format}); install that one",
      ["path": .text(path), "format": .number(format)])
  }

  static func handoutAltered(_ path: String) -> Message {
    Message(
      "{path} does not hold what was handed out; take the file that your instructor has given you",
      ["path": .text(path)])
  }

  /// The path is a folder's.
  static func secondHand(_ path: String) -> Message {
    Message(
      """
      {path} is a handout, which has no checks of its own; name the course that it was made of with \
      --course DIR
      """, ["path": .text(path)])
  }

  /// The reason is one of the sentences below, or what the checks say.
  static func notPublic(_ exercise: String, reason: Message) -> Message {
    Message(
      "{exercise} cannot be handed out: {reason}",
      ["exercise": .text(exercise), "reason": .message(reason)])
  }

  static func handoutExists(_ path: String) -> Message {
    Message("{path} is there already; remove it, or name another file", ["path": .text(path)])
  }

  /// “.tar.gz” is how the file's name has to end.
  static func handoutIsTar(_ path: String) -> Message {
    Message("{path}: a handout is a .tar.gz; name it so", ["path": .text(path)])
  }

  /// The reason is the system's words.
  static func handoutUnwritable(_ path: String, reason: String) -> Message {
    Message("{path} cannot be written: {reason}", ["path": .text(path), "reason": .text(reason)])
  }
}

/// What is wrong with an exercise's public checks, and what to do.
extension Message {
  /// “Public” is how the names of such files begin.
  static func testNotPublic(_ id: String, in file: String) -> Message {
    Message(
      """
      Hidden/{file} is handed out, and holds the test '{id}' of a check that is not public; move the \
      test, or add "public": true to the check
      """, ["file": .text(file), "id": .text(id)])
  }

  /// “Public” is how the names of such files begin.
  static func testNotInPublicFile(_ id: String) -> Message {
    Message(
      """
      the check '{id}' is public, and its test stands in a file that is not; move it into a file of \
      Hidden whose name begins with Public
      """, ["id": .text(id)])
  }

  /// Of the checks that are handed out; the words are a report's.
  static func solutionFailsPublic(_ words: String) -> Message {
    Message(
      "the solution does not pass the public checks when they stand alone: {words}",
      ["words": .text(words)])
  }

  /// Of the checks that are handed out; the words are a report's.
  static func stubDoesNotFitPublic(_ words: String) -> Message {
    Message(
      """
      the stub does not compile with the public checks: {words} Make only checks public that need \
      nothing that learners declare
      """, ["words": .text(words)])
  }
}
