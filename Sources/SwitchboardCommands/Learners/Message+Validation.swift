import Messages

/// What is wrong with a learner's command line, a sentence with a full stop. What begins with “--” is
/// typed so.
extension Message {
  static let oneExerciseOneAttempt = Message("Name one exercise and one attempt at most.")

  static let restoreTakesOne = Message("--restore takes one attempt, and prints no JSON.")

  /// A path is a way through a course.
  static let topicPathAllOrJSON = Message(
    "Name a topic, a path, --all or --json, not several of them.")

  static let topicAllOrJSON = Message("Name a topic, --all or --json, not several of them.")

  static let partsOfPackageAlone = Message(
    "--target, --module, --environment and --allow mean nothing without --package.")

  static let onePackage = Message("--package takes one folder at most.")

  static let packageSaysNothing = Message(
    "--conversation is for exercises of a course: a package's tests are not listened to.")

  static let lessonOrFile = Message("Name a lesson or a file, not both.")

  /// “--read” is an option.
  static let fileIsNoLesson = Message("--read is for lessons, not for files.")
}
