import CourseModel
import Foundation

/// What submissions are called in reports: their files' names, harmless and told apart.
package struct SubmissionNames {
  /// In the order of the places, no two alike.
  package let names: [String]

  /// The most characters of a name.
  static let maxLength = 100

  /// Names for what lies at these places, in their order.
  package init(_ places: [URL]) {
    var taken: Set<String> = []
    names = Self.shortest(places).map { name in
      let clean = Self.clean(name)
      var unique = clean
      var number = 2
      // Where case does not count, one report's file would take the place of another's.
      while !taken.insert(unique.precomposedStringWithCanonicalMapping.lowercased()).inserted {
        unique = "\(clean) (\(number))"
        number += 1
      }
      return unique
    }
  }

  /// The last names of the paths; where two have the same, as much of them as tells them apart.
  private static func shortest(_ places: [URL]) -> [String] {
    let depth = places.map(\.pathComponents.count).max() ?? 0
    for length in 1...max(1, min(4, depth)) {
      let names = places.map { $0.pathComponents.suffix(length).joined(separator: "/") }
      if Set(names).count == names.count { return names }
    }
    return places.map(\.lastPathComponent)
  }

  /// The name without what drives, reorders or hides text, and without blanks around it, which nobody
  /// sees; never empty.
  package static func clean(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { $0.isInvisible ? "\u{FFFD}" : $0 }
    let text = String(String(String.UnicodeScalarView(scalars)).prefix(maxLength))
      .trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? "submission" : text
  }
}
