import Messages

/// What the learner's loop says to somebody who listens. What stands between ' is a key.
extension Message {
  /// An exercise is opened: its name, its title and its place in the course.
  static func opened(_ name: String, _ title: String, _ number: Int, of count: Int) -> Message {
    Message(
      "{name}, {title}, exercise {number} of {count}.",
      [
        "name": .text(name), "title": .text(title), "number": .number(number),
        "count": .number(count),
      ])
  }

  static let taskAndKeys = Message("'t' says the task, '?' all keys.")

  static func checking(_ exercise: String) -> Message {
    Message("Checking {exercise}.", ["exercise": .text(exercise)])
  }

  static func stillChecking(_ exercise: String, seconds: Int) -> Message {
    Message(
      "Still checking {exercise}, {seconds} seconds.",
      ["exercise": .text(exercise), "seconds": .number(seconds)])
  }

  /// Below a list of all that a course has.
  static let listKeys = Message("'j' and 'k' move, Enter opens, '/' filters, 'q' leaves.")

  /// Below a list of attempts.
  static let attemptKeys = Message(
    "'j' and 'k' move, Enter puts back the one that was said last, 'q' leaves.")

  /// Above what a list has again.
  static let noFilter = Message("No filter:")

  /// Above what is left of a list.
  static func filtered(by text: String) -> Message {
    Message("Filter '{text}':", ["text": .text(text)])
  }
}

/// A verdict as somebody hears it.
extension Message {
  static func doesNotCompile(_ exercise: String) -> Message {
    Message("{exercise} does not compile.", ["exercise": .text(exercise)])
  }

  static func wasNotRun(_ exercise: String) -> Message {
    Message("{exercise} was not run.", ["exercise": .text(exercise)])
  }

  static func couldNotBeJudged(_ exercise: String) -> Message {
    Message("{exercise} could not be judged.", ["exercise": .text(exercise)])
  }

  static func checksHavePassed(_ passed: Int, of count: Int) -> Message {
    Message(
      one: "{passed} of {count} checks pass.", other: "{passed} of {count} checks pass.",
      count: count, ["passed": .number(passed)])
  }

  /// After a pass.
  static let saysOther = Message("'o' says another right answer.")

  /// After a pass.
  static let saysTwin = Message("'T' says its twin in today's Apple code.")

  /// After the last pass.
  static let isDone = Message("The course is done.")

  /// After a pass: the name and the title of the next exercise.
  static func next(_ name: String, _ title: String) -> Message {
    Message("Next: {name}, {title}.", ["name": .text(name), "title": .text(title)])
  }

  /// Behind the next exercise.
  static let opensIt = Message("'n' opens it.")

  /// After a pass: the title of the page to read before the next exercise.
  static func toReadFirst(_ page: String) -> Message {
    Message("To read first: {page}.", ["page": .text(page)])
  }

  /// After the last pass: the title of a page that was not read.
  static func toReadYet(_ page: String) -> Message {
    Message("Not read yet: {page}.", ["page": .text(page)])
  }

  /// Behind the page to read.
  static let opensThatPage = Message("'N' opens that page.")
}
