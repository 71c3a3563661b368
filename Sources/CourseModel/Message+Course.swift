import Messages

/// What is wrong with a course's files, and with names that people type.
extension Message {
  /// The path is a folder's; “--course DIR” is an option.
  static func noCourse(at path: String) -> Message {
    Message(
      """
      no course at {path}: it has no Lessons/course.json; name a course's folder with --course DIR
      """, ["path": .text(path)])
  }

  /// The reason is one of those below, or the system's words.
  static func unreadable(_ path: String, reason: Message) -> Message {
    Message(
      "{path}: cannot be read ({reason}); check that it exists and that you may read it",
      ["path": .text(path), "reason": .message(reason)])
  }

  /// Why a file cannot be read.
  static let isFolder = Message("it is a folder")
  /// Why a file cannot be read.
  static let isNotThere = Message("it is not there")
  /// Why a file cannot be read or written.
  static let noPermission = Message("no permission")
  /// Why a folder cannot be read.
  static let noFolder = Message("no such folder, or no permission")

  /// A file's format is a number, and so is the newest one that is known here.
  static func newerFormat(of path: String, format: Int, known: Int) -> Message {
    Message(
      """
      {path}:1: has format {format}, this switchboard reads up to {known}; install a newer switchboard
      """, ["path": .text(path), "format": .number(format), "known": .number(known)])
  }

  /// The place is a path, mostly with a line behind it; the fault is what is wrong there, and what to
  /// do.
  static func fault(_ fault: Message, at place: String) -> Message {
    Message("{place}: {fault}", ["place": .text(place), "fault": .message(fault)])
  }

  /// Of a name that is none of those that there are; 'switchboard list' is typed so.
  static func unknown(_ kind: CourseError.Kind, _ name: String) -> Message {
    switch kind {
    case .exercise:
      Message(
        "there is no exercise '{name}'; 'switchboard list' names them all", ["name": .text(name)])
    case .lesson:
      Message(
        "there is no lesson '{name}'; 'switchboard list' names them all", ["name": .text(name)])
    case .topic:
      Message(
        "there is no topic '{name}'; 'switchboard list' names them all", ["name": .text(name)])
    case .path:
      Message(
        "there is no path '{name}'; 'switchboard list' names them all", ["name": .text(name)])
    }
  }

  /// Of a name that is none of those that there are, but like one of them.
  static func unknown(_ kind: CourseError.Kind, _ name: String, nearest: String) -> Message {
    switch kind {
    case .exercise:
      Message(
        "there is no exercise '{name}'; did you mean '{nearest}'?",
        ["name": .text(name), "nearest": .text(nearest)])
    case .lesson:
      Message(
        "there is no lesson '{name}'; did you mean '{nearest}'?",
        ["name": .text(name), "nearest": .text(nearest)])
    case .topic:
      Message(
        "there is no topic '{name}'; did you mean '{nearest}'?",
        ["name": .text(name), "nearest": .text(nearest)])
    case .path:
      Message(
        "there is no path '{name}'; did you mean '{nearest}'?",
        ["name": .text(name), "nearest": .text(nearest)])
    }
  }
}
