import Messages

/// What is wrong with a table of grades that were set by hand.
extension Message {
  /// The fault is one of those below.
  static func inLine(_ line: Int, of path: String, _ fault: Message) -> Message {
    Message(
      "{path}:{line}: {fault}",
      ["path": .text(path), "line": .number(line), "fault": .message(fault)])
  }

  /// The column is a name that is not translated; the others are names in quotes.
  static func adjustmentColumns(_ path: String, missing: String, _ columns: String) -> Message {
    Message(
      """
      {path}: needs a column '{missing}', and just one; its columns are {columns}. Begin it with the \
      line student,points,comment,by
      """, ["path": .text(path), "missing": .text(missing), "columns": .text(columns)])
  }

  /// Behind a file and a line.
  static let adjustmentOfNobody = Message("'student' is empty; say whose grade it is")

  /// Behind a file and a line. The word “excused” is typed so.
  static func adjustmentWithoutPoints(_ text: String) -> Message {
    Message(
      "'points' is '{text}'; write a number, or the word excused", ["text": .text(text)])
  }

  /// Behind a file and a line.
  static let adjustmentByNobody = Message("'by' is empty; say who has decided it")

  /// Behind a file and a line.
  static let adjustmentWithoutReason = Message("'comment' is empty; say why")

  /// Behind a file and a line; both are numbers of points.
  static func adjustmentOutOfRange(_ points: String, most: String) -> Message {
    Message(
      "'points' is {points}; there are 0 to {most} of them",
      ["points": .text(points), "most": .text(most)])
  }

  /// Behind a file and a line; the nearest is a name that is there, if one is like it.
  static func adjustmentOfStranger(_ student: String, nearest: String?) -> Message {
    guard let nearest else {
      return Message(
        "nobody who has handed in, or is on the list, is called '{student}'",
        ["student": .text(student)])
    }
    return Message(
      """
      nobody who has handed in, or is on the list, is called '{student}'; is '{nearest}' meant?
      """, ["student": .text(student), "nearest": .text(nearest)])
  }

  /// Behind a file and a line; the names are of submissions.
  static func adjustmentOfSeveral(_ student: String, _ names: String) -> Message {
    Message(
      """
      '{student}' could be several ({names}); write the login, the address or the number in its place
      """, ["student": .text(student), "names": .text(names)])
  }

  /// About an assignment; the names are of submissions.
  static func extensionOfSeveral(_ student: String, _ names: String) -> Message {
    Message(
      """
      the extension of '{student}' could be that of several ({names}); write the login, the address or \
      the number in its place
      """, ["student": .text(student), "names": .text(names)])
  }

  /// Behind a file and a line.
  static func adjustedTwice(_ student: String, line: Int) -> Message {
    Message(
      "'{student}' has a grade in line {line} already; keep one of the two lines",
      ["student": .text(student), "line": .number(line)])
  }
}
