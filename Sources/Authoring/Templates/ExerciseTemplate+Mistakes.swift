extension ExerciseTemplate {
  /// A mistake for each check, which fails only that check.
  var mistakes: [String: String] {
    [
      "strong-delegate/Kettle.swift": kettle(
        delegate: """
            /// Whoever wants to hear that the kettle has finished.
            public var delegate: (any KettleDelegate)?
          """),
      "strong-delegate/message.md": message(
        fails: "delegateIsNotKept",
        "Your kettle *keeps* its delegate. A kitchen keeps its kettle already, so now each holds "
          + "the other, and neither will ever leave memory.",
        "Ask who owns whom. Swift has a word for a reference that knows without keeping, and it "
          + "belongs in front of `var delegate`."),
      "wrong-sender/Kettle.swift": kettle(
        heating: "    delegate?.kettleDidFinish(Kettle())"),
      "wrong-sender/message.md": message(
        fails: "finishingIsTold",
        "Your kettle introduces somebody else: it hands its delegate a brand-new kettle. The types "
          + "agree, so the compiler is content, but who has two kettles could not tell which one "
          + "has finished.",
        "The argument means \"I am the one speaking\". What does an object call itself?"),
      "connects-too-late/Kitchen.swift": kitchen(
        starting: "    kettle.heat()\n    kettle.delegate = self"),
      "connects-too-late/message.md": message(
        fails: "kitchenListens", steps: [2],
        "Your kitchen switches the kettle on before the kettle knows who listens. By the time it "
          + "has finished, it speaks to nobody.",
        "Connect, then begin. By which line must the two know each other?"),
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
