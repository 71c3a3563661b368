import Messages

/// What is wrong with the checks in exercise.json, and what to do, behind the file's path and a line.
/// Words in quotes are typed so.
extension Message {
  static let noChecks = Message("there are no checks; add at least one")

  static let noPoint = Message("no check is worth a point; give one of them at least 1")

  static func noIdentifier(_ id: String) -> Message {
    Message(
      """
      the check's id '{id}' is no name of a Swift function; use letters, digits and underscores
      """, ["id": .text(id)])
  }

  static func idTwice(_ id: String) -> Message {
    Message("two checks have the id '{id}'; rename one of them", ["id": .text(id)])
  }

  /// The points are fewer than 0.
  static func negativePoints(_ id: String, _ points: Int) -> Message {
    Message(
      """
      the check '{id}' is worth {points} points; give it at least 1, or 0 if it is not to count
      """, ["id": .text(id), "points": .number(points)])
  }

  static func needsNone(_ id: String, _ needed: String) -> Message {
    Message(
      """
      the check '{id}' needs '{needed}', which is no check above it; name one that stands above it
      """, ["id": .text(id), "needed": .text(needed)])
  }

  static func ofNoTODO(_ id: String) -> Message {
    Message(
      """
      the check '{id}' does not say which TODO decides it; add "todo": and the number of the stub's \
      TODO that makes it pass
      """, ["id": .text(id)])
  }

  /// “PAGE#HEADING” is the form of what is typed.
  static func noHeading(_ place: String) -> Message {
    Message(
      """
      '{place}' names no heading of a lesson; write "PAGE#HEADING", such as "who-owns-whom#Down and \
      up"
      """, ["place": .text(place)])
  }

  /// “opens” and “declares” are keys.
  static func opensWithoutDeclares(_ id: String) -> Message {
    Message(
      """
      the check '{id}' has opens but no declares; add what a submission has to declare for these \
      files of the suite, or remove opens
      """, ["id": .text(id)])
  }

  /// “compilesWithout” and “declares” are keys.
  static func twoKinds(_ id: String) -> Message {
    Message(
      "the check '{id}' has both compilesWithout and declares; make two checks of it",
      ["id": .text(id)])
  }

  /// “compilesWithout” is a key.
  static func noMessageOfCompiling(_ id: String) -> Message {
    Message(
      """
      the check '{id}' has compilesWithout but no message; add what the learner is told when it does \
      not compile
      """, ["id": .text(id)])
  }

  /// “declares” is a key.
  static func noMessageOfDeclaring(_ id: String) -> Message {
    Message(
      """
      the check '{id}' has declares but no message; add what the learner is told when one is missing
      """, ["id": .text(id)])
  }

  /// The only TODO is number 1.
  static func notOfOnlyTODO(_ id: String, _ todo: Int) -> Message {
    Message(
      """
      the check '{id}' is of TODO {todo}, which Sources lacks; write "todo": 1
      """, ["id": .text(id), "todo": .number(todo)])
  }

  static func noSuchTODO(_ id: String, _ todo: Int, last: Int) -> Message {
    Message(
      """
      the check '{id}' is of TODO {todo}, which Sources lacks; use a number from 1 to {last}
      """, ["id": .text(id), "todo": .number(todo), "last": .number(last)])
  }

  static func disorder(_ check: Check, below before: Check) -> Message {
    Message(
      """
      the check '{id}' of TODO {todo} stands below '{before}' of TODO {other}; move it up: checks \
      stand in the order of the TODOs
      """,
      [
        "id": .text(check.id), "todo": .number(check.todo), "before": .text(before.id),
        "other": .number(before.todo),
      ])
  }

  static func idleTODO(_ todo: Int) -> Message {
    Message(
      """
      no check is decided by TODO {todo}; write one that passes when TODO {todo} is done, or join it \
      with the next TODO
      """, ["todo": .number(todo)])
  }

  /// “public” and “declares” are keys.
  static func declaresInPublic(_ id: String) -> Message {
    Message(
      """
      the check '{id}' has declares, which names parts of the answer, so it cannot be public; remove \
      "public"
      """, ["id": .text(id)])
  }

  /// “begun” is a key.
  static func begunAndMore(_ id: String) -> Message {
    Message(
      "the check '{id}' has begun, so it asks for nothing else; make two checks of it",
      ["id": .text(id)])
  }
}
