import Foundation

/// What `.meta/config.json` says of an exercise of Exercism's.
///
/// Source: Exercism's documentation, "Config files of a Practice Exercise" (building/configlet and
/// building/tracks/practice-exercises).
struct ExercismConfig: Decodable, Equatable {
  struct Files: Decodable, Equatable {
    /// What students write.
    var solution: [String]
    /// The tests.
    var test: [String]
    /// An answer that passes; in concept exercises it is called exemplar.
    var example: [String]?
    var exemplar: [String]?
    /// What students see and do not change.
    var editor: [String]?
  }

  let files: Files

  /// Where it is, in the exercise's folder; what students download has it under the second name.
  static let places = [".meta/config.json", ".exercism/config.json"]
  /// Tests wait for this, but for the first: so students take one after the other.
  static let environment = ["RUNALL": "true"]

  /// The answer that passes.
  var reference: [String] { files.example ?? files.exemplar ?? [] }

  /// The one in this folder; nil if it is no exercise of Exercism's.
  init?(in folder: URL) throws(PackageError) {
    for place in Self.places {
      let url = folder.appending(path: place)
      guard let data = try? Data(contentsOf: url) else { continue }
      guard let config = try? JSONDecoder().decode(Self.self, from: data) else {
        throw .exercismUnreadable(url.path)
      }
      self = config
      return
    }
    return nil
  }
}
