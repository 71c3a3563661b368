extension ExerciseTemplate {
  /// README.md up to its hints.
  var task: String {
    """
    # \(Self.mark) the title, as in exercise.json

    \(Self.mark) the situation, and why the simple way is not good enough. (What follows is an example that works. Put yours in its place, part by part.)

    A kettle stands in a kitchen. When it has finished, somebody should hear of it. But it would be a poor kettle that could speak to one kitchen only.

    ## The conversation to bring about

    \(Self.mark) who says what to whom, a line for each message; then whatever a check asks for.

    ```conversation of kitchenListens
    kitchen -> kettle : delegate = kitchen
    kitchen -> kettle : heat()
    kettle -> kitchen : kettleDidFinish(_:)
    ```

    - The kettle tells its delegate once for each time that it heats, and passes itself along.
    - The kettle keeps nobody in memory.
    - A kitchen hears the kettle that it switches on.

    ## What is given

    \(Self.mark) every type of the stub, and what of it is complete.

    - `KettleDelegate`, in `Kettle.swift`: the message that a kettle sends.
    - `Kettle`: a kettle, which says nothing yet.
    - `Kitchen`: a kitchen. What it does when it hears of its kettle is complete.

    ## What is yours

    \(Self.mark) how many places are marked `TODO`, and in which files.

    Three places marked `TODO`, two in `Kettle.swift` and one in `Kitchen.swift`. Take them in order, and run `switchboard check \(Self.ownName)` after each.

    """
  }
}
