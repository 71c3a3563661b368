import Messages

/// Where one is in what the screen shows.
extension Message {
  /// Which rows of a text are in view: the first, the last, and how many there are.
  package static func rows(_ first: Int, to last: Int, of count: Int) -> Message {
    Message(
      "{first}–{last} of {count}",
      ["first": .number(first), "last": .number(last), "count": .number(count)])
  }

  /// The same of a text that goes on behind a question, once that is answered: what number it has.
  package static func rows(
    _ first: Int, to last: Int, of count: Int, untilQuestion number: Int
  ) -> Message {
    Message(
      "{first}–{last} of {count} until question {number}",
      [
        "first": .number(first), "last": .number(last), "count": .number(count),
        "number": .number(number),
      ])
  }

  /// The place of one among all, such as a match of a search, or an exercise of a course.
  package static func place(_ number: Int, of count: Int) -> Message {
    Message("{number} of {count}", ["number": .number(number), "count": .number(count)])
  }
}
