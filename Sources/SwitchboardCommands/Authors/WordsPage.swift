import Authoring
import Messages
import Terminal

/// The amount of text in a topic: a table of its pages, then the hard sentences.
struct WordsPage {
  let topic: TopicWords
  let profile: TerminalProfile

  var lines: [Line] {
    let columns: [Table.Alignment] = [.left] + Array(repeating: .right, count: 7)
    let pages = Table(
      columns: columns, rows: [heading] + topic.pages.map(row) + [messages, total])
    return [Line(topic.topic.title, style: Style(bold: true)), Line()]
      + pages.lines(width: profile.columns) + [Line()] + legend + sentences
  }

  // MARK: - The table

  private var heading: [Line] {
    // Translators: How many sentences are hard to read.
    [
      Message("page", context: "heading"), Message("words", context: "heading"),
      Message("hints", context: "heading"), .codeHeading, Message("min", context: "heading"),
      .linesHeading, Message("per line", context: "heading"), Message("hard", context: "heading"),
    ].map { Line(profile.spans(of: $0, style: Style(bold: true))) }
  }

  private func row(of page: PageWords) -> [Line] {
    var (hints, lines) = ("", "")
    if case .task(let inHints, let toWrite) = page.kind {
      (hints, lines) = ("\(inHints)", "\(toWrite)")
    }
    return [
      Line(page.name), cell(page.words, isOver: page.isTooLong), Line(hints),
      Line("\(page.codeLines)"), Line("\(page.minutes)"), Line(lines), Line(),
      cell(page.hardSentences.count, isOver: !page.hardSentences.isEmpty),
    ]
  }

  private var messages: [Line] {
    [
      Line(profile.spans(of: Message("messages, twins, variants"))), Line("\(topic.messageWords)"),
      Line(),
      Line(), Line(),
      Line(),
      Line(), cell(topic.hardMessages, isOver: topic.hardMessages > 0),
    ]
  }

  private var total: [Line] {
    [
      Line(profile.spans(of: Message("all lessons and tasks"), style: Style(bold: true))),
      Line("\(topic.words)"), Line("\(topic.hints)"), Line("\(topic.codeLines)"),
      Line("\(topic.minutes)"),
      Line("\(topic.lines)"),
      topic.wordsPerLine.map { cell($0, isOver: topic.isTooMuchReading) }
        ?? cell(topic.words, isOver: topic.isTooMuchReading),
      cell(topic.hardSentences.count, isOver: !topic.hardSentences.isEmpty),
    ]
  }

  private func cell(_ number: Int, isOver: Bool) -> Line {
    isOver
      ? Line("\(number) ✗", style: Style(foreground: .red))
      : Line([Span("\(number)"), .decoration("  ")])
  }

  // MARK: - Below it

  private var legend: [Line] {
    let legend = Message(
      """
      Words: in headings, paragraphs, items and cells; a piece of code is one word. Code: \
      nonblank lines, without diagrams. Min: minutes to read both. Lines: the lines that learners \
      write. Per line: words of lessons and tasks for each of these lines. Hard: sentences, \
      listed below. Limits: lesson \(WordLimits.lesson, "lesson") words, task \
      \(WordLimits.task, "task"), sentence \(WordLimits.sentence, "sentence"), and \
      \(WordLimits.perLine, "perLine") for each line to write. A ✗ marks a number over its limit.
      """)
    return LineBreaker(width: min(profile.columns, 100))
      .lines(of: profile.spans(of: legend, style: Style(dim: true)))
  }

  private var sentences: [Line] {
    topic.hardSentences.isEmpty
      ? [] : [Line()] + topic.hardSentences.flatMap(lines)
  }

  private func lines(of place: TopicWords.Place) -> [Line] {
    let sentence = place.sentence.sentence
    let breaker = LineBreaker(
      width: profile.columns, first: [.decoration("  ")], following: [.decoration("  ")])
    return LineBreaker(width: profile.columns).lines(of: [
      Span("\(place.path):\(sentence.line)", style: Style(foreground: .cyan)),
      Span(": " + profile.text(of: reason(of: place.sentence))),
    ]) + breaker.lines(of: [Span(sentence.text, style: Style(dim: true))])
  }

  private func reason(of sentence: HardSentence) -> Message {
    switch sentence.reason {
    case .long(let words):
      Message(
        one: "{count} words; split it into two sentences",
        other: "{count} words; split it into two sentences", count: words)
    case .slip(let advice): advice
    }
  }
}

extension Message {
  static let codeHeading = Message("code", context: "heading")

  static let linesHeading = Message("lines", context: "heading")
}
