import Messages

/// What an audit says that goes on with every save.
extension Message {
  /// What is going on; dots stand behind it.
  static let judgingEverything = Message("judging everything")

  /// What is going on: files were saved. Dots stand behind it.
  static func judging(after files: Message) -> Message {
    Message("judging after {files}", ["files": .message(files)])
  }

  /// What is going on: so many programs are judged. Dots stand behind it.
  static func judged(_ done: Int, of count: Int) -> Message {
    Message("judged {done} of {count}", ["done": .number(done), "count": .number(count)])
  }

  /// The first of some paths, and how many more there are.
  static func paths(_ paths: [String], more count: Int) -> Message {
    Message(
      one: "{paths} and {count} more", other: "{paths} and {count} more", count: count,
      ["paths": .text(paths.joined(separator: ", "))])
  }

  /// How long it took, from the save on; the seconds are such as “1.5”.
  static func lookedAtEverything(seconds: String) -> Message {
    Message("looked at everything: {seconds} s", ["seconds": .text(seconds)])
  }

  /// The same; so many programs were judged anew, the others were found as they were.
  static func lookedAtEverything(seconds: String, anew: Int, of count: Int) -> Message {
    Message(
      "looked at everything: {seconds} s, {anew} of {count} judged anew",
      ["seconds": .text(seconds), "anew": .number(anew), "count": .number(count)])
  }

  /// How long it took, from the save on; the seconds are such as “1.5”.
  static func saved(_ files: Message, seconds: String) -> Message {
    Message(
      "{files} saved: {seconds} s", ["files": .message(files), "seconds": .text(seconds)])
  }

  /// The same; so many programs were judged anew, the others were found as they were.
  static func saved(_ files: Message, seconds: String, anew: Int, of count: Int) -> Message {
    Message(
      "{files} saved: {seconds} s, {anew} of {count} judged anew",
      [
        "files": .message(files), "seconds": .text(seconds), "anew": .number(anew),
        "count": .number(count),
      ])
  }

  /// Lines of files that an author has still to fill in; where they are.
  static func linesStillSay(_ count: Int, at places: Message) -> Message {
    Message(
      one: "{count} line still says what to write there: {places}",
      other: "{count} lines still say what to write there: {places}", count: count,
      ["places": .message(places)])
  }

  /// When it is left.
  static func notJudgedToItsEnd(_ exercise: String) -> Message {
    Message("{exercise} was not judged to its end.", ["exercise": .text(exercise)])
  }

  /// When it is left.
  static func notJudgedTheLastTime(_ exercise: String) -> Message {
    Message("{exercise} could not be judged the last time.", ["exercise": .text(exercise)])
  }

  /// When it is left: how much was found that is not as it should be.
  static func wereNotSo(_ count: Int) -> Message {
    Message(one: "{count} thing is not so.", other: "{count} things are not so.", count: count)
  }

  /// “q” is a key.
  static let qEnds = Message("q ends")

  /// “q”, “Space” and “b” are keys.
  static let qEndsSpaceTurns = Message("q ends · Space and b turn the pages")
}
