import Messages

/// What the reader says of a key, in its last row: a sentence without a full stop.
extension Message {
  static let noHeadings = Message("this page has no headings")

  static let noHeadingBelow = Message("no heading below")

  static let noHeadingAbove = Message("no heading above")

  static let noProgram = Message("no program on this page")

  static func running(_ program: String) -> Message {
    Message("running {program} …", ["program": .text(program)])
  }

  /// A program's output is there, and is shown by the key 'r'; the title says which.
  static func pressAgain(_ title: String) -> Message {
    Message("{title}: press r again", ["title": .text(title)])
  }
}

/// What the reader says of links.
extension Message {
  static let noLinks = Message("no links on this page")

  /// The address leads to the web.
  static let opensInBrowser = Message("{address}  opens in a browser", ["address": .span])

  /// A note at the foot of the page is not shown yet: the question has to be answered first.
  static func noteStandsBelow(question: Int) -> Message {
    Message("the note stands below question {number}", ["number": .number(question)])
  }

  static let noSuchNote = Message("there is no such note")

  /// A link leads to a heading that there is not.
  static func noSuchHeading(_ name: String) -> Message {
    Message("no heading here is called #{name}", ["name": .text(name)])
  }

  /// A link led further down; a question above it was not answered.
  static func passedOver(question: Int) -> Message {
    Message("passed over on the way: question {number}", ["number": .number(question)])
  }

  /// A link led further down; questions above it were not answered.
  static func passedOver(questions first: Int, to last: Int) -> Message {
    Message(
      "passed over on the way: questions {first} to {last}",
      ["first": .number(first), "last": .number(last)])
  }

  /// There is no page to go back to.
  static let whereYouBegan = Message("this is where you began")

  static let nothingForward = Message("nothing to go forward to")
}

/// What the reader says of searches.
extension Message {
  /// '/' is a key.
  static let nothingSearched = Message("nothing was searched for: / begins a search")

  static let wentOnAtTop = Message("went on at the top")

  /// More is to be found in what is not shown yet: the question has to be answered first.
  static func wentOnAtTop(moreBelow question: Int) -> Message {
    Message(
      "went on at the top; more stands below question {number}", ["number": .number(question)])
  }

  static let wentOnAtEnd = Message("went on at the end")

  /// Beside what is being typed.
  static let notFound = Message("not found")

  static func notFound(_ text: String) -> Message {
    Message("not found: {text}", ["text": .text(text)])
  }

  /// No answered question is in view.
  static let noQuestionToAsk = Message("no answered question is on the screen")

  /// The text is to be found only in what is not shown yet; the dot is a key.
  static func found(_ text: String, below question: Int) -> Message {
    Message(
      "{text} stands below question {number}: answer it, or . shows its answer",
      ["text": .text(text), "number": .number(question)])
  }
}
