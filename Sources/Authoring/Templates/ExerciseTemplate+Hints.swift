extension ExerciseTemplate {
  /// The hints of README.md, a list for each TODO.
  var hints: String {
    """
    ## Hints

    ### TODO 1

    1. \(Self.mark) up to three hints for each TODO: the thought, the place, nearly everything but the words. Draw an arrow from each object to everything that it keeps. Do they form a circle?
    2. There is a word for a reference that knows without keeping. It stands in front of `var`.

    ### TODO 2

    1. Which code is running when the kettle has finished? Whom does it know?
    2. `heat()` sends the message that the protocol has. There may be no delegate, and Swift has a sign for that.
    3. One line: `delegate`, a question mark, and the message, with the word by which an object calls itself.

    ### TODO 3

    1. Which object knows both, the kettle and the one that wants to hear from it?
    2. In `start()` the kitchen has its kettle and knows itself. By when must the two be connected?
    3. One line, above the one that heats: a property of the kettle, `=`, and the same word.

    """
  }
}
