import Foundation

/// An index of the classes, structures and protocols of Apple's frameworks in a course: on its
/// pages, and in the twins of its exercises.
package struct ClassIndex: Sendable {
  /// A name and its occurrences.
  package struct Entry: Sendable, Equatable {
    /// The spelling in Apple's documentation, such as `UITableView`.
    package let name: String
    /// The names of lessons, in the course's order.
    package let lessons: [String]
    /// The names of exercises whose twins mention it, in the course's order.
    package let exercises: [String]
  }

  /// The entries, sorted by name.
  package let entries: [Entry]

  /// Builds the index from all pages and twins of a course.
  package init(of course: Course) throws(CourseError) {
    let lessons = try collect(try course.lessons()) { lesson throws(CourseError) in
      (name: lesson.name, text: AppleNames(in: lesson.body))
    }
    let twins = try collect(try course.exercises().filter(\.hasTwin)) { twin throws(CourseError) in
      (name: twin.name, text: AppleNames(in: try readText(twin.twinFile)))
    }
    let all = (lessons + twins).map(\.text)
    let spellings = Dictionary(
      all.flatMap(\.candidates).map { ($0.lowercased(), $0) },
      uniquingKeysWith: { first, _ in first })
    let names = Set(all.flatMap(\.names)).union(
      all.flatMap(\.documented).compactMap { spellings[$0] })
    func places(of name: String, in pages: [(name: String, text: AppleNames)]) -> [String] {
      pages.filter { $0.text.mentions(name) }.map(\.name)
    }
    entries = names.sorted().map { name in
      Entry(
        name: name, lessons: places(of: name, in: lessons),
        exercises: places(of: name, in: twins))
    }
  }

  /// The entries whose names contain these letters, ignoring case.
  package func entries(containing letters: String) -> [Entry] {
    entries.filter { $0.name.lowercased().contains(letters.lowercased()) }
  }
}

/// The Apple names on one page.
private struct AppleNames {
  /// Names with a prefix of Apple's frameworks.
  let names: Set<String>
  /// The targets of links to Apple's documentation, in lower case like its addresses.
  let documented: Set<String>
  /// All capitalized names in code, for the spelling of the documented ones.
  let candidates: Set<String>

  init(in markdown: String) {
    // Unicode's word boundaries include none at the dot of 'UIDevice.current'.
    let name = /\b[A-Z][A-Za-z]+\b/.wordBoundaryKind(.simple)
    candidates = Set(
      markdown.matches(of: /(?s)```.*?```|`[^`]+`/).flatMap { code in
        code.output.matches(of: name).map { String($0.output) }
      })
    names = Set(markdown.matches(of: name).map { String($0.output) }).filter { name in
      name.contains(/^(?:UI|NS|WK|AV|CL|MK)[A-Z][a-z]/)
        && !["Kit", "Foundation"].contains(where: name.hasSuffix)
    }
    documented = Set(
      markdown.matches(of: /developer\.apple\.com\/documentation\/\w+\/([a-z]+)\b/)
        .map { String($0.1) })
  }

  func mentions(_ name: String) -> Bool {
    names.contains(name)
      || (documented.contains(name.lowercased()) || candidates.contains(name) && !isCommon(name))
  }

  /// Whether it is an ordinary word as well, so that only a link shows that Apple's type is meant.
  private func isCommon(_ name: String) -> Bool {
    !name.dropFirst().contains(where: \.isUppercase)
  }
}
