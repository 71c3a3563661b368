import Messages

/// What 'handout' says.
extension Message {
  /// Shown while it is tried whether public checks can stand alone, with seconds behind it.
  static let tryingPublicChecks = Message("trying the public checks alone")

  /// The path is as it was typed.
  static func handedOut(_ path: String) -> Message {
    Message("Handout {path}", ["path": .text(path)])
  }

  /// How many there are of each.
  static func exercisesAndPages(exercises: Int, pages: Int) -> Message {
    Message(
      one: "{count} exercise, pages: {pages}", other: "{count} exercises, pages: {pages}",
      count: exercises, ["pages": .number(pages)])
  }

  static let checksAreSealed = Message(
    "All checks are in it, sealed; solutions are not shown.")

  /// How many checks are not in the handout.
  static func checksAreKept(_ count: Int) -> Message {
    Message(
      one: "{count} check stays here, with all solutions and mistakes.",
      other: "{count} checks stay here, with all solutions and mistakes.", count: count)
  }

  /// How many checks are in the handout.
  static func publicChecks(_ count: Int) -> Message {
    Message(
      one: "{count} check is public, and was tried alone.",
      other: "{count} checks are public, and were tried alone.", count: count)
  }

  /// The command makes a workspace of a handout.
  static func studentsType(_ command: String) -> Message {
    Message("give it to your students, who type  {command}", ["command": .text(command)])
  }
}
