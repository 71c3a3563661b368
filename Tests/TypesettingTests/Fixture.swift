import Foundation
import Testing

/// The files beside the tests.
enum Fixture {
  /// The text of a file in Fixtures.
  static func text(_ name: String) throws -> String {
    let url = try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
    return try String(decoding: Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }
}

/// A text that was reviewed and is expected again.
enum Golden {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")

  /// What was recorded under a name; `SWITCHBOARD_RECORD=1` records what is there now instead.
  static func text(_ name: String, now text: String) throws -> String {
    let url = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["SWITCHBOARD_RECORD"] == "1" {
      try Data(text.utf8).write(to: url)
    }
    return try String(decoding: Data(contentsOf: url), as: UTF8.self)
  }
}
