import Messages

/// What 'grade' says of the pages that it makes of a class.
extension Message {
  /// The file is as it was typed.
  static func classReport(in file: String) -> Message {
    Message("class report written to {file}: open it in a browser", ["file": .text(file)])
  }

  /// The folder is as it was typed.
  static func feedback(_ count: Int, in folder: String) -> Message {
    Message(
      one: "feedback for {count} student written to {folder}",
      other: "feedback for {count} students written to {folder}", count: count,
      ["folder": .text(folder)])
  }

  /// A file in the folder of the feedback, and the platform that takes it.
  static func archive(_ file: String, of platform: String, _ count: Int) -> Message {
    Message(
      one: "{file} in it is for {platform} to take back, for {count} student",
      other: "{file} in it is for {platform} to take back, for {count} students", count: count,
      ["file": .text(file), "platform": .text(platform)])
  }

  /// Names of students; the platform would not know whose it is.
  static func notInArchive(_ names: String) -> Message {
    Message(
      "not in it, since the platform would not know whose it is: {names}", ["names": .text(names)])
  }

  /// How far comparing submissions with each other has come.
  static func compared(_ done: Int, of count: Int) -> Message {
    Message(
      "compared {done} of {count} with the others",
      ["done": .number(done), "count": .number(count)])
  }

  /// What became of pages, by the names of their files; the folder is a name, too.
  static func pagesMovedAway(_ pages: [String], to folder: String) -> Message {
    Message(
      """
      moved to the folder '{folder}' beside the pages, since their submissions are gone: {pages}
      """, ["folder": .text(folder), "pages": .text(pages.joined(separator: ", "))])
  }
}

/// What is wrong with the place for a page, behind its path; a reason is the system's words.
extension Message {
  /// The folder is where the page would lie.
  static func pageHasNoFolder(_ folder: String) -> Message {
    Message(
      "has no place: there is no folder {folder}; make it, or name another file with --report FILE",
      ["folder": .text(folder)])
  }

  static let pageIsFolder = Message("is a folder; name a file with --report FILE")

  static let pageIsForeign = Message(
    "is no page of switchboard's, so it stays as it is; name another file with --report FILE")

  static let pageOfOthers = Message(
    """
    was not written by switchboard, so it stays as it is, and no feedback is written; name another \
    folder with --feedback DIR
    """)

  static func pageCannotBeWritten(_ reason: String) -> Message {
    Message(
      "cannot be written ({reason}); free some space, or name another place for it",
      ["reason": .text(reason)])
  }

  static func feedbackCannotBeMade(_ reason: String) -> Message {
    Message(
      "cannot be made ({reason}); name another folder with --feedback DIR",
      ["reason": .text(reason)])
  }
}
