import Messages

/// What 'lesson', 'card' and 'index' say, and why a page cannot be read.
extension Message {
  /// The course is its title.
  static func noLessons(in course: String) -> Message {
    Message("the course {course} has no lessons", ["course": .text(course)])
  }

  /// Below a page that went into a pipe; the command is 'switchboard lesson … --read'.
  static func countsIt() -> Message {
    Message("{command}  counts the page as read: in a pipe it does not.", ["command": .span])
  }

  /// A page that was read elsewhere; the lesson is a name.
  static func countsAsRead(_ lesson: String) -> Message {
    Message("{lesson} counts as read.", ["lesson": .text(lesson)])
  }

  /// A card is a topic on one page; the course is its title.
  static func noCards(in course: String) -> Message {
    Message("no topic of the course {course} has a card", ["course": .text(course)])
  }

  /// A card is a topic on one page; the topic is its title.
  static func noCard(_ topic: String) -> Message {
    Message("the topic {topic} has no card", ["topic": .text(topic)])
  }

  /// The same; the others are names of topics that have one.
  static func noCard(_ topic: String, others: [String]) -> Message {
    Message(
      "the topic {topic} has no card; these have one: {others}",
      ["topic": .text(topic), "others": .text(others.joined(separator: ", "))])
  }

  /// Apple's class that a row is about.
  static let appleClass = Message("class", context: "heading")

  /// Where a class is explained and used.
  static let lessonsAndExercises = Message("lessons and exercises", context: "heading")

  /// The course is its title.
  static func noClasses(in course: String) -> Message {
    Message("the course {course} names no class of Apple's", ["course": .text(course)])
  }

  /// What stands between ' is typed so.
  static func classUnknown(_ name: String) -> Message {
    Message(
      "no page or twin of the course names '{name}'; 'switchboard index' lists what they name",
      ["name": .text(name)])
  }

  /// The name that is most like the one that was typed.
  static func classUnknown(_ name: String, nearest: String) -> Message {
    Message(
      "no page or twin of the course names '{name}'; did you mean '{nearest}'?",
      ["name": .text(name), "nearest": .text(nearest)])
  }

  /// The path stands in a link.
  static func noPage(_ path: String) -> Message {
    Message("there is no page {path}", ["path": .text(path)])
  }

  /// The path stands in a link.
  static func noMarkdownPage(_ path: String) -> Message {
    Message("{path} is no Markdown page", ["path": .text(path)])
  }

  /// The path was typed.
  static func noFile(_ path: String) -> Message {
    Message("there is no file {path}", ["path": .text(path)])
  }

  /// The path was typed.
  static func isFolder(_ path: String) -> Message {
    Message("{path} is a folder; name a Markdown file in it", ["path": .text(path)])
  }

  /// The path was typed.
  static func cannotBeRead(_ path: String) -> Message {
    Message("{path} cannot be read; look at its permissions", ["path": .text(path)])
  }

  /// UTF-16 is a way to write letters in a file; what stands behind the colon is typed so.
  static func isUTF16(_ path: String) -> Message {
    Message(
      "{path} is UTF-16; convert it first: iconv -f UTF-16 -t UTF-8 {path}",
      ["path": .text(path)])
  }

  /// “--size-limit” is an option.
  static func isTooLarge(_ path: String, megabytes: Int) -> Message {
    Message(
      """
      {path} has more than {megabytes} MB; if it is to be trusted, raise the limit with --size-limit
      """, ["path": .text(path), "megabytes": .number(megabytes)])
  }
}
