import Messages

/// What 'new' says of what it makes.
extension Message {
  /// The path is a file's or a folder's; a mark stands before it.
  static func made(_ path: String) -> Message { Message("made {path}", ["path": .text(path)]) }

  /// Lessons/course.json is a file.
  static func topicIsNew(_ topic: String) -> Message {
    Message(
      "The topic '{topic}' is new: it is in Lessons/course.json now.", ["topic": .text(topic)])
  }

  /// “WRITE:” stands so in files.
  static let anExampleThatWorks = Message(
    "It is an example that works. Lines that begin with WRITE: say what to put there.")

  /// Of a mistake; “WRITE:” stands so in a file.
  static let filesOfTheSolution = Message(
    """
    Its files are the solution's, still right. Lines that begin with WRITE: say what to put there.
    """)

  /// Of a new course; “new” is a command's word.
  static let courseIsEmpty = Message(
    "It has no topics yet: 'new' adds one with its first lesson or exercise.")

  /// The command is 'switchboard new exercise …'.
  static func makesItsFirst() -> Message {
    Message("{command}  makes its first exercise, and a topic.", ["command": .span])
  }

  /// The command is 'switchboard sync'; it is an exercise.
  static func soThatEditorsKnowIt() -> Message {
    Message("{command}  so that editors know it.", ["command": .span])
  }

  /// The command is 'switchboard audit --watch …'.
  static func saysAtEachSave() -> Message {
    Message("{command}  says at each save what is still to be done.", ["command": .span])
  }

  /// The command is 'switchboard lesson --file …'.
  static func showsItAsLearnersSeeIt() -> Message {
    Message("{command}  shows it as learners see it.", ["command": .span])
  }

  /// The command is 'switchboard audit'.
  static func saysWhatIsToBeDone() -> Message {
    Message("{command}  says what is still to be done.", ["command": .span])
  }

  /// The command is 'switchboard audit --watch …'; it is a mistake.
  static func saysWhichChecksItFails() -> Message {
    Message("{command}  says which checks it fails.", ["command": .span])
  }
}

/// Why nothing is made, or no course is found to write in.
extension Message {
  /// The name was typed; Package.swift is a file.
  static func targetHasThatName(_ name: String) -> Message {
    Message(
      "'{name}' cannot be its name: Package.swift has a target of that name; add a word to it",
      ["name": .text(name)])
  }

  /// “--exercise NAME” is an option.
  static let whichExercise = Message(
    "which exercise? Go to its folder, or name it with --exercise NAME")

  /// “--course DIR” is an option; the title in quotes is that of a part of docs/authoring.md.
  static let inNoCourse = Message(
    """
    you are in no course: go to a course's folder, or name it with --course DIR ('switchboard new \
    course DIR' makes one: docs/authoring.md, "A course of your own")
    """)
}

/// Messages of 'sync'.
extension Message {
  /// Of the folders of wrong answers, variants and programs in between.
  static func keptAsChanges(_ count: Int) -> Message {
    Message(
      one: "{count} answer is kept as a change of the solution now.",
      other: "{count} answers are kept as changes of the solution now.", count: count)
  }

  static func isNoChangeYet(_ path: String) -> Message {
    Message("{path} is not kept as a change of the solution", ["path": .text(path)])
  }

  static func isWhole(_ path: String, _ files: String) -> Message {
    Message(
      "{path} has its files whole now, to be edited: {files}.",
      ["path": .text(path), "files": .text(files)])
  }

  static func hasConflicts(_ files: String) -> Message {
    Message(
      """
      The patch did not fit everywhere: choose between the two sides where {files} has conflict \
      markers.
      """, ["files": .text(files)])
  }

  /// “--open” is an option.
  static func isNoAnswer(_ path: String) -> Message {
    Message(
      """
      '{path}' is no answer of an exercise; name a folder in its Mistakes, Variants or Steps with \
      --open FOLDER
      """, ["path": .text(path)])
  }

  static let listsAllExercises = Message("Package.swift lists all exercises.")

  static let listsAllExercisesNow = Message("Package.swift lists all exercises now.")

  static let doesNotListExercises = Message(
    "Package.swift does not list the exercises as they are")
}
