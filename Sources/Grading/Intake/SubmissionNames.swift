import CourseModel
import Foundation

/// The names of submissions in reports: their files' names, made safe and unique.
package struct SubmissionNames {
  /// In the order of the places; all different.
  let names: [String]

  /// The most characters of a name.
  static let maxLength = 100

  /// The names for the files at these places, in their order.
  init(_ places: [URL]) {
    names = Self.toldApart(Self.shortest(places).map(Self.clean))
  }

  /// The names with numbers behind those that are taken already: `name (2)`.
  ///
  /// Case does not count: on a file system that ignores it, one report would replace another.
  package static func toldApart(_ names: [String], from others: [String] = []) -> [String] {
    func key(_ name: String) -> String { name.precomposedStringWithCanonicalMapping.lowercased() }
    var taken = Set(others.map(key))
    return names.map { name in
      var (unique, number) = (name, 2)
      while !taken.insert(key(unique)).inserted {
        unique = "\(name) (\(number))"
        number += 1
      }
      return unique
    }
  }

  /// The last components of the paths; as many as it takes to make all names different, up to four.
  private static func shortest(_ places: [URL]) -> [String] {
    let depth = places.map(\.pathComponents.count).max() ?? 0
    for length in 1...max(1, min(4, depth)) {
      let names = places.map { $0.pathComponents.suffix(length).joined(separator: "/") }
      if Set(names).count == names.count { return names }
    }
    return places.map(\.lastPathComponent)
  }

  /// The name without characters that control, reorder or hide text, and without blanks around it;
  /// never empty.
  package static func clean(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { $0.isInvisible ? "\u{FFFD}" : $0 }
    let text = String(String(String.UnicodeScalarView(scalars)).prefix(maxLength))
      .trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? "submission" : text
  }
}
