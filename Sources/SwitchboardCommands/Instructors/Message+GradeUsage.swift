import Messages

/// What is wrong with an instructor's command line. What begins with “--” is typed so.
extension Message {
  /// A sentence with a full stop.
  static let oneOrBatch = Message("--one and --batch exclude each other.")

  /// A sentence with a full stop.
  static let conversationsAreJSON = Message(
    "--conversations adds to JSON and to feedback: say --json, --output or --feedback as well.")

  /// A sentence with a full stop.
  static let conversationsOfOneExercise = Message(
    "--conversations is for one exercise: say --exercise NAME in the place of --assignment.")

  /// A sentence with a full stop.
  static let exerciseOrAssignment = Message(
    """
    Say what to grade, in one way: --exercise NAME, --assignment FILE for several of them, or \
    --package DIR for a Swift package with tests.
    """)

  /// A sentence with a full stop.
  static let packageOptionsAlone = Message(
    """
    --solution, --target, --module, --environment, --allow and --hide-tests mean nothing without \
    --package.
    """
  )

  /// A sentence with a full stop.
  static let conversationsOfCourses = Message(
    "--conversations is for exercises of a course: a package's tests are not listened to.")

  /// A sentence with a full stop.
  static let gradebookOptionsAlone = Message(
    "--gradebook-output and --gradebook-column mean nothing without --gradebook FILE.")

  /// The format is a word that was typed.
  static func formatOfOne(_ format: String) -> Message {
    Message(
      """
      --reporter {format} has room for one submission of one exercise; name one, or take json, junit, \
      csv or github
      """, ["format": .text(format)])
  }

  /// A sentence with a full stop.
  static func jobs(not jobs: Int) -> Message {
    Message("--jobs is a number from 1 to 256, not {jobs}.", ["jobs": .number(jobs)])
  }

  /// A sentence with a full stop; the reporter is a word that was typed.
  static func jsonOrReporter(_ reporter: String) -> Message {
    Message(
      "--json and --reporter {reporter} exclude each other.", ["reporter": .text(reporter)])
  }

  /// The path is one that was typed, the course a folder in it.
  static func holdsTheJudge(_ path: String, _ course: String) -> Message {
    Message(
      """
      {path} is to be graded and holds the course that would judge it, {course}; name the \
      submissions alone, or another course with --course DIR
      """, ["path": .text(path), "course": .text(course)])
  }

  /// Both are paths that were typed.
  static func holdsThePackage(_ path: String, _ package: String) -> Message {
    Message(
      """
      {path} is to be graded and holds what would judge it, {package}; name the submissions alone, or \
      put the package elsewhere
      """, ["path": .text(path), "package": .text(package)])
  }

  /// What stands between ' is typed so; the argument was.
  static func startedByTheGrader(_ argument: String) -> Message {
    Message(
      "the grader starts 'switchboard {argument}' itself; use 'switchboard check' or 'grade'",
      ["argument": .text(argument)])
  }

  /// A sentence with a full stop; the text was typed.
  static func shard(not text: String) -> Message {
    Message(
      "--shard is one of several parts, such as 3/20, not '{text}'.",
      ["text": .text(text)])
  }

  /// A sentence with a full stop.
  static let shardsOfCourses = Message(
    "--shard is for exercises of a course: a package's class is graded on one machine.")

  /// A sentence with a full stop; the option is typed so.
  static func shardsHaveNoGrades(_ option: String) -> Message {
    Message(
      "--shard only judges: leave {option} to the 'grade' that follows, without --shard.",
      ["option": .text(option)])
  }

  static let shardOfOne = Message(
    "one submission has no parts; leave out --shard, or name a class with --batch")
}

/// The result of a part of a class.
extension Message {
  /// A shard is a part of a class; its name is typed so, such as 3/20.
  static func shardIsJudged(_ shard: Shard, _ count: Int, of all: Int) -> Message {
    Message(
      "shard {shard}: {count} of {all} submissions, all judged",
      [
        "shard": .text("\(shard.number)/\(shard.count)"), "count": .number(count),
        "all": .number(all),
      ])
  }

  /// A shard is a part of a class; its name is typed so, such as 3/20.
  static func shardIsNotJudged(_ shard: Shard, _ count: Int, of all: Int) -> Message {
    Message(
      """
      shard {shard}: {count} of {all} could not be judged; the same command, or the 'grade' that \
      follows, judges them again
      """,
      [
        "shard": .text("\(shard.number)/\(shard.count)"), "count": .number(count),
        "all": .number(all),
      ])
  }
}
