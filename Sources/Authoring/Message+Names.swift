import Messages

/// What an audit says of names by which lessons, exercises and course.json refer to each other. What
/// stands in quotes is typed so.
extension Message {
  static func noExercise(_ name: String, in file: String) -> Message {
    Message(
      "{file} names the exercise '{name}', which does not exist",
      ["file": .text(file), "name": .text(name)])
  }

  static func noLesson(_ name: String, of exercise: String) -> Message {
    Message(
      "exercise.json of {exercise} names the lesson '{name}', which does not exist",
      ["exercise": .text(exercise), "name": .text(name)])
  }

  /// The fact is a number and words.
  static func untaught(_ number: String, _ fact: String) -> Message {
    Message(
      "no lesson and no exercise teaches {number}: {fact}",
      ["number": .text(number), "fact": .text(fact)])
  }

  static func noCheck(_ id: String, of exercise: String, instead: Message) -> Message {
    Message(
      "'{id}' is no check of {exercise}; {instead}",
      ["id": .text(id), "exercise": .text(exercise), "instead": .message(instead)])
  }

  static func noFacts(_ name: String) -> Message {
    Message("no facts stand behind '{name}'; name some", ["name": .text(name)])
  }

  /// The fact is a number.
  static func factTwice(_ fact: String, behind name: String) -> Message {
    Message(
      "{fact} stands twice behind '{name}'; once is enough",
      ["fact": .text(fact), "name": .text(name)])
  }

  /// The fact is a number.
  static func noFact(_ fact: String) -> Message {
    Message("no topic's facts.json has the fact {fact}", ["fact": .text(fact)])
  }

  static func noHeading(_ heading: String, instead: Message) -> Message {
    Message(
      "no heading of the page is '{heading}'; {instead}",
      ["heading": .text(heading), "instead": .message(instead)])
  }

  /// The page is a lesson's name.
  static func noHeading(_ heading: String, of page: String, instead: Message) -> Message {
    Message(
      "no heading of {page} is '{heading}'; {instead}",
      ["heading": .text(heading), "page": .text(page), "instead": .message(instead)])
  }

  static func headingTwice(_ heading: String) -> Message {
    Message(
      "two headings of the page are '{heading}'; give one of them other words",
      ["heading": .text(heading)])
  }

  /// The page is a lesson's name.
  static func headingTwice(_ heading: String, of page: String) -> Message {
    Message(
      "two headings of {page} are '{heading}'; give one of them other words",
      ["heading": .text(heading), "page": .text(page)])
  }

  static func noLesson(_ name: String, instead: Message) -> Message {
    Message(
      "no lesson is '{name}'; {instead}", ["name": .text(name), "instead": .message(instead)])
  }

  /// The checks are names in quotes, with commas between them; how many there are decides the form.
  static func nothingToRead(_ checks: [String], lesson: String) -> Message {
    let names = checks.map { "'\($0)'" }.joined(separator: ", ")
    return Message(
      one: """
        {checks} does not say what to read: add "read": "{lesson}#" and a heading of that page, or of \
        another
        """,
      other: """
        {checks} do not say what to read: add "read": "{lesson}#" and a heading of that page, or of \
        another
        """, count: checks.count, ["checks": .text(names), "lesson": .text(lesson)])
  }

  /// Ends a sentence on a name; the names stand in quotes, with commas between.
  static func headingsAre(_ names: String) -> Message {
    Message("its headings are {names}", ["names": .text(names)])
  }

  /// Ends a sentence on a name; the names stand in quotes, with commas between.
  static func lessonsAre(_ names: String) -> Message {
    Message("the lessons are {names}", ["names": .text(names)])
  }

  /// Ends a sentence on a name: of a topic. The names stand in quotes, with commas between.
  static func exercisesAre(_ names: String) -> Message {
    Message("its exercises are {names}", ["names": .text(names)])
  }

  /// Ends a sentence on a name: of a check. The names stand in quotes, with commas between.
  static func checksAre(_ names: String) -> Message {
    Message("its checks are {names}", ["names": .text(names)])
  }

  /// Ends a sentence on a name: of lessons and exercises. The names stand in quotes, with commas
  /// between.
  static func allAre(_ names: String) -> Message {
    Message("all are {names}", ["names": .text(names)])
  }
}
