import CourseModel
import Messages

/// What an audit says of mutants, which are changes of a solution.
extension Message {
  static let mutantNotJudged = Message("a mutant could not be judged")

  /// The place is a declaration; before and after are code.
  static func staleMutant(_ step: HarmlessMutant.Step) -> Message {
    Message(
      """
      mutants.json lists '{before}' -> '{after}' in {place}, which is no mutant that passes any more: \
      take it out
      """,
      ["before": .text(step.before), "after": .text(step.after), "place": .text(step.place)])
  }

  /// The lines are those that learners write; least is what would be enough.
  static func fewMutants(_ mutants: Int, lines: Int, perLine: Int, least: Int) -> Message {
    Message(
      """
      {mutants} mutants of {lines} lines to write are too few: {perLine} for each would be {least}
      """,
      [
        "mutants": .number(mutants), "lines": .number(lines), "perLine": .number(perLine),
        "least": .number(least),
      ])
  }

  /// Least is what would be enough, in percent and as a number.
  static func fewFail(_ failing: Int, of mutants: Int, percent: Int, least: Int) -> Message {
    Message(
      "of {mutants} mutants in lines to write, {failing} fail: {percent} % would be {least}",
      [
        "failing": .number(failing), "mutants": .number(mutants), "percent": .number(percent),
        "least": .number(least),
      ])
  }
}
