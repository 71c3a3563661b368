import CourseModel

extension Exercise.Twin {
  /// The page that is shown, Markdown: what it is, that nothing of it is run here, and its source.
  var page: String {
    """
    # \(title)

    > [!NOTE]
    > \(standing) It is shown here, and not run here.

    \(body)

    Source: <\(source)>, as of \(date).
    """
  }

  /// Where there is what the program needs.
  private var standing: String {
    framework == "Foundation"
      ? "Linux has Foundation, but not all of it, and this program follows Apple's documentation."
      : "Only Apple's systems have \(framework), which this program needs."
  }
}

extension Exercise {
  /// Its twin.
  ///
  /// - Throws: `UsageError` if there is none.
  func knownTwin() throws -> Twin {
    guard let twin = try twin() else { throw UsageError("no twin of \(name) was written") }
    return twin
  }
}

extension Course {
  /// The card of a topic.
  ///
  /// - Throws: `UsageError` if it has none.
  func knownCard(of topic: Topic) throws -> Card {
    guard let card = try card(of: topic) else {
      let others = topics.filter(hasCard).map(\.name)
      throw UsageError(
        "the topic \(topic.title) has no card"
          + (others.isEmpty ? "" : "; these have one: " + others.joined(separator: ", ")))
    }
    return card
  }
}
