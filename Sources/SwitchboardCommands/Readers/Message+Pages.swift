import Messages

/// What pages are called, and what comes after them.
extension Message {
  /// A card: the topic is its title.
  static func onOnePage(_ topic: String) -> Message {
    Message("{topic} on one page", ["topic": .text(topic)])
  }

  /// The page with the words of a course.
  static let glossary = Message("Glossary")

  /// What a page is called that is read from there.
  static let standardInput = Message("standard input")

  /// The program is a name.
  static func whatPrints(_ program: String) -> Message {
    Message("What {program} prints", ["program": .text(program)])
  }

  /// Below a page, with a command for each.
  static func exerciseAndPage() -> Message {
    Message(
      "{exercise}  is its exercise; {page}  is the next page.",
      ["exercise": .span, "page": .span])
  }

  /// Below a page; the command shows the exercise.
  static func itsExercise() -> Message {
    Message("{exercise}  is its exercise.", ["exercise": .span])
  }

  /// Below a page; the command shows the next one.
  static func nextPage() -> Message {
    Message("{page}  is the next page.", ["page": .span])
  }

  /// Below the last page; the command is 'switchboard list'.
  static func allPages() -> Message {
    Message("{list}  shows all pages and exercises.", ["list": .span])
  }
}

/// Where a link leads that cannot be followed, behind its words.
extension Message {
  /// The command is what one types to read the page.
  static func onPage() -> Message { Message("({command})", ["command": .span]) }

  /// The same; the heading is that of a part of the page.
  static func onPage(under heading: String) -> Message {
    Message("({command}, “{heading}”)", ["command": .span, "heading": .text(heading)])
  }

  static let onThisPage = Message("(on this page)")

  /// The heading is that of a part of the page.
  static func onThisPage(under heading: String) -> Message {
    Message("(“{heading}”, on this page)", ["heading": .text(heading)])
  }

  /// What a link is called: what one types to read a page, and the heading that is meant.
  static func command(_ command: String, heading: String) -> Message {
    Message(
      "{command}, “{heading}”", ["command": .text(command), "heading": .text(heading)])
  }
}
