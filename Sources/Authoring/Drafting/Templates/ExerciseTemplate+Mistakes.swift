extension ExerciseTemplate {
  /// A mistake for each check, which fails only that check.
  var mistakes: [String: String] {
    [
      "strong-delegate/Kettle.swift": kettle(
        delegate: """
            /// The object to notify when the kettle has finished.
            public var delegate: (any KettleDelegate)?
          """),
      "strong-delegate/message.md": message(
        fails: "delegateIsNotKept",
        "Your kettle *keeps* its delegate in memory. The kitchen keeps its kettle, too, so each "
          + "keeps the other: a *retain cycle*. Neither of them is ever deallocated.",
        "Which of the two owns the other? Swift has a keyword for a reference that does not keep "
          + "its object. Write it before `var delegate`."),
      "wrong-sender/Kettle.swift": kettle(
        heating: "    delegate?.kettleDidFinish(Kettle())"),
      "wrong-sender/message.md": message(
        fails: "finishingIsTold",
        "Your kettle passes a new kettle to its delegate, and not itself. Both have the same type, "
          + "so the compiler accepts it. But a delegate of two kettles can't find out which of "
          + "them has finished.",
        "The argument says which kettle sends the message. How does an object refer to itself?"),
      "connects-too-late/Kitchen.swift": kitchen(
        starting: "    kettle.heat()\n    kettle.delegate = self"),
      "connects-too-late/message.md": message(
        fails: "kitchenListens", steps: [2],
        "Your kitchen switches the kettle on before the kettle has a delegate. When the kettle "
          + "finishes, it has no object to notify.",
        "Connect the two first. Which line must run before `heat()`?"),
    ]
  }

  /// - Parameter steps: The TODOs after which the message applies, too.
  private func message(
    fails check: String, steps: [Int] = [], _ paragraphs: String...
  ) -> String {
    """
    ---
    fails: [\(check)]\(steps.isEmpty ? "" : "\nsteps: \(steps)")
    ---
    \(Self.mark) what the wrong idea is and what it causes at run time; then where to look.

    \(paragraphs.joined(separator: "\n\n"))

    """
  }
}
