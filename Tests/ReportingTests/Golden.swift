import Foundation
import Testing

/// Compares a text with the file of this name in Goldens; `SWITCHBOARD_RECORD=1` rewrites the file.
func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens/\(name)")
  if ProcessInfo.processInfo.environment["SWITCHBOARD_RECORD"] == "1" {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  let golden = try String(contentsOf: file, encoding: .utf8)
  #expect(text == golden, "differs from Goldens/\(name)", sourceLocation: sourceLocation)
}
