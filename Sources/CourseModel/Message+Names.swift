import Messages

/// What to write instead of a name that is none of those that there are.
extension Message {
  /// Ends a sentence on a name that there is not.
  static func didYouMean(_ name: String) -> Message {
    Message("did you mean '{name}'?", ["name": .text(name)])
  }

  /// Ends a sentence on a name that there is not; the names stand in quotes, with commas between.
  static func topicsAre(_ names: String) -> Message {
    Message("the topics are {names}", ["names": .text(names)])
  }

  /// Of an exercise.
  static func checksAre(_ names: String) -> Message {
    Message("its checks are {names}", ["names": .text(names)])
  }

  /// Of a solution.
  static func filesAre(_ names: String) -> Message {
    Message("its files are {names}", ["names": .text(names)])
  }

  /// Of Apple's.
  static func frameworksAre(_ names: String) -> Message {
    Message("the frameworks are {names}", ["names": .text(names)])
  }

  /// The names are typed so.
  static func mayBeAllowed(_ names: String) -> Message {
    Message("what may be allowed are {names}", ["names": .text(names)])
  }

  static func noTopic(_ name: String, instead: Message) -> Message {
    Message(
      "no topic '{name}' in Lessons/course.json; {instead}",
      ["name": .text(name), "instead": .message(instead)])
  }

  static func noCheck(_ id: String, of exercise: String, instead: Message) -> Message {
    Message(
      "'{id}' is no check of {exercise}; {instead}",
      ["id": .text(id), "exercise": .text(exercise), "instead": .message(instead)])
  }

  static func noFileOfSolution(_ file: String, instead: Message) -> Message {
    Message(
      "'{file}' is no file of the solution; {instead}",
      ["file": .text(file), "instead": .message(instead)])
  }

  static func noFramework(_ name: String, instead: Message) -> Message {
    Message(
      "'{name}' is no framework that twins come from; {instead}",
      ["name": .text(name), "instead": .message(instead)])
  }

  static func cannotBeAllowed(_ name: String, instead: Message) -> Message {
    Message(
      "nothing called '{name}' can be allowed: {instead}",
      ["name": .text(name), "instead": .message(instead)])
  }
}
