import CourseModel
import Foundation

/// A whole class as a platform exports it, taken apart: one entry for each student and attempt.
package struct ClassExport: Sendable {
  /// Which platform has exported it.
  package let platform: Platform
  /// In the order of their names, attempts of the same people from the first to the last. What is
  /// nobody's is among them, so that nothing is lost.
  package let entries: [ClassEntry]
  /// Paths of what is no entry: hidden files, what computers leave behind, what lies outside.
  package let ignored: [String]

  /// How many people, or groups, there are.
  package var peopleCount: Int { Set(entries.compactMap(\.owner)).count }

  /// Takes a class apart that is laid out so.
  init(_ level: ClassLevel, as platform: Platform, by layout: any ExportLayout) {
    self.platform = platform
    var parts: [Part] = []
    var places: [PartKey: Int] = [:]
    for item in level.items {
      guard let label = layout.label(of: item) else {
        parts.append(Part(stray: item))
        continue
      }
      guard label.content != .companion else { continue }
      let key = PartKey(owner: label.owner, attempt: label.attempt)
      if let place = places[key] {
        parts[place].add(item, label)
      } else {
        places[key] = parts.count
        parts.append(Part(item, label))
      }
    }
    let numbers = AttemptNumbers(of: parts)
    let titles = TitleNames(of: parts)
    entries = parts.sorted { numbers.precedes($0, $1) }.map { part in
      part.entry(
        of: platform, named: titles.name(of: part, numbers), numbers.attempt(of: part))
    }
    ignored = level.ignored.filter { !$0.dropLast().contains("/") } + level.outside
  }
}

/// What tells the attempts of a class from one another.
private struct PartKey: Hashable {
  let owner: String
  let attempt: String?
}

extension ClassEntry {
  /// Equal for all that is of the same people; nil for what is nobody's.
  fileprivate var owner: String? {
    delivery.platform == nil ? nil : delivery.students.first.map(\.identity) ?? name
  }
}

extension Student {
  fileprivate var identity: String { id ?? login ?? email ?? name ?? "" }
}
