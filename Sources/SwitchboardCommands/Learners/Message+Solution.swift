import Messages

/// What 'solution' and 'twin' say.
extension Message {
  /// Stands behind an exercise's title, above two answers side by side.
  static let yourAnswerAndTheModels = Message("your answer and the model's")

  /// Stands behind an exercise's title, above two answers side by side.
  static let modelAnswerAndAnother = Message("the model answer and another right one")

  /// Of a course that was handed out.
  static let noTwinHere = Message(
    "twins are not in this handout, since they show much of the answer; your instructor has them")

  static func noOtherAnswer(_ exercise: String) -> Message {
    Message(
      "no other right answer of {exercise} was written to be shown",
      ["exercise": .text(exercise)])
  }

  static func notPassedYet(_ exercise: String) -> Message {
    Message("You have not passed {exercise} yet.", ["exercise": .text(exercise)])
  }

  /// The count is how many hints are left for a TODO; 'switchboard hint' is typed so.
  static func notPassedYet(_ exercise: String, hints count: Int, forTODO todo: Int) -> Message {
    Message(
      one: """
        You have not passed {exercise} yet. TODO {todo} has one hint left ('switchboard hint').
        """,
      other: """
        You have not passed {exercise} yet. TODO {todo} has {count} hints left ('switchboard hint').
        """,
      count: count, ["exercise": .text(exercise), "todo": .number(todo)])
  }

  /// A question about an exercise; “that you did” is that they saw it.
  static let wantToSeeSolution = Message(
    "Do you really want to see its solution? That you did will be kept.")

  /// What stands between ' is typed so.
  static func hintOrAnyway(_ exercise: String) -> Message {
    Message(
      """
      you have not passed {exercise} yet; 'switchboard hint {exercise}' helps, 'switchboard solution \
      {exercise} --anyway' shows the solution all the same
      """, ["exercise": .text(exercise)])
  }

  /// A twin is the same conversation in Apple's code.
  static func noTwin(_ exercise: String) -> Message {
    Message("no twin of {exercise} was written", ["exercise": .text(exercise)])
  }

  /// What stands between ' is typed so.
  static func twinWouldGiveAway(_ exercise: String) -> Message {
    Message(
      """
      you have not passed {exercise} yet, and its twin would give the answer away; 'switchboard twin \
      {exercise} --anyway' shows it all the same
      """, ["exercise": .text(exercise)])
  }

  /// Above a twin in Foundation.
  static let notAllOfFoundation = Message(
    """
    Linux has Foundation, but not all of it, and this program follows Apple's documentation. It is \
    shown here, and not run here.
    """)

  /// Above a twin in another framework of Apple's, such as UIKit.
  static func onlyOnApple(_ framework: String) -> Message {
    Message(
      """
      Only Apple's systems have {framework}, which this program needs. It is shown here, and not run \
      here.
      """, ["framework": .text(framework)])
  }

  /// Where a twin's program is from, and when it was looked at: an address and a date.
  static func source(_ address: String, asOf date: String) -> Message {
    Message("Source: {address}, as of {date}.", ["address": .text(address), "date": .text(date)])
  }
}
