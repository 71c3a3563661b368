import Messages

/// Why nothing was made for an author, and what to do. What stands in quotes is typed so.
extension Message {
  static let unresolvedConflict = Message(
    "a conflict is still open here; choose one side, and remove the lines of the markers")

  /// The reason is one of those below.
  static func nameRefused(_ name: String, reason: Message) -> Message {
    Message(
      "'{name}' cannot be its name: {reason}", ["name": .text(name), "reason": .message(reason)])
  }

  static func isThere(_ path: String) -> Message {
    Message(
      "{path} is there already; choose another name, or write on in it", ["path": .text(path)])
  }

  /// The reason is one of three words, or the system's.
  static func nothingMade(_ path: String, reason: Message) -> Message {
    Message(
      "{path} cannot be written ({reason}); nothing was made: mend that and try again",
      ["path": .text(path), "reason": .message(reason)])
  }

  /// Why a file cannot be read or written.
  static let noPermission = Message("no permission")
  /// Why a file cannot be written.
  static let diskIsFull = Message("the disk is full")
  /// Why a file cannot be written.
  static let diskIsReadOnly = Message("the disk is read-only")

  /// The entry is what is to be added, as it is typed.
  static func noPlace(forTopic name: String, path: String, entry: String) -> Message {
    Message(
      """
      there is no topic '{name}', and no place to add it was found; add it to "topics" in {path}: \
      {entry}
      """, ["name": .text(name), "path": .text(path), "entry": .text(entry)])
  }

  static func isItTopic(_ other: String, not name: String) -> Message {
    Message(
      """
      there is no topic '{name}'; did you mean '{other}'? (If it is a new one, add it to "topics" in \
      Lessons/course.json first.)
      """, ["name": .text(name), "other": .text(other)])
  }

  /// The files are names with commas between them.
  static func whichFiles(of exercise: String, _ files: [String]) -> Message {
    Message(
      """
      which files does the mistake change? The solution of {exercise} has {files}: add --file \
      {first}, or several
      """,
      [
        "exercise": .text(exercise), "files": .text(files.joined(separator: ", ")),
        "first": .text(files.first ?? ""),
      ])
  }

  /// The files are names with commas between them.
  static func noFile(_ file: String, of exercise: String, _ files: [String]) -> Message {
    Message(
      "the solution of {exercise} has no file '{file}'; it has {files}",
      [
        "exercise": .text(exercise), "file": .text(file),
        "files": .text(files.joined(separator: ", ")),
      ])
  }
}

/// Why a name cannot be had; “it” is the name.
extension Message {
  static func longName(_ most: Int) -> Message {
    Message("it is longer than {most} letters", ["most": .number(most)])
  }

  /// FlipSide is an example.
  static let noModule = Message(
    """
    it is a Swift module's, letters and digits beginning with a capital, such as 'FlipSide'
    """)

  static func noModule(better: String) -> Message {
    Message(
      "it is a Swift module's, letters and digits beginning with a capital: '{better}'",
      ["better": .text(better)])
  }

  /// “told-twice” is an example.
  static let noSlug = Message(
    "it is words in lower case with dashes between them, such as 'told-twice'")

  static func noSlug(better: String) -> Message {
    Message(
      "it is words in lower case with dashes between them: '{better}'", ["better": .text(better)])
  }

  static let wordOfSwift = Message("it is a word of Swift's; add another to it")

  static let moduleOfOurs = Message(
    "it is a module of switchboard's own; add another word to it")

  static let moduleOfSwift = Message("there is a Swift module of that name; add a word to it")

  static let typeOfLibraries = Message(
    """
    Swift, Foundation, MiniCocoa or Testing has a type of that name, which learners could not use \
    then; add a word to it
    """)
}

/// Why exercises cannot be listed in a Package.swift, and what to do.
extension Message {
  /// The heading is one of docs/authoring.md.
  static func noManifest(_ path: String) -> Message {
    Message(
      """
      there is no manifest {path} that can be read; only editors need one (docs/authoring.md, "A course \
      of your own")
      """, ["path": .text(path)])
  }

  /// Both lines are typed so.
  static func unmarkedManifest(_ path: String, begin: String, end: String) -> Message {
    Message(
      "{path} has no lines '{begin}' and '{end}'; put them into its list of targets",
      ["path": .text(path), "begin": .text(begin), "end": .text(end)])
  }
}
