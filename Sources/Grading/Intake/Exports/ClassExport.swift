import CourseModel
import Foundation

/// A platform's export of a whole class, split into one entry for each student and attempt.
package struct ClassExport: Sendable {
  package let platform: Platform
  /// Sorted by name; attempts of the same people from first to last. Includes items without an
  /// owner, so that none is lost.
  let entries: [ClassEntry]
  /// Paths that are not entries: hidden files, files that systems leave behind, files outside the
  /// class.
  let ignored: [String]

  /// The number of people or groups.
  package var peopleCount: Int { Set(entries.compactMap(\.owner)).count }

  /// Splits a class with this layout.
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

/// The identity of an attempt within a class.
private struct PartKey: Hashable {
  let owner: String
  let attempt: String?
}

extension ClassEntry {
  /// Equal for all entries of the same people; nil for entries without an owner.
  fileprivate var owner: String? {
    delivery.platform == nil ? nil : delivery.students.first.map(\.identity) ?? name
  }
}

extension Student {
  fileprivate var identity: String { id ?? login ?? email ?? name ?? "" }
}
