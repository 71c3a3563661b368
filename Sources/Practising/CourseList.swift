import FullScreen
import Terminal

/// Everything a course has, of which what is typed leaves a part.
struct CourseList: Sendable {
  /// What can be chosen.
  enum Row: Hashable, Sendable {
    case topic(CourseOutline.Topic)
    case lesson(CourseOutline.Lesson)
    /// The card of the topic of this name.
    case card(topic: String)
    case exercise(CourseOutline.Exercise)
  }

  private(set) var filter = QueryEditor()
  /// What a card is called, in the language of the place.
  private let cardWords: String
  /// Whether characters go to the filter.
  private(set) var isTyping = false
  private(set) var rows: [Row] = []
  private(set) var menu = Menu(count: 1, chosen: 0, rows: 1)

  /// The row that Enter opens; none where nothing is left.
  var chosen: Row? { rows.isEmpty ? nil : rows[menu.chosen] }

  /// A course's list, on one of its exercises.
  ///
  /// - Parameter cardWords: What a card is called.
  init(_ outline: CourseOutline, at exercise: String?, cardWords: String) {
    self.cardWords = cardWords
    show(outline, choosing: nil)
    let place = rows.firstIndex { row in
      if case .exercise(let entry) = row { entry.name == exercise } else { false }
    }
    menu = Menu(count: max(1, rows.count), chosen: place ?? 0, rows: 1)
  }

  /// Shows the course as it has become, and as much of it as the filter leaves.
  mutating func show(_ outline: CourseOutline, choosing row: Row? = nil) {
    let words = filter.text.lowercased().split(separator: " ")
    rows = outline.topics.flatMap { rows(of: $0, words) }
    let place = row.flatMap { row in rows.firstIndex { $0.isSame(as: row) } }
    menu = Menu(count: max(1, rows.count), chosen: place ?? firstMatch, rows: 1)
  }

  mutating func fit(into rows: Int) { menu.fit(into: max(1, rows)) }

  mutating func move(_ key: Key) { menu.move(key) }

  mutating func startTyping() { isTyping = true }

  /// Changes the filter as a key asks for.
  mutating func type(_ key: Key, in outline: CourseOutline) {
    guard filter.edit(key) else { return }
    show(outline, choosing: filter.text.isEmpty ? chosen : nil)
  }

  mutating func clear(in outline: CourseOutline) {
    filter = QueryEditor()
    isTyping = false
    show(outline, choosing: chosen)
  }

  /// Where there is a filter, what it asks for is below the heading of its topic.
  private var firstMatch: Int {
    guard !filter.text.isEmpty else { return 0 }
    return rows.firstIndex { if case .exercise = $0 { true } else { false } } ?? 0
  }

  /// A topic with all that is in it if its own name has the words, else with what has them.
  private func rows(of topic: CourseOutline.Topic, _ words: [Substring]) -> [Row] {
    let isWhole = words.allIn([topic.name, topic.title])
    let lessons = topic.lessons.filter { isWhole || words.allIn([$0.name, $0.title]) }
    let exercises = topic.exercises.filter {
      isWhole || words.allIn([$0.name, $0.title, $0.summary])
    }
    let card =
      topic.hasCard && (isWhole || words.allIn([cardWords]))
      ? [Row.card(topic: topic.name)] : []
    guard isWhole || !lessons.isEmpty || !card.isEmpty || !exercises.isEmpty else { return [] }
    return [.topic(topic)] + lessons.map(Row.lesson) + card + exercises.map(Row.exercise)
  }
}

extension CourseList.Row {
  /// Whether it is the same thing, however far it has come.
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.topic(let mine), .topic(let other)): mine.name == other.name
    case (.lesson(let mine), .lesson(let other)): mine.name == other.name
    case (.card(let mine), .card(let other)): mine == other
    case (.exercise(let mine), .exercise(let other)): mine.name == other.name
    default: false
    }
  }
}

extension [Substring] {
  /// Whether each of these words is in one of the texts, whatever its case.
  fileprivate func allIn(_ texts: [String]) -> Bool {
    let text = texts.joined(separator: "\n").lowercased()
    return allSatisfy { text.contains($0) }
  }
}
