import Messages

/// What is wrong with a table of an instructor's, and what to do. Paths are as they were typed; columns are
/// names in quotes.
extension Message {
  /// The reason is the system's words.
  static func tableCannotBeRead(_ path: String, _ reason: String) -> Message {
    Message("{path}: cannot be read: {reason}", ["path": .text(path), "reason": .text(reason)])
  }

  /// The reason is the system's words.
  static func tableCannotBeWritten(_ path: String, _ reason: String) -> Message {
    Message(
      """
      {path}: cannot be written ({reason}), and nothing of it was; name another file with \
      --gradebook-output FILE
      """, ["path": .text(path), "reason": .text(reason)])
  }

  static func tableIsFolder(_ path: String) -> Message {
    Message("{path}: is a folder; name the file in it", ["path": .text(path)])
  }

  /// The fault is one of those below.
  static func noTable(_ path: String, _ fault: Message) -> Message {
    Message("{path}: {fault}", ["path": .text(path), "fault": .message(fault)])
  }

  /// Behind a file's path.
  static let tableIsNoText = Message(
    "is no text in UTF-8 or UTF-16; save it as CSV, in UTF-8")

  /// Behind a file's path.
  static let tableIsEmpty = Message("is empty; download it again")

  /// Behind a file's path.
  static func tableHasOpenQuote(line: Int) -> Message {
    Message(
      "a quote that begins in line {line} is not closed; download it again",
      ["line": .number(line)])
  }

  /// Behind a file's path.
  static func tableHasTooManyCells(line: Int) -> Message {
    Message(
      """
      line {line} has more cells than the first line has names; put text with commas into quotes, or \
      download it again
      """, ["line": .number(line)])
  }

  static func tableIsTooLarge(_ path: String) -> Message {
    Message("{path}: is larger than a class needs (64 MB)", ["path": .text(path)])
  }

  static func unknownColumns(_ path: String, _ columns: String) -> Message {
    Message(
      """
      {path}: is no gradebook of Moodle (a grading worksheet), Canvas or Blackboard; its columns are \
      {columns}. Download it from the platform, and change no names of columns
      """, ["path": .text(path), "columns": .text(columns)])
  }

  static func noPeople(_ path: String, _ columns: String) -> Message {
    Message(
      """
      {path}: has no column 'id', 'login', 'email' or 'name'; its columns are {columns}. Add one, by \
      which people are known
      """, ["path": .text(path), "columns": .text(columns)])
  }

  /// Behind a file and a line; the text is what stands in the cell.
  static func noMaximum(_ text: String) -> Message {
    Message(
      """
      the maximum grade is '{text}', and no number above 0; let the assignment be graded by points, or \
      download the worksheet again
      """, ["text": .text(text)])
  }

  static func isScale(_ path: String) -> Message {
    Message(
      """
      {path}: is graded by the words of a scale, and not by points; let the assignment be graded by \
      points
      """, ["path": .text(path)])
  }

  static func whichColumn(_ path: String, _ columns: String) -> Message {
    Message(
      """
      {path}: say which column the grades belong into, with --gradebook-column NAME; there are \
      {columns}
      """, ["path": .text(path), "columns": .text(columns)])
  }
}
