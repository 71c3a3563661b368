import Foundation
import Testing

/// The files next to the tests.
enum Fixture {
  /// The text of a file in Fixtures.
  static func text(_ name: String) throws -> String {
    let url = try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
    return try String(decoding: Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }
}
