extension ExerciseTemplate {
  /// The hints of README.md, a paragraph for each TODO.
  var hints: String {
    """
    ## Hint 1

    \(Self.mark) a first hint for each TODO, which points at the thought.

    **TODO 1.** Draw an arrow from each object to everything that it keeps. Do they form a circle?

    **TODO 2.** Who is running code when the kettle has finished? To whom can it turn?

    **TODO 3.** Who knows both, the kettle and the one who wants to hear from it?

    ## Hint 2

    \(Self.mark) a second hint for each TODO, which points at the place.

    **TODO 1.** There is a word for a reference that knows without keeping. It stands in front of `var`.

    **TODO 2.** `heat()` sends the message that the protocol has. There may be no delegate, and Swift has a sign for that.

    **TODO 3.** In `start()` the kitchen has its kettle and knows itself. By when must the two be connected?

    ## Hint 3

    \(Self.mark) a third hint for each TODO, which gives nearly everything but the words.

    **TODO 2.** One line: `delegate`, a question mark, and the message, with the word by which an object calls itself.

    **TODO 3.** One line, above the one that heats: a property of the kettle, `=`, and the same word.

    """
  }
}
