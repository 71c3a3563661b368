import ArgumentParser
import Authoring
import CourseModel
import Messages
import Terminal

/// The audits that only read: the amount of text, and the places where facts are taught.
struct AuditReading {
  let course: Course
  let screen: Screen

  /// Shows the word counts of these topics, or of all.
  ///
  /// - Throws: `ExitCode.notPassed` if a limit is exceeded.
  func showWords(of names: [String]) throws {
    let topics = try topics(named: names).map { try TopicWords(of: $0, in: course) }
    for topic in topics {
      screen.show(WordsPage(topic: topic, profile: screen.table).lines + [Line()])
    }
    if topics.contains(where: \.isOver) { throw ExitCode.notPassed }
  }

  /// Shows the facts of these topics, or of all, beside the text that teaches them.
  ///
  /// - Throws: `ExitCode.notPassed` if there is no such text for one of them.
  func showFacts(of names: [String]) throws {
    let facts = try topics(named: names).flatMap { try TaughtFact.all(of: $0, in: course) }
    screen.show(FactsPage(facts: facts, profile: screen.output).lines)
    let open = facts.count { !$0.isTaught }
    screen.note(
      open == 0
        ? Message(
          one: "{count} facts have a place: check that each is taught there",
          other: "{count} facts have a place: check that each is taught there", count: facts.count
        )
        : Message(
          one: """
            \(open, "open") of {count} facts have no place; tag the check or the heading that \
            teaches them (docs/pages.md)
            """,
          other: """
            {open} of {count} facts have no place; tag the check or the heading that teaches them \
            (docs/pages.md)
            """,
          count: facts.count))
    if open > 0 { throw ExitCode.notPassed }
  }

  private func topics(named names: [String]) throws -> [Course.Topic] {
    if names.isEmpty { return course.topics }
    // An exercise's name stands for its topic, since the limits are a topic's.
    let exercises = try course.exercises()
    var topics: [Course.Topic] = []
    for name in names {
      let own = exercises.first { $0.name == name }?.topic
      let topic = try course.topic(named: own ?? name)
      if !topics.contains(where: { $0.name == topic.name }) { topics.append(topic) }
    }
    return topics
  }
}
