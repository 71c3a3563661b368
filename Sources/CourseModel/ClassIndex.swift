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
  /// The other names in code, such as `removeTarget`: found when no class is.
  private let members: [Entry]

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
    func entry(_ name: String, _ mentions: (AppleNames) -> Bool) -> Entry {
      Entry(
        name: name, lessons: lessons.filter { mentions($0.text) }.map(\.name),
        exercises: twins.filter { mentions($0.text) }.map(\.name))
    }
    entries = names.sorted().map { name in entry(name) { $0.mentions(name) } }
    members = Set(all.flatMap(\.members)).sorted().map { name in
      entry(name) { $0.members.contains(name) }
    }
  }

  /// The entries whose names contain these letters, ignoring case: classes, or where there are none,
  /// methods and properties.
  package func entries(containing letters: String) -> [Entry] {
    let letters = letters.lowercased().prefix { $0 != "(" }
    func found(in entries: [Entry]) -> [Entry] {
      entries.filter { $0.name.lowercased().contains(letters) }
    }
    let classes = found(in: entries)
    return classes.isEmpty ? found(in: members) : classes
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
  /// The names of methods and properties in code: `removeTarget`.
  let members: Set<String>

  init(in markdown: String) {
    // Unicode's word boundaries include none at the dot of 'UIDevice.current'.
    let name = /\b[A-Z][A-Za-z]+\b/.wordBoundaryKind(.simple)
    let code = markdown.matches(of: /(?s)```.*?```|`[^`]+`/).map(\.output)
    candidates = Set(code.flatMap { $0.matches(of: name).map { String($0.output) } })
    let member = /\b[a-z]+[A-Z][A-Za-z]*\b/.wordBoundaryKind(.simple)
    members = Set(code.flatMap { $0.matches(of: member).map { String($0.output) } })
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
