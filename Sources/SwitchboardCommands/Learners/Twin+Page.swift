import CourseModel
import Messages
import Terminal

extension Exercise.Twin {
  /// The page as Markdown: a note that the code is not run here, the text, and its source.
  func page(in place: TerminalProfile) -> String {
    """
    # \(title)

    > [!NOTE]
    > \(place.text(of: standing))

    \(body)

    \(place.text(of: .source("<\(source)>", asOf: "\(date)")))
    """
  }

  /// A sentence about where the program's framework exists.
  private var standing: Message {
    framework == "Foundation" ? .notAllOfFoundation : .onlyOnApple(framework)
  }
}

extension Exercise {
  /// The exercise's twin.
  ///
  /// - Throws: `UsageError` if there is none.
  func knownTwin() throws -> Twin {
    guard showsAnswers else { throw UsageError(.noTwinHere) }
    guard let twin = try twin() else { throw UsageError(.noTwin(name)) }
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
        others.isEmpty ? .noCard(topic.title) : .noCard(topic.title, others: others))
    }
    return card
  }
}
