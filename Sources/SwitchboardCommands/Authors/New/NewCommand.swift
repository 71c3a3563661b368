import ArgumentParser

/// `switchboard new`
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create a course, an exercise, a lesson or a mistake from a working example.",
    discussion: """
      The new files pass 'switchboard audit', except for lines that begin with WRITE: and say what \
      to put there.

      Example: switchboard new exercise NightWatch --topic delegation
      """,
    subcommands: [
      NewCourseCommand.self, NewExerciseCommand.self, NewLessonCommand.self,
      NewMistakeCommand.self,
    ])
}
