import ArgumentParser

/// `switchboard new`
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Begin a course, an exercise, a lesson or a mistake, from an example that works.",
    discussion: """
      What is made passes 'switchboard audit' but for the lines that begin with WRITE: and say what \
      to put there.

      Example: switchboard new exercise NightWatch --topic delegation
      """,
    subcommands: [
      NewCourseCommand.self, NewExerciseCommand.self, NewLessonCommand.self,
      NewMistakeCommand.self,
    ])
}
