import Foundation

/// The `.meta/config.json` of an Exercism exercise.
///
/// Source: Exercism's documentation, "Config files of a Practice Exercise" (building/configlet and
/// building/tracks/practice-exercises).
struct ExercismConfig: Decodable, Equatable {
  struct Files: Decodable, Equatable {
    /// The files that students write.
    var solution: [String]
    var test: [String]
    /// An answer that passes; concept exercises call it exemplar.
    var example: [String]?
    var exemplar: [String]?
    /// Files that students see but do not change.
    var editor: [String]?
  }

  let files: Files

  /// Its paths in the exercise's folder; in students' downloads it is at the second one.
  static let places = [".meta/config.json", ".exercism/config.json"]
  /// All tests but the first wait for this variable, so that students take them one by one.
  static let environment = ["RUNALL": "true"]

  /// The answer that passes.
  var reference: [String] { files.example ?? files.exemplar ?? [] }

  /// Reads the configuration in this folder; nil if it is not an Exercism exercise.
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
