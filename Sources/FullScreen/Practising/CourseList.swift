import Terminal

/// Everything in a course, reduced by a filter that the learner types.
struct CourseList: Sendable {
  /// An entry that can be chosen.
  enum Row: Hashable, Sendable {
    /// The heading of the learner's path, whose pages and exercises come first, in its order.
    case path(CourseOutline.Path)
    /// The heading of a part of that path.
    case part(CourseOutline.Path.Part)
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
  /// - Parameter words: Returns the text of a row, which the filter searches.
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
    let onPath = outline.path.map { rows(of: $0.steps, in: outline) } ?? []
    rows =
      (outline.path.map { rows(of: $0, in: outline, words) } ?? [])
      + outline.topics.flatMap { rows(of: $0, but: onPath, words) }
    let place = row.flatMap { row in rows.firstIndex { $0.isSame(as: row) } }
    menu = Menu(count: max(1, rows.count), chosen: place ?? firstMatch, rows: 1)
  }

  mutating func fit(into rows: Int) { menu.fit(into: max(1, rows)) }

  mutating func move(_ key: Key) { menu.move(key) }

  mutating func startTyping() { isTyping = true }

  /// Gives the letters back their usual meaning; the filter stays.
  mutating func endTyping() { isTyping = false }

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
    return rows.firstIndex { $0.name != nil } ?? 0
  }

  /// Returns the pages and exercises with these names.
  private func rows(of steps: [String], in outline: CourseOutline) -> [Row] {
    let all = outline.topics.flatMap { $0.lessons.map(Row.lesson) + $0.exercises.map(Row.exercise) }
    return steps.compactMap { name in all.first { $0.name == name } }
  }

  /// Returns a path, part by part.
  private func rows(
    of path: CourseOutline.Path, in outline: CourseOutline, _ words: [Substring]
  ) -> [Row] {
    let isWhole = words.allIn(self.words(.path(path)))
    let parts = path.parts.flatMap { part in
      section(.part(part), rows(of: part.steps, in: outline), isWhole ? [] : words) { row in
        row.name.flatMap(outline.topic).map(Row.topic)
      }
    }
    return parts.isEmpty ? [] : [.path(path)] + parts
  }

  /// Returns a topic with the rows that are not on the learner's path.
  private func rows(
    of topic: CourseOutline.Topic, but others: [Row], _ words: [Substring]
  ) -> [Row] {
    let rows =
      topic.lessons.map(Row.lesson) + (topic.hasCard ? [.card(topic: topic.name)] : [])
      + topic.exercises.map(Row.exercise)
    return section(.topic(topic), rows.filter { !others.contains($0) }, words)
  }

  /// Returns a heading with all rows below it if its own words match, otherwise with those that
  /// match, or whose topic does.
  private func section(
    _ heading: Row, _ rows: [Row], _ words: [Substring], topic: (Row) -> Row? = { _ in nil }
  ) -> [Row] {
    let isWhole = words.allIn(self.words(heading))
    let matching = rows.filter { row in
      isWhole || words.allIn(self.words(row))
        || topic(row).map { words.allIn(self.words($0)) } == true
    }
    return matching.isEmpty ? [] : [heading] + matching
  }
}

extension CourseList.Row {
  /// The name of a page or an exercise; nil for anything else.
  fileprivate var name: String? {
    switch self {
    case .lesson(let lesson): lesson.name
    case .exercise(let exercise): exercise.name
    case .path, .part, .topic, .card: nil
    }
  }

  /// Whether both are the same entry, whatever their progress.
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.path, .path): true
    case (.part(let mine), .part(let other)): mine.title == other.title
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
