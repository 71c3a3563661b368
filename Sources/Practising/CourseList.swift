import FullScreen
import Terminal

/// Everything in a course, reduced by a filter that the learner types.
struct CourseList: Sendable {
  /// An entry that can be chosen.
  enum Row: Hashable, Sendable {
    case topic(CourseOutline.Topic)
    case lesson(CourseOutline.Lesson)
    /// The card of the topic with this name.
    case card(topic: String)
    case exercise(CourseOutline.Exercise)
  }

  private(set) var filter = QueryEditor()
  /// The words that a row shows.
  private let words: @Sendable (Row) -> [String]
  /// Whether characters go to the filter.
  private(set) var isTyping = false
  private(set) var rows: [Row] = []
  private(set) var menu = Menu(count: 1, chosen: 0, rows: 1)

  /// The row that Enter opens; nil if no row is left.
  var chosen: Row? { rows.isEmpty ? nil : rows[menu.chosen] }

  /// Creates a course's list, with one of its exercises chosen.
  ///
  /// - Parameter words: Returns what a row shows, which the filter looks at.
  init(
    _ outline: CourseOutline, at exercise: String?, words: @escaping @Sendable (Row) -> [String]
  ) {
    self.words = words
    show(outline, choosing: nil)
    let place = rows.firstIndex { row in
      if case .exercise(let entry) = row { entry.name == exercise } else { false }
    }
    menu = Menu(count: max(1, rows.count), chosen: place ?? 0, rows: 1)
  }

  /// Shows the present state of the course, filtered.
  mutating func show(_ outline: CourseOutline, choosing row: Row? = nil) {
    let words = filter.text.lowercased().split(separator: " ")
    rows = outline.topics.flatMap { rows(of: $0, words) }
    let place = row.flatMap { row in rows.firstIndex { $0.isSame(as: row) } }
    menu = Menu(count: max(1, rows.count), chosen: place ?? firstMatch, rows: 1)
  }

  mutating func fit(into rows: Int) { menu.fit(into: max(1, rows)) }

  mutating func move(_ key: Key) { menu.move(key) }

  mutating func startTyping() { isTyping = true }

  /// Changes the filter according to a key.
  mutating func type(_ key: Key, in outline: CourseOutline) {
    guard filter.edit(key) else { return }
    show(outline, choosing: filter.text.isEmpty ? chosen : nil)
  }

  mutating func clear(in outline: CourseOutline) {
    filter = QueryEditor()
    isTyping = false
    show(outline, choosing: chosen)
  }

  /// With a filter, the first match is below the heading of its topic.
  private var firstMatch: Int {
    guard !filter.text.isEmpty else { return 0 }
    return rows.firstIndex { if case .exercise = $0 { true } else { false } } ?? 0
  }

  /// Returns a topic with everything in it if its own name matches, otherwise with the entries that
  /// match.
  private func rows(of topic: CourseOutline.Topic, _ words: [Substring]) -> [Row] {
    let heading = Row.topic(topic)
    let rows =
      topic.lessons.map(Row.lesson) + (topic.hasCard ? [.card(topic: topic.name)] : [])
      + topic.exercises.map(Row.exercise)
    if words.allIn(self.words(heading)) { return [heading] + rows }
    let matching = rows.filter { words.allIn(self.words($0)) }
    return matching.isEmpty ? [] : [heading] + matching
  }
}

extension CourseList.Row {
  /// Whether both are the same entry, whatever their progress.
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
  /// Whether each of these words is in one of the texts, ignoring case.
  fileprivate func allIn(_ texts: [String]) -> Bool {
    let text = texts.joined(separator: "\n").lowercased()
    return allSatisfy { text.contains($0) }
  }
}
