import Messages

/// The last row of the reader: what is shown, and where one is.
extension Message {
  /// Which rows of a page are in view, the last among them.
  static func rowsToEnd(_ first: Int, to last: Int, of count: Int) -> Message {
    Message(
      "{first}–{last} of {count}, end",
      ["first": .number(first), "last": .number(last), "count": .number(count)])
  }

  /// In place of rows: the page has none.
  static let empty = Message("empty", context: "page")

  /// In place of rows: all of the page is in view.
  static let all = Message("all", context: "page")

  static let settingThePage = Message("setting the page …")

  /// What is shown over a page: its headings.
  static let contents = Message("Contents", context: "pane")

  /// What is shown over a page: the keys and what they do.
  static let keys = Message("Keys", context: "pane")

  /// Below a page, in front of what comes after it.
  static let next = Message("Next: ")

  /// Behind a heading that is not shown yet: the question has to be answered first.
  static func belowQuestion(_ number: Int) -> Message {
    Message("below question {number}", ["number": .number(number)])
  }
}

/// Keys in the last row.
extension Message {
  /// 'q' is a key.
  static let quitKey = Message("q quit")

  /// '?' and 'q' are keys.
  static let helpAndQuitKeys = Message("? help  q quit")

  /// Esc is a key, which closes a list.
  static let escapeCloses = Message("Esc closes")

  /// Enter is a key, which goes to the heading that is chosen.
  static let enterGoesThere = Message("Enter goes there")

  /// Any key but those that scroll.
  static let otherKeyCloses = Message("any other key closes")

  /// 'j' and 'k' are keys.
  static let scrollKeys = Message("j and k scroll")
}
