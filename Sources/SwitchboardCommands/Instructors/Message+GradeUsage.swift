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

  /// A sentence with a full stop.
  static func chunk(not chunk: Int) -> Message {
    Message("--chunk is a number from 1 to 1000, not {chunk}.", ["chunk": .number(chunk)])
  }

  /// A sentence with a full stop.
  static let chunksOfSlurm = Message("--chunk means nothing without --executor slurm.")
}
