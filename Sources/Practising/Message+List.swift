import Messages

/// The list of a course.
extension Message {
  /// What a topic's card is called.
  static let topicOnOnePage = Message("The topic on one page")

  /// Nothing in the list has what was typed.
  static func nothingHas(_ filter: String) -> Message {
    Message("Nothing has '{filter}' in its name.", ["filter": .text(filter)])
  }

  /// In front of a page's title.
  static let lessonMark = Message("lesson", context: "list")

  /// In front of a card's title.
  static let cardMark = Message("card", context: "list")

  static func attempts(_ count: Int) -> Message {
    Message(one: "{count} attempt", other: "{count} attempts", count: count)
  }
}
