import Messages

/// What an audit says of an exercise's programs. What stands in quotes is typed so; a status is a word
/// as in reports for programs, such as “doesNotCompile”.
extension Message {
  /// The place is a file, mostly with a line behind it.
  static func fault(_ fault: Message, at place: String) -> Message {
    Message("{place}: {fault}", ["place": .text(place), "fault": .message(fault)])
  }

  static func passedByStub(_ check: String) -> Message {
    Message(
      """
      the stub passes the check '{check}' and gets points for nothing: let it need the check that \
      passes when its part is written ("needs")
      """, ["check": .text(check)])
  }

  /// The idle program is the solution with empty bodies.
  static func passedByIdleProgram(_ check: String) -> Message {
    Message(
      """
      a program that declares everything and does nothing passes the check '{check}': let it need a \
      check that fails for it ("needs"), or show first that the program acts
      """, ["check": .text(check)])
  }

  /// The reasons are the compiler's words, and checks.
  static func idleProgramIs(_ status: String, _ reasons: String) -> Message {
    Message(
      "the solution with empty bodies is {status}: {reasons}",
      ["status": .text(status), "reasons": .text(reasons)])
  }

  static let stubPasses = Message("the stub passes: there is nothing to do")

  /// The reasons are the compiler's words, and checks.
  static func stubIs(_ status: String, _ reasons: String) -> Message {
    Message(
      "the stub is {status}: {reasons}", ["status": .text(status), "reasons": .text(reasons)])
  }

  /// The reasons are the compiler's words, and checks.
  static func solutionIs(_ status: String, _ reasons: String) -> Message {
    Message(
      "the solution is {status}: {reasons}", ["status": .text(status), "reasons": .text(reasons)])
  }

  /// The reasons are the compiler's words, and checks.
  static func variantIs(_ name: String, _ status: String, _ reasons: String) -> Message {
    Message(
      "the variant '{name}' is {status}: {reasons}",
      ["name": .text(name), "status": .text(status), "reasons": .text(reasons)])
  }

  static func noMistakeAlone(_ check: String) -> Message {
    Message(
      """
      no mistake fails the check '{check}' alone: write one, or let the check test one thing
      """, ["check": .text(check)])
  }

  /// Of a suite that imports the whole module that learners write.
  static func wideImport(_ module: String) -> Message {
    Message(
      """
      imports all of {module}: import what it needs one by one, as in 'import class {module}.NAME', \
      so that nothing else of a learner's is in sight
      """, ["module": .text(module)])
  }

}

/// What an audit says of mistakes, which are programs that fail in a known way.
extension Message {
  static func mistakePasses(_ name: String) -> Message {
    Message("the mistake '{name}' passes", ["name": .text(name)])
  }

  static func mistakeWithoutMessage(_ name: String) -> Message {
    Message("the mistake '{name}' has no message in message.md", ["name": .text(name)])
  }

  /// The reasons are the compiler's words, and checks.
  static func mistakeIs(_ name: String, _ status: String, _ reasons: String) -> Message {
    Message(
      "the mistake '{name}' is {status}: {reasons}",
      ["name": .text(name), "status": .text(status), "reasons": .text(reasons)])
  }

  /// What it does is one of the two sentences below.
  static func notRecognised(_ name: String, _ deeds: Message) -> Message {
    Message(
      "the mistake '{name}' is not recognised: {deeds}",
      ["name": .text(name), "deeds": .message(deeds)])
  }

  /// The other is a mistake's name; what it does is one of the two sentences below.
  static func takenFor(_ other: String, _ name: String, _ deeds: Message) -> Message {
    Message(
      "the mistake '{name}' is taken for '{other}': {deeds}",
      ["name": .text(name), "other": .text(other), "deeds": .message(deeds)])
  }

  /// All are names of checks, with commas between them.
  static func fails(_ failed: String, expected: String) -> Message {
    Message(
      "it fails [{failed}], message.md says [{expected}]",
      ["failed": .text(failed), "expected": .text(expected)])
  }

  /// All are names of checks, with commas between them.
  static func fails(_ failed: String, crashes crashed: String, expected: String) -> Message {
    Message(
      "it fails [{failed}] and crashes [{crashed}], message.md says [{expected}]",
      ["failed": .text(failed), "crashed": .text(crashed), "expected": .text(expected)])
  }

  static func sameChecks(_ one: String, _ other: String) -> Message {
    Message(
      """
      the mistakes '{one}' and '{other}' name the same checks: merge them, or find a check that tells \
      them apart
      """, ["one": .text(one), "other": .text(other)])
  }

  static func sameMessage(_ one: String, _ other: String) -> Message {
    Message(
      "the mistakes '{one}' and '{other}' have the same message: say what is wrong with each",
      ["one": .text(one), "other": .text(other)])
  }
}
