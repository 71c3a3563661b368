import Foundation
import Testing

/// Expects a text that was reviewed: the file with this name in the folder Goldens next to the
/// test.
///
/// `SWITCHBOARD_RECORD=1` rewrites the file instead; then review the changes.
package func expectGolden(
  _ text: String, _ name: String, test: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: test).deletingLastPathComponent().appending(path: "Goldens/\(name)")
  if ProcessInfo.processInfo.environment["SWITCHBOARD_RECORD"] == "1" {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  guard let golden = try? String(contentsOf: file, encoding: .utf8) else {
    Issue.record(
      "there is no Goldens/\(name): run this again with SWITCHBOARD_RECORD=1",
      sourceLocation: sourceLocation)
    return
  }
  #expect(text == golden, "differs from Goldens/\(name)", sourceLocation: sourceLocation)
}
