import CourseModel
import Messages
import Terminal

extension Exercise.Twin {
  /// The page as Markdown: a note that the code is not run here, the text, and its source.
  func page(in place: TerminalProfile) -> String {
    // Translators: Where a twin's program is from, and when it was looked at: an address and a
    // date.
    """
    # \(title)

    > [!NOTE]
    > \(place.text(of: standing))

    \(body)

    \(place.text(of: Message("""
      Source: \("<\(source)>", "address"), as of \(String(date), "date").
      """)))
    """
  }

  /// A sentence about where the program's framework exists.
  private var standing: Message {
    // Translators: Above a twin in another framework of Apple's, such as UIKit.
    framework == "Foundation"
      ? Message(
        """
        Linux has Foundation, but not all of it, and this program follows Apple's documentation. \
        It is shown here, but not run.
        """)
      : Message(
        """
        Only Apple's systems have \(framework, "framework"), which this program needs. It is shown \
        here, but not run.
        """)
  }
}

extension Exercise {
  /// The exercise's twin.
  ///
  /// - Throws: `UsageError` if there is none.
  func knownTwin() throws -> Twin {
    guard showsAnswers else {
      throw UsageError(
        Message(
          """
          twins are not in this handout, since they show much of the answer; your instructor has \
          them
          """))
    }
    guard let twin = try twin() else {
      throw UsageError(Message("\(name, "exercise") has no twin"))
    }
    return twin
  }
}

extension Course {
  /// The card of a topic.
  ///
  /// - Throws: `UsageError` if there is none.
  func knownCard(of topic: Topic) throws -> Card {
    guard let card = try card(of: topic) else {
      let others = topics.filter(hasCard).map(\.name)
      throw UsageError(
        others.isEmpty
          ? Message("the topic \(topic.title, "topic") has no card")
          : Message(
            """
            the topic \(topic.title, "topic") has no card; these have one: \
            \(others.joined(separator: ", "), "others")
            """))
    }
    return card
  }
}
